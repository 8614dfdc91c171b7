// No cent is lost: after random lives of many bookings the ledger, points, nights, the payment provider and the bookings agree.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { utcDateOf } from '../../generated/model/wire';
import { openSandbox } from '../../src/demo/payments';
import { keepRates } from '../../src/server/pricing/currency.commands';
import { serverStart } from '../support/clock';
import { aMember } from '../support/a-member';
import { type LifeProvider, livingBy, type Place } from '../support/a-life';
import { disagreements } from '../support/agreement';
import { aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';
import { seed, tellSeed, thoroughness } from '../support/seed';
import { limitMs } from '../support/limits';

const now = serverStart;
/** Some lives each; hundreds with FUZZ_TIMES=10. */
const steps = 250 * thoroughness;

// each day's, so that no step waits for a bank
const daily = Array.from({ length: 1000 }, (_, ahead) => utcDateOf(now.getTime() + ahead * 86_400_000)).flatMap((as_of, ahead) => [
  { code: 'USD' as const, as_of, rate: 0.72 + (ahead % 7) / 1000 },
  { code: 'JPY' as const, as_of, rate: 110 + (ahead % 5) / 10 },
]);

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    tellSeed(`lives on ${engine}`);
    server = await aServer(engine, now, { DEMO: 'true' });
    await keepRates(server.database.db, daily);
  }, limitMs(120));
  afterAll(() => server.close());

  const aGuest = async (points: number): Promise<string> => {
    const { token, profile_id } = await aMember(server.database.db, { now });
    const entry = { entry_id: randomUUID(), profile_id, kind: 'earn' as const, points, reason: 'Stays before', created_at: now };
    await server.database.db
      .insertInto('points_entries')
      .values({ ...entry, booking_id: null, friend_id: null, reward: null })
      .execute();
    return token;
  };
  const aPlace = async (plan: Parameters<typeof aProperty>[2]): Promise<Place> => {
    const host = await aMember(server.database.db, { now, host: true });
    return { host: host.token, property_id: await aProperty(server.database.db, host.profile_id, plan) };
  };

  test('everything agrees when all has come to its end', { timeout: limitMs(120) * thoroughness }, async () => {
    const { db } = server.database;
    const { page, signatureHeader } = await openSandbox(db, () => 'http://localhost:3000/elsewhere');
    const provider: LifeProvider = {
      name: 'sandbox',
      signatureHeader,
      pageAt: (url) => {
        const payment_id = /[0-9a-f-]{36}(?!.*[0-9a-f-]{36})/.exec(url)?.[0];
        return payment_id === undefined ? undefined : { page_id: payment_id, payment_id };
      },
      pay: (payment_id) => page.finish(payment_id, 'paid').catch(() => undefined),
    };
    const living = livingBy(`lives ${seed}`, {
      server,
      provider,
      places: [
        await aPlace({ instant_book: true, cancellation_policy: 'flexible' }),
        await aPlace({ instant_book: false, cancellation_policy: 'moderate' }),
        await aPlace({ instant_book: true, cancellation_policy: 'strict', base_cents: 33_333 }),
        await aPlace({ instant_book: false, cancellation_policy: 'firm', base_cents: 12_345 }),
      ],
      guests: [await aGuest(90_000), await aGuest(3000), await aGuest(500), await aGuest(20_000), await aGuest(7777)],
      stranger: await aGuest(1),
    });
    await living.live(steps);
    await living.end();
    expect(living.faults).toEqual([]);
    expect(await disagreements(db)).toEqual([]);
    // a test without attempts proves nothing
    const paid = await db.selectFrom('bookings').select('booking_id').where('paid_at', 'is not', null).execute();
    process.stdout.write(`${living.lives.length} lives on ${engine}, ${paid.length} of them paid\n`);
    expect(living.lives.length).toBeGreaterThan(20);
    expect(paid.length).toBeGreaterThan(2);
  });
});
