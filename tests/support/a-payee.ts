// The steps of a host and Stripe until the host is paid, and their result.
import { expect } from 'vitest';
import type { PayoutStanding } from '../../generated/model/entities';
import { openStripePayees } from '../../src/server/outside/stripe-payees';
import { type Member, signedInAgain } from './a-member';
import { aPaidStay } from './a-paid-stay';
import type { Answered, TestServer } from './a-server';
import type { aHostedPlace } from './a-stay-asked';
import { connectSecret, type StandInStripe } from './a-stripe';
import type { SignedByStripe } from './stripe-news';
import type { payeeStands } from './a-stripe-connect';
import { operating } from './an-operator';

const hour = 3_600_000;
const day = 24 * hour;

/** The payee, as a host tells it; without a bank account. */
export const payeeDetails = {
  kind: 'person',
  legal_name: 'Sam Hostler',
  birth_date: '1980-05-17',
  address: '12 Alpine Way',
  city: 'Whistler',
  province: 'BC',
  postal_code: 'V8E 0B6',
  tax_number: '123456782',
};

export interface PaidByStripe {
  readonly server: TestServer;
  readonly stripe: StandInStripe;
}
type How = keyof typeof payeeStands;

/** A second server process that talks to the same Stripe. */
export const anotherPayer = ({ address }: StandInStripe) =>
  openStripePayees({ secretKey: 'sk', webhookSecret: 'whsec', connectSecret, address });

const hostErrands = ({ server, stripe }: PaidByStripe) => {
  const { db } = server.database;
  const as = async (who: Member, call: string, body?: object): Promise<Answered> =>
    server.ask(call, { token: await signedInAgain(db, who, server.now()), ...(body ? { body } : {}) });
  const save = (host: Member, more: object = {}) => as(host, 'PUT /user/payout', { ...payeeDetails, ...more, password: host.password });
  const start = (host: Member, password = host.password) => as(host, 'POST /user/payout/onboarding', { password });
  const calledBy = async (host: Member): Promise<string> => {
    const rows = db.selectFrom('payees').select('account_id').where('profile_id', '=', host.profile_id);
    return (await rows.executeTakeFirst())?.account_id ?? '';
  };
  return {
    as,
    save,
    start,
    /** Stripe's id of a host; empty where it knows none. */
    calledBy,
    codeOf: ({ body }: Answered) => (body as { readonly error_code?: string }).error_code,
    standing: async (host: Member): Promise<PayoutStanding> => (await as(host, 'GET /user/payout')).body.data,
    /** A host known to Stripe, in a state named by a word. */
    known: async (host: Member, how: How): Promise<string> => {
      expect([(await save(host)).status, (await start(host)).status]).toEqual([200, 200]);
      stripe.connect.stands(await calledBy(host), how);
      return calledBy(host);
    },
    /** How many mails a host has had with some words. */
    mails: (host: Member, words: string) => server.mailsTo(host.email).filter((mail) => mail.includes(words)).length,
  };
};

/** Each stay begins ten days after the one before. */
const stays = ({ server }: PaidByStripe) => {
  let count = 0;
  return async (at?: Awaited<ReturnType<typeof aHostedPlace>>) => {
    count += 1;
    const begins = Date.UTC(2027, 0, 1) + count * 10 * day;
    const dayIn = (days: number) => new Date(begins + days * day).toISOString().slice(0, 10);
    const place = at && { ...at, host: { ...at.host, token: await signedInAgain(server.database.db, at.host, server.now()) } };
    const stay = await aPaidStay(server, { checkin: dayIn(0), checkout: dayIn(3), ...(place ? { at: place } : {}) });
    server.later(begins + 2 * day + 2 * hour - server.now().getTime());
    await server.settled();
    return stay;
  };
};

/** All that a test needs of them. */
export const paidByStripe = (it: PaidByStripe) => {
  const { server, stripe } = it;
  const tell = ({ body, signature }: SignedByStripe) =>
    server.ask('POST /payment/stripe', { body, headers: { 'stripe-signature': signature, 'content-type': 'application/json' } });
  return {
    ...hostErrands(it),
    tell,
    told: async (account: string, how: How): Promise<void> => {
      stripe.connect.stands(account, how);
      expect((await tell(stripe.tellPayee(account))).status).toBe(200);
    },
    sentTo: (account: string) => stripe.connect.transfers().filter(({ destination }) => destination === account),
    /** Runs once more the work of every ten minutes. */
    settled: async (): Promise<void> => {
      server.later(11 * 60_000);
      await server.settled();
    },
    /** A stay that was paid, of which the payout is due now. */
    aDueStay: stays(it),
    run: operating(() => server),
  };
};
