// Bookings as everything that is not theirs reads them. Reads only.
import { type Selectable, sql } from 'kysely';
import { accountOpenHours, accountReportDays, reviewWindowDays } from '../../../generated/model/constants';
import type { Booking, Quote } from '../../../generated/model/entities';
import type { Clock, PlainDate } from '../../../generated/model/wire';
import { pathTo } from '../../../generated/routes/paths';
import { dayOf, momentAt } from '../../../generated/rules/runtime';
import { instantOf } from '../database/instants';
import type { MarketplaceTables } from '../database/marketplace-tables';
import type { Database } from '../database/open';

const hour = 3_600_000;
/** In how many bookings of a person, as guest or host, something is still to happen: an answer, a payment, the stay, a payout. */
export const countOpenBookings = async (db: Database, profileId: string, now: Date): Promise<number> => {
  const paidOut = new Date(now.getTime() - accountOpenHours * hour);
  const settled = new Date(now.getTime() - accountReportDays * 24 * hour);
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from bookings b join properties p using (property_id),
      lateral (select (b.checkout + b.checkout_time::time) at time zone b.timezone as at) as leaving
    where (b.guest_id = ${profileId} or p.profile_id = ${profileId}) and (
      b.status = 'pending'
      or (b.status = 'confirmed' and leaving.at > ${paidOut})
      or (b.reported_at is not null and leaving.at > ${settled})
    )`.execute(db);
  return rows[0]?.open ?? 0;
};

type Row = Selectable<MarketplaceTables['bookings']> & { readonly host_id: string; readonly review_id: string | null };
// who has left stays in the booking as somebody without a name
const nobody = '00000000-0000-0000-0000-000000000000';

const bookingOf = ({ review_id, host_subtotal_cents: _host, total_cents: _total, ...row }: Row): Booking => ({
  ...row,
  guest_id: row.guest_id ?? nobody,
  checkin: row.checkin as PlainDate,
  checkout: row.checkout as PlainDate,
  checkin_time: row.checkin_time as Clock,
  checkout_time: row.checkout_time as Clock,
  cancellation_policy: row.cancellation_policy as Booking['cancellation_policy'],
  quote: row.quote as Quote,
  currency: row.currency as Booking['currency'],
  bookingUrl: pathTo.checkout({ booking_id: row.booking_id }),
  paid_at: instantOf(row.paid_at),
  accepted_at: instantOf(row.accepted_at),
  reply_by: instantOf(row.reply_by),
  pay_by: instantOf(row.pay_by),
  reported_at: instantOf(row.reported_at),
  review: review_id,
  checkoutDate: instantOf(new Date(momentAt(dayOf(row.checkout), row.checkout_time, row.timezone))),
  reviewWindowDays,
  created_at: instantOf(row.created_at),
});

const wholeBookings = (db: Database) =>
  db
    .selectFrom('bookings as b')
    .innerJoin('properties as p', 'p.property_id', 'b.property_id')
    .leftJoin('reviews as r', 'r.booking_id', 'b.booking_id')
    .selectAll('b')
    .select(['p.profile_id as host_id', 'r.review_id']);

/** One booking; null where there is none. */
export const findBooking = async (db: Database, bookingId: string): Promise<Booking | null> => {
  const row = await wholeBookings(db).where('b.booking_id', '=', bookingId).executeTakeFirst();
  return row ? bookingOf(row) : null;
};

/** Every booking of a person: the stays of a guest, or those at a host's properties; the newest first. */
export const bookingsOf = async (
  db: Database,
  it: { readonly guest_id: string } | { readonly host_id: string },
): Promise<readonly Booking[]> => {
  const rows = await wholeBookings(db)
    .where((row) => ('guest_id' in it ? row('b.guest_id', '=', it.guest_id) : row('p.profile_id', '=', it.host_id)))
    .orderBy('b.created_at', 'desc')
    .orderBy('b.booking_id')
    .execute();
  return rows.map(bookingOf);
};
