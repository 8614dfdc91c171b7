// Disputes as money: what a card's bank takes back is held until the bank has decided. Won, it is let go. Lost, refunds that are owed anyhow
// are paid by it, and the operator decides who bears the rest. The state that the provider tells is final, in whatever order it is heard.
import { randomUUID } from 'node:crypto';
import type { Mails } from '../../../generated/jobs/jobs';
import type { Payment, Refund } from '../../../generated/model/entities';
import type { DisputeState } from '../../../generated/model/values';
import { addRefunded, lockBooking, setBookingTimers } from '../booking/booking.commands';
import type { KeptBooking, MoveContext } from '../booking/followers';
import { partOnCardOf } from '../booking/refund.commands';
import { postDispute, postDisputeLost } from '../ledger/ledger.commands';
import { balanceOf, isPostedFor } from '../ledger/ledger.lookup';
import type { ProviderDispute } from '../outside/payments';
import { keepEarned } from '../points/points.commands';
import { chargedPart } from '../pricing/charged.rules';
import { disputedFor, refundsFor } from './payment.lookup';
import { changePayment, changeRefund, insertRefund, lockPayment } from './payment.repository';

type DisputeContext = Pick<MoveContext, 'trx' | 'mail'> & { readonly now: Date };
interface Charge {
  readonly booking: KeptBooking;
  readonly payment: Payment;
}
type Decided = Omit<Mails['disputeDecidedHost'], 'booking_id'>;

/** One that the bank still decides on outweighs all that are decided. */
const stateOf = (disputes: readonly ProviderDispute[]): DisputeState | null =>
  (['open', 'lost', 'won'] as const).find((state) => disputes.some((one) => one.state === state)) ?? null;

/** The disputed sum in Canadian cents, at the rate of the charge. */
const heldOf = ({ currency, cad_cents, amount_cents }: Payment, dispute: ProviderDispute, cents: number): number =>
  currency === 'CAD' ? cents : Math.sign(cents) * Math.round((cad_cents * dispute.amount_cents) / amount_cents);

/** Books what a dispute has moved at the provider, each move once. */
const bookMoves = async ({ trx, now: at }: DisputeContext, payment: Payment, dispute: ProviderDispute): Promise<void> => {
  for (const { move_id, amount_cents: cents, fee_cents, currency } of dispute.moves) {
    const held = heldOf(payment, dispute, cents);
    const left = await balanceOf(trx, payment, 'disputed');
    const borne = Math.max(0, held - left);
    const it = { cause: `move ${move_id}`, source: dispute.dispute_id, at };
    if (currency === 'CAD') await postDispute(trx, payment, { ...it, cents, fee_cents, held, borne });
  }
};

/** Pays an owed refund, or a part of it, with what the bank gave to its payer. */
const payWith = async (
  { trx, now }: DisputeContext,
  refund: Refund,
  { from, cents }: { readonly from: 'disputed' | 'loss'; readonly cents: number },
): Promise<void> => {
  const { refund_id, amount_cents, cad_cents, attempts: _attempts, ...it } = refund;
  const part = Math.round((amount_cents * cents) / cad_cents);
  const isAll = cents === cad_cents;
  const id = isAll ? refund_id : randomUUID();
  const paid = { provider_id: `dispute-${id}`, returned_at: now, failed_at: null };
  if (isAll) await changeRefund(trx, id, paid);
  else {
    await changeRefund(trx, refund_id, { amount_cents: amount_cents - part, cad_cents: cad_cents - cents });
    await insertRefund(trx, { ...it, refund_id: id, reason: 'disputed', amount_cents: part, cad_cents: cents, owed_at: now, ...paid });
  }
  await postDisputeLost(trx, refund, { cause: `refund by dispute ${id}`, at: now, cents, from, to: 'refund' });
};

/** Refunds of a lost charge are paid by the bank's: the provider refuses any other, so that the rest waits for a person. */
const payOwed = async (tx: DisputeContext, payment: Payment): Promise<void> => {
  const { trx, now } = tx;
  const owed = (await refundsFor(trx, payment)).filter(
    (one) => one.payment_id === payment.payment_id && one.returned_at === null && (one.provider_id === null || one.failed_at !== null),
  );
  for (const refund of owed) {
    let left = refund;
    for (const from of ['disputed', 'loss'] as const) {
      const cents = Math.min(left.cad_cents, Math.max(0, await balanceOf(trx, payment, from)));
      if (cents === 0) continue;
      await payWith(tx, left, { from, cents });
      const rest = (await refundsFor(trx, payment)).find(({ refund_id }) => refund_id === refund.refund_id);
      if (!rest || rest.returned_at !== null) break;
      left = rest;
    }
    const rest = (await refundsFor(trx, payment)).find(({ refund_id }) => refund_id === refund.refund_id);
    if (rest?.returned_at === null && rest.failed_at === null) await changeRefund(trx, refund.refund_id, { failed_at: now });
  }
};

/** Whether a charge paid for something: one that came too late is no business of a host. */
const isHosts = ({ used, disputed_at }: Payment): boolean => used && disputed_at !== null;

/** The payout goes on, and points of the stay that waited come now; a host who heard of the dispute hears how it ended. */
const release = async ({ trx, now, mail }: DisputeContext, { booking, payment }: Charge, it: Decided): Promise<void> => {
  await changePayment(trx, payment.payment_id, { disputed_at: null });
  const name = payment.claim_id === null ? 'disputeDecidedHost' : 'claimDisputeDecidedHost';
  if (payment.claim_id === null) await setBookingTimers({ trx, now }, booking);
  if (isHosts(payment)) await mail(name, { booking_id: booking.booking_id, ...it });
};

/** Settles a lost dispute as far as refunds were owed; where those were all of it nobody has to decide. */
export const settleLost = async (tx: DisputeContext, it: Charge): Promise<void> => {
  await payOwed(tx, it.payment);
  const { disputed_at } = it.payment;
  const isBooked = await isPostedFor(tx.trx, it.payment, 'dispute_opened');
  if (disputed_at === null || !isBooked || (await balanceOf(tx.trx, it.payment, 'disputed')) > 0) return;
  const paid = (await refundsFor(tx.trx, it.payment)).filter(({ provider_id }) => provider_id?.startsWith('dispute-'));
  await release(tx, it, { outcome: 'refund', cad_cents: paid.reduce((sum, { cad_cents }) => sum + cad_cents, 0) });
};

/** A stay whose charge is lost earns its guest nothing, nor those who invited them. */
const takeEarned = async ({ trx, job, now }: MoveContext, booking_id: string): Promise<void> => {
  await keepEarned(trx, { booking_id, points: 0, now });
  await job('rewardSenders', { booking_id });
};

/** Takes in how the disputes of a charge stand; answers a sentence for the operator where one is new. */
export const settleDisputes = async (
  tx: MoveContext,
  { booking, payment: before }: Charge,
  disputes: readonly ProviderDispute[],
): Promise<string | undefined> => {
  const { trx, mail, job, now } = tx;
  const { payment_id, booking_id, claim_id, disputed_at, used } = before;
  const told = claim_id === null ? 'paymentDisputedHost' : 'claimDisputedHost';
  for (const dispute of disputes) await bookMoves(tx, before, dispute);
  const dispute = stateOf(disputes);
  const isDenied = dispute === 'open' || dispute === 'lost';
  const isNew = dispute !== before.dispute;
  if (isNew && isDenied) {
    await changePayment(trx, payment_id, { dispute, disputed_at: disputed_at ?? now });
    if (disputed_at === null && used) await mail(told, { booking_id });
  } else if (isNew) {
    await changePayment(trx, payment_id, { dispute });
    await release(tx, { booking, payment: before }, { outcome: 'won', cad_cents: 0 });
    // refunds that waited for the bank
    await job('refundBooking', { booking_id });
  }
  if (isNew && dispute === 'lost' && used && claim_id === null) await takeEarned(tx, booking_id);
  if (dispute === 'lost') await settleLost(tx, { booking, payment: await lockPayment(trx, payment_id) });
  if (!isNew || !isDenied) return undefined;
  return dispute === 'lost' ? 'a dispute is lost: the operator decides who bears it' : 'a charge is disputed, and its payout waits';
};

/** Settles a lost dispute where a refund is owed since. */
export const settleOwed = async (tx: DisputeContext, payment_id: string, booking_id: string): Promise<void> => {
  const booking = await lockBooking(tx.trx, booking_id);
  const payment = await lockPayment(tx.trx, payment_id);
  if (booking && payment.dispute === 'lost') await settleLost(tx, { booking, payment });
};

export type Bearer = 'host' | 'us';
/** The disputed charge of a stay, or of a claim after it. */
export interface Disputed {
  readonly booking_id: string;
  readonly of: 'stay' | 'claim';
}
export type DisputeRefusal = 'none' | 'open' | 'unread' | 'settled';

/** We bear what is left of it. */
const bear = async ({ trx, now: at }: DisputeContext, payment: Payment): Promise<void> => {
  const cents = await balanceOf(trx, payment, 'disputed');
  await postDisputeLost(trx, payment, { cause: `loss ${randomUUID()}`, at, cents, from: 'disputed', to: 'loss' });
};

/** Gives so much of a disputed charge back as its bank did, so that the host bears it. */
const giveAsRefund = async (tx: MoveContext, { booking, payment }: Charge, cents: number): Promise<void> => {
  const { trx, followers } = tx;
  const made = { payment_id: payment.payment_id, provider_id: `dispute-${randomUUID()}`, amount_cents: chargedPart(payment, cents) };
  if (payment.claim_id === null) {
    const back = await partOnCardOf(trx, booking, cents);
    await followers.booking.giveBack(tx, booking, { ...back, reason: 'disputed', made });
    await addRefunded(trx, booking, back.cents);
  } else await followers.booking.giveBackClaim(tx, booking, { payment, cents, reason: 'disputed', made });
  const refund = (await refundsFor(trx, payment)).find(({ provider_id }) => provider_id === made.provider_id);
  if (refund) await payWith(tx, refund, { from: 'disputed', cents: refund.cad_cents });
};

/** A decision: the Canadian cents that it is about, and whether their bearer is the host, who bears nothing of what went back before. */
export interface DisputeDecision {
  readonly cents: number;
  readonly bearer: Bearer;
}

/**
 * Decides who bears a lost dispute: the host, where the stay was not as listed, as of any refund, with our fee and the taxes; or we, where
 * the bank erred: then the stay counts as it was paid.
 */
export const decideDispute = async (
  tx: MoveContext,
  { booking_id: bookingId, of }: Disputed,
  wanted: Bearer,
): Promise<DisputeDecision | DisputeRefusal> => {
  const { trx } = tx;
  const booking = await lockBooking(trx, bookingId);
  const found = booking && (await disputedFor(trx, bookingId, of));
  if (!found) return 'none';
  const payment = await lockPayment(trx, found.payment_id);
  if (payment.dispute === 'open') return 'open';
  // a refund may be owed since, and its job not have begun
  await settleLost(tx, { booking, payment });
  if ((await lockPayment(trx, found.payment_id)).disputed_at === null) return 'settled';
  const cents = await balanceOf(trx, payment, 'disputed');
  if (cents <= 0) return 'unread';
  const part = wanted === 'us' ? 0 : Math.min(cents, payment.cad_cents - payment.refunded_cad_cents);
  const bearer = part > 0 ? 'host' : 'us';
  if (part > 0) await giveAsRefund(tx, { booking, payment }, part);
  await bear(tx, payment);
  await release(tx, { booking, payment }, { outcome: bearer, cad_cents: part || cents });
  return { cents, bearer };
};
