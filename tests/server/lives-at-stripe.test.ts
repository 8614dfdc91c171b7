// Random lives of bookings that are paid at Stripe, while cards are disputed, refunds are made by hand, reports are decided, two servers
// show different times, Stripe errs, and the database breaks off between any two statements: afterwards all books agree.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plainDateOf } from '../../generated/model/wire';
import { keepRates } from '../../src/server/pricing/currency.commands';
import { type Act, type ActTools, type LifeProvider, livingBy, type Place } from '../support/a-life';
import { aMember } from '../support/a-member';
import { disagreements } from '../support/agreement';
import { operating } from '../support/an-operator';
import { aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { aStripe, type StandInStripe, stripeKeys } from '../support/a-stripe';
import { brokenStatements, type BrokenStatements } from '../support/broken-statements';
import { serverStart } from '../support/clock';
import { engines } from '../support/databases';
import { limitMs } from '../support/limits';
import { seed, tellSeed } from '../support/seed';

/** Lives on each database; thousands with LIVES=5000. */
const wanted = Number(process.env['LIVES'] ?? 20);
const stepsAtOnce = 90;
const secret = 'whsec_test';
const day = 86_400_000;
const minute = 60_000;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let other: Awaited<ReturnType<TestServer['besides']>>;
  let stripe: StandInStripe;
  let broken: BrokenStatements;
  beforeAll(async () => {
    tellSeed(`lives at Stripe on ${engine}`);
    stripe = await aStripe();
    server = await aServer(engine, serverStart, stripeKeys(stripe, secret));
    stripe.setClock(() => server.now().getTime());
    other = await server.besides(7 * minute);
    broken = brokenStatements();
  }, limitMs(120));
  afterAll(async () => {
    broken.end();
    await other.close();
    await server.close();
    await stripe.close();
  });

  const aGuest = async (points: number): Promise<string> => {
    const now = server.now();
    const { token, profile_id } = await aMember(server.database.db, { now });
    const entry = { entry_id: randomUUID(), profile_id, kind: 'earn' as const, points, reason: 'Stays before', created_at: now };
    await server.database.db
      .insertInto('points_entries')
      .values({ ...entry, booking_id: null, friend_id: null, reward: null })
      .execute();
    return token;
  };
  const aPlace = async (plan: Parameters<typeof aProperty>[2]): Promise<Place> => {
    const host = await aMember(server.database.db, { now: server.now(), host: true });
    return { host: host.token, property_id: await aProperty(server.database.db, host.profile_id, plan) };
  };
  const provider: LifeProvider = {
    name: 'stripe',
    signatureHeader: 'stripe-signature',
    pageAt: (url) => {
      const page_id = /cs_test_\d+/.exec(url)?.[0];
      return page_id === undefined ? undefined : { page_id, payment_id: String(stripe.session(page_id)['client_reference_id']) };
    },
    pay: async (page_id) => (stripe.session(page_id)['status'] === 'open' ? stripe.pay(page_id, secret) : undefined),
  };
  const run = operating(() => server);

  /** Each open report is decided in one of the ways. */
  const decide = async (chance: ActTools['chance']): Promise<void> => {
    for (const line of (await run('reports')).split('\n')) {
      const booking = /^[0-9a-f-]{36}/.exec(line)?.[0];
      if (!booking) continue;
      const said = await run(
        ...chance.pick([
          ['release', booking],
          ['refund', booking, '25.00'],
          ['refund-all', booking],
        ]),
        'It was looked at.',
      );
      if (said.includes('Release this report')) await run('release', booking, 'It was looked at.');
    }
  };
  const chargesOf = (life: Parameters<Act[1]>[0]) =>
    life.payments.flatMap(({ page_id }) => {
      const { payment_intent, amount_total } = stripe.session(page_id);
      return typeof payment_intent === 'string' ? [{ charge: payment_intent, amount: Number(amount_total) }] : [];
    });
  const disputes = new Set<string>();
  const acts = ({ chance, tellSome }: ActTools): readonly Act[] => [
    [
      2,
      async (life) => {
        for (const { charge, amount } of chargesOf(life).slice(0, 1)) {
          const back = chance.in(0.2) ? amount : chance.whole(1, amount);
          try {
            await tellSome(stripe.refundByHand(charge, { amount: back }, secret).news);
          } catch {
            // so much is not left, or it is disputed
          }
        }
      },
    ],
    [
      2,
      async (life) => {
        for (const { charge, amount } of chargesOf(life).slice(0, 1)) {
          const { id, news } = stripe.dispute(charge, { amount }, secret);
          disputes.add(id);
          await tellSome(news);
        }
      },
    ],
    [2, () => endDispute(chance, tellSome)],
    [2, () => decide(chance)],
    [2, async () => stripe.failWith(...Array.from({ length: chance.whole(1, 3) }, () => 500))],
    [2, async () => stripe.breakAt(chance.pick([/sessions$/, /refunds$/, /expire$/]), chance.in(0.5))],
    [6, async () => broken.breakAfter(chance.whole(1, 30), chance.in(0.3))],
  ];
  const endDispute = async (chance: ActTools['chance'], tellSome: ActTools['tellSome']): Promise<void> => {
    const [id] = disputes;
    if (id === undefined) return;
    disputes.delete(id);
    await tellSome(stripe.endDispute(id, chance.pick(['won', 'won', 'lost']), secret).news);
  };

  /** The queue's own clock is the machine's: whatever waits there for another attempt has waited long enough. */
  const hurry = async (): Promise<void> => {
    await sql`update jobs set due_at = now(), taken_until = null where attempts_left > 0`.execute(server.database.db);
  };
  const live = async (round: number) => {
    const { db } = server.database;
    const now = server.now();
    const ahead = Array.from({ length: 150 }, (_, days) => plainDateOf(now.getTime() + (days - 3) * day));
    await keepRates(
      db,
      ahead.flatMap((as_of) => [
        { code: 'USD' as const, as_of, rate: 0.72 },
        { code: 'JPY' as const, as_of, rate: 110 },
      ]),
    );
    let isOutOfOrder = false;
    const living = livingBy(`lives at Stripe ${seed} ${round}`, {
      server: {
        ...server,
        ask: (...asked) => broken.within(() => server.ask(...asked)),
        settled: async () => {
          await broken.within(server.settled).catch(() => undefined);
          await hurry();
        },
      },
      provider,
      acts,
      other: { app: other.app, settled: () => broken.within(other.settled).catch(() => undefined) },
      isOutOfOrder: () => isOutOfOrder,
      places: [
        await aPlace({ instant_book: true, cancellation_policy: 'flexible' }),
        await aPlace({ instant_book: false, cancellation_policy: 'moderate' }),
        await aPlace({ instant_book: true, cancellation_policy: 'strict', base_cents: 33_333 }),
      ],
      guests: [await aGuest(90_000), await aGuest(3000), await aGuest(500), await aGuest(20_000), await aGuest(7777)],
      stranger: await aGuest(1),
    });
    isOutOfOrder = true;
    await living.live(stepsAtOnce);
    isOutOfOrder = false;
    return living;
  };

  /** Charges of which Stripe has given back another sum than we know. */
  const differences = async (): Promise<readonly string[]> => {
    const returned = stripe.returned();
    const { rows } = await sql<{ charge_id: string; refunded_cents: number }>`
      select charge_id, refunded_cents from payments where charge_id is not null`.execute(server.database.db);
    return rows.flatMap(({ charge_id, refunded_cents }) =>
      (returned[charge_id] ?? 0) === refunded_cents ? [] : [`${charge_id}: ${returned[charge_id] ?? 0} there, ${refunded_cents} here`],
    );
  };

  test('everything agrees when all has come to its end', { timeout: limitMs(20 + wanted * 4) }, async () => {
    const { db } = server.database;
    let lives = 0;
    for (let round = 0; lives < wanted; round += 1) {
      const living = await live(round);
      lives += living.lives.length;
      broken.breakAfter(0, false);
      await living.end();
      expect(living.faults).toEqual([]);
      expect(await disagreements(db)).toEqual([]);
      expect(await differences()).toEqual([]);
    }
    process.stdout.write(`${lives} lives at Stripe on ${engine}\n`);
  });
});
