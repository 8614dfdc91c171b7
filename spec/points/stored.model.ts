// The tables of points: a ledger that only grows, and what it comes to for each person.
import { Profile } from '../account/account.model';
import { Booking } from '../booking/booking.model';
import { decision } from 'spec-to-app/declaration';
import { belongsTo, integer, nullable, oneOf } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { values } from 'spec-to-app/values';
import { PointsEntry } from './points.model';

export const RewardFor = values({
  source: decision('sections 6 and 7: three rewards come of a referral, one of a first listing'),
  says: 'What a reward was for',
  items: {
    friend: { label: 'Welcome bonus' },
    sender: { label: 'The first stay of a friend' },
    host: { label: 'The first stay at a friend’s place' },
    listing: { label: 'A first listing with a synced calendar' },
  },
});

export const storedPoints = stored('points_entries', {
  source: decision('section 6: the balance is the sum of entries'),
  says: 'The points ledger',
  of: PointsEntry,
  columns: {
    profile_id: { onDelete: 'cascade' },
    booking_id: nullable(belongsTo(Booking)),
    friend_id: { shape: nullable(belongsTo(Profile, { says: 'Of a reward: the friend who brought it' })), onDelete: 'set null' },
    reward: nullable(oneOf(RewardFor)),
    owed: nullable(
      integer({ says: 'Of points that are taken back: those that were not there any more; below zero where later ones made up for them' }),
    ),
  },
  exclusions: [
    "using btree (booking_id with =) where (kind = 'earn' and reward is null)",
    "using btree (profile_id with =) where (kind = 'earn' and reward = 'listing')",
    "using btree (friend_id with =, reward with =) where (kind = 'earn' and reward is not null)",
  ],
});

export const storedBalances = stored('points_balances', {
  source: decision('section 6: the balance is never negative, however many bookings are made at once'),
  says: 'What the entries of each person come to: the database itself adds each new entry, and refuses one that would leave less than nothing',
  columns: { profile_id: { shape: belongsTo(Profile), onDelete: 'cascade' }, balance: integer() },
  key: ['profile_id'],
  checks: ['balance >= 0'],
});
