// Stays that are paid on Stripe's page, and the books beside its balance.
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { LedgerAccount } from '../../generated/model/values';
import { balanceOfBooking } from '../../src/server/ledger/ledger.lookup';
import { type PaidByStripe, paidByStripe } from './a-payee';
import { aServer } from './a-server';
import { aGuest, aHostedPlace, aRequest } from './a-stay-asked';
import { aStripe, stripeKeys } from './a-stripe';
import type { Engine } from './databases';

export const stripeSecret = 'whsec_test';

interface StayPlan {
  readonly currency?: 'CAD' | 'USD';
  readonly checkin?: string;
  readonly checkout?: string;
  readonly at?: Awaited<ReturnType<typeof aHostedPlace>>;
}

/** All that a test needs of them; `tell` hands Stripe's news to the server. */
export const paidOnPage = ({ server, stripe }: PaidByStripe, { tell }: Pick<ReturnType<typeof paidByStripe>, 'tell'>) => {
  const { db } = server.database;
  const sums = async (): Promise<Record<string, number>> => {
    const { rows } = await sql<{ account: string; cents: number }>`
      select account, sum(amount_cents)::bigint as cents from ledger_entries group by account having sum(amount_cents) <> 0`.execute(db);
    return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
  };
  const atStripe = (): number => stripe.balance().reduce((sum, { net }) => sum + net, 0);
  const read = async (): Promise<void> => {
    server.later(61 * 60_000);
    await server.settled();
  };
  return {
    sums,
    atStripe,
    /** Until the hourly reading of the balance is done. */
    read,
    /** A booking that was paid on Stripe's page. */
    async paid({ currency = 'CAD', at, ...dates }: StayPlan = {}) {
      const { host, property_id } = at ?? (await aHostedPlace(server, { instant_book: true }));
      const guest = await aGuest(server, 0);
      const booking_id = await aRequest(server, { property_id, guest, ...dates });
      const way = { booking_id, currency, success_path: '/stays', cancel_path: '/stays' };
      type Page = { readonly url?: string; readonly quote?: { readonly quote_id: string } };
      const open = async (body: object) => (await server.ask('POST /checkout', { token: guest.token, body })).body.data as Page;
      const first = await open(way);
      const { url = '' } = first.url === undefined ? await open({ ...way, quote_id: first.quote?.quote_id }) : first;
      const session = url.split('/').at(-1) ?? '';
      expect((await tell(stripe.pay(session, stripeSecret))).status).toBe(200);
      return { host, guest, booking_id, property_id, charge: session.replace('cs_test', 'pi') };
    },
    /** The balances of a booking, without those that are nothing. */
    async booked(booking_id: string): Promise<Partial<Record<LedgerAccount, number>>> {
      const accounts = ['host', 'payout', 'debt', 'fee', 'tax', 'refund', 'disputed', 'dispute_fee', 'loss'] as const;
      const all = await Promise.all(accounts.map(async (account) => [account, await balanceOfBooking(db, booking_id, account)] as const));
      return Object.fromEntries(all.filter(([, cents]) => cents !== 0));
    },
    /** The changes of the accounts by an act and the reading after it; the books hold what Stripe does. */
    async changed(act: () => Promise<unknown>): Promise<Record<string, number>> {
      const before = await sums();
      await act();
      await read();
      const after = await sums();
      expect(after['provider'] ?? 0).toBe(atStripe());
      const names = new Set([...Object.keys(before), ...Object.keys(after)]);
      const changes = [...names].map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const);
      return Object.fromEntries(changes.filter(([, cents]) => cents !== 0));
    },
  };
};

/** A server that is paid at a Stripe of its own, and all that a test needs of both. Close it, and nothing is left. */
export const aServerAtStripe = async (engine: Engine) => {
  const stripe = await aStripe();
  const server = await aServer(engine, undefined, stripeKeys(stripe, stripeSecret));
  stripe.setClock(() => server.now().getTime());
  const paying = paidByStripe({ server, stripe });
  const close = async (): Promise<void> => {
    await server.close();
    await stripe.close();
  };
  return { server, stripe, it: { ...paying, ...paidOnPage({ server, stripe }, paying) }, close };
};
export type AtStripe = Awaited<ReturnType<typeof aServerAtStripe>>;
