// Claims as everything that is not theirs reads them. Reads only.
import { type RawBuilder, sql } from 'kysely';
import type { BookingDetail, BookingRow, Claim } from '../../../generated/model/entities';
import type { BookingSide } from '../../../generated/model/values';
import { columnsOfClaim } from '../../../generated/tables/claims';
import { bookedBy } from '../booking/booking.lookup';
import type { Database } from '../database/open';
import { isForgotten } from '../jobs/forgotten.lookup';
import { hostedBy } from '../property/property.lookup';
import { addressesOf, findClaim, overStates, photosOf, wholeClaims } from './claim.repository';

/** A booking's claim as its two sides read it, and the pictures of one that its host has not made yet, for the host. */
export const shownClaim = async (
  db: Database,
  bookingId: string,
  side: BookingSide,
): Promise<Pick<BookingDetail, 'claim' | 'claim_photos'>> => {
  const claim = await findClaim(db, bookingId);
  if (claim) {
    const { claim_id: _claim, booking_id: _booking, ...shown } = claim;
    return { claim: shown, claim_photos: [] };
  }
  return { claim: null, claim_photos: side === 'host' ? ((await photosOf(db, [bookingId])).get(bookingId) ?? []) : [] };
};

/** Where the claim of a booking stands, or null, to ask with: of the booking whose id is in a column. */
export const claimStandOf = (column: string): RawBuilder<BookingRow['claim']> =>
  sql<BookingRow['claim']>`(select jsonb_build_object(
    'state', state, 'answer_by', to_char(answer_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'offered_cents', offered_cents, 'owed_cents', owed_cents
  ) from claims where booking_id = ${sql.ref(column)})`;

/** Claims by the host and about the stays of a person, to ask with. */
const claimsAbout = (db: Database, profileId: string) =>
  db
    .selectFrom('claims')
    .where((row) => row.or([row('booking_id', 'in', bookedBy(db, profileId)), row('property_id', 'in', hostedBy(db, profileId))]));

/** All of them, the newest first. */
export const claimsOf = async (db: Database, profileId: string): Promise<readonly Claim[]> =>
  wholeClaims(db, await claimsAbout(db, profileId).select(columnsOfClaim).orderBy('filed_at', 'desc').execute());

/** How many of a person's are not over, made by them or about their stays: also those that are owed. */
export const countOpenClaims = async (db: Database, profileId: string): Promise<number> =>
  (
    await claimsAbout(db, profileId)
      .select('claim_id')
      .where('state', 'not in', [...overStates])
      .execute()
  ).length;

/** Claims that wait for the operator's decision, or for the guest's payment; the oldest first. */
export const claimsIn = async (db: Database, of: 'undecided' | 'owed') => {
  const states = { undecided: ['disputed', 'unanswered'], owed: ['accepted', 'upheld'] } as const;
  return db
    .selectFrom('claims')
    .selectAll()
    .where('state', 'in', [...states[of]])
    .orderBy('filed_at')
    .execute();
};

/** The files of the pictures of some bookings' claims, by their keys in the storage: nobody but the operator is told. */
export const claimFiles = async (db: Database, bookingIds: readonly string[]): Promise<ReadonlyMap<string, string[]>> => {
  const keys = new Map<string, string[]>(bookingIds.map((id) => [id, []]));
  if (bookingIds.length === 0) return keys;
  for (const { booking_id, address } of await addressesOf(db, bookingIds)) keys.get(booking_id)?.push(address.replace('/media/', ''));
  return keys;
};

/** Claims past the moment at which the time to answer ends: those that no work is at, or all. */
export const findUnansweredPast = (db: Database, since: Date, all = false) => {
  const late = db.selectFrom('claims').select(['claim_id', 'booking_id', 'answer_by as since']).where('state', '=', 'filed');
  const past = late.where('answer_by', '<', since);
  return (all ? past : past.where(isForgotten('claimLifeLapse', 'claim_id', 'claim_id'))).execute();
};
