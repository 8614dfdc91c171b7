// The books follow the provider's balance: fees, exchange, refunds on their way, transfers taken back, and what belongs to no stay.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepRates } from '../../src/server/pricing/currency.commands';
import { utcDateOf } from '../../generated/model/wire';
import { disagreements } from '../support/agreement';
import { chargeFee } from '../support/a-stripe-money';
import { type AtStripe, aServerAtStripe, stripeSecret as secret } from '../support/a-stripe-stay';
import { engines } from '../support/databases';

const hour = 3_600_000;

describe.each(engines)('on %s', (engine) => {
  let { server, stripe, it, close } = {} as AtStripe;
  beforeAll(async () => {
    ({ server, stripe, it, close } = await aServerAtStripe(engine));
    await keepRates(server.database.db, [{ code: 'USD', as_of: utcDateOf(server.now().getTime()), rate: 0.72 }]);
  });
  afterAll(() => close?.());
  const aFailedRefund = async (): Promise<string> => {
    const rows = server.database.db.selectFrom('refunds').select('refund_id').where('failed_at', 'is not', null);
    return (await rows.executeTakeFirstOrThrow()).refund_id;
  };
  test('a fee is ours, and the difference of changing money is exchange; both once, however often the balance is read', async () => {
    const fee = chargeFee(85_836);
    const lines = { host: -69_000, fee: -5520, tax: -11_316 };
    expect(await it.changed(() => it.paid())).toEqual({ ...lines, provider: 85_836 - fee, provider_fee: fee });
    expect(await it.changed(it.read)).toEqual({});
    let charge = '';
    const dollars = await it.changed(async () => ({ charge } = await it.paid({ currency: 'USD' })));
    const [came] = stripe.balance().slice(-1);
    expect(came).toMatchObject({ type: 'charge', exchange_rate: 1.37 });
    const exchange = 85_836 - (came?.amount ?? 0);
    expect(dollars).toEqual({ ...lines, provider: came?.net, provider_fee: came?.fee, exchange });
    expect(Math.abs(exchange)).toBeGreaterThan(100);
    // all of it goes back, at another rate
    stripe.setRate('usd', 1.41);
    const { amount_cents } = await server.database.db
      .selectFrom('payments')
      .select('amount_cents')
      .where('charge_id', '=', charge)
      .executeTakeFirstOrThrow();
    const back = await it.changed(async () => it.tell(stripe.refundByHand(charge, { amount: amount_cents }, secret).news));
    expect(back).toEqual({
      host: 69_000,
      fee: 5520,
      tax: 11_316,
      provider: -Math.round(amount_cents * 1.41),
      exchange: Math.round(amount_cents * 1.41) - 85_836,
    });
    stripe.setRate('usd', 1.37);
  });

  test('a refund on its way has left the balance, and one that fails is there again', async () => {
    const { charge } = await it.paid();
    await it.read();
    let id = '';
    const sent = await it.changed(async () => {
      const made = stripe.refundByHand(charge, { amount: 10_000, status: 'pending' }, secret);
      ({ id } = made);
      await it.tell(made.news);
    });
    expect(sent).toMatchObject({ provider: -10_000, sent: 10_000, refund: -10_000 });
    expect(await it.changed(() => it.tell(stripe.refundIs(id, 'failed', secret).news))).toEqual({ provider: 10_000, sent: -10_000 });
    const refund = await aFailedRefund();
    expect(await it.changed(() => it.run('refund-again', refund, 'The card is fine'))).toEqual({ provider: -10_000, refund: 10_000 });
    // one that failed is made once more on Stripe's page, at which nobody owes it any more
    const again = await it.paid();
    const broken = stripe.refundByHand(again.charge, { amount: 85_836 }, secret);
    await it.tell(broken.news);
    await it.tell(stripe.refundIs(broken.id, 'failed', secret).news);
    await it.read();
    const byHand = await it.changed(() => it.tell(stripe.refundByHand(again.charge, { amount: 85_836 }, secret).news));
    expect(byHand).toEqual({ provider: -85_836, refund: 85_836 });
    // given, and failed afterwards, of which nobody tells in time; then paid by our bank
    const other = await it.paid();
    await it.read();
    const given = stripe.refundByHand(other.charge, { amount: 5000 }, secret);
    stripe.refundIs(given.id, 'failed', secret);
    expect(await it.changed(() => it.tell(given.news))).toEqual({});
    const late = await it.paid();
    const made = stripe.refundByHand(late.charge, { amount: 5000 }, secret);
    await it.tell(made.news);
    expect(await it.changed(() => it.tell(stripe.refundIs(made.id, 'failed', secret).news))).toMatchObject({ refund: -5000 });
    const failed = await aFailedRefund();
    expect(await it.changed(() => it.run('refund-paid', failed, 'By the bank'))).toEqual({ refund: 5000, bank: -5000 });
  });

  test('a charge of which we hear after days is no longer that of somebody else, nor is its refund', async () => {
    const { charge, booking_id } = await it.paid();
    const isCalled = (charge_id: string) =>
      server.database.db.updateTable('payments').set({ charge_id }).where('booking_id', '=', booking_id).execute();
    // as if it could not be asked for until then
    await isCalled('pi_unheard');
    stripe.refundByHand(charge, { amount: 500 }, secret);
    server.later(73 * hour);
    await it.read();
    expect((await it.sums())['elsewhere']).toBe(500 - 85_836);
    await isCalled(charge);
    expect(await it.changed(it.read)).toMatchObject({ elsewhere: 85_336, provider: -85_836 });
    expect(await it.changed(it.read)).toEqual({});
  });

  test('a transfer taken back makes up for what its host owes, and the rest waits beside; what belongs to no stay has its own account', async () => {
    const { host, guest, booking_id } = await it.aDueStay();
    const account = await it.known(host, 'ready');
    await it.standing(host);
    await it.settled();
    const [transfer] = it.sentTo(account);
    expect(transfer).toMatchObject({ amount: 69_000 });
    await it.read();
    await it.as(guest, `POST /booking/${booking_id}/report`, { message: 'The heating is broken' });
    await it.run('refund', booking_id, '429.18', 'Half of it, for the cold');
    expect(await it.standing(host)).toMatchObject({ owed: { amount: '345.00 CAD' } });
    const reverse = (amount: number) => stripe.connect.reverse(transfer?.id ?? '', amount);
    const before = await it.sums();
    reverse(30_000);
    await it.read();
    expect(await it.standing(host)).toMatchObject({ owed: { amount: '45.00 CAD' }, paid: { amount: '390.00 CAD' } });
    reverse(10_000);
    stripe.payOut(20_000);
    stripe.takeFee(99);
    await it.read();
    expect(await it.standing(host)).toMatchObject({ owed: { amount_cents: 0 }, paid: { amount: '345.00 CAD' } });
    const after = await it.sums();
    const more = (name: string): number => (after[name] ?? 0) - (before[name] ?? 0);
    expect(['debt', 'by_hand', 'bank', 'provider_fee'].map(more)).toEqual([-34_500, -5500, 20_000, 99]);
  });

  test('a charge of another shop is of no stay, some days later; until then it is told that the books lack it', async () => {
    stripe.chargeElsewhere(5000);
    await it.read();
    expect((await it.sums())['elsewhere']).toBeUndefined();
    server.later(25 * hour);
    expect(await it.run('stuck')).toContain('charge  ch_of_another_shop  5000 of the smallest unit of CAD');
    server.later(48 * hour);
    await it.read();
    expect((await it.sums())['elsewhere']).toBe(-5000);
    expect(await it.run('stuck')).not.toContain('another_shop');
  });

  test('what lies there in another currency is in no books, and it is said why', async () => {
    const { db } = server.database;
    const [move] = await db.selectFrom('balance_moves').selectAll().where('kind', '=', 'charge').limit(1).execute();
    if (!move) throw new Error('no charge');
    const foreign = { ...move, move_id: 'txn_usd', source_id: 'ch_usd', charge_id: null, currency: 'USD', booked_at: null };
    await db.insertInto('balance_moves').values(foreign).execute();
    await it.read();
    expect(await it.run('stuck')).toMatch(
      /charge {2}ch_usd .* the books are in Canadian dollars: have the provider change its USD into them/,
    );
    await db.deleteFrom('balance_moves').where('move_id', '=', 'txn_usd').execute();
  });

  test('after all of this books, points and bookings agree', async () => {
    const found = await disagreements(server.database.db);
    expect(found.filter((sentence) => !sentence.startsWith('nobody waits for a refund'))).toEqual([]);
  });
});
