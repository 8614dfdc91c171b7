// Payments and refunds as they are compared with what their provider has: each a query for the comparison. Reads only.
import { type RawBuilder, sql } from 'kysely';
import type { PaymentProvider } from '../../../generated/model/values';

/** The charges of a provider: charge_id, booking_id, cents and currency, at, and whether a bank has taken it back. */
export const takenCharges = (provider: PaymentProvider): RawBuilder<unknown> => sql`
  select charge_id, booking_id, amount_cents as cents, currency, paid_at as at,
    coalesce(dispute in ('open', 'lost'), false) as is_disputed from payments
  where provider = ${provider} and state = 'paid'`;

/** Its refunds to cards, given or on their way: refund_id as the provider has it, booking_id, cents, currency, at, is_given. */
export const takenRefunds = (provider: PaymentProvider): RawBuilder<unknown> => sql`
  select r.provider_id as refund_id, min(r.booking_id::text)::uuid as booking_id, sum(r.amount_cents) as cents, min(p.currency) as currency,
    max(coalesce(r.returned_at, r.owed_at)) as at, bool_and(r.returned_at is not null) as is_given
  from refunds r join payments p using (payment_id)
  where p.provider = ${provider} and r.provider_id is not null and r.failed_at is null
    and r.provider_id not like 'bank-%' and r.provider_id not like 'dispute-%'
  group by r.provider_id`;

/** The stays and claims for which another provider took money, by the id of the claim or else of the booking. */
export const takenElsewhere = (provider: PaymentProvider): RawBuilder<unknown> =>
  sql`select coalesce(claim_id, booking_id) from payments where provider <> ${provider}`;
