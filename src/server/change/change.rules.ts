// The sums of a change: what it costs more or less, and what of that each line is. Pure.
import type { AgreedPrice, Change, ChangePreview, Quote } from '../../../generated/model/entities';
import type { KeptBooking } from '../booking/followers';
import { priceAgreed } from '../pricing/agreed.rules';
import { fittingPoints, paidWith } from '../pricing/points.rules';
import { quoteOf } from '../pricing/quote.rules';
import { moneyIn } from '../pricing/money.rules';
import type { BookLine } from '../pricing/refund.rules';

/** A price with the points that pay a part of it. */
interface Priced {
  readonly price: AgreedPrice;
  readonly points: number;
}
/** A stay and its price, to be agreed in the place of a booking. */
export interface Offered {
  readonly quote: Quote;
  readonly price: AgreedPrice;
}

const paid = ({ price, points }: Priced) => paidWith(points, priceAgreed(price));
const priced = ({ quote, price }: Offered): Priced => ({ price, points: quote.points_applied });

/** The sum that a guest pays more by card, in Canadian cents; below zero it comes back. */
export const differenceOf = (booking: Priced, offered: Offered): number => paid(priced(offered)).due - paid(booking).due;

/** An offer with the points that its guest has put towards the request by now; the rate stands with the price. */
export const asOffered = <C extends Offered & Pick<Change, 'state' | 'proposed_at'>>(
  { points, quote: { fx } }: Pick<KeptBooking, 'points' | 'quote'>,
  change: C,
): C => {
  const price = priceAgreed(change.price);
  const fitting = fittingPoints(points, price);
  const { property_id, checkin, checkout, guests, points_applied, quote_id } = change.quote;
  if (change.state !== 'offered' || fitting === points_applied) return change;
  const shown = { price, rate: { ...fx, rate: Number(fx.rate) }, points: fitting, now: new Date(change.proposed_at) };
  return { ...change, quote: { ...quoteOf({ property_id, checkin, checkout, guests, ...shown }), quote_id } };
};

type Sums = Omit<ChangePreview, 'quote_id' | 'expires_at'>;
/** The same as both sides read it, in the currency of the booking. */
export const sumsOf = (booking: Pick<KeptBooking, 'quote' | 'points' | 'host_subtotal_cents'>, offered: Offered): Sums => {
  const { quote, price } = offered;
  const { due } = booking.quote;
  return {
    line_items: quote.line_items,
    before: due,
    after: quote.due,
    difference: moneyIn(due.currency, quote.due.amount_cents - due.amount_cents),
    points_back: booking.points - quote.points_applied,
    payout_before: moneyIn('CAD', booking.host_subtotal_cents),
    payout_after: moneyIn('CAD', priceAgreed(price).host_subtotal),
  };
};

const keyOf = ({ type, code, label }: BookLine): string => (type === 'tax' ? `${code} ${label}` : type);

/** From one price to another, line by line as the books keep them; each tax by its name. */
export const linesBetween = (from: Priced, to: Priced): readonly BookLine[] => {
  const moved = new Map<string, BookLine>();
  const add = (line: BookLine, sign: 1 | -1): void => {
    const { code, label, type, cents, base_cents = 0 } = line;
    const was = moved.get(keyOf(line)) ?? { code, label, type, cents: 0, base_cents: 0 };
    const base = type === 'tax' ? { base_cents: (was.base_cents ?? 0) + sign * base_cents } : {};
    moved.set(keyOf(line), { code: was.code, label: was.label, type, cents: was.cents + sign * cents, ...base });
  };
  for (const line of paid(to).lines) add(line, 1);
  for (const line of paid(from).lines) add(line, -1);
  return [...moved.values()].filter(({ cents }) => cents !== 0);
};

/** The lines of a change, as they are charged. */
export const chargedBy = (booking: Priced, offered: Offered): readonly BookLine[] => linesBetween(booking, priced(offered));
/** The same as they go back. */
export const returnedBy = (booking: Priced, offered: Offered): readonly BookLine[] => linesBetween(priced(offered), booking);
