// Paying for a booking through Stripe: money counts when Stripe says so, once, in whatever order it is told, and what cannot be used goes back.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingDetail, Quote } from '../../generated/model/entities';
import { utcDateOf } from '../../generated/model/wire';
import { aGuest, aHostedPlace, aRequest, readBooking } from '../support/a-stay-asked';
import { aServer, type Answered, type TestServer } from '../support/a-server';
import { aStripe, type StandInStripe, stripeKeys } from '../support/a-stripe';
import { type SignedByStripe } from '../support/stripe-news';
import { engines } from '../support/databases';

const secret = 'whsec_test';
const minute = 60_000;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let stripe: StandInStripe;
  beforeAll(async () => {
    stripe = await aStripe();
    server = await aServer(engine, undefined, stripeKeys(stripe, secret));
    const rate = { code: 'JPY' as const, rate: 108.5, as_of: utcDateOf(server.now()) };
    await server.database.db.insertInto('currency_rates').values(rate).execute();
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  type Guest = Awaited<ReturnType<typeof aGuest>>;
  interface Unpaid {
    readonly booking_id: string;
    readonly guest: Guest;
  }
  /** A booking that is confirmed and waits for its payment. */
  const unpaid = async (points = 0): Promise<Unpaid> => {
    const { property_id } = await aHostedPlace(server, { instant_book: true });
    const guest = await aGuest(server, points);
    return { guest, booking_id: await aRequest(server, { property_id, guest, points }) };
  };
  const codeOf = ({ body }: Answered) => (body as { readonly error_code?: string }).error_code;
  const start = ({ booking_id, guest }: Unpaid, more: object = {}) =>
    server.ask('POST /checkout', {
      token: guest.token,
      body: { booking_id, success_path: `/checkout/${booking_id}?from=here`, cancel_path: `/checkout/${booking_id}`, ...more },
    });
  const sessionAt = ({ body }: Answered): string => (body.data as { readonly url: string }).url.split('/').at(-1) ?? '';
  const opened = async (it: Unpaid, more: object = {}): Promise<string> => sessionAt(await start(it, more));
  const tell = ({ body, signature }: SignedByStripe, more: object = {}) =>
    server.ask('POST /payment/stripe', { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature }, ...more });
  const paymentIn = (session: string): string => String(stripe.session(session)['client_reference_id']);
  const back = ({ booking_id, guest }: Unpaid, confirmation_id: string, more: object = {}) =>
    server.ask(`PATCH /booking/${booking_id}/pay`, { token: guest.token, body: { confirmation_id, ...more } });
  const cancel = async ({ booking_id, guest }: Unpaid, more: object = {}): Promise<void> => {
    const asked = { token: guest.token, body: { cancel_reason: 'Ill' }, ...more };
    expect((await server.ask(`PATCH /booking/${booking_id}/cancel`, asked)).status).toBe(200);
  };
  const seen = ({ booking_id, guest }: Unpaid): Promise<BookingDetail> => readBooking(server, booking_id, guest);
  const returnedTo = (session: string): number => stripe.returned()[session.replace('cs_test', 'pi')] ?? 0;
  const postings = async ({ booking_id }: Unpaid): Promise<readonly string[]> => {
    // the provider's fee is posted by the hour, whatever else happens
    const moved = server.database.db.selectFrom('ledger_postings').select('kind').where('kind', '<>', 'provider_fee');
    const rows = await moved.where('booking_id', '=', booking_id).execute();
    return rows.map(({ kind }) => kind).toSorted();
  };

  test('two tabs open one page, for the exact sum, and its payer comes back to where they were', async () => {
    const it = await unpaid();
    const [one, other] = await Promise.all([start(it), start(it)]);
    expect([one.status, other.status]).toEqual([200, 200]);
    const session = sessionAt(one);
    expect([sessionAt(other), await opened(it)]).toEqual([session, session]);
    const { quote } = await seen(it);
    expect(stripe.session(session)).toMatchObject({ amount_total: quote?.due.amount_cents, currency: 'cad' });
    const { form } = stripe.heard.find(({ form }) => form['client_reference_id'] === paymentIn(session)) ?? {};
    expect(form?.['success_url']).toBe(`http://localhost:3000/checkout/${it.booking_id}?from=here&payment=${paymentIn(session)}`);
  });

  test('money counts before the browser is back, once, however often it is told', async () => {
    const it = await unpaid(2500);
    server.later(minute);
    const session = await opened(it);
    const news = stripe.pay(session, secret);
    for (const answer of await Promise.all([tell(news), tell(news), tell(news)])) expect(answer.status).toBe(200);
    const after = await seen(it);
    expect(after).toMatchObject({ status: 'confirmed', payment_method: 'card', paid_at: server.now().toISOString(), points: 2500 });
    expect(after.events.map(({ event }) => event)).toEqual(['book', 'pay']);
    expect((await back(it, paymentIn(session))).body.data).toMatchObject({ paid_at: after.paid_at });
    expect(await postings(it)).toEqual(['charge']);
    const points = (await server.ask('GET /user/points', { token: it.guest.token })).body.data;
    expect(points).toMatchObject({ balance: 0, held: 0 });
    // paid once, it is not paid again
    expect([codeOf(await start(it)), returnedTo(session)]).toEqual(['booking.already_paid', 0]);
  });

  test('the browser is not believed: Stripe is asked, also where its news is lost', async () => {
    const it = await unpaid();
    const session = await opened(it);
    const payment = paymentIn(session);
    expect(await back(it, payment)).toMatchObject({ status: 200, body: { data: { status: 'confirmed', paid_at: null } } });
    expect((await seen(it)).paid_at).toBeNull();
    stripe.failWith(500, 500, 500);
    expect(codeOf(await back(it, payment))).toBe('checkout.payment_unavailable');
    const lost = stripe.pay(session, secret);
    expect(codeOf(await back(it, payment, { currency: 'USD' }))).toBe('booking.payment_differs');
    expect((await back(it, payment)).status).toBe(200);
    expect((await seen(it)).paid_at).not.toBeNull();
    await tell(lost);
    expect(await postings(it)).toEqual(['charge']);
  });

  test('a payment of somebody else confirms nothing', async () => {
    const [it, other] = [await unpaid(), await unpaid()];
    const session = await opened(other);
    await tell(stripe.pay(session, secret));
    for (const named of [paymentIn(session), 'nonsense', session]) expect(codeOf(await back(it, named))).toBe('checkout.payment_not_found');
    expect(codeOf(await start({ ...it, guest: other.guest }))).toBe('checkout.offer_not_found');
    expect((await seen(it)).paid_at).toBeNull();
  });

  test('nothing is believed that Stripe has not signed, whatever it is', async () => {
    const it = await unpaid();
    const news = stripe.pay(await opened(it), secret);
    const forged = { ...news, body: news.body.replace(/"amount_total":\d+/, '"amount_total":1') };
    for (const given of [forged, { ...news, signature: '' }, { body: '{', signature: news.signature }, { body: '', signature: '' }])
      expect(codeOf(await tell(given))).toBe('checkout.news_unsigned');
    expect(codeOf(await server.ask('POST /payment/sandbox', { body: {} }))).toBe('checkout.payment_unavailable');
    expect((await seen(it)).paid_at).toBeNull();
  });

  test('another currency has its price shown first, and is charged at its rate in its own smallest unit', async () => {
    const it = await unpaid();
    const refused = await start(it, { currency: 'JPY' });
    expect(codeOf(refused)).toBe('booking.price_changed');
    const { quote } = refused.body.data as { readonly quote: Quote };
    expect(quote.fx).toMatchObject({ currency: 'JPY', rate: String(108.5 * 1.02) });
    const session = await opened(it, { currency: 'JPY', quote_id: quote.quote_id });
    expect(stripe.session(session)).toMatchObject({ amount_total: quote.due.amount_cents, currency: 'jpy' });
    await tell(stripe.pay(session, secret));
    expect(await seen(it)).toMatchObject({ currency: 'JPY', quote: { quote_id: quote.quote_id } });
    expect(codeOf(await start(await unpaid(), { currency: 'EUR' }))).toBe('checkout.rates_outdated');
  });

  test('a price that ran out is asked about anew, and of another page that was open the money goes back', async () => {
    const it = await unpaid();
    const first = await opened(it);
    const { quote } = (await start(it, { currency: 'JPY' })).body.data as { readonly quote: Quote };
    server.later(14 * minute);
    const second = await opened(it, { currency: 'JPY', quote_id: quote.quote_id });
    await server.settled();
    expect(stripe.session(first)['status']).toBe('expired');
    // another request was quicker than the closing
    await tell(stripe.pay(second, secret));
    await tell(stripe.pay(first, secret));
    await server.settled();
    expect([returnedTo(first), returnedTo(second)]).toEqual([(await unpaid().then(seen)).quote?.due.amount_cents, 0]);
    expect(await postings(it)).toEqual(['charge', 'refund_paid', 'stray']);
  });

  test('money that comes too late goes back by itself, and both are told', async () => {
    const it = await unpaid();
    const session = await opened(it);
    server.later(15 * minute + 1);
    await server.settled();
    expect(await seen(it)).toMatchObject({ status: 'expired' });
    const news = stripe.pay(session, secret);
    await tell(news);
    await tell(news);
    await server.settled();
    const amount_cents = (await seen(it)).quote?.due.amount_cents;
    expect([returnedTo(session), (await seen(it)).status]).toEqual([amount_cents, 'expired']);
    expect(codeOf(await back(it, paymentIn(session)))).toBe('booking.illegal_transition');
    expect(await postings(it)).toEqual(['refund_paid', 'stray']);
    expect(server.mailTo(it.guest.email)).toMatch(/refund|back/i);
  });

  /** The time to pay is over, and nobody has asked after silent payments meanwhile, nor will for minutes. */
  const timeIsOver = async (): Promise<void> => {
    server.later(15 * minute + 1);
    const due_at = new Date(server.now().getTime() + 4 * minute);
    await server.database.db.updateTable('timers').set({ due_at }).where('key', '=', 'checkPayments').execute();
  };

  test('what is paid in the last minute counts although nobody tells of it: Stripe is asked before the nights go', async () => {
    const [paid, left] = [await unpaid(), await unpaid()];
    const [session, other] = [await opened(paid), await opened(left)];
    const news = stripe.pay(session, secret);
    await timeIsOver();
    await server.settled();
    expect(await seen(paid)).toMatchObject({ status: 'confirmed', payment_method: 'card', paid_at: server.now().toISOString() });
    expect([(await seen(left)).status, stripe.session(other)['status']]).toEqual(['expired', 'expired']);
    await tell(news);
    await server.settled();
    expect([await postings(paid), returnedTo(session)]).toEqual([['charge'], 0]);
  });

  test('where Stripe cannot be asked the nights wait, and go in the end', async () => {
    const it = await unpaid();
    const session = await opened(it);
    stripe.failWith(500, 500, 500);
    await timeIsOver();
    await server.settled();
    expect((await seen(it)).status).toBe('confirmed');
    // the last of the attempts, hours later
    await sql`update jobs set attempts_left = 1, due_at = now() where name = 'bookingLifeLapse' and attempts_left > 0`.execute(
      server.database.db,
    );
    stripe.failWith(500, 500, 500);
    await server.settled();
    expect([(await seen(it)).status, stripe.session(session)['status']]).toEqual(['expired', 'expired']);
    await tell(stripe.pay(session, secret));
    await server.settled();
    expect(await postings(it)).toEqual(['refund_paid', 'stray']);
  });

  test('the page of a booking that came to nothing is closed at once', async () => {
    const it = await unpaid();
    const session = await opened(it);
    await cancel(it);
    await server.settled();
    expect(stripe.session(session)['status']).toBe('expired');
  });

  test('a page whose booking ends while it is opened is closed, and never handed out', async () => {
    const it = await unpaid();
    const held = stripe.holdAt(/^POST .*sessions$/);
    const asked = start(it);
    await held.heard;
    await cancel(it);
    held.letGo();
    expect(codeOf(await asked)).toBe('booking.not_confirmed');
    await server.settled();
    const payment = await server.database.db.selectFrom('payments').select('provider_id').where('booking_id', '=', it.booking_id).execute();
    expect(payment.map(({ provider_id }) => stripe.session(provider_id ?? '')['status'])).toEqual(['expired']);
  });

  test('money on a page that could not be closed is found once the page can no longer be paid, though nobody tells of it', async () => {
    const it = await unpaid();
    const session = await opened(it);
    await cancel(it, { unsettled: true });
    // its job was given up long ago
    await server.database.db.deleteFrom('jobs').where('name', '=', 'closePayment').execute();
    stripe.pay(session, secret);
    server.later(32 * minute);
    await server.settled();
    expect(returnedTo(session)).toBe(0);
    server.later(minute);
    await server.settled();
    expect([returnedTo(session), await postings(it)]).toEqual([Number(stripe.session(session)['amount_total']), ['refund_paid', 'stray']]);
  });

  test('points that change meanwhile change what is to be paid: the old sum goes back', async () => {
    const it = await unpaid(2500);
    const session = await opened(it);
    const set = await server.ask(`POST /booking/${it.booking_id}/points`, { token: it.guest.token, body: { points: 0 } });
    expect(set.status).toBe(200);
    await server.settled();
    expect(stripe.session(session)['status']).toBe('expired');
    // another request was quicker than the closing
    await tell(stripe.pay(session, secret));
    await server.settled();
    expect((await seen(it)).paid_at).toBeNull();
    expect(returnedTo(session)).toBe(Number(stripe.session(session)['amount_total']));
    const second = await opened(it);
    await tell(stripe.pay(second, secret));
    expect((await seen(it)).paid_at).not.toBeNull();
  });

  test('what nobody tells is asked after, and a page that is over is closed', async () => {
    const [paid, left] = [await unpaid(), await unpaid()];
    const [first, second] = [await opened(paid), await opened(left)];
    stripe.pay(first, secret);
    server.later(14 * minute);
    await server.settled();
    expect((await seen(paid)).paid_at).not.toBeNull();
    server.later(16 * minute);
    await server.settled();
    expect(stripe.session(second)['status']).toBe('expired');
  });

  test('a charge that its owner denies is written down, once, until the bank decides for us', async () => {
    const it = await unpaid();
    const session = await opened(it);
    await tell(stripe.pay(session, secret));
    const { id, news } = stripe.dispute(session.replace('cs_test', 'pi'), { amount: 1 }, secret);
    for (const _twice of [1, 2]) expect((await tell(news)).status).toBe(200);
    const row = server.database.db.selectFrom('payments').select('disputed_at').where('payment_id', '=', paymentIn(session));
    expect((await row.executeTakeFirstOrThrow()).disputed_at).toEqual(server.now());
    await tell(stripe.endDispute(id, 'lost', secret).news);
    expect((await row.executeTakeFirstOrThrow()).disputed_at).not.toBeNull();
    await tell(stripe.endDispute(id, 'won', secret).news);
    expect((await row.executeTakeFirstOrThrow()).disputed_at).toBeNull();
    // told after its end that it began, and of another that was won before anybody heard of it
    await tell({ ...stripe.tell('charge.dispute.created', { payment_intent: session.replace('cs_test', 'pi') }, secret) });
    expect((await row.executeTakeFirstOrThrow()).disputed_at).toBeNull();
  });
});
