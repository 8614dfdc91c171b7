// A charge as the provider has it, taken into the books: refunds that we asked for and those made on its own page, whichever fail
// afterwards, and disputes. Looking twice, or late, changes nothing more.
import { randomUUID } from 'node:crypto';
import type { Payment, Refund } from '../../../generated/model/entities';
import { addRefunded, lockBooking } from '../booking/booking.commands';
import type { KeptBooking, MadeRefund, MoveContext } from '../booking/followers';
import { partOnCardOf } from '../booking/refund.commands';
import { postGivenTwice, postRefundFailed, postRefundPaid, postRefundSent } from '../ledger/ledger.commands';
import { isPosted } from '../ledger/ledger.lookup';
import { PaymentProblem, type Payments, type ProviderRefund } from '../outside/payments';
import { canadianPart } from '../pricing/charged.rules';
import { inTransaction, type Services } from '../request/context';
import { settleDisputes } from './dispute.commands';
import { refundsFor } from './payment.lookup';
import { changePayment, changeRefund, findPayment, insertRefund, lockPayment, removeRefund } from './payment.repository';

type LookContext = Pick<Services, 'db' | 'jobs' | 'followers'> & { readonly now: Date };
type SettleContext = Pick<MoveContext, 'trx'> & { readonly now: Date };
/** A sentence for the operator, where somebody has to look. */
type Said = string | undefined;

type TakenOn = Pick<ProviderRefund, 'provider_id' | 'state'>;

/** A refund is owed again: it could not reach its card. One that was given twice is not. */
const reopen = async (
  { trx, now: at }: SettleContext,
  refund: Refund,
  { source, from }: { readonly source: string; readonly from: 'refund' | 'sent' | undefined },
): Promise<Said> => {
  const { refund_id, cad_cents: cents } = refund;
  if (from) await postRefundFailed(trx, refund, { cause: `refund failed ${refund_id} ${source}`, source, at, cents, from });
  if (refund.reason === 'given_twice') {
    await postGivenTwice(trx, refund, { cause: `given once ${source}`, at, cents: -cents });
    await removeRefund(trx, refund_id);
    return 'a refund that was given twice failed: it is given once';
  }
  await changeRefund(trx, refund_id, { provider_id: source, returned_at: null, failed_at: at });
  return 'a refund failed, and is owed again';
};

/** Takes in how a refund stands. One that failed stays so, whatever was heard before, until somebody has decided. */
export const settleRefund = async (tx: SettleContext, refund: Refund, { provider_id: source, state }: TakenOn): Promise<Said> => {
  const { trx, now: at } = tx;
  const { refund_id, cad_cents: cents } = refund;
  if (refund.failed_at !== null) return undefined;
  const sent = `refund sent ${refund_id} ${source}`;
  const isSent = await isPosted(trx, sent);
  const isGiven = refund.returned_at !== null;
  if (state === 'failed') return reopen(tx, refund, { source, from: isGiven ? 'refund' : isSent ? 'sent' : undefined });
  if (isGiven) return undefined;
  await changeRefund(trx, refund_id, { provider_id: source, returned_at: state === 'given' ? at : null });
  if (state === 'pending') await postRefundSent(trx, refund, { cause: sent, source, at, cents });
  else
    await postRefundPaid(trx, refund, {
      cause: `refund paid ${refund_id} ${source}`,
      source,
      at,
      cents,
      from: isSent ? 'sent' : 'provider',
    });
  return undefined;
};

interface Charge {
  readonly booking: KeptBooking;
  readonly payment: Payment;
}
const refundsOf = async ({ trx }: SettleContext, payment: Payment): Promise<readonly Refund[]> =>
  (await refundsFor(trx, payment)).filter(({ payment_id }) => payment_id === payment.payment_id);

/** One that the provider has not taken on, or that could not reach its card. */
const isOwed = ({ returned_at, provider_id, failed_at }: Refund): boolean =>
  returned_at === null && (provider_id === null || failed_at !== null);

/** A sum that was owed went back by hand: so much less is owed. Answers what is left of it. */
const takeFromOwed = async (
  tx: SettleContext,
  owed: readonly Refund[],
  it: { readonly provider_id: string; readonly cents: number },
): Promise<number> => {
  let left = it.cents;
  for (const { refund_id, amount_cents, cad_cents, ...refund } of owed) {
    const part = Math.min(left, amount_cents);
    left -= part;
    const cad = Math.round((cad_cents * part) / amount_cents);
    if (part === amount_cents) await changeRefund(tx.trx, refund_id, { provider_id: it.provider_id, failed_at: null });
    else if (part > 0) {
      await changeRefund(tx.trx, refund_id, { amount_cents: amount_cents - part, cad_cents: cad_cents - cad });
      const { property_id, booking_id, claim_id, payment_id } = refund;
      const made = { provider_id: it.provider_id, reason: 'at_provider', owed_at: tx.now } as const;
      await insertRefund(tx.trx, {
        refund_id: randomUUID(),
        property_id,
        booking_id,
        claim_id,
        payment_id,
        ...made,
        amount_cents: part,
        cad_cents: cad,
      });
    }
  }
  return left;
};

/** More went back than was charged: the rest had gone back by our bank, and we bear it. */
const bearTwice = async (
  { trx, now: owed_at }: SettleContext,
  { property_id, booking_id, claim_id, payment_id, ...payment }: Payment,
  { provider_id, amount_cents }: { readonly provider_id: string; readonly amount_cents: number },
): Promise<void> => {
  const cad_cents = Math.round((payment.cad_cents * amount_cents) / payment.amount_cents);
  const refund = { refund_id: randomUUID(), property_id, booking_id, claim_id, payment_id, provider_id, amount_cents, cad_cents, owed_at };
  await insertRefund(trx, { ...refund, reason: 'given_twice' });
  await postGivenTwice(trx, refund, { cause: `given twice ${provider_id}`, at: owed_at, cents: cad_cents });
};

const takeFromStay = async (tx: MoveContext, { booking, payment }: Charge, made: MadeRefund): Promise<void> => {
  const { trx, followers, mail } = tx;
  const { booking_id } = booking;
  const { amount_cents } = made;
  const back = await partOnCardOf(trx, booking, canadianPart(payment, amount_cents));
  await followers.booking.giveBack(tx, booking, { ...back, reason: 'at_provider', made });
  await addRefunded(trx, booking, back.cents);
  await mail('refundMade', { booking_id, amount_cents, currency: payment.currency, cad_cents: back.cents, points: back.points });
  await mail('refundMadeHost', { booking_id, cad_cents: back.cents });
};

/** A claim is all the host's: so is what goes back of it. */
const takeFromClaim = async (tx: MoveContext, { booking, payment }: Charge, made: MadeRefund): Promise<void> => {
  const { booking_id } = booking;
  const cad_cents = canadianPart(payment, made.amount_cents);
  await tx.followers.booking.giveBackClaim(tx, booking, { payment, cents: cad_cents, reason: 'at_provider', made });
  await tx.mail('claimRefunded', { booking_id, cad_cents });
  await tx.mail('claimRefundedHost', { booking_id, cad_cents });
};

/**
 * Books a refund that was made on the provider's own page. One of exactly the sum that is owed is that refund, made by hand; any other
 * is taken from all that is left, in proportion, beyond that from the owed sums, and what is then left went back twice.
 */
const takeOn = async (tx: MoveContext, { booking, payment: { payment_id, used } }: Charge, refund: ProviderRefund): Promise<void> => {
  const { trx } = tx;
  const { provider_id, amount_cents } = refund;
  const payment = await lockPayment(trx, payment_id);
  const owed = (await refundsOf(tx, payment)).filter(isOwed);
  const same = owed.find((one) => one.amount_cents === amount_cents);
  if (same) return changeRefund(trx, same.refund_id, { provider_id, failed_at: null });
  const more = Math.min(amount_cents, payment.amount_cents - payment.refunded_cents);
  const twice = await takeFromOwed(tx, owed, { provider_id, cents: amount_cents - more });
  if (twice > 0) await bearTwice(tx, payment, { provider_id, amount_cents: twice });
  if (more === 0 || !used) return;
  const made = { payment_id, provider_id, amount_cents: more };
  await (payment.claim_id === null ? takeFromStay(tx, { booking, payment }, made) : takeFromClaim(tx, { booking, payment }, made));
};

const settleOne = async (tx: MoveContext, charge: Charge, refund: ProviderRefund): Promise<readonly Said[]> => {
  const { provider_id, refund_id } = refund;
  const meant = async () => {
    const all = await refundsOf(tx, charge.payment);
    const made = all.filter((one) => one.provider_id === provider_id);
    return made.length > 0 ? made : all.filter((one) => one.refund_id === refund_id && one.provider_id === null);
  };
  const isNew = (await meant()).length === 0;
  if (isNew && refund.state === 'failed') return [];
  if (isNew) {
    // another refund of this charge may have changed it
    const booking = (await lockBooking(tx.trx, charge.booking.booking_id)) ?? charge.booking;
    await takeOn(tx, { ...charge, booking }, refund);
  }
  const said: Said[] = [];
  for (const one of await meant()) said.push(await settleRefund(tx, one, refund));
  return said;
};

const timesAtOnce = 5;

/**
 * Asks what became of a charge, and takes it into the books; answers sentences for the operator. The last one to ask counts,
 * in whatever order answers come.
 *
 * @throws PaymentProblem
 */
export const lookAtCharge = async (context: LookContext, payments: Payments, { payment_id }: Pick<Payment, 'payment_id'>) => {
  for (let times = 0; times < timesAtOnce; times += 1) {
    const before = await findPayment(context.db, payment_id);
    if (!before || before.charge_id === null || before.provider !== payments.provider) return [];
    const standing = await payments.lookAtCharge(before.charge_id);
    const said = await inTransaction(context, async (tx) => {
      const booking = await lockBooking(tx.trx, before.booking_id);
      const payment = await lockPayment(tx.trx, payment_id);
      if (!booking || payment.looked_at !== before.looked_at) return undefined;
      const looked_at = new Date(Math.max(tx.now.getTime(), Date.parse(payment.looked_at ?? payment.opened_at) + 1));
      await changePayment(tx.trx, payment_id, { looked_at });
      const sentences: Said[] = [];
      for (const refund of standing.refunds) sentences.push(...(await settleOne(tx, { booking, payment }, refund)));
      return [...sentences, await settleDisputes(tx, { booking, payment }, standing.disputes)];
    });
    if (said) return said.filter((sentence) => sentence !== undefined);
  }
  throw new PaymentProblem('unreachable', 'others ask about this charge at the same time');
};
