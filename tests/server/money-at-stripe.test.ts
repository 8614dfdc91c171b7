// Money that moves at Stripe without us: refunds on its own page, refunds that fail later, disputes. News only say where to look.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPaymentOf, findRefundsOf } from '../../src/server/checkout/payment.lookup';
import { balanceOfBooking } from '../../src/server/ledger/ledger.lookup';
import { disagreements } from '../support/agreement';
import { type Member, signedInAgain } from '../support/a-member';
import { operating } from '../support/an-operator';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { aServer, type TestServer } from '../support/a-server';
import { aStripe, type StandInStripe, stripeKeys } from '../support/a-stripe';
import { type SignedByStripe } from '../support/stripe-news';
import { engines } from '../support/databases';

const secret = 'whsec_test';
const minute = 60_000;
const accounts = ['host', 'fee', 'tax', 'refund'] as const;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let stripe: StandInStripe;
  beforeAll(async () => {
    stripe = await aStripe();
    server = await aServer(engine, undefined, stripeKeys(stripe, secret));
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });
  const run = operating(() => server);
  /** The lines about refunds in the operator's list. */
  const owedLines = async (): Promise<readonly string[]> => {
    const [, after = ''] = (await run('stuck')).split('Refunds that have not gone back:\n');
    return (
      after
        .split(/\n(?=[^\n]+:(?:\n|$))/)[0]
        ?.split('\n')
        .filter(Boolean) ?? []
    );
  };
  const firstOwed = async (): Promise<string> => (await owedLines())[0]?.split('  ')[0] ?? '';
  const tell = async ({ body, signature }: SignedByStripe): Promise<number> =>
    (await server.ask('POST /payment/stripe', { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } }))
      .status;
  /** A booking that is to be paid, and its open page. */
  const opened = async (points = 0) => {
    const { host, property_id } = await aHostedPlace(server, { instant_book: true });
    const guest = await aGuest(server, points);
    const booking_id = await aRequest(server, { property_id, guest, points });
    const body = { booking_id, success_path: '/stays', cancel_path: '/stays' };
    const { data } = (await server.ask('POST /checkout', { token: guest.token, body })).body;
    const session = (data as { readonly url: string }).url.split('/').at(-1) ?? '';
    return { host, guest, booking_id, session, charge: session.replace('cs_test', 'pi') };
  };
  const paid = async (points = 0) => {
    const it = await opened(points);
    expect(await tell(stripe.pay(it.session, secret))).toBe(200);
    return it;
  };
  const balances = (booking_id: string) =>
    Promise.all(accounts.map((account) => balanceOfBooking(server.database.db, booking_id, account)));
  const refunds = (booking_id: string) => findRefundsOf(server.database.db, booking_id);
  const payment = (booking_id: string) => findPaymentOf(server.database.db, booking_id);
  const token = (one: Member) => signedInAgain(server.database.db, one, server.now());
  const pointsOf = async (one: Member): Promise<number> =>
    ((await server.ask('GET /user/points', { token: await token(one) })).body.data as { balance: number }).balance;
  const cancel = async (booking_id: string, by: Member) =>
    server.ask(`PATCH /booking/${booking_id}/cancel`, { token: await token(by), body: { cancel_reason: 'We cannot come' } });
  const heard = () => server.database.db.selectFrom('payment_news').select(['news_id', 'is_ours']).execute();

  test('a refund on the provider’s own page is booked like ours, once, however its news come; a cancellation gives the rest', async () => {
    const it = await paid();
    const before = await balances(it.booking_id);
    expect(before).toEqual([-69_000, -5520, -(5520 + 2070 + 3726), 0]);
    const { id, news } = stripe.refundByHand(it.charge, { amount: 10_000 }, secret);
    const late = stripe.tell('refund.created', { id, payment_intent: it.charge, amount: 10_000, status: 'pending' }, secret);
    expect(await Promise.all([tell(news), tell(news), tell(late)])).toEqual([200, 200, 200]);
    expect(await tell(news)).toBe(200);
    expect(await refunds(it.booking_id)).toMatchObject([
      { reason: 'at_provider', provider_id: id, amount_cents: 10_000, cad_cents: 10_000, returned_at: server.now().toISOString() },
    ]);
    const after = await balances(it.booking_id);
    expect(after.reduce((sum, cents) => sum + cents, 0)).toBe(-85_836 + 10_000);
    // in proportion, 690.00 of 858.36; the remainder of rounding is the first line’s, our fee
    expect(after[0]).toBe(-69_000 + 8038);
    expect((await server.ask(`GET /booking/${it.booking_id}`, { token: it.guest.token })).body.data).toMatchObject({
      refund: { amount: '100.00 CAD' },
      is_given_back: false,
    });
    await server.settled();
    // both are told, once
    expect(server.mailsTo(it.guest.email).filter((mail) => mail.includes('refunding you $100.00 CAD'))).toHaveLength(1);
    expect(server.mailsTo(it.host.email).filter((mail) => mail.includes('Our support team has refunded $100.00 CAD'))).toHaveLength(1);
    expect((await cancel(it.booking_id, it.host)).status).toBe(200);
    await server.settled();
    expect([stripe.returned()[it.charge], await balances(it.booking_id)]).toEqual([85_836, [0, 0, 0, 0]]);
  });

  test('points come back beside a refund by hand, and one of all of it leaves nothing', async () => {
    const it = await paid(2500);
    const first = stripe.refundByHand(it.charge, { amount: 10_000 }, secret);
    await tell(first.news);
    await server.settled();
    expect(server.mailsTo(it.guest.email).join('\n')).toContain('299 points are back in your balance.');
    expect([await pointsOf(it.guest), (await payment(it.booking_id))?.refunded_cad_cents]).toEqual([299, 10_000]);
    await tell(stripe.refundByHand(it.charge, { amount: 73_336 }, secret).news);
    expect([await pointsOf(it.guest), await balances(it.booking_id)]).toEqual([2500, [0, 0, 0, 0]]);
    const { data } = (await server.ask(`GET /booking/${it.booking_id}`, { token: it.guest.token })).body;
    expect(data).toMatchObject({ refund_cents: 83_336, is_given_back: true });
  });

  test('news of a refund that are quicker than the news of its payment wait for it', async () => {
    const it = await opened();
    const news = stripe.pay(it.session, secret);
    expect(await tell(stripe.refundByHand(it.charge, { amount: 5000 }, secret).news)).toBe(200);
    expect(await refunds(it.booking_id)).toEqual([]);
    await tell(news);
    await server.settled();
    expect(await refunds(it.booking_id)).toMatchObject([{ reason: 'at_provider', amount_cents: 5000 }]);
  });

  test('a refund that is owed, and made by hand meanwhile, is that refund; of a larger one the rest counts too', async () => {
    const [same, larger] = [await paid(), await paid()];
    for (const it of [same, larger]) {
      stripe.failWith(500, 500, 500);
      await cancel(it.booking_id, it.guest);
      await server.settled();
    }
    await tell(stripe.refundByHand(same.charge, { amount: 85_836 }, secret).news);
    expect(await refunds(same.booking_id)).toMatchObject([{ reason: 'cancelled', amount_cents: 85_836, failed_at: null }]);
    await tell(stripe.refundByHand(larger.charge, { amount: 50_000 }, secret).news);
    expect(await refunds(larger.booking_id)).toMatchObject([
      { reason: 'cancelled', amount_cents: 35_836 },
      { reason: 'at_provider', amount_cents: 50_000 },
    ]);
    await server.database.pool.query('update jobs set due_at = now() where attempts_left > 0');
    await server.settled();
    for (const it of [same, larger]) expect([stripe.returned()[it.charge], await balances(it.booking_id)]).toEqual([85_836, [0, 0, 0, 0]]);
  });

  test('a pending refund counts as pending; one that fails later is owed again, told, and given once more or by the bank', async () => {
    const it = await paid();
    const { id, news } = stripe.refundByHand(it.charge, { amount: 10_000, status: 'pending' }, secret);
    await tell(news);
    expect(await refunds(it.booking_id)).toMatchObject([{ provider_id: id, returned_at: null, failed_at: null }]);
    expect((await balances(it.booking_id)).at(-1)).toBe(-10_000);
    // the news that it was given are lost: it is asked after
    stripe.refundIs(id, 'succeeded', secret);
    server.later(6 * minute);
    await server.settled();
    expect((await balances(it.booking_id)).at(-1)).toBe(0);
    expect(await owedLines()).toEqual([]);
    const failed = stripe.refundIs(id, 'failed', secret).news;
    expect([await tell(failed), await tell(failed)]).toEqual([200, 200]);
    const stale = stripe.tell('refund.updated', { id, payment_intent: it.charge, status: 'succeeded' }, secret);
    expect(await tell(stale)).toBe(200);
    expect((await balances(it.booking_id)).at(-1)).toBe(-10_000);
    expect(await run('looks')).toContain('$100.00 CAD  failed on');
    // it waits for a person
    server.later(11 * minute);
    await server.settled();
    expect(stripe.returned()[it.charge]).toBeUndefined();
    const refund = await firstOwed();
    expect(await run('refund-again', refund, 'The card is fine again')).toBe('It is tried once more.');
    await server.settled();
    expect([stripe.returned()[it.charge], (await balances(it.booking_id)).at(-1)]).toEqual([10_000, 0]);
    const [again] = await refunds(it.booking_id);
    await tell(stripe.refundIs(again?.provider_id ?? '', 'failed', secret).news);
    const other = await firstOwed();
    expect(await run('refund-paid', other, 'By the bank, the card is closed')).toBe('It went back by the bank.');
    expect([await owedLines(), (await balances(it.booking_id)).at(-1)]).toEqual([[], 0]);
    expect(await run('refund-paid', other, 'Twice')).toContain('has failed');
  });

  test('a refund of a disputed charge waits until the bank has decided, and says so', async () => {
    const it = await paid();
    const dispute = stripe.dispute(it.charge, { amount: 85_836 }, secret);
    await tell(dispute.news);
    await cancel(it.booking_id, it.guest);
    await server.settled();
    const before = stripe.heard.length;
    server.later(11 * minute);
    await server.settled();
    expect(stripe.heard.slice(before).filter(({ call }) => call.includes('refunds'))).toEqual([]);
    expect((await owedLines()).join()).toContain('the charge is disputed, and the bank decides');
    await tell(stripe.endDispute(dispute.id, 'won', secret).news);
    server.later(6 * minute);
    await server.settled();
    expect([stripe.returned()[it.charge], await owedLines()]).toEqual([85_836, []]);
  });

  test('news of what is not ours are answered and noted; where the provider is away they come again', async () => {
    const it = await paid();
    const others = [
      stripe.tell('checkout.session.completed', { id: 'cs_shop', client_reference_id: 'order 7', payment_status: 'paid' }, secret),
      stripe.tell('charge.refunded', { payment_intent: 'pi_shop' }, secret),
      stripe.tell('customer.created', { id: 'cus_1' }, secret),
      // a page that names our payment, and is not its page
      stripe.tell('checkout.session.completed', { id: 'cs_shop', client_reference_id: (await payment(it.booking_id))?.payment_id }, secret),
    ];
    const known = (await heard()).length;
    for (const news of [...others, ...others]) expect(await tell(news)).toBe(200);
    const noted = await heard();
    expect([noted.length - known, noted.filter(({ is_ours }) => !is_ours).length >= 4]).toEqual([4, true]);
    const { news } = stripe.refundByHand(it.charge, { amount: 500 }, secret);
    stripe.failWith(500, 500, 500);
    expect(await tell(news)).toBe(503);
    expect([await tell(news), (await refunds(it.booking_id)).length]).toEqual([200, 1]);
    server.later(91 * 24 * 60 * minute);
    await server.settled();
    expect(await heard()).toEqual([]);
  });

  test('after all of this books, points and bookings agree', async () => {
    await server.settled();
    expect(await disagreements(server.database.db)).toEqual([]);
  });
});
