// The provider's balance, move by move: read there, and booked as far as the books lack it. Charges, refunds and payouts are booked when we
// hear of them; their fees and what changing money cost or brought are known here alone, as are moves that nobody here has caused.
import type { BalanceMove, Payment } from '../../../generated/model/entities';
import { DAY } from '../../../generated/model/dates';
import type { BalanceKind, PaymentProvider } from '../../../generated/model/values';
import { lockBooking } from '../booking/booking.commands';
import { takenCharges } from '../checkout/compared.lookup';
import { findCharged } from '../checkout/payment.lookup';
import { doAll, doInTurn, parts } from '../jobs/do-all';
import { keepBooked, keepMoves, lockUnbooked } from '../ledger/balance.commands';
import { isSentBefore, lastMoveAt, movesElsewhere, movesOf, unbookedMoves } from '../ledger/balance.lookup';
import { postAtProvider, postByHand } from '../ledger/ledger.commands';
import { bookedAtProvider, isPosted } from '../ledger/ledger.lookup';
import type { Database } from '../database/open';
import type { Payments } from '../outside/payments';
import { inTransaction, type Inside, type JobContext } from '../request/context';
import { lockPayout, openDebt, withhold } from './payout.repository';

type BalanceContext = Pick<JobContext, 'db' | 'jobs' | 'payments' | 'now'>;
type BookContext = Pick<Inside, 'trx' | 'job'> & { readonly now: Date; readonly provider: PaymentProvider };
type Stay = Pick<Payment, 'booking_id' | 'claim_id' | 'property_id'>;
/** Whether the books have it; the stay, or the claim after it, that it was for, and whether its fee is booked along with it. */
type Booked = { readonly stay?: Stay; readonly hasFee?: true } | undefined;

type Reported = Pick<Payments, 'provider'> & { readonly movesSince: NonNullable<Payments['movesSince']> };

/** Moves told late are asked for again. */
const askedAgain = DAY;
/** Until then it may turn out that a move is of one of our payments. */
const unknownFor = 3 * DAY;

const readMoves = async (db: Database, { provider, movesSince }: Reported, from: Date | undefined) => {
  const last = await lastMoveAt(db, provider);
  const since = from ?? new Date(last ? last.getTime() - askedAgain : 0);
  let next: string | undefined;
  do {
    const page = await movesSince(since, next);
    await keepMoves(db, provider, page.moves);
    ({ next } = page);
  } while (next !== undefined);
};

const sumOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0);
const causeOf = ({ move_id }: BalanceMove, what = 'move') => `${what} ${move_id}`;

/** Books, some days later, a move that belongs to no payment of ours. */
const elsewhere = async ({ trx, now }: BookContext, move: BalanceMove): Promise<Booked> => {
  const { kind, at, amount_cents: cents } = move;
  if (kind !== 'other' && Date.parse(at) > now.getTime() - unknownFor) return undefined;
  await postAtProvider(trx, undefined, { kind: 'elsewhere', cause: causeOf(move, 'elsewhere'), at: now, cents });
  return {};
};

/** Takes back what was booked as of nothing of ours, such as a payment after which nobody could ask for days: it is booked anew. */
const takeHome = async (context: BalanceContext, provider: PaymentProvider): Promise<void> =>
  doAll(await movesElsewhere(context.db, provider, takenCharges(provider)), (move) =>
    inTransaction(context, async ({ trx, now }) => {
      const { move_id, amount_cents: cents } = move;
      const known = { kind: 'elsewhere', cause: causeOf(move, 'known'), at: now, cents: -cents } as const;
      if (await postAtProvider(trx, undefined, known)) await keepBooked(trx, { provider, move_id }, null);
    }),
  );

/** Once the books know as well that money came for a charge, or left for a refund, the difference is exchange. */
const ofCharge = async (tx: BookContext, move: BalanceMove): Promise<Booked> => {
  const { trx, job, now, provider } = tx;
  const { kind, charge_id, source_id } = move;
  const payment = charge_id === null ? undefined : await findCharged(trx, provider, charge_id);
  if (!payment || charge_id === null || source_id === null) return elsewhere(tx, move);
  await lockBooking(trx, payment.booking_id);
  const source = kind === 'charge' ? charge_id : source_id;
  const all = await movesOf(trx, provider, source_id);
  const [cents, times] = [sumOf(all.map(({ amount_cents }) => amount_cents)), sumOf(all.map((it) => Math.sign(it.amount_cents)))];
  const booked = await bookedAtProvider(trx, source);
  if (times !== Math.sign(booked.cents - booked.exchange)) {
    await job('lookAtCharge', { payment_id: payment.payment_id });
    return undefined;
  }
  await postAtProvider(trx, payment, { kind: 'exchange', cause: causeOf(move), source, at: now, cents: cents - booked.cents });
  return { stay: payment };
};

/** A dispute is booked with its state, when its charge is looked at. */
const ofDispute = async (tx: BookContext, move: BalanceMove): Promise<Booked> => {
  const { trx, job, provider } = tx;
  const payment = move.charge_id === null ? undefined : await findCharged(trx, provider, move.charge_id);
  if (!payment) return elsewhere(tx, move);
  if (await isPosted(trx, causeOf(move))) return { stay: payment, hasFee: true };
  await job('lookAtCharge', { payment_id: payment.payment_id });
  return undefined;
};

/** A transfer for a payout is booked when it is sent; any other, and a second one for it, counts as made by hand. */
const sent = async ({ trx, now, provider }: BookContext, move: BalanceMove): Promise<Booked> => {
  const { payout_id, amount_cents: cents } = move;
  const payout = payout_id === null ? undefined : await lockPayout(trx, payout_id);
  const isFirst = payout && !(await isSentBefore(trx, provider, move));
  if (isFirst) return (await isPosted(trx, `payout ${payout_id}`)) ? { stay: payout } : undefined;
  await postByHand(trx, payout, { cause: causeOf(move), at: now, debt: 0, cents });
  return payout ? { stay: payout } : {};
};

/** Money taken back from a host makes up for what the host owes, as far as it goes. */
const takenBack = async ({ trx, now, provider }: BookContext, move: BalanceMove): Promise<Booked> => {
  const { transfer_id, amount_cents: cents } = move;
  const transfers = transfer_id === null ? [] : await movesOf(trx, provider, transfer_id);
  const payout_id = transfers.map((it) => it.payout_id).find((id) => id !== null);
  const payout = payout_id === undefined || payout_id === null ? undefined : await lockPayout(trx, payout_id);
  if (payout && payout.paid_at === null) return undefined;
  const left = payout ? payout.cents - payout.withheld_cents : 0;
  const debt = payout ? Math.min(cents, left, await openDebt(trx, payout.profile_id)) : 0;
  await postByHand(trx, payout, { cause: causeOf(move), at: now, debt, cents });
  if (payout && debt > 0) await withhold(trx, payout.payout_id, payout.withheld_cents + debt);
  return payout ? { stay: payout } : {};
};

const plain =
  (kind: 'passed_on' | 'provider_fee') =>
  async ({ trx, now }: BookContext, move: BalanceMove): Promise<Booked> => {
    await postAtProvider(trx, undefined, { kind, cause: causeOf(move), at: now, cents: move.amount_cents });
    return {};
  };

const books: Readonly<Record<BalanceKind, (tx: BookContext, move: BalanceMove) => Promise<Booked>>> = {
  charge: ofCharge,
  refund: ofCharge,
  refund_failed: ofCharge,
  dispute: ofDispute,
  dispute_won: ofDispute,
  transfer: sent,
  transfer_reversed: takenBack,
  payout: plain('passed_on'),
  fee: plain('provider_fee'),
  other: elsewhere,
};

/** The books are in Canadian dollars: a balance in another currency waits for a person. */
const book = (context: BalanceContext, provider: PaymentProvider, move: BalanceMove): Promise<void> =>
  inTransaction(context, async ({ trx, job, now }) => {
    // the same may be read by the hour and at night
    if (!(await lockUnbooked(trx, { provider, move_id: move.move_id }))) return;
    const booked = move.currency === 'CAD' && (await books[move.kind]({ trx, job, now, provider }, move));
    if (!booked) return;
    const { fee_cents, move_id } = move;
    if (!booked.hasFee)
      await postAtProvider(trx, booked.stay, { kind: 'provider_fee', cause: causeOf(move, 'fee'), at: now, cents: -fee_cents });
    await keepBooked(trx, { provider, move_id }, now);
  });

/**
 * Brings the books up to the provider's balance; one move that cannot be booked stands in no other's way. Reads it from where it was
 * read last, or from an earlier moment.
 */
export const readBalance = async (context: BalanceContext, from?: Date): Promise<void> => {
  const { payments, db } = context;
  if (!payments?.movesSince) return;
  const { provider, movesSince } = payments;
  const unbooked = parts<BalanceMove>((last) => unbookedMoves(db, provider, last));
  await doInTurn([
    () => readMoves(db, { provider, movesSince }, from),
    () => takeHome(context, provider),
    () => doAll(unbooked, (move) => book(context, provider, move)),
  ]);
};
