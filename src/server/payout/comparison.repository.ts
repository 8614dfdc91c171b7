// The books and the provider's report of its balance, thing by thing: differences as they are found, and as they are kept.
import { type RawBuilder, sql } from 'kysely';
import type { PaymentProvider } from '../../../generated/model/values';
import type { NewRow } from '../../../generated/tables/tables';
import { takenCharges, takenRefunds } from '../checkout/compared.lookup';
import type { Database } from '../database/open';
import { reportedCharges, reportedDisputes, reportedRefunds, reportedTransfers, sentByBooks } from '../ledger/compared.lookup';

export type FoundDifference = Omit<NewRow<'book_differences'>, 'provider' | 'first_seen'>;
export interface Compared {
  readonly provider: PaymentProvider;
  readonly since: Date;
  /** Later things may be on their way from one to the other. */
  readonly until: Date;
}

/** Charges: a payment and a charge are the same sum in the same currency. */
const charges = ({ provider }: Compared): RawBuilder<unknown> => sql`
  select 'charge' as kind, charge_id as thing_id, booking_id, ours.cents as ours_cents, theirs.cents as theirs_cents,
    coalesce(theirs.currency, ours.currency) as currency, coalesce(theirs.at, ours.at) as at
  from (${takenCharges(provider)}) ours full join (${reportedCharges(provider)}) theirs using (charge_id)
  where (ours.cents is null and not is_booked) or theirs.cents is null or ours.cents <> theirs.cents or ours.currency <> theirs.currency`;

/** Refunds: one that failed came back, and is nothing. One that is on its way may be unknown there. */
const refunds = ({ provider }: Compared): RawBuilder<unknown> => sql`
  select 'refund' as kind, refund_id as thing_id, coalesce(ours.booking_id, y.booking_id) as booking_id, ours.cents as ours_cents,
    theirs.cents as theirs_cents, coalesce(theirs.currency, ours.currency) as currency, coalesce(theirs.at, ours.at) as at
  from (${takenRefunds(provider)}) ours full join (${reportedRefunds(provider)}) theirs using (refund_id)
  left join (${takenCharges(provider)}) y on y.charge_id = theirs.charge_id
  where coalesce(ours.cents, 0) <> coalesce(theirs.cents, 0)
    and not (ours.cents is null and is_booked and y.booking_id is null) and not (theirs.cents is null and not is_given)`;

/** Disputes: a charge of which the bank has taken something is disputed here, and none whose disputes it has given back. */
const disputes = ({ provider }: Compared): RawBuilder<unknown> => sql`
  select 'dispute' as kind, charge_id as thing_id, ours.booking_id, case when is_disputed then ours.cents else 0 end as ours_cents,
    theirs.cents as theirs_cents, theirs.currency, theirs.at
  from (${reportedDisputes(provider)}) theirs join (${takenCharges(provider)}) ours using (charge_id)
  where is_disputed <> (theirs.cents <> 0)`;

/** Transfers: a payout was sent once, and whole. */
const transfers = ({ provider }: Compared): RawBuilder<unknown> => sql`
  select 'transfer' as kind, coalesce(ours.payout_id, theirs.payout_id) as thing_id, coalesce(ours.booking_id, p.booking_id) as booking_id, ours.cents as ours_cents,
    theirs.cents as theirs_cents, 'CAD' as currency, coalesce(theirs.at, ours.at) as at
  from (${sentByBooks}) ours full join (${reportedTransfers(provider)}) theirs using (payout_id)
  left join payouts p on p.payout_id::text = coalesce(ours.payout_id, theirs.payout_id)
  where ours.cents is distinct from theirs.cents`;

/** The things of a time that the books and the provider tell differently. */
export const findDifferences = async (db: Database, it: Compared): Promise<readonly FoundDifference[]> => {
  const all = sql.join([charges(it), refunds(it), disputes(it), transfers(it)], sql` union all `);
  const { rows } = await sql<FoundDifference>`
    select kind, thing_id, booking_id, ours_cents::bigint, theirs_cents::bigint, currency, at from (${all}) d
    where at >= ${it.since} and at < ${it.until}`.execute(db);
  return rows;
};

const overlapDays = 3;
/** The moment from which it is compared: some days before the last comparison, and before whatever differed then. */
export const comparedSince = async (db: Database, provider: PaymentProvider): Promise<Date> => {
  const { rows } = await sql<{ since: Date | null }>`
    select least(max(c.compared_at) - make_interval(days => ${overlapDays}), min(d.at)) as since
    from book_comparisons c left join book_differences d on d.provider = c.provider and d.kind <> 'balance'
    where c.provider = ${provider}`.execute(db);
  return rows[0]?.since ?? new Date(0);
};

/** Keeps the differences of a comparison in place of those before; one that was there before stays as old as it is. */
export const keepDifferences = async (
  trx: Database,
  { provider, now, found }: { readonly provider: PaymentProvider; readonly now: Date; readonly found: readonly FoundDifference[] },
): Promise<void> => {
  const before = await trx
    .deleteFrom('book_differences')
    .where('provider', '=', provider)
    .returning(['kind', 'thing_id', 'first_seen'])
    .execute();
  const seen = new Map(before.map(({ kind, thing_id, first_seen }) => [`${kind} ${thing_id}`, first_seen]));
  const rows = found.map((it) => ({ ...it, provider, first_seen: seen.get(`${it.kind} ${it.thing_id}`) ?? now }));
  if (rows.length > 0) await trx.insertInto('book_differences').values(rows).execute();
  await trx
    .insertInto('book_comparisons')
    .values({ provider, compared_at: now })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ compared_at: now }))
    .execute();
};
