// The provider's report of its balance as the books are compared with it: each a query for the comparison. Reads only.
import { type RawBuilder, sql } from 'kysely';
import type { PaymentProvider } from '../../../generated/model/values';
import type { Database } from '../database/open';

/** Charges as they are reported: charge_id, cents and currency of the charge, at, is_booked. */
export const reportedCharges = (provider: PaymentProvider): RawBuilder<unknown> => sql`
  select charge_id, sum(own_cents) as cents, min(own_currency) as currency, min(at) as at, bool_and(booked_at is not null) as is_booked
  from balance_moves where provider = ${provider} and kind = 'charge' and charge_id is not null group by charge_id`;

/** Refunds likewise, without what came back since they failed: refund_id, charge_id. */
export const reportedRefunds = (provider: PaymentProvider): RawBuilder<unknown> => sql`
  select source_id as refund_id, min(charge_id) as charge_id, -sum(own_cents) as cents, min(own_currency) as currency, max(at) as at,
    bool_and(booked_at is not null) as is_booked
  from balance_moves where provider = ${provider} and kind in ('refund', 'refund_failed') group by source_id`;

/** The sum that banks have taken of each disputed charge. */
export const reportedDisputes = (provider: PaymentProvider): RawBuilder<unknown> => sql`
  select charge_id, -sum(own_cents) as cents, min(own_currency) as currency, max(at) as at from balance_moves
  where provider = ${provider} and kind in ('dispute', 'dispute_won') and charge_id is not null group by charge_id`;

/** The sum that was sent for each payout: in one transfer, or in several as far as the others were not taken back. */
export const reportedTransfers = (provider: PaymentProvider): RawBuilder<unknown> => sql`
  select payout_id, greatest(min(cents), sum(cents) - coalesce(sum(back), 0)) as cents, max(at) as at from (
    select payout_id, -own_cents as cents, at,
      (select sum(amount_cents) from balance_moves b
        where b.provider = m.provider and b.kind = 'transfer_reversed' and b.transfer_id = m.transfer_id) as back
    from balance_moves m where provider = ${provider} and kind = 'transfer' and payout_id is not null) sent
  group by payout_id`;

/** The same by the books: payout_id, booking_id, cents, at. */
export const sentByBooks: RawBuilder<unknown> = sql`
  select split_part(p.cause, ' ', 2) as payout_id, min(p.booking_id::text)::uuid as booking_id, -sum(e.amount_cents) as cents, min(p.at) as at
  from ledger_postings p join ledger_entries e using (posting_id)
  where p.kind = 'payout' and e.account = 'provider' group by p.cause`;

/** The sum that lies at a provider by the books, once they have all that it reported; `but` are stays and claims whose money lies elsewhere. */
export const bookedBalance = async (db: Database, provider: PaymentProvider, but: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ cents: number }>`
    select (coalesce((
      select sum(e.amount_cents) from ledger_entries e join ledger_postings p using (posting_id)
      where e.account = 'provider' and (p.booking_id is null or coalesce(p.claim_id, p.booking_id) not in (${but}))), 0)
    + coalesce((
      select sum(amount_cents - fee_cents) from balance_moves
      where provider = ${provider} and booked_at is null and currency = 'CAD'), 0))::bigint as cents`.execute(db);
  return rows[0]?.cents ?? 0;
};
