// Money goes back to the card that it came from: each part once, to the cent of what was charged, and never more.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../src/server/request/context';
import { type Owed, oweRefund } from '../../src/server/checkout/payment.commands';
import { findPaymentOf, findRefundsOf } from '../../src/server/checkout/payment.lookup';
import { openQueue } from '../../src/server/jobs/queue';
import { chargedPart } from '../../src/server/pricing/charged.rules';
import { aPayment } from '../support/a-payment';
import { aBooking, aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { aStripe, type StandInStripe, stripeKeys } from '../support/a-stripe';
import { engines } from '../support/databases';

test('parts of a charge in another currency add up to all of it', () => {
  const charge = { amount_cents: 61_803, cad_cents: 85_836, refunded_cents: 0, refunded_cad_cents: 0 };
  const first = chargedPart(charge, 33_640);
  const after = { ...charge, refunded_cents: first, refunded_cad_cents: 33_640 };
  expect([first, chargedPart(after, 85_836 - 33_640)]).toEqual([24_221, 61_803 - 24_221]);
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let stripe: StandInStripe;
  beforeAll(async () => {
    stripe = await aStripe();
    server = await aServer(engine, undefined, stripeKeys(stripe, 'whsec_test'));
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  const paid = async (more = {}) => {
    const { db } = server.database;
    const booking_id = await aBooking(db, { property_id: await aProperty(db, await aPerson(db)), guest: await aPerson(db) });
    return { booking_id, payment_id: await aPayment(db, booking_id, more) };
  };
  const owe = async (booking_id: string, it: Omit<Owed, 'payment_id'>) => {
    const { db } = server.database;
    const jobs = await openQueue(server.database);
    await inTransaction({ db, jobs, now: server.now() }, (tx) => oweRefund(tx, { booking_id, ...it }));
    await jobs.close();
  };

  test('a part goes back once for its reason, wherever an attempt ended', async () => {
    const { booking_id, payment_id } = await paid({ amount_cents: 61_803, currency: 'USD', cad_cents: 85_836 });
    await owe(booking_id, { reason: 'cancelled', cad_cents: 33_640 });
    await owe(booking_id, { reason: 'cancelled', cad_cents: 33_640 });
    // the provider is away, and then answers without anybody hearing it
    stripe.failWith(500, 500, 500);
    await server.settled();
    expect(stripe.returned()).toEqual({});
    await server.database.pool.query(`update jobs set due_at = now() where attempts_left > 0`);
    await server.settled();
    await server.database.db.updateTable('refunds').set({ returned_at: null, provider_id: null }).execute();
    await owe(booking_id, { reason: 'resolved', cad_cents: 1000 });
    await server.settled();
    expect(stripe.returned()).toEqual({ [`pi_${payment_id}`]: 24_221 + 720 });
    expect(await findRefundsOf(server.database.db, booking_id)).toMatchObject([
      { reason: 'cancelled', amount_cents: 24_221, cad_cents: 33_640, returned_at: server.now().toISOString() },
      { reason: 'resolved', amount_cents: 720, cad_cents: 1000, returned_at: server.now().toISOString() },
    ]);
    expect(await findPaymentOf(server.database.db, booking_id)).toMatchObject({ refunded_cents: 24_941, refunded_cad_cents: 34_640 });
  });

  test('an error that the provider keeps is not for ever, and one that came after the money went is none', async () => {
    const again = () => server.database.pool.query(`update jobs set due_at = now() where attempts_left > 0`);
    const [erred, given] = [await paid(), await paid()];
    stripe.breakAt(/^POST .*refunds/, false);
    await owe(erred.booking_id, { reason: 'cancelled', cad_cents: 1000 });
    await server.settled();
    expect(stripe.returned()[`pi_${erred.payment_id}`]).toBeUndefined();
    stripe.breakAt(/^POST .*refunds/);
    await owe(given.booking_id, { reason: 'cancelled', cad_cents: 1000 });
    await server.settled();
    for (const _twice of [1, 2]) {
      await again();
      await server.settled();
    }
    for (const { booking_id, payment_id } of [erred, given]) {
      expect(stripe.returned()[`pi_${payment_id}`]).toBe(1000);
      expect(await findRefundsOf(server.database.db, booking_id)).toMatchObject([{ returned_at: server.now().toISOString() }]);
    }
  });

  test('more than was paid never goes back, however many ask at once', async () => {
    const { booking_id, payment_id } = await paid({ amount_cents: 100, cad_cents: 100 });
    const asked = (['cancelled', 'called_off', 'resolved'] as const).map((reason) => owe(booking_id, { reason, cad_cents: 60 }));
    const outcomes = (await Promise.allSettled(asked)).map(({ status }) => status).toSorted();
    expect(outcomes).toEqual(['fulfilled', 'rejected', 'rejected']);
    await server.settled();
    expect(stripe.returned()[`pi_${payment_id}`]).toBe(60);
  });

  test('nothing goes back where nothing went through us', async () => {
    const { db } = server.database;
    const booking_id = await aBooking(db, { property_id: await aProperty(db, await aPerson(db)), guest: await aPerson(db) });
    await owe(booking_id, { reason: 'cancelled', cad_cents: 100 });
    expect(await findRefundsOf(db, booking_id)).toEqual([]);
  });
});
