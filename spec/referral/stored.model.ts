// The tables of referrals: what came of each, what tells two people apart, and what people said.
import { Profile } from '../account/account.model';
import { Booking } from '../booking/booking.model';
import { decision } from 'spec-to-app/declaration';
import { belongsTo, instant, list, nullable, oneOf, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { values } from 'spec-to-app/values';
import { SentFeedback } from './feedback.model';
import { VoidBecause } from './referral.model';

export const SharedThing = values({
  source: decision('section 7: what sender and friend may not share'),
  says: 'What tells whether two accounts are one person',
  items: {
    card: { label: 'Card', says: 'By the fingerprint that the payment provider gives it' },
    device: { label: 'Device', says: 'By a random cookie of one year' },
    network: { label: 'Network and browser', says: 'By the address, or its /64 of IPv6, and the browser, within a day' },
  },
});
export const storedReferrals = stored('referrals', {
  source: decision('section 7: each reward is given once, and none where the referral is void'),
  says: 'What came of referrals; of a friend for whom nothing has happened yet there is no row',
  columns: {
    friend_id: { shape: belongsTo(Profile, { says: 'Who signed up with a code' }), onDelete: 'cascade' },
    welcomed_at: nullable(instant({ says: 'When the friend was rewarded' })),
    stayed_at: nullable(instant({ says: 'When the sender was rewarded for the friend’s stay' })),
    hosted_at: nullable(instant({ says: 'When the sender was rewarded for a stay at the friend’s place' })),
    rewarded_stay: nullable(belongsTo(Booking, { says: 'The friend’s stay that brought the reward' })),
    rewarded_hosting: nullable(belongsTo(Booking, { says: 'The stay at the friend’s place that brought the reward' })),
    voided_at: nullable(instant()),
    void_because: nullable(oneOf(VoidBecause)),
    void_reason: nullable(text({ max: 500, says: 'What the operator said when they decided so' })),
    waits_for: nullable(oneOf(VoidBecause, { says: 'Why its rewards wait for a look' })),
    cleared: {
      shape: list(oneOf(VoidBecause), { says: 'What was looked at and found to be fine' }),
      default: [],
    },
    due_stay: nullable(belongsTo(Booking, { says: 'The friend’s stay whose reward waits' })),
    due_hosting: nullable(belongsTo(Booking, { says: 'The stay at the friend’s place whose reward waits' })),
  },
  key: ['friend_id'],
  checks: ['(voided_at is null) = (void_because is null)'],
});

export const storedSightings = stored('sightings', {
  source: decision('section 7: nobody invites themselves'),
  says: 'Which card, device and network people were seen with, as hashes that only this installation can make',
  columns: {
    profile_id: { shape: belongsTo(Profile), onDelete: 'cascade' },
    kind: oneOf(SharedThing),
    mark: text({ says: 'HMAC-SHA-256' }),
    seen_at: instant({ says: 'The last time' }),
  },
  key: ['profile_id', 'kind', 'mark'],
});

export const storedFeedback = stored('referral_feedback', {
  source: decision('section 7: stored as it came, once for each person and type'),
  says: 'Feedback that has arrived',
  of: SentFeedback,
  columns: { profile_id: { onDelete: 'cascade' }, first_sent_at: instant(), sent_at: instant({ says: 'When it was last replaced' }) },
  unique: [['profile_id', 'type']],
});
