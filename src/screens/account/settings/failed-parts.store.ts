// The parts of the page that could not be loaded: where there are several, one note above them says so.
import { combine, createEvent, sample } from 'effector';
import { failureReason } from '../../shell/failures/failure-reason';
import { $session, visitorChanged } from '../../shell/session/session.store';
import { devices } from './devices.store';
import { earnings, payouts } from './payouts.store';
import { profile } from './profile.store';
import { ofSelf, placeReviews, reviews } from './reviews.store';
import { points } from './settings.store';

const parts = [profile, devices, payouts, earnings, points, reviews, ofSelf, placeReviews] as const;

const $isUnknown = $session.map((session) => session === 'failed');
const $failures = combine(
  parts.map(({ $failure }) => $failure),
  (failures) => failures.flatMap((failure) => (failure === null ? [] : [failure])),
);
const few = 2;
/** One of those that lack for one and the same reason, where these are more than a few: others say it themselves. */
export const $manyFailed = combine($failures, (failures) => {
  const reasons = failures.map(failureReason);
  return failures.find((failure) => reasons.filter((it) => it === failureReason(failure)).length > few) ?? null;
});

export const allRetried = createEvent();
for (const { $failure, retried } of parts)
  sample({ clock: allRetried, filter: $failure.map((failure) => failure !== null), target: retried });
sample({ clock: allRetried, filter: $isUnknown, target: visitorChanged });
