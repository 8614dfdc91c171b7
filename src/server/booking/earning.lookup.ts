// Stays that will earn points: paid here, not cancelled, and not over for long enough. Reads only.
import { pointsPostedHours } from '../../../generated/model/constants';
import type { PointsBalance } from '../../../generated/model/entities';
import { instantOf, utcDateOf } from '../../../generated/model/wire';
import { HOUR, dayOf } from '../../../generated/model/dates';
import { momentAt } from '../../../generated/rules/runtime';
import { pointsTexts } from '../../../generated/texts/sentences/pointsTexts';
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../../../generated/tables/tables';
import type { Database } from '../database/open';
import { chargedLines } from '../ledger/ledger.lookup';
import { pointsEarned, pointsKept } from '../pricing/points.rules';
import { namedProperties } from '../property/property.lookup';
import type { BookingFollowers } from './followers';

type UpcomingPoints = PointsBalance['coming'][number];
const most = 100;
// a due refund is given within minutes; a failed job is tried again for hours
const longestLate = 48 * HOUR;

interface EarningOptions {
  readonly guest_id: string;
  /** The bookings that have earned theirs. */
  readonly but: SelectQueryBuilder<Tables, 'points_entries', { booking_id: string | null }>;
  readonly findPaymentOf: BookingFollowers['findPaymentOf'];
  readonly now: Date;
}
/** The future points of a guest's stays, the next first; none of a stay whose charge its bank has taken back. */
export const comingPointsOf = async (
  db: Database,
  { guest_id, but, findPaymentOf, now }: EarningOptions,
): Promise<readonly UpcomingPoints[]> => {
  const rows = await db
    .selectFrom('bookings as b')
    .innerJoin(namedProperties(db, true).as('p'), 'p.property_id', 'b.property_id')
    .select([
      'b.booking_id',
      'b.checkout',
      'b.checkout_time',
      'b.timezone',
      'b.host_subtotal_cents',
      'b.points',
      'b.refund_cents',
      'b.reported_at',
      'p.title',
    ])
    .where('b.guest_id', '=', guest_id)
    .where('b.status', '=', 'confirmed')
    .where('b.paid_at', 'is not', null)
    .where('b.payment_method', '=', 'card')
    .where('b.booking_id', 'not in', but)
    .where((is) =>
      is.or([
        is('b.checkout', '>=', utcDateOf(now.getTime() - pointsPostedHours * HOUR - longestLate)),
        is('b.reported_at', 'is not', null),
      ]),
    )
    .orderBy('b.checkout')
    .orderBy('b.booking_id')
    .limit(most)
    .execute();
  const coming: UpcomingPoints[] = [];
  for (const { booking_id, title, points, ...row } of rows) {
    const { dispute, disputed_at } = (await findPaymentOf(db, booking_id)) ?? {};
    if (dispute === 'lost') continue;
    const arrives = momentAt(dayOf(row.checkout), row.checkout_time, row.timezone) + pointsPostedHours * HOUR;
    coming.push({
      booking_id,
      reason: pointsTexts.stayAt({ title: title ?? '' }),
      points:
        row.refund_cents === null
          ? pointsEarned({ host_subtotal: row.host_subtotal_cents }, points)
          : pointsKept(await chargedLines(db, booking_id)),
      arrives_at: row.reported_at || disputed_at ? null : instantOf(arrives),
    });
  }
  return coming.filter(({ points }) => points > 0);
};
