// The ledger as it is read: what lies on an account. Reads only.
import { sql } from 'kysely';
import type { LedgerAccount, PostingKind, RefundReason } from '../../../generated/model/values';
import type { Database } from '../database/open';
import { type LedgerLine, reversed } from './entries.rules';

const lineOf = { host: 'host', fee: 'platform', tax: 'tax', points: 'points' } as const;

/** The purpose of money: a stay, or a claim after it. */
export interface Purpose {
  readonly booking_id: string;
  /** None for the stay. */
  readonly claim_id: string | null;
}

/** The balance of an account for a stay or a claim, in cents of Canadian dollars: above zero as a debit, below as a credit. */
export const balanceOf = async (db: Database, { booking_id, claim_id }: Purpose, account: LedgerAccount): Promise<number> => {
  const { sum } = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_postings as p', 'p.posting_id', 'e.posting_id')
    .select((row) => row.fn.sum<number | null>('e.amount_cents').as('sum'))
    .where('p.booking_id', '=', booking_id)
    .where('p.claim_id', 'is not distinct from', claim_id)
    .where('e.account', '=', account)
    .executeTakeFirstOrThrow();
  return sum ?? 0;
};

/** The same for a stay. */
export const balanceOfBooking = (db: Database, booking_id: string, account: LedgerAccount): Promise<number> =>
  balanceOf(db, { booking_id, claim_id: null }, account);

const linesPosted = async (db: Database, bookingId: string, kinds: readonly PostingKind[]): Promise<readonly LedgerLine[]> => {
  const { rows } = await sql<{
    account: keyof typeof lineOf;
    tax: string | null;
    label: string | null;
    cents: number;
    base_cents: number | null;
  }>`
    select account, tax, label, -sum(amount_cents)::integer as cents, -sum(base_cents)::integer as base_cents
    from ledger_entries e join ledger_postings p using (posting_id)
    where p.booking_id = ${bookingId} and p.claim_id is null and p.kind = any(${[...kinds]}) and account in ('host', 'fee', 'tax', 'points')
    group by account, tax, label having sum(amount_cents) <> 0 order by account, tax, label`.execute(db);
  return rows.map(({ account, tax, label, cents, base_cents }) => ({
    code: tax ?? account,
    label: label ?? account,
    type: lineOf[account],
    cents,
    ...(base_cents === null ? {} : { base_cents }),
  }));
};

/** The unreturned part of a charge, line by line in cents of Canadian dollars; points that paid are a line below zero. */
export const chargedLines = (db: Database, bookingId: string): Promise<readonly LedgerLine[]> =>
  linesPosted(db, bookingId, ['charge', 'refund']);

/** The taxes of a booking that went on to its host, as lines. */
export const passedLines = async (db: Database, bookingId: string): Promise<readonly LedgerLine[]> =>
  reversed((await linesPosted(db, bookingId, ['tax_passed'])).filter(({ type }) => type === 'tax'));

/** A refund: its moment, the part for the card, and the part as points; in Canadian cents. */
export interface GivenBack {
  readonly at: Date;
  readonly cents: number;
  readonly points: number;
}
/** The refund of a booking that had one of some reasons. */
export const givenBack = async (db: Database, bookingId: string, reasons: readonly RefundReason[]): Promise<GivenBack | undefined> => {
  const { rows } = await sql<GivenBack>`
    select p.at, -coalesce(sum(amount_cents) filter (where account = 'refund'), 0)::integer as cents,
      -coalesce(sum(amount_cents) filter (where account = 'points'), 0)::integer as points
    from ledger_postings p join ledger_entries e using (posting_id)
    where p.booking_id = ${bookingId} and cause = any(${reasons.map((reason) => `refund ${reason} ${bookingId}`)})
    group by p.posting_id, p.at`.execute(db);
  return rows[0];
};

/** A posting’s move on an account for a booking, in cents of Canadian dollars: above zero where it came in or was earned. */
export interface BookedMove {
  readonly booking_id: string;
  readonly kind: PostingKind;
  readonly account: LedgerAccount;
  readonly at: Date;
  readonly cents: number;
}

/** The moves of several bookings, without those for claims. */
export const movesOf = async (db: Database, bookingIds: readonly string[]): Promise<readonly BookedMove[]> => {
  if (bookingIds.length === 0) return [];
  const { rows } = await sql<BookedMove>`
    select p.booking_id, p.kind, e.account, p.at, -sum(e.amount_cents)::integer as cents
    from ledger_entries e join ledger_postings p using (posting_id)
    where p.booking_id = any(${[...bookingIds]}) and p.claim_id is null
    group by p.posting_id, p.booking_id, p.kind, e.account, p.at`.execute(db);
  return rows;
};

/** A tax as it is reported: what it was computed on, and what came in, went back, and went on to registered hosts. */
export interface TaxTotal {
  readonly jurisdiction: string;
  readonly tax: string;
  readonly label: string;
  readonly base_cents: number;
  readonly collected_cents: number;
  readonly refunded_cents: number;
  readonly passed_cents: number;
}

/** The collected taxes between two moments, by their receiver. */
export const sumTaxes = async (db: Database, from: Date, until: Date): Promise<readonly TaxTotal[]> => {
  const { rows } = await sql<TaxTotal>`
    select jurisdiction, tax, label, -coalesce(sum(base_cents), 0)::bigint as base_cents,
      -coalesce(sum(amount_cents) filter (where p.kind = 'charge'), 0)::bigint as collected_cents,
      coalesce(sum(amount_cents) filter (where p.kind = 'refund'), 0)::bigint as refunded_cents,
      coalesce(sum(amount_cents) filter (where p.kind = 'tax_passed'), 0)::bigint as passed_cents
    from ledger_entries e join ledger_postings p using (posting_id)
    where account = 'tax' and p.at >= ${from} and p.at < ${until}
    group by jurisdiction, tax, label order by jurisdiction, tax, label`.execute(db);
  return rows;
};

/** Whether a cause is in the books. */
export const isPosted = async (db: Database, cause: string): Promise<boolean> =>
  (await db.selectFrom('ledger_postings').select('cause').where('cause', '=', cause).executeTakeFirst()) !== undefined;

/** Whether something of a kind is in the books for a stay or a claim. */
export const isPostedFor = async (db: Database, { booking_id, claim_id }: Purpose, kind: PostingKind): Promise<boolean> => {
  const one = db.selectFrom('ledger_postings').select('cause').where('booking_id', '=', booking_id).where('kind', '=', kind);
  return (await one.where('claim_id', 'is not distinct from', claim_id).limit(1).executeTakeFirst()) !== undefined;
};

/** The sum of a charge or a refund at the provider, by the books, fees apart; and what of it is exchange. */
export const bookedAtProvider = async (db: Database, source: string): Promise<{ readonly cents: number; readonly exchange: number }> => {
  const { rows } = await sql<{ cents: number; exchange: number }>`
    select coalesce(sum(e.amount_cents), 0)::bigint as cents,
      coalesce(sum(e.amount_cents) filter (where p.kind = 'exchange'), 0)::bigint as exchange
    from ledger_entries e join ledger_postings p using (posting_id)
    where p.source = ${source} and e.account = 'provider' and p.kind <> 'provider_fee'`.execute(db);
  return rows[0] ?? { cents: 0, exchange: 0 };
};
