// How many points the person has.
import { attach, sample } from 'effector';
import { getPointsFx } from '../../../../generated/client/effects/points';
import { query } from '../../shell/calls/query';
import { opened } from './settings.store';

export const points = query(attach({ effect: getPointsFx, mapParams: () => ({}) }));
sample({ clock: opened, fn: () => undefined, target: [points.cleared, points.asked] });
