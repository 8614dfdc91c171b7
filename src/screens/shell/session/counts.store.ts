// The counts of the person, such as messages that wait, which change elsewhere.
import { createEvent, sample } from 'effector';
import { getUserFx } from '../../../../generated/client/account';
import { query } from '../calls/query';
import { $session, $user } from './session.store';

/** The counts may be others by now. */
export const countsAged = createEvent();

// the page does not wait for them, and no failure is told: the next call of the person tells it
const counted = query(getUserFx);
sample({ clock: countsAged, source: $session, filter: (session) => session === 'loaded', fn: () => undefined, target: counted.asked });
sample({
  clock: counted.done,
  source: $user,
  filter: (user, { result: { profile_id, counts } }) =>
    user?.profile_id === profile_id && JSON.stringify(user.counts) !== JSON.stringify(counts),
  fn: (user, { result }) => ({ ...(user ?? result), counts: result.counts }),
  target: $user,
});
