// The refunds of a booking, as points and money, by what the books say is left of its charge: a cancellation, its preview, an
// operator's decision and a refund at the provider all ask here, so that none gives back what another gave before.
import type { Database } from '../database/open';
import { chargedLines } from '../ledger/ledger.lookup';
import { backBeyond, type BookLine, partOf, partOnCard, type Refund, refundOf, wholeRefund } from '../pricing/refund.rules';
import { sharesOf } from '../pricing/shares.rules';
import { pointsFor, pointsLine } from '../pricing/points.rules';
import type { BookingRefund, KeptBooking } from './followers';

/** Where a stay is called off: by whom, and when. */
export interface CalledOff {
  readonly by: 'guest' | 'host';
  readonly at: Date;
}
export interface AgreedRefund extends BookingRefund {
  /** The agreed one, whatever went back before. */
  readonly refund: Refund;
}

const nothing: Refund = { step: undefined, from: undefined, lines: [], total: 0 };
const isPoints = ({ type }: BookLine): boolean => type === 'points';
const sumOf = (lines: readonly BookLine[]): number => lines.reduce((sum, { cents }) => sum + cents, 0);

/** Whether what was paid for a booking passed through us. */
export const isPaidToUs = ({ paid_at, payment_method }: Pick<KeptBooking, 'paid_at' | 'payment_method'>): boolean =>
  paid_at !== null && payment_method === 'card';

type Chosen = (left: readonly BookLine[]) => readonly BookLine[];
/** The lines of a charge that are chosen to come back, of those that the books say are left, as points and money. */
const comesBack = async (db: Database, booking: KeptBooking, chosen: Chosen): Promise<BookingRefund> => {
  const left = isPaidToUs(booking) ? await chargedLines(db, booking.booking_id) : [];
  const lines = chosen(left);
  const points = pointsFor(-sumOf(lines.filter(isPoints)));
  const all = sumOf(left.filter((line) => !isPoints(line)));
  return {
    lines,
    points,
    cents: sumOf(lines),
    before: isPaidToUs(booking) ? booking.total_cents - all : 0,
    returned: booking.points - pointsFor(-sumOf(left.filter(isPoints))) + points,
    isAll: all === sumOf(lines.filter((line) => !isPoints(line))),
  };
};

/** The agreed refund: by the policy, or all of it where the host cancels; nothing of payments outside the product. */
const agreedRefund = (booking: KeptBooking, { by, at }: CalledOff): Refund => {
  const { price, cancellation_policy: policy, created_at } = booking;
  if (!isPaidToUs(booking)) return nothing;
  return by === 'host' ? wholeRefund(price) : refundOf({ agreed: price, policy, begins: booking, booked: new Date(created_at) }, at);
};

/** Points that come back with a sum: those that were agreed less those of before, as far as the card keeps room for the rest. */
const pointsWith = (total: number, it: { readonly wanted: number; readonly left: number; readonly kept: number }): number =>
  Math.max(it.left - it.kept, Math.min(Math.max(0, it.wanted), it.left, total));

/** The lines of the agreed share that have not come back before. */
const agreedOf =
  ({ price, total_cents: total, points }: KeptBooking, refund: Refund): Chosen =>
  (left) => {
    const all = left.filter((line) => !isPoints(line));
    const lines = refund.total === 0 ? [] : backBeyond(all, price, refund);
    const [back, pointsLeft] = [sumOf(lines), pointsFor(-sumOf(left.filter(isPoints)))];
    const wanted = sharesOf(refund.total, { total, points }).points - (points - pointsLeft);
    const given = back === 0 ? 0 : pointsWith(back, { wanted, left: pointsLeft, kept: sumOf(all) - back });
    return given === 0 ? lines : [...lines, pointsLine(given)];
  };

/** The refund of a stay that is called off: the agreed share of what was agreed, less what went back before. */
export const bookingRefundOf = async (db: Database, booking: KeptBooking, it: CalledOff): Promise<AgreedRefund> => {
  const refund = agreedRefund(booking, it);
  return { refund, ...(await comesBack(db, booking, agreedOf(booking, refund))) };
};

/** A sum of what is left, in proportion; all that is left where it is more. */
export const partLeftOf = (db: Database, booking: KeptBooking, cents: number): Promise<BookingRefund> =>
  comesBack(db, booking, (left) => partOf(left, cents));

/** A sum that went back to the card, in proportion of what is left. */
export const partOnCardOf = (db: Database, booking: KeptBooking, cents: number): Promise<BookingRefund> =>
  comesBack(db, booking, (left) => partOnCard(left, cents));
