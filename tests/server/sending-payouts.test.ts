// Payouts that Stripe sends: each once, as soon as its host can be paid, whatever fails or dies on the way.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { balanceOfBooking } from '../../src/server/ledger/ledger.lookup';
import { anotherPayer, paidByStripe } from '../support/a-payee';
import { aServer, type TestServer } from '../support/a-server';
import { aStripe, type StandInStripe, stripeKeys } from '../support/a-stripe';
import { engines } from '../support/databases';

const secret = 'whsec_test';
const hour = 3_600_000;
const waits = 'is waiting for you';

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let stripe: StandInStripe;
  let it: ReturnType<typeof paidByStripe>;
  beforeAll(async () => {
    stripe = await aStripe();
    server = await aServer(engine, undefined, stripeKeys(stripe, secret));
    it = paidByStripe({ server, stripe });
  });
  afterAll(async () => {
    await server?.close();
    await stripe?.close();
  });

  test('a payout waits until its host can be paid, goes out once, and the next waits where they no longer can', async () => {
    const { db } = server.database;
    const { host, property_id, booking_id } = await it.aDueStay();
    expect(it.mails(host, waits)).toBe(1);
    const account = await it.known(host, 'checking');
    await it.settled();
    expect(await it.standing(host)).toMatchObject({ payee: 'checking', waiting: { amount: '690.00 CAD' }, payouts: [{ paid_at: null }] });
    expect(it.sentTo(account)).toEqual([]);
    const seen = async () => ({
      list: (await it.as(host, 'GET /booking/properties/search')).body.data,
      page: (await it.as(host, `GET /booking/${booking_id}`)).body.data,
      alone: (await it.as(host, 'GET /user/payout/held')).body.data,
    });
    expect(await seen()).toMatchObject({
      list: { held: { amount: '690.00 CAD' } },
      page: { payout_is_held: true, payout_needs_details: true, payout_due_at: expect.any(String), payout_paid_at: null },
      alone: { held: { amount: '690.00 CAD' } },
    });

    await it.told(account, 'ready');
    await it.told(account, 'ready');
    await it.settled();
    const [first] = (await it.standing(host)).payouts;
    expect(it.sentTo(account)).toMatchObject([{ amount: 69_000, currency: 'cad', transfer_group: first?.payout_id }]);
    expect(first).toMatchObject({ booking_id, paid_at: expect.any(String) });
    expect(await seen()).toMatchObject({
      list: { held: null },
      page: { payout_is_held: false, payout_needs_details: false, payout_paid_at: first?.paid_at },
      alone: { held: null },
    });
    expect([await balanceOfBooking(db, booking_id, 'payout'), await balanceOfBooking(db, booking_id, 'host')]).toEqual([0, 0]);
    expect([it.mails(host, 'We sent you'), it.mails(host, waits)]).toEqual([1, 1]);

    await it.told(account, 'wanted');
    expect(it.mails(host, waits)).toBe(1);
    const next = await it.aDueStay({ host, property_id });
    expect([it.mails(host, waits), it.sentTo(account).length]).toEqual([2, 1]);
    // news that are lost are asked after
    stripe.connect.stands(account, 'soon');
    server.later(2 * hour);
    await server.settled();
    await it.settled();
    expect(it.sentTo(account).length).toBe(2);
    expect(await balanceOfBooking(db, next.booking_id, 'payout')).toBe(0);
  });

  test('whoever can no longer be paid hears what waits', async () => {
    const { host } = await it.aDueStay();
    const account = await it.known(host, 'ready');
    stripe.connect.setBalance(0);
    await it.standing(host);
    await it.settled();
    expect([it.sentTo(account).length, it.mails(host, waits)]).toEqual([0, 1]);
    await it.told(account, 'wanted');
    expect(it.mails(host, waits)).toBe(2);
    stripe.connect.setBalance(Infinity);
  });

  test('what Stripe refuses waits, is told to the operator, and is tried anew after an hour', async () => {
    const { host, booking_id } = await it.aDueStay();
    stripe.connect.setBalance(68_999);
    const account = await it.known(host, 'ready');
    await it.standing(host);
    await it.settled();
    await it.settled();
    const tries = () => stripe.heard.filter(({ call, form }) => call === 'POST /v1/transfers' && form['destination'] === account);
    expect([tries().length, it.sentTo(account).length]).toEqual([1, 0]);
    expect(await it.run('payouts')).toMatch(/\$690\.00 CAD {2}by the provider, which refused it on \d{4}-\d\d-\d\d {2}Sam Hostler/);
    stripe.connect.setBalance(Infinity);
    server.later(hour);
    await server.settled();
    expect(it.sentTo(account)).toMatchObject([{ amount: 69_000 }]);
    expect(new Set(tries().map(({ key }) => key)).size).toBe(2);
    expect(await balanceOfBooking(server.database.db, booking_id, 'payout')).toBe(0);
  });

  test('what was sent by somebody who died before noting it is not sent again, though the stay was reported since', async () => {
    const { db } = server.database;
    const { host, guest, booking_id } = await it.aDueStay();
    const account = await it.known(host, 'wanted');
    const [waiting] = (await it.standing(host)).payouts;
    const payout_id = waiting?.payout_id ?? '';
    stripe.connect.stands(account, 'ready');
    const stranger = anotherPayer(stripe);
    await db.updateTable('payouts').set({ sending_at: server.now() }).where('payout_id', '=', payout_id).execute();
    await stranger.pay({ payout_id, account_id: account, cents: 69_000, key: 'a key that Stripe has forgotten' });
    expect((await it.as(guest, `POST /booking/${booking_id}/report`, { message: 'The heating is broken' })).status).toBe(200);
    // a payout on its way is not paid by hand, and no debt is taken from it
    expect(await it.run('paid', payout_id)).toContain('No payout');
    await it.settled();
    expect(it.sentTo(account).length).toBe(1);
    expect(await it.standing(host)).toMatchObject({ waiting: { amount_cents: 0 }, paid: { amount: '690.00 CAD' } });
  });

  test('a sum that is on its way stays what it is, whatever its host owes meanwhile', async () => {
    const { db } = server.database;
    const { host, property_id, booking_id } = await it.aDueStay();
    const account = await it.known(host, 'ready');
    stripe.failWith(500, 500, 500);
    await db.updateTable('payees').set({ state: 'ready' }).where('account_id', '=', account).execute();
    await it.settled();
    const row = () =>
      db.selectFrom('payouts').select(['sending_at', 'withheld_cents', 'paid_at']).where('booking_id', '=', booking_id).executeTakeFirst();
    expect(await row()).toMatchObject({ sending_at: expect.any(Date), paid_at: null });
    const debt = { debt_id: property_id, property_id, booking_id, profile_id: host.profile_id, cents: 1000, since: server.now() };
    await db.insertInto('host_debts').values(debt).execute();
    await it.settled();
    expect(await row()).toMatchObject({ withheld_cents: 0, paid_at: expect.any(Date) });
    expect(it.sentTo(account)).toMatchObject([{ amount: 69_000 }]);
    await db.deleteFrom('host_debts').where('debt_id', '=', property_id).execute();
  });

  test('a transfer that Stripe erred over goes out once: by another key where it had not gone', async () => {
    const { db } = server.database;
    for (const isDone of [true, false]) {
      const { host } = await it.aDueStay();
      const account = await it.known(host, 'ready');
      await db.updateTable('payees').set({ state: 'ready' }).where('account_id', '=', account).execute();
      stripe.breakAt(/^POST .*transfers$/, isDone);
      await it.settled();
      expect(it.sentTo(account).length).toBe(isDone ? 1 : 0);
      for (const _twice of [1, 2]) await it.settled();
      expect(it.sentTo(account)).toMatchObject([{ amount: 69_000 }]);
      expect(await it.standing(host)).toMatchObject({ waiting: { amount_cents: 0 }, paid: { amount: '690.00 CAD' } });
    }
  });
});
