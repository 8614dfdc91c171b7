// Bookings as everything that is not theirs reads them. Reads only.
import { sql } from 'kysely';
import { accountOpenHours, accountReportDays, nobodyId } from '../../../generated/model/constants';
import type { ExportedBooking } from '../../../generated/model/entities';
import type { BookingSide, BookingStatus } from '../../../generated/model/values';
import { type PlainDate, utcDateOf } from '../../../generated/model/wire';
import { HOUR, DAY, dayOf } from '../../../generated/model/dates';
import { momentAt } from '../../../generated/rules/runtime';
import { publicProfiles } from '../account/account.lookup';
import { asRead } from '../account/contact-details.lookup';
import type { BookingLifeEvent } from '../../../generated/rules/lifecycles';
import type { Database } from '../database/open';
import { todayAt } from '../property/calendar/calendar.lookup';
import { wallClock } from '../property/wall-clocks.lookup';
import { isForgotten } from '../jobs/forgotten.lookup';
import { chargedLines } from '../ledger/ledger.lookup';
import { sumOf } from '../pricing/lines.rules';
import { sharesByNight } from '../pricing/shares.rules';
import type { HeldBooking } from '../property/followers';
import { namedProperties } from '../property/property.lookup';
import { bookingOf, keptBookingOf, reviewedBookingOf, reviewedBookings, wholeBookings } from './booking.repository';
import type { BookingFollowers, KeptBooking, ReviewedBooking } from './followers';

const allProperties = (db: Database) => namedProperties(db, true);

/** In how many bookings of a person, as guest or host, something is still to happen: an answer, a payment, the stay, a payout. */
export const countOpenBookings = async (db: Database, profileId: string, now: Date): Promise<number> => {
  const paidOut = new Date(now.getTime() - accountOpenHours * HOUR);
  const settled = new Date(now.getTime() - accountReportDays * DAY);
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from bookings b join ${allProperties(db)} p using (property_id),
      lateral (select b.checkout + b.checkout_time::time as at) as leaving
    where (b.guest_id = ${profileId} or p.profile_id = ${profileId}) and (
      b.status = 'pending'
      or (b.status = 'confirmed' and leaving.at > ${wallClock(paidOut, 'b.timezone')})
      or (b.reported_at is not null and leaving.at > ${wallClock(settled, 'b.timezone')})
    )`.execute(db);
  return rows[0]?.open ?? 0;
};

/** One booking; null where there is none. */
export const findBooking = async (db: Database, bookingId: string): Promise<KeptBooking | null> => {
  const row = await wholeBookings(db).where('b.booking_id', '=', bookingId).executeTakeFirst();
  return row ? keptBookingOf(row) : null;
};

/** The same with its reviews. */
export const findReviewedBooking = async (
  db: Database,
  bookingId: string,
  reviewsOf: BookingFollowers['reviewsOf'],
): Promise<ReviewedBooking | null> => {
  const row = await reviewedBookings(db, reviewsOf).where('b.booking_id', '=', bookingId).executeTakeFirst();
  return row ? reviewedBookingOf(row) : null;
};

type Said = Pick<KeptBooking, 'message' | 'cancel_reason' | 'reject_reason' | 'paid_at'>;
/** A booking with what was said about it as one side reads it; a guest's own words are whole. */
export const saidTo = <B extends Said>(side: BookingSide, booking: B): B => {
  const isPaid = booking.paid_at !== null;
  return {
    ...booking,
    message: asRead(booking.message, isPaid || side === 'guest'),
    cancel_reason: asRead(booking.cancel_reason, isPaid),
    reject_reason: asRead(booking.reject_reason, isPaid),
  };
};

/** Every booking of a person: the stays of a guest, or those at a host's properties; the newest first. */
export const bookingsOf = async (
  db: Database,
  it: { readonly guest_id: string } | { readonly host_id: string },
  reviewsOf: BookingFollowers['reviewsOf'],
): Promise<readonly ExportedBooking[]> => {
  const rows = await reviewedBookings(db, reviewsOf)
    .where((row) => ('guest_id' in it ? row('b.guest_id', '=', it.guest_id) : row('p.profile_id', '=', it.host_id)))
    .orderBy('b.created_at', 'desc')
    .orderBy('b.booking_id')
    .execute();
  const side = 'guest_id' in it ? 'guest' : 'host';
  return rows.map((row) => {
    const { cohost_ids: _cohosts, ...booking } = saidTo(side, bookingOf(row));
    return { ...booking, review: row.review, guest_review: row.guest_review };
  });
};

/** How many bookings a person has: of their own properties, and as a guest. */
export const countBookings = async (db: Database, profileId: string): Promise<{ readonly bookings: number; readonly stays: number }> => {
  const { rows } = await sql<{ bookings: number; stays: number }>`
    select count(*) filter (where p.profile_id = ${profileId}) as bookings, count(*) filter (where b.guest_id = ${profileId}) as stays
    from bookings b join ${allProperties(db)} p using (property_id)
    where p.profile_id = ${profileId} or b.guest_id = ${profileId}`.execute(db);
  return rows[0] ?? { bookings: 0, stays: 0 };
};

/** How many requests are open and stays to come or to end at each of several properties. */
export const openBookingsOf = async (db: Database, propertyIds: readonly string[], now: Date): Promise<ReadonlyMap<string, number>> => {
  if (propertyIds.length === 0) return new Map();
  const { rows } = await sql<{ property_id: string; open: number }>`
    select property_id, count(*) as open from bookings
    where property_id = any(${[...propertyIds]}::uuid[]) and (status = 'pending'
      or (status = 'confirmed' and checkout + checkout_time::time > ${wallClock(now, 'timezone')}))
    group by property_id`.execute(db);
  return new Map(rows.map(({ property_id, open }) => [property_id, open]));
};

/** When somebody with a confirmed booking comes next to each of several properties, today included. */
export const nextArrivalsOf = async (db: Database, propertyIds: readonly string[], now: Date): Promise<ReadonlyMap<string, PlainDate>> => {
  if (propertyIds.length === 0) return new Map();
  const { rows } = await sql<{ property_id: string; checkin: PlainDate }>`
    select property_id, min(checkin)::text as checkin from bookings
    where property_id = any(${[...propertyIds]}::uuid[]) and status = 'confirmed' and checkin >= ${wallClock(now, 'timezone')}::date
    group by property_id`.execute(db);
  return new Map(rows.map(({ property_id, checkin }) => [property_id, checkin]));
};

/** A booking is confirmed and paid: its two sides know of each other, and the guest of the place. */
export const isAgreed = ({ status, paid_at }: Pick<KeptBooking, 'status' | 'paid_at'>): boolean =>
  status === 'confirmed' && paid_at !== null;

/** A booking is paid, and the day of check-out is not over at the place: its two sides can find and reach each other. */
export const isForArrival = (booking: KeptBooking, now: Date): boolean => isAgreed(booking) && todayAt(booking, now) <= booking.checkout;

/** Whether a person has paid for a stay at a property. */
export const hasPaidAt = async (db: Database, profileId: string, propertyId: string): Promise<boolean> => {
  const stays = db.selectFrom('bookings').select('booking_id').where('guest_id', '=', profileId).where('property_id', '=', propertyId);
  return (await stays.where('paid_at', 'is not', null).limit(1).executeTakeFirst()) !== undefined;
};

/** Which properties have ever been booked, to ask with. */
export const bookedProperties = (db: Database) => db.selectFrom('bookings').select('property_id');

/** The bookings of a guest, to ask with. */
export const bookedBy = (db: Database, guestId: string) => db.selectFrom('bookings').select('booking_id').where('guest_id', '=', guestId);

/** The calendar's facts of some bookings, by their ids. */
export const findHeldBookings = async (db: Database, bookingIds: readonly string[]): Promise<ReadonlyMap<string, HeldBooking>> => {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings as b')
    .leftJoin(publicProfiles(db).as('g'), 'g.profile_id', 'b.guest_id')
    .select(['b.booking_id', 'b.status', 'b.checkin', 'b.host_subtotal_cents', 'b.price', 'b.paid_at', 'g.first_name as guest'])
    .where('b.booking_id', 'in', [...bookingIds])
    .execute();
  return new Map(
    rows.map(({ booking_id, host_subtotal_cents, price, paid_at, guest, ...held }) => [
      booking_id,
      { ...held, guest: asRead(guest, paid_at !== null), earned: sharesByNight(host_subtotal_cents, price.night_cents) },
    ]),
  );
};

/** Whether one of two people has paid for a stay at the other's place. */
export const haveStayedWithEachOther = async (db: Database, one: string, other: string): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from bookings b join ${allProperties(db)} p using (property_id)
      where b.status = 'confirmed' and b.paid_at is not null
        and ((b.guest_id = ${one} and p.profile_id = ${other}) or (b.guest_id = ${other} and p.profile_id = ${one}))) as found`.execute(db);
  return rows[0]?.found ?? false;
};

/** When the next of a person's paid stays begins, as guest or host, and when the next one ends; null where none does. */
export const findNextStay = async (
  db: Database,
  profileId: string,
  now: Date,
): Promise<{ readonly checkin: Date | null; readonly checkout: Date | null }> => {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin(allProperties(db).as('p'), 'p.property_id', 'b.property_id')
    .select(['b.checkin', 'b.checkin_time', 'b.checkout', 'b.checkout_time', 'b.timezone'])
    .where((row) => row.or([row('b.guest_id', '=', profileId), row('p.profile_id', '=', profileId)]))
    .where('b.status', '=', 'confirmed')
    .where('b.paid_at', 'is not', null)
    .where('b.checkout', '>=', utcDateOf(now.getTime() - DAY))
    .execute();
  // by our own rules: databases differ in what they know of the newest laws of a zone
  const next = (moments: readonly number[]): Date | null => {
    const first = Math.min(...moments.filter((moment) => moment > now.getTime()));
    return Number.isFinite(first) ? new Date(first) : null;
  };
  return {
    checkin: next(rows.map((row) => momentAt(dayOf(row.checkin), row.checkin_time, row.timezone))),
    checkout: next(rows.map((row) => momentAt(dayOf(row.checkout), row.checkout_time, row.timezone))),
  };
};

/** Bookings past the moment at which they end by themselves, with the job that ends them: those that none is at, or all. */
export const findPastTime = async (db: Database, since: Date, all = false) => {
  const past = (job: 'bookingLifeExpire' | 'bookingLifeLapse', status: BookingStatus, until: 'reply_by' | 'pay_by') => {
    const rows = db.selectFrom('bookings').select(['booking_id', `${until} as since`, sql.lit(job).as('job')]);
    const late = rows.where('status', '=', status).where('paid_at', 'is', null).where(until, '<', since);
    return all ? late : late.where(isForgotten(job, 'booking_id', 'booking_id'));
  };
  return past('bookingLifeExpire', 'pending', 'reply_by')
    .unionAll(past('bookingLifeLapse', 'confirmed', 'pay_by'))
    .execute();
};

/**
 * Stays of the last month that ended by a moment, were paid by card, and not cancelled, reported or given back, while no work of a name is
 * there for them; to ask on with.
 */
export const forgottenStays = (db: Database, job: 'earnStayPoints' | 'rewardSenders', until: number) =>
  db
    .selectFrom('bookings as b')
    .innerJoin(allProperties(db).as('p'), 'p.property_id', 'b.property_id')
    .select(['b.booking_id', 'b.guest_id', 'p.profile_id as host_id'])
    .where('b.status', '=', 'confirmed')
    .where('b.paid_at', 'is not', null)
    .where('b.payment_method', '=', 'card')
    .where('b.reported_at', 'is', null)
    .where('b.is_given_back', '=', false)
    .where('b.checkout', '>=', utcDateOf(until - 30 * DAY))
    .where(sql<boolean>`b.checkout + b.checkout_time::time <= ${wallClock(new Date(until), 'b.timezone')}`)
    .where(isForgotten(job, 'booking_id', 'b.booking_id'));

/** Bookings that have ended, of those that hold nights. */
export const endedAmong = async (db: Database, bookingIds: readonly string[]): Promise<readonly string[]> => {
  if (bookingIds.length === 0) return [];
  const those = db
    .selectFrom('bookings')
    .select('booking_id')
    .where('booking_id', 'in', [...bookingIds]);
  return (await those.where('status', 'not in', ['pending', 'confirmed']).execute()).map(({ booking_id }) => booking_id);
};

/** The reports, oldest first, a row for each open one. */
export const openReports = (db: Database) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('booking_events as e', 'e.booking_id', 'b.booking_id')
    .select(['b.booking_id', 'b.reference', 'b.status', 'b.guest_id', 'b.total_cents', 'b.refund_cents', 'b.settled_at', 'b.reported_at'])
    .select(['e.at', 'e.who', 'e.reason'])
    .where((is) => is.or([is('b.reported_at', 'is not', null), is('b.host_reported_at', 'is not', null)]))
    .where('e.event', '=', 'report')
    .orderBy('e.at')
    .execute();

/** When a move of a booking happened last; null where it never has. */
export const lastEventAt = async (db: Database, bookingId: string, event: BookingLifeEvent): Promise<Date | null> => {
  const all = db.selectFrom('booking_events').select('at').where('booking_id', '=', bookingId).where('event', '=', event);
  return (await all.orderBy('at', 'desc').executeTakeFirst())?.at ?? null;
};

/** Bookings by their reference, or by their id, their guest's, their host's or their property's, the newest first. */
export const searchBookings = async (db: Database, words: string): Promise<readonly KeptBooking[]> => {
  const ids = sql`(b.booking_id::text, b.guest_id::text, b.property_id::text, p.profile_id::text)`;
  const rows = await wholeBookings(db)
    .where(sql<boolean>`${words.toLowerCase()} in ${ids} or b.reference = ${words.toUpperCase()}`)
    .orderBy('b.created_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(keptBookingOf);
};

export interface StayOver {
  /** Empty where the account was deleted. */
  readonly guest_id: string | undefined;
  readonly host_id: string;
  readonly ended_at: Date;
  /** The sum that its guest has paid and not got back, before taxes and points, in Canadian cents. */
  readonly subtotal_cents: number;
  readonly is_reported: boolean;
}

/** A stay that was paid by card and not cancelled, and has ended; nothing where it is not such a one. */
export const findStayOver = async (db: Database, bookingId: string, now: Date): Promise<StayOver | undefined> => {
  const booking = await findBooking(db, bookingId);
  if (booking?.status !== 'confirmed' || booking.paid_at === null || booking.payment_method !== 'card') return undefined;
  const { guest_id, host_id, reported_at } = booking;
  const ended_at = new Date(booking.checkoutDate);
  if (ended_at > now) return undefined;
  const subtotal_cents = sumOf(await chargedLines(db, bookingId), ({ type }) => type === 'host' || type === 'platform');
  const guest = guest_id === nobodyId ? undefined : guest_id;
  return { guest_id: guest, host_id, ended_at, subtotal_cents, is_reported: reported_at !== null };
};
