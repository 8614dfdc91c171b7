// The books and the provider's balance are equal after random lives of payments: in sum, and kind by kind.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepRates } from '../../src/server/pricing/currency.commands';
import { utcDateOf } from '../../generated/model/wire';
import { livingAtStripe } from '../support/a-stripe-life';
import type { MoveType } from '../support/a-stripe-money';
import { type AtStripe, aServerAtStripe } from '../support/a-stripe-stay';
import { disagreements } from '../support/agreement';
import { limitMs } from '../support/limits';
import { seed, tellSeed, thoroughness } from '../support/seed';

/** Hundreds with FUZZ_TIMES=10. */
const wanted = 30 * thoroughness;
let { server, stripe, it, close } = {} as AtStripe;
beforeAll(async () => {
  tellSeed('payments that tie out');
  ({ server, stripe, it, close } = await aServerAtStripe('PGlite'));
  const daily = Array.from({ length: 800 * thoroughness }, (_, ahead) => utcDateOf(server.now().getTime() + ahead * 86_400_000));
  await keepRates(
    server.database.db,
    daily.map((as_of, ahead) => ({ code: 'USD' as const, as_of, rate: 0.72 + (ahead % 7) / 1000 })),
  );
});
afterAll(() => close?.());

/** The sums of the account `provider`, by what moved them there. */
const booked = async (): Promise<Record<string, number>> => {
  const { rows } = await sql<{ what: string; cents: number }>`
    select case
        when p.kind in ('charge', 'stray') or (p.kind = 'exchange' and p.source like 'pi%') then 'charge'
        when p.kind in ('refund_sent', 'refund_paid', 'refund_failed', 'exchange') then 'refund'
        when p.kind in ('dispute_opened', 'dispute_won') then 'dispute'
        else p.kind end as what,
      sum(e.amount_cents)::bigint as cents
    from ledger_entries e join ledger_postings p using (posting_id) where e.account = 'provider'
    group by 1 having sum(e.amount_cents) <> 0`.execute(server.database.db);
  return Object.fromEntries(rows.map(({ what, cents }) => [what, cents]));
};

const called: Readonly<Record<MoveType, string>> = {
  charge: 'charge',
  refund: 'refund',
  refund_failure: 'refund',
  dispute: 'dispute',
  dispute_reversal: 'dispute',
  transfer: 'payout',
  transfer_reversal: 'transfer_reversed',
  payout: 'passed_on',
  fee: 'provider_fee',
};
/** The same by Stripe's report; the fee of a dispute goes with it. */
const reported = (): Record<string, number> => {
  const sums: Record<string, number> = {};
  const add = (what: string, cents: number): void => {
    if (cents !== 0) sums[what] = (sums[what] ?? 0) + cents;
  };
  for (const { reporting_category: category, amount, fee } of stripe.balance()) {
    add(called[category], amount);
    add(called[category] === 'dispute' ? 'dispute' : 'provider_fee', -fee);
  }
  return sums;
};

test('the books hold what Stripe does, in sum and kind by kind', { timeout: limitMs(120) * thoroughness }, async () => {
  const living = livingAtStripe(`ties out ${seed}`, { server, stripe, it });
  await living.live(wanted);
  await living.end();
  expect(await booked()).toEqual(reported());
  const sums = await it.sums();
  expect(sums['provider']).toBe(it.atStripe());
  const unbooked = await server.database.db
    .selectFrom('balance_moves')
    .select(['kind', 'source_id'])
    .where('booked_at', 'is', null)
    .execute();
  expect(unbooked).toEqual([]);
  // refunds may be on their way, or wait for a person
  const found = await disagreements(server.database.db);
  expect(found.filter((sentence) => !sentence.startsWith('nobody waits for a refund'))).toEqual([]);
  // a test without attempts proves nothing
  const kinds = new Set(stripe.balance().map(({ reporting_category }) => reporting_category));
  expect([...kinds].toSorted()).toEqual(Object.keys(called).toSorted());
  process.stdout.write(`${living.lives.length} lives, ${stripe.balance().length} moves, ${JSON.stringify(sums)}\n`);
});
