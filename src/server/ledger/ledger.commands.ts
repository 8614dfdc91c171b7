// What moves money in the books: double entries in cents of Canadian dollars, within the transaction that causes them. Each cause is
// posted once, however often it comes; the database refuses a posting that does not come to nothing.
import { randomUUID } from 'node:crypto';
import type { LedgerAccount, PostingKind } from '../../../generated/model/values';
import type { Database } from '../database/open';
import { type Entry, entriesOf, type LedgerLine } from './entries.rules';
import { balanceOfBooking } from './ledger.lookup';

/** Which booking money moves for, and where its taxes are due. */
export interface PostedBooking {
  readonly booking_id: string;
  readonly property_id: string;
  readonly place: { readonly province: string | null; readonly city: string };
}
/** What a posting follows from: one for each thing that happens, such as `charge 5f1c…`. */
export interface Cause {
  readonly cause: string;
  readonly at: Date;
}

type Posted = Pick<PostedBooking, 'booking_id' | 'property_id'>;

/** Answers whether it is new. */
const post = async (
  trx: Database,
  { booking_id, property_id }: Posted,
  { kind, entries, ...it }: Cause & { readonly kind: PostingKind; readonly entries: readonly Entry[] },
): Promise<boolean> => {
  const some = entries.filter(({ amount_cents }) => amount_cents !== 0);
  if (some.length === 0) return false;
  const posting_id = randomUUID();
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('ledger_postings')
    .values({ posting_id, kind, property_id, booking_id, ...it })
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
  it: Cause & { readonly lines: readonly LedgerLine[] },
): Promise<boolean> =>
  post(trx, booking, { kind: 'charge', cause: it.cause, at: it.at, entries: entriesOf(it.lines, booking.place, 'provider') });

/** A part of what was charged is owed back, line by line; what came from points is a line below zero. */
export const postRefund = (
  trx: Database,
  booking: PostedBooking,
  it: Cause & { readonly lines: readonly LedgerLine[] },
): Promise<boolean> => {
  const back = it.lines.map((line) => ({ ...line, cents: -line.cents, base_cents: -(line.base_cents ?? 0) }));
  return post(trx, booking, { kind: 'refund', cause: it.cause, at: it.at, entries: entriesOf(back, booking.place, 'refund') });
};

/** Money came for a stay that can no longer be had: all of it is owed back. */
export const postStray = (trx: Database, booking: Posted, { cents, ...it }: Cause & { readonly cents: number }): Promise<boolean> =>
  post(trx, booking, { kind: 'stray', ...it, entries: between('refund', 'provider', cents) });

/** The provider has given back what was owed. */
export const postRefundPaid = (trx: Database, booking: Posted, { cents, ...it }: Cause & { readonly cents: number }): Promise<boolean> =>
  post(trx, booking, { kind: 'refund_paid', ...it, entries: between('provider', 'refund', cents) });

/** What the host of a booking has coming is due now. Answers how much; nothing where it was due before, or there is nothing. */
export const postPayoutDue = async (trx: Database, booking: Posted, it: Cause): Promise<number> => {
  const cents = -(await balanceOfBooking(trx, booking.booking_id, 'host'));
  if (cents <= 0) return 0;
  return (await post(trx, booking, { kind: 'payout_due', ...it, entries: between('host', 'payout', -cents) })) ? cents : 0;
};

/** A host was paid what was due. */
export const postPayout = (trx: Database, booking: Posted, { cents, ...it }: Cause & { readonly cents: number }): Promise<boolean> =>
  post(trx, booking, { kind: 'payout', ...it, entries: between('provider', 'payout', cents) });
