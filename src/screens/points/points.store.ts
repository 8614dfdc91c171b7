// The points of the person signed in: asked whenever the page is opened, and once it is known who looks.
import { attach, createEvent, sample } from 'effector';
import { getPointsFx } from '../../../generated/client/points';
import type { PointsEntry } from '../../../generated/model/entities';
import { joinedBy, moreOf } from '../shell/calls/more';
import { query } from '../shell/calls/query';
import { $visit, type Visit } from '../shell/navigation/visit';
import { $isLoaded, loggedOut } from '../shell/session/session.store';

export const opened = createEvent<Visit>();

const pageFx = attach({ effect: getPointsFx, mapParams: (page: number) => ({ page }) });
export const points = query(attach({ effect: pageFx, mapParams: () => 1 }));
const join = joinedBy<PointsEntry>(({ entry_id }) => entry_id);
export const more = moreOf(points.$data, pageFx, (known, next) => ({ ...next, entries: join(known.entries, next.entries) }));
sample({
  clock: [opened, $isLoaded],
  source: { isLoaded: $isLoaded, visit: $visit },
  filter: ({ isLoaded, visit }) => isLoaded && visit?.route === 'points',
  fn: () => undefined,
  target: points.asked,
});
sample({ clock: loggedOut, target: points.cleared });
