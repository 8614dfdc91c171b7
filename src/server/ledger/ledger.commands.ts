// Postings to the books: double entries in cents of Canadian dollars, within the transaction that causes them. Each cause is posted once,
// however often it comes; the database refuses a posting that does not balance.
import { randomUUID } from 'node:crypto';
import type { LedgerAccount, PostingKind } from '../../../generated/model/values';
import type { Database } from '../database/open';
import { type Entry, entriesOf, type LedgerLine, passedEntries, reversed } from './entries.rules';

/** Which booking money moves for, or which claim after it, and where its taxes are due. */
export interface PostedBooking {
  readonly booking_id: string;
  /** A claim's money stands beside that of its stay. */
  readonly claim_id?: string | null;
  readonly property_id: string;
  readonly place: { readonly province: string | null; readonly city: string };
}
/** A posting's cause: one for each event, such as `charge 5f1c…`. */
export interface Cause {
  readonly cause: string;
  readonly at: Date;
  /** The provider's id of what it books. */
  readonly source?: string;
}

type Posted = Pick<PostedBooking, 'booking_id' | 'claim_id' | 'property_id'>;
/** Nothing where money moved for no stay. */
const noStay = { booking_id: null, property_id: null, claim_id: null };

/** Answers whether it is new. */
const post = async (
  trx: Database,
  { booking_id, property_id, claim_id = null }: Posted | typeof noStay,
  { kind, entries, ...it }: Cause & { readonly kind: PostingKind; readonly entries: readonly Entry[] },
): Promise<boolean> => {
  const some = entries.filter(({ amount_cents }) => amount_cents !== 0);
  if (some.length === 0) return false;
  const posting_id = randomUUID();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('ledger_postings')
    .values({ posting_id, kind, property_id, booking_id, claim_id, ...it })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .executeTakeFirstOrThrow();
  if (!numInsertedOrUpdatedRows) return false;
  await trx
    .insertInto('ledger_entries')
    .values(some.map((entry, line) => ({ posting_id, line, ...entry })))
    .execute();
  return true;
};

const between = (from: LedgerAccount, to: LedgerAccount, cents: number): readonly Entry[] => [
  { account: to, amount_cents: cents },
  { account: from, amount_cents: -cents },
];

/** A guest has paid: what the card and points paid is the host's, ours and the tax offices'. */
export const postCharge = (
  trx: Database,
  booking: PostedBooking,
  { lines, ...it }: Cause & { readonly lines: readonly LedgerLine[] },
): Promise<boolean> => post(trx, booking, { kind: 'charge', ...it, entries: entriesOf(lines, booking.place, 'provider') });

/** A guest has paid for a claim: all of it is the host's. */
export const postClaimCharge = (trx: Database, claim: Posted, { cents, ...it }: Cause & { readonly cents: number }): Promise<boolean> =>
  post(trx, claim, { kind: 'claim_charge', ...it, entries: between('host', 'provider', cents) });

/** A part of what was charged is owed back, line by line; what came from points is a line below zero. */
export const postRefund = (
  trx: Database,
  booking: PostedBooking,
  it: Cause & { readonly lines: readonly LedgerLine[] },
): Promise<boolean> =>
  post(trx, booking, { kind: 'refund', cause: it.cause, at: it.at, entries: entriesOf(reversed(it.lines), booking.place, 'refund') });

/** Taxes go on to the host, or come back from them where the lines are below zero. */
export const postTaxPassed = (
  trx: Database,
  booking: PostedBooking,
  { lines, ...it }: Cause & { readonly lines: readonly LedgerLine[] },
): Promise<boolean> => post(trx, booking, { kind: 'tax_passed', ...it, entries: passedEntries(lines, booking.place) });

/** Money came for a stay that can no longer be had: all of it is owed back. */
export const postStray = (trx: Database, booking: Posted, { cents, ...it }: Cause & { readonly cents: number }): Promise<boolean> =>
  post(trx, booking, { kind: 'stray', ...it, entries: between('refund', 'provider', cents) });

/** The provider has taken what is owed, and has not confirmed yet that it was given. */
export const postRefundSent = (trx: Database, booking: Posted, { cents, ...it }: Cause & { readonly cents: number }): Promise<boolean> =>
  post(trx, booking, { kind: 'refund_sent', ...it, entries: between('provider', 'sent', cents) });

/** The owed sum was given back: by the provider, at once or after it was on its way, or by the bank. */
export const postRefundPaid = (
  trx: Database,
  booking: Posted,
  { cents, from = 'provider', ...it }: Cause & { readonly cents: number; readonly from?: 'provider' | 'sent' | 'bank' },
): Promise<boolean> => post(trx, booking, { kind: 'refund_paid', ...it, entries: between(from, 'refund', cents) });

/** A refund could not reach its card: the provider has the money again, and it is owed again. */
export const postRefundFailed = (
  trx: Database,
  booking: Posted,
  { cents, from = 'refund', ...it }: Cause & { readonly cents: number; readonly from?: 'refund' | 'sent' },
): Promise<boolean> => post(trx, booking, { kind: 'refund_failed', ...it, entries: between(from, 'provider', cents) });

/** So much more than was charged goes back, and we bear it; below zero it did not after all. */
export const postGivenTwice = (trx: Database, booking: Posted, { cents, ...it }: Cause & { readonly cents: number }): Promise<boolean> =>
  post(trx, booking, { kind: 'given_twice', ...it, entries: between('refund', 'loss', cents) });

/** So much of what a host has coming is due now; below zero so much less than was due before. */
export const postPayoutDue = (trx: Database, booking: Posted, { cents, ...it }: Cause & { readonly cents: number }): Promise<boolean> =>
  post(trx, booking, { kind: 'payout_due', ...it, entries: between('payout', 'host', cents) });

/** A host was paid what was due. */
export const postPayout = (
  trx: Database,
  booking: Posted,
  { cents, from = 'provider', ...it }: Cause & { readonly cents: number; readonly from?: 'provider' | 'bank' },
): Promise<boolean> => post(trx, booking, { kind: 'payout', ...it, entries: between(from, 'payout', cents) });

/** A host was paid before what a guest got back since: the host owes it. */
export const postDebt = (trx: Database, booking: Posted, { cents, ...it }: Cause & { readonly cents: number }): Promise<boolean> =>
  post(trx, booking, { kind: 'debt', ...it, entries: between('host', 'debt', cents) });

/** A booking's due share makes up for its host's debt. */
export const postDebtTaken = (trx: Database, booking: Posted, { cents, ...it }: Cause & { readonly cents: number }): Promise<boolean> =>
  post(trx, booking, { kind: 'debt_taken', ...it, entries: between('debt', 'payout', cents) });

interface DisputeMoved extends Cause {
  /** The money that came at the provider, below zero where the bank took it; fees apart. */
  readonly cents: number;
  readonly fee_cents: number;
  /** The same of what was charged, at the rate of the charge; and the part of it that somebody has borne already. */
  readonly held: number;
  readonly borne: number;
}
/** A bank took a payment back, or gave it back; the provider's fee is ours, and what changing money moved is exchange. */
export const postDispute = (trx: Database, booking: Posted, { cents, fee_cents, held, borne, ...it }: DisputeMoved): Promise<boolean> =>
  post(trx, booking, {
    kind: cents < 0 ? 'dispute_opened' : 'dispute_won',
    ...it,
    entries: [
      { account: 'provider', amount_cents: cents - fee_cents },
      { account: 'dispute_fee', amount_cents: fee_cents },
      { account: 'disputed', amount_cents: borne - held },
      { account: 'loss', amount_cents: -borne },
      { account: 'exchange', amount_cents: held - cents },
    ],
  });

/** A refund that was owed is paid by what the bank gave, or we bear it; a refund that is owed later makes up for our loss. */
export const postDisputeLost = (
  trx: Database,
  booking: Posted,
  { cents, from, to, ...it }: Cause & { readonly cents: number; readonly from: 'disputed' | 'loss'; readonly to: 'refund' | 'loss' },
): Promise<boolean> => post(trx, booking, { kind: 'dispute_lost', ...it, entries: between(from, to, cents) });

const others = {
  passed_on: 'bank',
  provider_fee: 'provider_fee',
  exchange: 'exchange',
  elsewhere: 'elsewhere',
} as const satisfies Partial<Record<PostingKind, LedgerAccount>>;

/** Money came to the provider, or left it below zero, for none of the other reasons; perhaps for a stay. */
export const postAtProvider = (
  trx: Database,
  booking: Posted | undefined,
  { kind, cents, ...it }: Cause & { readonly kind: keyof typeof others; readonly cents: number },
): Promise<boolean> => post(trx, booking ?? noStay, { kind, ...it, entries: between(others[kind], 'provider', cents) });

/** Money that was taken back from a host, or sent by hand below zero: for the host's debt, and beyond it. */
export const postByHand = (
  trx: Database,
  booking: Posted | undefined,
  { debt, cents, ...it }: Cause & { readonly debt: number; readonly cents: number },
): Promise<boolean> =>
  post(trx, booking ?? noStay, {
    kind: 'transfer_reversed',
    ...it,
    entries: [...between('debt', 'provider', debt), ...between('by_hand', 'provider', cents - debt)],
  });
