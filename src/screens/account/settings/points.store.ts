// How many points the person has.
import { attach } from 'effector';
import { getPointsFx } from '../../../../generated/client/effects/points';
import { loadedPart } from './loaded-part';
import { opened } from './settings.store';

export const pointsPart = loadedPart({
  loadFx: attach({ effect: getPointsFx }),
  begun: opened,
});
