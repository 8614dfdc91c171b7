// Random lives of bookings that are paid at Stripe: cards are disputed, money is given back and taken back by hand, reports are decided,
// claims are made and paid after stays, two servers show different times, Stripe is slow, silent and wrong, and processes die between any
// two steps, real ones too. Things that have not ended have a next step meanwhile, and afterwards all books agree and nothing waits. Some
// lives at each run; LIVES=1000 lets as many be lived on each database.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { utcDateOf } from '../../generated/model/wire';
import { chanceOf } from '../../src/demo/pictures/chance';
import { keepRates } from '../../src/server/pricing/currency.commands';
import { livingBy, type Place } from '../support/a-life';
import { actsAtStripe, stripeOf } from '../support/acts-at-stripe';
import { aMember, type Member } from '../support/a-member';
import { aMortal, type Mortal } from '../support/a-mortal';
import { disagreements } from '../support/agreement';
import { aProperty } from '../support/a-property';
import type { Peer, TestServer } from '../support/a-server';
import { aGuest } from '../support/a-stay-asked';
import { stripeKeys } from '../support/a-stripe';
import { type AtStripe, aServerAtStripe, stripeSecret as secret } from '../support/a-stripe-stay';
import { type Breakage, breakage, moody } from '../support/breakage';
import { engines } from '../support/databases';
import { unattended, unended } from '../support/ends';
import { limitMs } from '../support/limits';
import { seed, tellSeed } from '../support/seed';

const wanted = Number(process.env['LIVES'] ?? 20);
const stepsAtOnce = 90;
const day = 86_400_000;
const minute = 60_000;
/** The clocks of two servers are so far apart at most. */
const apart = 20 * minute;

describe.each(engines)('on %s', (engine) => {
  const chance = chanceOf(`what breaks ${seed}`);
  let world: Breakage;
  let { server, stripe, it, close } = {} as AtStripe;
  let mood: ReturnType<typeof moody>;
  let at: ReturnType<typeof actsAtStripe>;
  beforeAll(async () => {
    tellSeed(`lives at Stripe on ${engine}`);
    ({ server, stripe, it, close } = await aServerAtStripe(engine));
    world = breakage();
    mood = moody(chance);
    at = actsAtStripe({ stripe, run: it.run, world, mood, chance, now: server.now });
    stripe.setTroubles(() => (world.isOver() ? { isDone: false, says: 500 } : mood.trouble()));
  }, limitMs(120));
  afterAll(async () => {
    world.end();
    await close();
  });

  const aPayer = async (points: number): Promise<string> => (await aGuest(server, points)).token;
  const aPlace = async (plan: Parameters<typeof aProperty>[2]): Promise<Place & { readonly member: Member }> => {
    const member = await aMember(server.database.db, { now: server.now(), host: true });
    return { member, host: member.token, property_id: await aProperty(server.database.db, member.profile_id, plan) };
  };
  /** The queue's own clock is the machine's: whatever waits there for another attempt has waited long enough, and for a dead process, too. */
  const hurry = async (): Promise<void> => {
    await sql`update jobs set due_at = now() where attempts_left > 0`.execute(server.database.db);
    await sql`update jobs set taken_until = now() - interval '4 seconds' where taken_until is not null`.execute(server.database.db);
  };
  let isOutOfOrder = false;
  let mortal: Mortal | undefined;
  let other: Awaited<ReturnType<TestServer['besides']>> | undefined;
  const begun = async () => {
    other = await server.besides(chance.whole(-apart, apart));
  };
  /** A process that died is there again. */
  const reborn = async (): Promise<void> => {
    if (world.isDead()) {
      // it cannot even say that it ends
      await world.within(async () => other?.close()).catch(() => undefined);
      world.mend();
      await begun();
    }
    if (!mortal) await hurry();
  };
  let deaths = 0;
  const aRealOne = async (): Promise<void> => {
    mortal = await aMortal(server, stripeKeys(stripe, secret));
    deaths += 1;
  };
  const peers = (): readonly [Peer, ...Peer[]] => (mortal?.isAlive() ? [mortal] : other ? [server, other] : [server]);
  let steps = 0;
  /** A real process has the world for a while, and is killed at whatever it does. */
  const after = async (): Promise<void> => {
    await reborn();
    steps += 1;
    if (engine !== 'PostgreSQL') return;
    if (steps % 80 === 40) await aRealOne();
    if (steps % 80 === 46) void mortal?.killAfter(chance.whole(0, 150)).then(() => (mortal = undefined));
  };

  const live = async (round: number) => {
    const { db } = server.database;
    const now = server.now();
    const ahead = Array.from({ length: 190 }, (_, days) => utcDateOf(now.getTime() + (days - 3) * day));
    await keepRates(
      db,
      ahead.flatMap((as_of) => [
        { code: 'USD' as const, as_of, rate: 0.72 },
        { code: 'JPY' as const, as_of, rate: 110 },
      ]),
    );
    await begun();
    const places = [
      await aPlace({ instant_book: true, cancellation_policy: 'flexible' }),
      await aPlace({ instant_book: false, cancellation_policy: 'moderate' }),
      await aPlace({ instant_book: true, cancellation_policy: 'strict', base_cents: 33_333 }),
    ] as const;
    await it.known(places[0].member, 'ready');
    await it.known(places[1].member, 'wanted');
    const living = livingBy(`lives at Stripe ${seed} ${round}`, {
      server: { ...server, settled: () => hurry().then(server.settled) },
      provider: stripeOf(stripe),
      acts: at.acts,
      peers,
      within: world.within,
      isStill: () => mortal !== undefined,
      after,
      isOutOfOrder: () => isOutOfOrder,
      places,
      guests: [await aPayer(90_000), ...(await Promise.all([3000, 500, 20_000, 7777, 0, 0, 0, 5000].map(aPayer)))],
      stranger: await aPayer(1),
    });
    isOutOfOrder = true;
    await living.live(stepsAtOnce);
    await mortal?.killAfter(0);
    isOutOfOrder = false;
    mood.end();
    stripe.mend();
    world.mend();
    await reborn();
    await server.settled();
    expect(await unattended(db, new Date(server.now().getTime() + apart))).toEqual([]);
    await other?.close();
    other = undefined;
    return { ...living, hosts: places.map(({ member }) => member) };
  };

  /** Everybody does what they have to, banks and hosts, too; of some of it nobody tells. */
  const end = async ({ hosts, ...living }: Awaited<ReturnType<typeof live>>): Promise<void> => {
    const decided = async () => {
      for (const news of at.decideThere()) if (chance.in(0.5)) await it.tell(news);
    };
    await decided();
    for (const host of hosts) {
      const account = await it.calledBy(host);
      if (account === '') await it.known(host, 'ready');
      else stripe.connect.stands(account, 'ready');
    }
    await at.decide();
    await living.end(at.meanwhile);
    await decided();
    for (let times = 0; times < 2; times += 1) {
      await at.decide(true);
      server.later(2 * day);
      await hurry();
      await server.settled();
    }
    server.later(day + 3_600_000);
    await hurry();
    await server.settled();
  };

  test('everything agrees when all has come to its end', { timeout: limitMs(60 + wanted * 8) }, async () => {
    const { db } = server.database;
    let lives = 0;
    for (let round = 0; lives < wanted; round += 1) {
      const living = await live(round);
      lives += living.lives.length;
      await end(living);
      const waiting = (await it.run('stuck'))
        .split(/\n(?=[^\n]+:(?:\n|$))/)
        .filter((part) => !/^(Nothing is stuck|Hosts who owe us|To be filed)/.test(part));
      const found = [
        ...living.faults,
        ...(await disagreements(db)),
        ...(await unended(db, server.now())),
        ...(await differences()),
        ...waiting,
      ];
      expect(found).toEqual([]);
      expect((await it.sums())['provider'] ?? 0).toBe(it.atStripe());
    }
    const charges = await sql<{ count: number }>`select count(*)::int as count from payments where used and claim_id is not null`.execute(
      db,
    );
    process.stdout.write(`${lives} lives at Stripe on ${engine}, ${charges.rows[0]?.count} claims paid, ${deaths} processes killed\n`);
  });

  /** Charges of which Stripe has given back another sum than we know. */
  const differences = async (): Promise<readonly string[]> => {
    const returned = stripe.returned();
    const { rows } = await sql<{ charge_id: string; cents: number }>`
      select charge_id, coalesce(sum(r.amount_cents), 0)::bigint as cents from payments p left join refunds r
        on r.payment_id = p.payment_id and r.failed_at is null and r.provider_id not like 'bank-%' and r.provider_id not like 'dispute-%'
      where charge_id is not null group by charge_id`.execute(server.database.db);
    return rows.flatMap(({ charge_id, cents }) =>
      (returned[charge_id] ?? 0) === cents ? [] : [`${charge_id}: ${returned[charge_id] ?? 0} there, ${cents} here`],
    );
  };
});
