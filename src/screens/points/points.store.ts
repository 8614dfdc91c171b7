// The points of whoever is signed in: asked whenever the page is opened, and once it is known who looks.
import { createEvent, sample } from 'effector';
import { getPointsFx } from '../../../generated/client/effects/points';
import { query } from '../shell/calls/query';
import { $visit, type Visit } from '../shell/navigation/visit';
import { $isLoaded, loggedOut } from '../shell/session/session.store';

export const opened = createEvent<Visit>();

export const points = query(getPointsFx);
sample({
  clock: [opened, $isLoaded],
  source: { isLoaded: $isLoaded, visit: $visit },
  filter: ({ isLoaded, visit }) => isLoaded && visit?.route === 'points',
  fn: () => undefined,
  target: points.asked,
});
sample({ clock: loggedOut, target: points.cleared });
