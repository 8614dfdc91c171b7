// The use of money that the provider has: it pays for its booking, or for a claim after it, or goes back. Counted once, however often and in whatever order it is
// reported.
import type { Payment } from '../../../generated/model/entities';
import { instantOf } from '../../../generated/model/wire';
import { moveBookingLife } from '../../../generated/rules/lifecycles';
import { momentOf } from '../../../generated/rules/runtime';
import { lockBooking, writeMove } from '../booking/booking.commands';
import { payerOf } from '../booking/payer.lookup';
import type { KeptBooking, MoveContext, MovedBooking } from '../booking/followers';
import type { PaidCard } from '../outside/payments';
import { inTransaction, type Services } from '../request/context';
import { postCharge, postClaimCharge, postStray } from '../ledger/ledger.commands';
import { priceAgreed } from '../pricing/agreed.rules';
import { isCurrency } from '../pricing/currency.lookup';
import { paidWith } from '../pricing/points.rules';
import { closePages, owePart } from './payment.commands';
import { changePayment, findPayment, lockPayment, wasHeardOf } from './payment.repository';

/** A payment as the provider reports it. */
export interface Taken {
  readonly payment_id: string;
  readonly charge_id: string;
  /** In the smallest unit. */
  readonly amount_cents: number;
  readonly currency: string;
  readonly card?: PaidCard | undefined;
}
type CountContext = MoveContext;

/** The moment that counts: money is in time as long as its booking waits for it. The end of a booking asks the provider first. */
const inTime = ({ pay_by }: KeptBooking, now: Date) => (pay_by !== null && momentOf(pay_by) < now.getTime() ? pay_by : instantOf(now));

/** Whether a payment is what its booking still costs: points may have changed since its page was opened, or a part was paid otherwise. */
const isDue = ({ cad_cents }: Payment, { price, points, payment_method }: KeptBooking): boolean =>
  payment_method === null && cad_cents === paidWith(points, priceAgreed(price)).due;

/** A payment with its charge. */
type Charged = Payment & { readonly charge_id: string };

const use = async (tx: CountContext, { booking, payment, moved }: { booking: KeptBooking; payment: Charged; moved: MovedBooking }) => {
  const { trx, now, job } = tx;
  const { payment_id, quote, currency, charge_id: source } = payment;
  const { price, points, property_id, booking_id } = booking;
  await changePayment(trx, payment_id, { used: true });
  const paid = { paid_at: now, payment_method: 'card' as const, confirmation_id: payment_id };
  await writeMove(tx, { booking, moved, change: { ...paid, currency, quote: JSON.stringify(quote) } });
  const { lines } = paidWith(points, priceAgreed(price));
  await postCharge(trx, { booking_id, property_id, place: price }, { cause: `charge ${payment_id}`, source, at: now, lines });
  await closePages(tx, booking_id);
  await job('seeCard', { payment_id });
};

/** The whole of it is the host's; false where nothing, or something else, is owed for the claim by now. */
const useForClaim = async (tx: CountContext, booking: KeptBooking, payment: Charged & { readonly claim_id: string }): Promise<boolean> => {
  const { trx, now, followers } = tx;
  const { payment_id, claim_id, cad_cents: cents, charge_id: source } = payment;
  if (!(await followers.booking.payClaim(tx, booking, { claim_id, cents }))) return false;
  await changePayment(trx, payment_id, { used: true });
  await postClaimCharge(trx, payment, { cause: `charge ${payment_id}`, source, at: now, cents });
  await followers.booking.payOutClaim(tx, booking, claim_id);
  return true;
};

/** The difference of a change; false where the change has ended, or costs something else by now. */
const useForChange = async (
  tx: CountContext,
  booking: KeptBooking,
  payment: Charged & { readonly change_id: string },
): Promise<boolean> => {
  const { trx, now, followers } = tx;
  const { payment_id, change_id, cad_cents: cents, charge_id: source, property_id, booking_id } = payment;
  const lines = await followers.booking.payChange(tx, booking, { change_id, cents });
  if (!lines) return false;
  await changePayment(trx, payment_id, { used: true });
  const posted = { booking_id, property_id, place: booking.price };
  await postCharge(trx, posted, { cause: `charge ${payment_id}`, source, at: now, lines });
  return true;
};

const sendBack = async (
  tx: CountContext,
  { payment_id, booking_id, claim_id, change_id, property_id, cad_cents, charge_id: source }: Charged,
  amount: Pick<Payment, 'amount_cents' | 'currency'>,
) => {
  const { trx, mail, now } = tx;
  await postStray(trx, { booking_id, claim_id, property_id }, { cause: `stray ${payment_id}`, source, at: now, cents: cad_cents });
  await owePart(tx, { payment_id, reason: 'unusable', cad_cents });
  if (claim_id !== null) return mail('claimReturned', { booking_id, cad_cents });
  if (change_id !== null) return mail('changeReturned', { change_id, ...amount });
  await mail('paymentReturned', { booking_id, ...amount, cad_cents });
  await mail('paymentReturnedHost', { booking_id });
};

/** Whether it is money in time, and just what its booking or claim still costs: then it is used. */
const isUsed = async (tx: CountContext, booking: KeptBooking, payment: Charged): Promise<boolean> => {
  const { claim_id, change_id } = payment;
  if (claim_id !== null) return useForClaim(tx, booking, { ...payment, claim_id });
  if (change_id !== null) return useForChange(tx, booking, { ...payment, change_id });
  const moving = { by: payerOf(booking), who: booking.guest_id, from: booking.status, now: inTime(booking, tx.now) };
  const moved = moveBookingLife(['pay'], moving, { booking });
  if (!moved.ok || !isDue(payment, booking)) return false;
  await use(tx, { booking, payment, moved });
  return true;
};

/** Counts it within a transaction; nothing where there is no such payment. */
export const countMoney = (
  context: Pick<Services, 'db' | 'jobs' | 'followers'> & { readonly now: Date },
  taken: Taken,
): Promise<Payment | undefined> =>
  inTransaction(context, async (tx) => {
    const { trx, now } = tx;
    const { payment_id, charge_id, amount_cents, currency: told, card } = taken;
    const found = await findPayment(trx, payment_id);
    const booking = found && (await lockBooking(trx, found.booking_id));
    if (!booking) return undefined;
    const payment = await lockPayment(trx, payment_id);
    if (payment.state === 'paid') return payment;
    const currency = isCurrency(told) ? told : payment.currency;
    const isExact = amount_cents === payment.amount_cents && told === payment.currency;
    const known = card ? { card_brand: card.brand, card_last4: card.last4 } : {};
    await changePayment(trx, payment_id, { state: 'paid', paid_at: now, charge_id, amount_cents, currency, ...known });
    const charged = { ...payment, charge_id };
    if (!isExact || !(await isUsed(tx, booking, charged))) await sendBack(tx, charged, { amount_cents, currency });
    // its news were quicker than the news that it is paid
    if (await wasHeardOf(trx, charge_id)) await tx.job('lookAtCharge', { payment_id });
    return lockPayment(trx, payment_id);
  });
