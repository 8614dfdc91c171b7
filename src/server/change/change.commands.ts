// Commands on changes for other subjects, within their own transaction: one that is agreed is made, one is paid, one ends with its booking.
import { isKeyOf } from '../../../generated/model/keys';
import { instantOf } from '../../../generated/model/wire';
import { moveBookingLife, moveChangeLife } from '../../../generated/rules/lifecycles';
import { momentOf } from '../../../generated/rules/runtime';
import { writeMove } from '../booking/booking.commands';
import type { BookingFollowers, KeptBooking, MoveContext } from '../booking/followers';
import { payerOf } from '../booking/payer.lookup';
import type { Database } from '../database/open';
import { postCharge } from '../ledger/ledger.commands';
import { priceAgreed } from '../pricing/agreed.rules';
import { holdBeside, moveNights, releaseBeside, setNights } from '../property/calendar/held-nights.commands';
import type { PropertyRow } from '../property/property.lookup';
import { enforceMove } from '../request/enforce-rule';
import { chargedBy, differenceOf, returnedBy, sumsOf } from './change.rules';
import { findOpenChange, type KeptChange } from './change.repository';
import { type MovedChange, writeChange } from './write-change';

type OfStay = Pick<KeptBooking, 'booking_id' | 'property_id'>;
const nightsOf = ({ booking_id, property_id }: OfStay, { checkin, checkout }: Pick<KeptBooking, 'checkin' | 'checkout'>) => ({
  booking_id,
  property_id,
  checkin,
  checkout,
});
const isMoved = (booking: KeptBooking, { quote }: KeptChange): boolean =>
  quote.checkin !== booking.checkin || quote.checkout !== booking.checkout;

/** Holds the new nights beside the old ones, until the guest has paid, or has answered an offer. */
export const holdChanged = async (
  { trx, now }: Pick<MoveContext, 'trx' | 'now'>,
  booking: KeptBooking,
  { change, property }: { readonly change: KeptChange; readonly property: PropertyRow },
): Promise<string | null> => {
  if (!isMoved(booking, change)) return null;
  return holdBeside(trx, nightsOf(booking, change.quote), { has: booking, between: property.preparation_nights, now });
};

/** Gives the new nights back: the booking holds its own again. */
export const releaseChanged = async (trx: Database, booking: KeptBooking, change: KeptChange): Promise<void> => {
  if (change.held_id !== null) await releaseBeside(trx, change.held_id);
  if (change.state !== 'proposed') await setNights(trx, nightsOf(booking, booking));
};

/** Puts the booking where it was agreed to be. */
export const takeNights = async (trx: Database, booking: KeptBooking, change: KeptChange): Promise<void> => {
  if (!isMoved(booking, change)) return;
  const nights = nightsOf(booking, change.quote);
  if (change.held_id !== null) await releaseBeside(trx, change.held_id);
  await (change.state === 'proposed' ? moveNights(trx, nights) : setNights(trx, nights));
};

/** The booking as it was agreed anew; money that goes back is given back. A payment of the difference is charged by who has it. */
export const makeChange = async (tx: MoveContext, booking: KeptBooking, change: KeptChange): Promise<KeptBooking> => {
  const { trx, now, followers } = tx;
  const { booking_id, property_id } = booking;
  const { quote, price, change_id } = change;
  const { checkin, checkout, guests, points_applied: points } = quote;
  await takeNights(trx, booking, change);
  const moving = { by: 'operator', who: null, from: booking.status, now: instantOf(now) } as const;
  const { host_subtotal: host_subtotal_cents, total: total_cents } = priceAgreed(price);
  const after = await writeMove(tx, {
    booking,
    moved: enforceMove(moveBookingLife(['change'], moving, { booking })),
    change: {
      checkin,
      checkout,
      guests: JSON.stringify(guests),
      quote: JSON.stringify(quote),
      price: JSON.stringify(price),
      points,
      host_subtotal_cents,
      total_cents,
    },
  });
  const [cents, back] = [differenceOf(booking, change), booking.points - points];
  if (back > 0) await followers.booking.lessenSpent(trx, { booking_id, points: back, now });
  if (cents < 0) {
    const refund = { lines: returnedBy(booking, change), points: back, cents: -cents, before: 0, returned: 0, isAll: false };
    const promised_cents = -sumsOf(booking, change).difference.amount_cents;
    await followers.booking.giveBack(tx, after, { ...refund, promised_cents, reason: 'changed', of: change_id });
  } else if (cents === 0) {
    const posted = { booking_id, property_id, place: price };
    await postCharge(trx, posted, { cause: `change ${change_id}`, at: now, lines: chargedBy(booking, change) });
  }
  return after;
};

/** The difference of a change is paid: it takes effect. Nothing where it has ended, or costs something else. */
export const payChange: BookingFollowers['payChange'] = async (tx, booking, { change_id, cents }) => {
  const change = await findOpenChange(tx.trx, booking.booking_id);
  if (change?.change_id !== change_id || differenceOf(booking, change) !== cents) return undefined;
  const { pay_by, state } = change;
  // money is in time as long as its change waits: the end of its time asks the provider first
  const at = pay_by !== null && momentOf(pay_by) < tx.now.getTime() ? pay_by : instantOf(tx.now);
  const moved = moveChangeLife(['pay'], { by: payerOf(booking), who: booking.guest_id, from: state, now: at }, { booking, change });
  if (!moved.ok) return undefined;
  const lines = chargedBy(booking, change);
  await makeChange(tx, booking, change);
  await writeChange(tx, { booking, change, moved }, { ended_at: tx.now, held_id: null });
  return lines;
};

// an offer, and what ends with its booking, have their own place in its history
const historyOf = { decline: 'decline_change', withdraw: 'withdraw_change', expire: 'expire_change', lapse: 'expire_change' } as const;
const writeEnded = async (tx: MoveContext, booking: KeptBooking, { record }: MovedChange): Promise<void> => {
  if (booking.status !== 'confirmed' || !isKeyOf(historyOf, record.event)) return;
  const moving = { by: 'operator', who: null, from: booking.status, now: instantOf(tx.now) } as const;
  await writeMove(tx, { booking, moved: enforceMove(moveBookingLife([historyOf[record.event]], moving, { booking })) });
};

/** A change that takes no effect; nobody pays for it any more, and the booking stays as it is. */
export const dropChange = async (
  tx: MoveContext,
  booking: KeptBooking,
  { change, moved }: { readonly change: KeptChange; readonly moved: MovedChange },
): Promise<void> => {
  await releaseChanged(tx.trx, booking, change);
  if (change.state === 'accepted') await tx.followers.booking.closePages(tx, booking.booking_id);
  await writeChange(tx, { booking, change, moved }, { ended_at: tx.now, held_id: null });
  await writeEnded(tx, booking, moved);
};

/** The booking was cancelled, or a request was answered or has ended: its open change ends. */
export const endChange = async (tx: MoveContext, booking: KeptBooking): Promise<void> => {
  const change = await findOpenChange(tx.trx, booking.booking_id);
  const moving = { by: 'operator', who: null, now: instantOf(tx.now) } as const;
  const moved = change && moveChangeLife(['end'], { ...moving, from: change.state }, {});
  if (change && moved?.ok) await dropChange(tx, booking, { change, moved });
};
