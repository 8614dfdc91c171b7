// Bookings as lists show them: what needs an answer first, then what is to come, then what is over. Reads only.
import { type RawBuilder, sql } from 'kysely';
import type { BookingList, BookingRow } from '../../../generated/model/entities';
import { findPeople, type NamedPerson } from '../account/account.lookup';
import { asRead } from '../account/contact-details.lookup';
import type { Database } from '../database/open';
import { wallClock } from '../property/wall-clocks.lookup';
import { rolesAt } from '../property/cohosts/cohost.lookup';
import { findBookedProperties } from '../property/listing/booked.lookup';
import { namedProperties } from '../property/property.lookup';
import { type ViewContext, seenOf } from './booking-detail.lookup';
import { findWhole } from './booking.repository';

/** Which part of a list. */
export interface Page {
  readonly page: number;
  readonly per_page: number;
}
export type Side = 'guest' | 'host';

/** A booking of a page, with where its claim stands. */
export interface Found {
  readonly booking_id: string;
  readonly claim: BookingRow['claim'];
}

/** Their rows as a list shows them, in their order. */
export const rowsOf = async (db: Database, found: readonly Found[], it: ViewContext & { readonly side: Side }): Promise<BookingRow[]> => {
  const claims = new Map(found.map(({ booking_id, claim }) => [booking_id, claim]));
  const bookings = await findWhole(db, [...claims.keys()], it.followers.booking.reviewsOf);
  const properties = await findBookedProperties(db, [...new Set(bookings.map(({ property_id }) => property_id))]);
  const guests =
    it.side === 'host' ? await findPeople(db, [...new Set(bookings.map(({ guest_id }) => guest_id))]) : new Map<string, NamedPerson>();
  // claims are not for a co-host, and sums for those alone who see the money
  const isOwn = ({ host_id }: (typeof bookings)[number]): boolean => it.side === 'guest' || host_id === it.viewer;
  const others = bookings.flatMap((booking) => (isOwn(booking) ? [] : booking.property_id));
  const rolesOf = await rolesAt(db, [...new Set(others)], it.viewer);
  const seesMoney = (booking: (typeof bookings)[number]): boolean => isOwn(booking) || rolesOf(booking.property_id).includes('money');
  const payouts = it.side === 'host' ? await it.followers.booking.payoutsOf(db, bookings.filter(seesMoney)) : new Map();
  const asked = bookings.filter(({ status }) => status === 'pending').map(({ booking_id }) => booking_id);
  const offers = await it.followers.booking.offersOpen(db, asked);
  return bookings.flatMap((booking) => {
    const property = properties.get(booking.property_id);
    if (!property) return [];
    const { first_name = null, avatar = null } = guests.get(booking.guest_id) ?? {};
    const isPaid = booking.paid_at !== null;
    const guest = it.side === 'host' ? { first_name: asRead(first_name, isPaid), avatar, rating: null } : null;
    const claim = (isOwn(booking) && claims.get(booking.booking_id)) || null;
    const payout = payouts.get(booking.booking_id) ?? null;
    const offer_by = offers.get(booking.booking_id) ?? null;
    return [{ ...seenOf(booking, it, seesMoney(booking)), property: property(isPaid), guest, payout, claim, offer_by }];
  });
};

// requests by the time that is left, what is to come by its first day, what is over by the day on which it was so
const inOrder = (now: Date) => {
  const isToCome = sql`b.status = 'confirmed' and b.checkout + b.checkout_time::time > ${wallClock(now, 'b.timezone')}`;
  return sql`
  case when b.status = 'pending' then 0 when ${isToCome} then 1 else 2 end,
  case when b.status = 'pending' then b.reply_by end,
  case when ${isToCome} then b.checkin end,
  b.checkout desc, b.created_at desc, b.booking_id`;
};

/** How many bookings there are, for a page that has none of them. */
const countOf = async (db: Database, own: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ readonly total: number }>`
    select count(*) as total from bookings b join ${namedProperties(db, true)} p using (property_id) where ${own}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** A page of the bookings of a person: their stays, or those at their places. */
export const bookingList = async (
  db: Database,
  { side, ...seeing }: ViewContext & { readonly side: Side },
  { page, per_page }: Page,
): Promise<BookingList> => {
  const { viewer, now } = seeing;
  const own = side === 'guest' ? sql`b.guest_id = ${viewer}` : sql`p.profile_id = ${viewer}`;
  const { rows } = await sql<Found & { readonly total: number }>`
    select b.booking_id, count(*) over () as total, ${seeing.followers.booking.claimStandOf('b.booking_id')} as claim
    from bookings b join ${namedProperties(db, true)} p using (property_id) where ${own}
    order by ${inOrder(now)} limit ${per_page} offset ${(page - 1) * per_page}`.execute(db);
  const total = rows[0]?.total ?? (page > 1 ? await countOf(db, own) : 0);
  return { bookingList: await rowsOf(db, rows, { side, ...seeing }), total, page, per_page };
};

/** The stays of a guest that may be reviewed now, the one that ended last first. */
export const reviewableList = async (db: Database, seeing: ViewContext): Promise<BookingRow[]> => {
  const { viewer, now } = seeing;
  const { rows } = await sql<Found>`
    select b.booking_id, ${seeing.followers.booking.claimStandOf('b.booking_id')} as claim from bookings b
    where b.guest_id = ${viewer} and b.status = 'confirmed' and b.checkout between ${now}::date - 20 and ${now}::date + 1
    order by b.checkout desc, b.booking_id limit 100`.execute(db);
  return (await rowsOf(db, rows, { side: 'guest', ...seeing })).filter(({ can_review }) => can_review);
};
