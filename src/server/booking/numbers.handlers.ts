// How a property did in a period, for its host: sums of its own rows, whatever the number of all bookings.
import { sql } from 'kysely';
import type { BookingHandlers } from '../../../generated/contract/handlers';
import { addDays, addMonths, dayOf } from '../../../generated/model/dates';
import type { NumbersPeriod } from '../../../generated/model/values';
import { type PlainDate, utcDateOf } from '../../../generated/model/wire';
import { dateIn, momentAt } from '../../../generated/rules/runtime';
import type { Database } from '../database/open';
import { moneyIn } from '../pricing/money.rules';
import { countOpenNights } from '../property/calendar/open-nights.lookup';
import { findViews } from '../property/listing/views.lookup';
import type { PropertyRow } from '../property/property.lookup';

const firstNight: Readonly<Record<NumbersPeriod, (today: PlainDate) => PlainDate>> = {
  days30: (today) => addDays(today, -30),
  months12: (today) => addMonths(today, -12),
  year: (today) => utcDateOf(Date.UTC(Number(today.slice(0, 4)), 0, 1)),
};

interface Period {
  readonly property_id: string;
  readonly start: PlainDate;
  readonly end: PlainDate;
}
/** The nights of a period that are over, from the first on which the property was listed; none before that. */
const periodOf = ({ property_id, timezone, listed_at }: PropertyRow, period: NumbersPeriod, now: Date): Period => {
  const end = dateIn(now.getTime(), timezone);
  const listed = listed_at === null ? end : dateIn(listed_at.getTime(), timezone);
  const start = firstNight[period](end);
  return { property_id, start: listed > start ? listed : start, end };
};

/** Nights sold, and what they brought: of a stay that reaches beyond the period a part by its nights. */
const findSold = async (db: Database, { property_id, start, end }: Period) => {
  const { rows } = await sql<{ readonly nights: number; readonly cents: number }>`
    select coalesce(sum(n.nights), 0)::int as nights, coalesce(round(sum(b.host_subtotal_cents::numeric * n.nights / (b.checkout - b.checkin))), 0)::float as cents
    from bookings b, lateral (select least(b.checkout, ${end}::date) - greatest(b.checkin, ${start}::date) as nights) n
    where b.property_id = ${property_id} and b.status = 'confirmed' and b.paid_at is not null and not b.is_given_back
      and b.checkout > ${start}::date and b.checkin < ${end}::date`.execute(db);
  return rows[0] ?? { nights: 0, cents: 0 };
};

const findAnswered = async (db: Database, property_id: string, { since, now }: { readonly since: Date; readonly now: Date }) => {
  const { rows } = await sql<{ readonly requests: number; readonly answered: number }>`
    select count(distinct booking_id)::int as requests, (count(distinct booking_id) filter (where e.event <> 'expire'))::int as answered
    from bookings b join booking_events e using (booking_id)
    where b.property_id = ${property_id} and b.created_at >= ${since} and b.created_at <= ${now} and e.event in ('offer', 'accept', 'reject', 'expire')`.execute(
    db,
  );
  return rows[0] ?? { requests: 0, answered: 0 };
};

/** Looks at its page, and the stays that were booked since the first of them: earlier ones came of looks that no number knows. */
const findLooks = async (
  db: Database,
  { property_id, timezone }: PropertyRow,
  { from, now }: { readonly from: PlainDate; readonly now: Date },
) => {
  const { views, since } = await findViews(db, property_id, from);
  if (since === null) return { views, booked: 0 };
  const { rows } = await sql<{ readonly booked: number }>`
    select count(*)::int as booked from bookings
    where property_id = ${property_id} and paid_at is not null and created_at <= ${now}
      and created_at >= ${new Date(momentAt(dayOf(since), '00:00', timezone))}`.execute(db);
  return { views, booked: rows[0]?.booked ?? 0 };
};

export const numbersHandlers: Pick<BookingHandlers, 'getListingNumbers'> = {
  async getListingNumbers({ property, query }, { db, now }) {
    const period = periodOf(property, query.period, now);
    const sold = await findSold(db, period);
    const open = await countOpenNights(db, period);
    const since = new Date(momentAt(dayOf(period.start), '00:00', property.timezone));
    return {
      from: period.start,
      to: period.end,
      nights_sold: sold.nights,
      nights_open: open,
      night: sold.nights === 0 ? null : moneyIn('CAD', Math.round(sold.cents / sold.nights)),
      occupancy_percent: sold.nights + open === 0 ? null : Math.round((100 * sold.nights) / (sold.nights + open)),
      ...(await findLooks(db, property, { from: period.start, now })),
      ...(await findAnswered(db, property.property_id, { since, now })),
    };
  },
};
