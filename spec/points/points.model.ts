// Points: what one is worth, how they are earned and spent, and the ledger that remembers each of them.
import { decision } from 'spec-to-app/declaration';
import { entity, shape } from 'spec-to-app/entity';
import { belongsTo, flag, group, id, instant, integer, like, list, nullable, oneOf, text } from 'spec-to-app/shapes';
import { constant, values } from 'spec-to-app/values';
import { Profile } from '../account/account.model';
import { VoidBecause } from '../referral/referral.model';

export const pointsMinimum = constant(100, {
  source: decision('section 6: fewer are not worth the entry in the ledger'),
  unit: 'points',
  says: 'The fewest points that a booking may be paid with',
});
export const pointsPerCad = constant(2, {
  source: decision('section 6: 2%, as the large programmes launched with'),
  unit: 'points',
  says: 'What a guest earns for each dollar of the host’s price, after points',
});
export const pointsPostedHours = constant(24, {
  source: decision('section 6: a stay that ends badly is cancelled before points are given'),
  unit: 'hours',
  says: 'How long after check-out earned points arrive',
});
export const cardMinimumCents = constant(100, {
  source: decision('section 6: a card proves who booked'),
  unit: 'cents',
  says: 'What a booking leaves on the card, however many points it takes',
});
export const firstListingPoints = constant(500, {
  source: decision('section 6: thanks for a listing with a calendar that keeps itself true'),
  unit: 'points',
  says: 'What a host earns when a first property is listed with a synced calendar',
});

export const pointsPerPage = constant(10, {
  source: decision('what is sent is bounded, and a long history is read page by page'),
  says: 'How many entries of the points ledger are sent at a time',
});

export const PointsEntryKind = values({
  source: decision('section 6: entries are never changed, only followed by others; none expires'),
  says: 'What an entry of the points ledger records',
  items: {
    earn: { label: 'Earned', says: 'Points given, for a stay, a referral or a first listing' },
    hold: { label: 'Reserved', says: 'Points that a booking will take once it is paid' },
    release: { label: 'Given back', says: 'Points set aside for a booking that was rejected, expired or withdrawn' },
    spend: { label: 'Spent', says: 'Points that a paid booking took' },
    reverse: { label: 'Reversed', says: 'Points returned with a refund, or taken back with a void reward' },
    admin: { label: 'Adjusted', says: 'A correction by our staff, with its reason' },
  },
});

export const PointsEntry = entity({
  source: decision('section 6: the balance is the sum of entries and is never negative'),
  called: 'points entry',
  says: 'One line of a person’s points ledger',
  key: 'entry_id',
  fields: {
    entry_id: id(),
    profile_id: belongsTo(Profile, { private: true }),
    kind: oneOf(PointsEntryKind),
    points: integer({ says: 'Above zero where points come in, below where they go', example: 400 }),
    booking_id: nullable(id({ says: 'The booking that it belongs to, if any' })),
    reason: text({ max: 200, says: 'What it was for, in a few words', example: 'Stay at Lakeside cabin' }),
    created_at: instant(),
  },
});

export const PointsBalance = shape({
  source: decision('a person sees what they have and where it came from'),
  called: 'points balance',
  says: 'What a person has, and the entries behind it',
  fields: {
    balance: integer({ min: 0, says: 'Points that can be spent', example: 2400 }),
    held: integer({ min: 0, says: 'Points set aside for open bookings', example: 0 }),
    owed: integer({ min: 0, says: 'Points of refunded stays that were spent before, and are taken from the next ones', example: 0 }),
    coming: list(
      group({
        booking_id: id(),
        reason: text({ max: 200, example: 'Stay at Lakeside cabin' }),
        points: integer({ min: 0, example: 400 }),
        arrives_at: nullable(
          instant({ says: 'Nothing while a report or a dispute of the stay is looked at; it may be refunded before, too' }),
        ),
      }),
      { max: 100, says: 'What paid stays will earn, the next first' },
    ),
    welcome: nullable(
      group(
        {
          points: integer({ min: 0, example: 2000 }),
          is_waiting: flag({ says: 'Whether it is still to be decided' }),
          because: oneOf(VoidBecause),
          decided: nullable(text({ max: 500, says: 'What was said about it after a look' })),
        },
        { says: 'The points for signing up with a code, where they wait for a look or were not given' },
      ),
    ),
    entries: list(like(PointsEntry), {
      max: pointsPerPage.value,
      says: 'The newest first; what was set aside for a stay and then spent on it is one line',
    }),
    total: integer({ min: 0, says: 'How many entries there are in all' }),
    page: integer({ min: 1 }),
    per_page: integer({ min: 1 }),
  },
});

export const PointsUse = shape({
  source: '§4 Booking actions',
  called: 'use of points',
  says: 'How many points a booking shall be paid with, and what bounds them',
  fields: {
    points: integer({ min: 0, says: 'The points asked for; 0 takes them all off again', example: 2500 }),
    balance: integer({ min: 0, says: 'The points that the guest has, those set aside for this booking included' }),
    max: integer({ min: 0, says: 'The points that this booking can take: never taxes, and a minimum stays on the card' }),
  },
});
