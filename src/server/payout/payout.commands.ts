// A host's coming payouts, brought up to date with the books: when a stay is settled, and whenever money moves for it afterwards.
import { randomUUID } from 'node:crypto';
import type { Payout } from '../../../generated/model/entities';
import { momentOf } from '../../../generated/rules/runtime';
import { markGivenBack } from '../booking/booking.commands';
import { isSettled } from '../booking/settling.lookup';
import type { Database } from '../database/open';
import {
  type Cause,
  type PostedBooking,
  postDebt,
  postDebtTaken,
  postPayoutDue,
  postTaxPassed,
  postRefund,
} from '../ledger/ledger.commands';
import { balanceOf, chargedLines, passedLines } from '../ledger/ledger.lookup';
import { pointsKept } from '../pricing/points.rules';
import { passedTaxes, registrationIn } from '../pricing/passed-taxes.rules';
import { addToPayout, findPayoutOf, insertDebt, insertPayout, keepPaid, lockWaiting, openDebt, withhold } from './payout.repository';
import { findRegistration } from './registration.lookup';
import type { KeptBooking, ReasonedRefund } from '../booking/followers';
import { oweRefund } from '../checkout/payment.commands';
import { keepEarned, returnPoints } from '../points/points.commands';
import type { Inside } from '../request/context';

/** A stay, or a claim after it, whose host is paid, which nobody else changes meanwhile. */
export interface Settled extends PostedBooking {
  readonly host_id: string;
}

/** A sent payout stays as it was. */
const isSent = (payout: Payout | undefined): boolean => payout !== undefined && (payout.paid_at !== null || payout.sending_at !== null);

/** Remits the taxes of a registered host to them. Paid taxes stay as they were: only later refunds are taken off. */
const passTaxes = async (trx: Database, booking: Settled, it: Cause): Promise<void> => {
  const { booking_id, host_id } = booking;
  const [charged, before] = [await chargedLines(trx, booking_id), await passedLines(trx, booking_id)];
  const isPaid = isSent(await findPayoutOf(trx, { booking_id, claim_id: null }));
  const wanted = passedTaxes(charged, isPaid ? registrationIn(before) : await findRegistration(trx, host_id));
  const was = new Map(before.map((line) => [line.code, line]));
  const gone = before
    .filter(({ code }) => wanted.every((line) => line.code !== code))
    .map((line) => ({ ...line, cents: 0, base_cents: 0 }));
  const lines = [...wanted, ...gone].map((line) => ({
    ...line,
    cents: line.cents - (was.get(line.code)?.cents ?? 0),
    base_cents: (line.base_cents ?? 0) - (was.get(line.code)?.base_cents ?? 0),
  }));
  await postTaxPassed(trx, booking, { ...it, cause: `taxes of ${it.cause}`, lines: lines.filter(({ cents }) => cents !== 0) });
};

/** So much less is due than before; what is paid already is the host's debt. */
const takeBack = async (trx: Database, booking: Settled, { cents, ...it }: Cause & { readonly cents: number }): Promise<void> => {
  const { booking_id, claim_id = null, property_id, host_id } = booking;
  const payout = await findPayoutOf(trx, { booking_id, claim_id });
  const waits = payout && !isSent(payout) ? payout.cents - payout.withheld_cents : 0;
  const less = Math.min(cents, waits);
  if (payout && less > 0) {
    await postPayoutDue(trx, booking, { ...it, cents: -less });
    await addToPayout(trx, payout, { cents: -less, now: it.at });
  }
  const owed = cents - less;
  if (owed === 0) return;
  await postDebt(trx, booking, { ...it, cause: `debt of ${it.cause}`, cents: owed });
  await insertDebt(trx, { booking_id, claim_id, property_id, profile_id: host_id, cents: owed, since: it.at });
};

/**
 * Brings a payout up to what its host has coming for a booking that is locked; answers whether a payout is new. It goes by what the
 * books say: doing it twice moves nothing more.
 */
export const squareUp = async (trx: Database, booking: Settled, at: Date): Promise<boolean> => {
  const { booking_id, claim_id = null, property_id, host_id: profile_id } = booking;
  const it: Cause = { cause: `payout due ${booking_id} ${randomUUID()}`, at };
  if (claim_id === null) await passTaxes(trx, booking, it);
  const cents = -(await balanceOf(trx, { booking_id, claim_id }, 'host'));
  if (cents < 0) await takeBack(trx, booking, { ...it, cents: -cents });
  if (cents <= 0) return false;
  await postPayoutDue(trx, booking, { ...it, cents });
  const payout = await findPayoutOf(trx, { booking_id, claim_id });
  if (payout) await addToPayout(trx, payout, { cents, now: it.at });
  else await insertPayout(trx, { booking_id, claim_id, property_id, profile_id, cents, due_at: it.at });
  return payout === undefined;
};

/** The same where money came back of a booking whose host was to be paid before; else it is settled in its time. */
export const squareUpIfSettled = async (
  trx: Database,
  booking: Omit<Settled, 'place'> & { readonly price: Settled['place'] },
  at: Date,
): Promise<void> => {
  if (await isSettled(trx, booking.booking_id)) await squareUp(trx, { ...booking, place: booking.price }, at);
};

/** A host's waiting payouts make up for the debts, the oldest first; a payout without a remainder is over. */
export const takeUpDebts = async (trx: Database, profileId: string, now: Date): Promise<void> => {
  // asked again once nobody else can take from these: two at once would take twice
  const waiting = await lockWaiting(trx, profileId);
  let open = await openDebt(trx, profileId);
  for (const payout of waiting) {
    const cents = Math.min(open, payout.cents - payout.withheld_cents);
    if (cents === 0) continue;
    open -= cents;
    const withheld = payout.withheld_cents + cents;
    await postDebtTaken(trx, payout, { cause: `debt taken ${payout.payout_id} ${withheld}`, at: now, cents });
    await withhold(trx, payout.payout_id, withheld);
    if (withheld === payout.cents) await keepPaid(trx, payout.payout_id, { paid_at: now, paid_to: null });
  }
};

/** Takes points and rewards of a stay back that it earned with what is not paid any more. */
const takeEarned = async ({ trx, job, now }: Pick<Inside, 'trx' | 'job'> & { readonly now: Date }, booking: KeptBooking) => {
  const { booking_id, checkoutDate } = booking;
  if (momentOf(checkoutDate) > now.getTime()) return;
  await keepEarned(trx, { booking_id, now, points: pointsKept(await chargedLines(trx, booking_id)) });
  await job('rewardSenders', { booking_id });
};

/** Gives back what comes back: points at once, money by the provider, each of them once. */
export const giveBack = async (
  tx: Pick<Inside, 'trx' | 'job'> & { readonly now: Date },
  booking: KeptBooking,
  { lines, returned, cents, promised_cents, reason, made, isAll, of }: ReasonedRefund,
): Promise<void> => {
  const { trx, now } = tx;
  const { booking_id, property_id, price } = booking;
  if (lines.length === 0) return;
  const posted = { booking_id, property_id, place: price };
  await postRefund(trx, posted, { cause: ['refund', reason, made?.provider_id ?? of ?? booking_id].join(' '), at: now, lines });
  await returnPoints(trx, { booking_id, now, points: returned });
  await takeEarned(tx, booking);
  if (isAll) await markGivenBack(trx, booking_id);
  await oweRefund(tx, { booking_id, reason, cad_cents: cents, promised_cents, made });
  await squareUpIfSettled(trx, booking, now);
};
