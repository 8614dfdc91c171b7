// Bookings and what happened to them, as the database keeps them.
import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { reviewWindowDays } from '../../../generated/model/constants';
import type { Booking } from '../../../generated/model/entities';
import type { BookingStatus } from '../../../generated/model/values';
import { instantOf, type PlainDate } from '../../../generated/model/wire';
import { pathTo } from '../../../generated/routes/paths';
import type { BookingLifeEvent } from '../../../generated/rules/lifecycles';
import type { MoveRecord } from '../../../generated/rules/move';
import { dayOf } from '../../../generated/model/dates';
import { momentAt } from '../../../generated/rules/runtime';
import { readBooking } from '../../../generated/tables/bookings';
import type { Row, RowChange } from '../../../generated/tables/tables';
import type { Database } from '../database/open';
import { cohostIds, namedProperties } from '../property/property.lookup';
import type { BookingFollowers, KeptBooking, ReviewedBooking } from './followers';

export type BookingChange = Omit<RowChange<'bookings'>, 'booking_id' | 'property_id' | 'status'>;

type WholeRow = Row<'bookings'> & Pick<Booking, 'host_id' | 'cohost_ids'>;

export const bookingOf = (row: WholeRow): Omit<Booking, 'review' | 'guest_review'> => ({
  ...readBooking(row),
  host_id: row.host_id,
  cohost_ids: row.cohost_ids,
  bookingUrl: pathTo.checkout({ booking_id: row.booking_id }),
  checkoutDate: instantOf(momentAt(dayOf(row.checkout), row.checkout_time, row.timezone)),
  reviewWindowDays,
});

export const keptBookingOf = (row: WholeRow): KeptBooking => {
  const { price, host_subtotal_cents, total_cents } = row;
  return { ...bookingOf(row), price, host_subtotal_cents, total_cents };
};

/** Bookings with whose property it is, to ask with. */
export const wholeBookings = (db: Database) =>
  db
    .selectFrom('bookings as b')
    .innerJoin(namedProperties(db, true).as('p'), 'p.property_id', 'b.property_id')
    .selectAll('b')
    .select(['p.profile_id as host_id', cohostIds(sql.ref('b.property_id'), 'messages').as('cohost_ids')]);

type ReviewsOf = BookingFollowers['reviewsOf'];

/** The same with what their two sides wrote. */
export const reviewedBookings = (db: Database, reviewsOf: ReviewsOf) => wholeBookings(db).select([...reviewsOf('b.booking_id')]);

export const reviewedBookingOf = (row: WholeRow & Pick<Booking, 'review' | 'guest_review'>): ReviewedBooking => ({
  ...keptBookingOf(row),
  review: row.review,
  guest_review: row.guest_review,
});

/** Several bookings by their ids, in their order. */
export const findWhole = async (db: Database, bookingIds: readonly string[], reviewsOf: ReviewsOf): Promise<readonly ReviewedBooking[]> => {
  if (bookingIds.length === 0) return [];
  const rows = await reviewedBookings(db, reviewsOf)
    .where('b.booking_id', 'in', [...bookingIds])
    .execute();
  const found = new Map(rows.map((row) => [row.booking_id, reviewedBookingOf(row)]));
  return bookingIds.flatMap((id) => found.get(id) ?? []);
};

/** The search text of a booking. */
export type Wanted =
  | { readonly reference: string }
  | { readonly booking_id: string | null }
  | { readonly property_id: string; readonly checkin: PlainDate; readonly checkout: PlainDate };

/** A booking of a person, as its guest or its host; of several on the same nights the newest. */
export const findOneOf = async (
  db: Database,
  wanted: Wanted,
  it: { readonly viewer: string; readonly reviewsOf: ReviewsOf },
): Promise<ReviewedBooking | undefined> => {
  const row = await reviewedBookings(db, it.reviewsOf)
    .where((row) => row.or([row('b.guest_id', '=', it.viewer), row('p.profile_id', '=', it.viewer)]))
    .where((row) => row.and(Object.entries(wanted).map(([column, value]) => row(sql.ref(`b.${column}`), '=', value))))
    .orderBy('b.created_at', 'desc')
    .orderBy('b.booking_id')
    .limit(1)
    .executeTakeFirst();
  return row && reviewedBookingOf(row);
};

/** One booking, which nobody else changes before this transaction ends; null where there is none. */
export const findAndLock = async (trx: Database, bookingId: string): Promise<KeptBooking | null> => {
  const row = await wholeBookings(trx).where('b.booking_id', '=', bookingId).forUpdate('b').executeTakeFirst();
  return row ? keptBookingOf(row) : null;
};

// a code that people read out over the telephone: no letter that looks or sounds like a figure
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newReference = (): string => Array.from({ length: 6 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

const untouched = {
  cancel_reason: null,
  reject_reason: null,
  confirmation_id: null,
  paid_at: null,
  accepted_at: null,
  reply_by: null,
  pay_by: null,
  payment_method: null,
  cancelled_by: null,
  refund_cents: null,
  is_given_back: false,
  reported_at: null,
  host_reported_at: null,
  settled_at: null,
} as const;

/** A booking to which nothing has happened yet, under a reference that is drawn for it. */
export const newBooking = (
  known: Omit<Row<'bookings'>, keyof typeof untouched | 'booking_id' | 'reference'> &
    Partial<Pick<Row<'bookings'>, 'accepted_at' | 'reply_by' | 'pay_by'>>,
): Row<'bookings'> => ({ ...untouched, ...known, booking_id: randomUUID(), reference: newReference() });

/** The write that adds a booking. */
export const addingBooking = (trx: Database, { guests, quote, price, ...row }: Row<'bookings'>) =>
  trx.insertInto('bookings').values({ ...row, guests: JSON.stringify(guests), quote: JSON.stringify(quote), price: JSON.stringify(price) });

/** A guest's requests and bookings on some nights, to ask with; the oldest first. */
export const openStaysOn = (
  db: Database,
  { guest_id, checkin, checkout }: { readonly guest_id: string; readonly checkin: PlainDate; readonly checkout: PlainDate },
) =>
  db
    .selectFrom('bookings')
    .select(['booking_id', 'property_id', 'status'])
    .where('guest_id', '=', guest_id)
    .where('status', 'in', ['pending', 'confirmed'])
    .where('checkin', '<', checkout)
    .where('checkout', '>', checkin)
    .orderBy('created_at')
    .orderBy('booking_id');

/** Requests of a guest that nobody has answered yet, to ask with. */
export const openRequests = (db: Database, guestId: string) =>
  db.selectFrom('bookings').select('booking_id').where('guest_id', '=', guestId).where('status', '=', 'pending');

/** Until when each of a guest's bookings waits for the guest's own payment, to ask with; the next one first. */
export const unpaidUntil = (db: Database, guestId: string) =>
  db
    .selectFrom('bookings')
    .select('pay_by')
    .where('guest_id', '=', guestId)
    .where('status', '=', 'confirmed')
    .where('paid_at', 'is', null)
    .where('payment_method', 'is', null)
    .orderBy('pay_by');

/**
 * When the last two bookings of a guest at a place lapsed or were cancelled by the guest before anything was paid, to ask with; the last
 * one first.
 */
export const lostHolds = (db: Database, it: { readonly guest_id: string; readonly property_id: string; readonly since: Date }) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('booking_events as e', 'e.booking_id', 'b.booking_id')
    .select('e.at')
    .where('b.guest_id', '=', it.guest_id)
    .where('b.property_id', '=', it.property_id)
    .where('b.paid_at', 'is', null)
    .where('b.payment_method', 'is', null)
    .where('e.event', 'in', ['lapse', 'cancel'])
    .where('e.at', '>', it.since)
    .orderBy('e.at', 'desc')
    .limit(2);

/** The history of a booking, oldest first. */
export const eventsOf = (db: Database, bookingId: string) =>
  db
    .selectFrom('booking_events')
    .select(['at', 'event', 'reason', 'who'])
    .where('booking_id', '=', bookingId)
    .orderBy('at')
    .orderBy('event_id')
    .execute();

export const changeBooking = async (
  trx: Database,
  bookingId: string,
  change: BookingChange & { readonly status?: BookingStatus },
): Promise<void> => {
  await trx.updateTable('bookings').set(change).where('booking_id', '=', bookingId).execute();
};

/** The write that adds to the history of a booking. */
export const addingEvent = (
  trx: Database,
  { booking_id, property_id }: Pick<Booking, 'booking_id' | 'property_id'>,
  record: MoveRecord<BookingStatus, BookingLifeEvent>,
) => trx.insertInto('booking_events').values({ event_id: randomUUID(), booking_id, property_id, ...record });
