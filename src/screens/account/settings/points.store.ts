// How many points the person has.
import { sample } from 'effector';
import { getPointsFx } from '../../../../generated/client/effects/points';
import { query } from '../../shell/calls/query';
import { opened } from './settings.store';

export const points = query(getPointsFx);
sample({ clock: opened, fn: () => undefined, target: [points.cleared, points.asked] });
