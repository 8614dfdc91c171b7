// The account page is opened: each of its parts hears of it here.
import { attach, createEvent, sample } from 'effector';
import type { Visit } from '../../shell/navigation/visit';
import { getPointsFx } from '../../../../generated/client/points';
import { query } from '../../shell/calls/query';

export const opened = createEvent<Visit>();

/** How many points the person has. */
export const points = query(attach({ effect: getPointsFx, mapParams: () => ({}) }));
sample({ clock: opened, fn: () => undefined, target: [points.cleared, points.asked] });
