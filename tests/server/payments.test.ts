// The payment providers: Stripe over its published interface, the demo's sandbox, and the news of both.
import { ClientRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSandbox, type Sandbox } from '../../src/demo/payments';
import type { Due } from '../../src/server/outside/payments';
import { openStripe } from '../../src/server/outside/stripe';
import { aStripe, type StandInStripe } from '../support/a-stripe';
import { breakage } from '../support/breakage';
import { signedByStripe } from '../support/stripe-news';
import { aDatabase, engines, type TestDatabase } from '../support/databases';

const due: Due = {
  payment_id: '3b241101-e2bb-4255-8caf-4136c566a962',
  booking_id: '9c858901-8a57-4791-81fe-4c455b099bc9',
  title: 'Three nights in Tofino',
  amount_cents: 64_512,
  currency: 'CAD',
  email: 'guest@example.org',
  paidAddress: 'https://stay.example/stays/1',
  leftAddress: 'https://stay.example/checkout/1',
  until: new Date('2026-11-23T12:00:00Z'),
};
const failure = (asking: Promise<unknown>) =>
  asking.then(
    () => 'done',
    ({ name, why }: { readonly name: string; readonly why?: string }) => [name, why].join(' '),
  );

describe('Stripe', () => {
  const secret = 'whsec_test';
  let stripe: StandInStripe;
  let payments: ReturnType<typeof openStripe>;
  beforeAll(async () => {
    stripe = await aStripe();
    payments = openStripe({ secretKey: 'sk_test_1', webhookSecret: secret, connectSecret: 'whsec_c', address: stripe.address });
  });
  afterAll(() => stripe.close());

  test('opens a page for the exact sum, that closes in time and knows what it is for', async () => {
    expect(await payments.open(due)).toEqual({ provider_id: 'cs_test_1', address: 'https://checkout.stripe.com/c/pay/cs_test_1' });
    expect(stripe.heard.at(-1)).toMatchObject({
      call: 'POST /v1/checkout/sessions',
      account: 'Bearer sk_test_1',
      form: {
        mode: 'payment',
        'allowed_payment_method_types[0]': 'card',
        client_reference_id: due.payment_id,
        customer_email: due.email,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'cad',
        'line_items[0][price_data][unit_amount]': '64512',
        'line_items[0][price_data][product_data][name]': due.title,
        'payment_intent_data[metadata][payment_id]': due.payment_id,
        success_url: due.paidAddress,
        cancel_url: due.leftAddress,
        expires_at: String(Date.parse('2026-11-23T12:00:00Z') / 1000),
      },
    });
  });

  test('opens one page however often it is asked, also where an answer was lost', async () => {
    const before = stripe.heard.length;
    stripe.failWith(503);
    expect((await payments.open(due)).provider_id).toBe('cs_test_1');
    const keys = new Set(stripe.heard.slice(before).map(({ key }) => key));
    expect([stripe.heard.length - before, ...keys]).toEqual([2, `open-${due.payment_id}`]);
  });

  test('a currency without cents is asked for as it is', async () => {
    await payments.open({ ...due, payment_id: '6fa459ea-ee8a-3ca4-894e-db77e160355e', currency: 'JPY', amount_cents: 71_400 });
    expect(stripe.heard.at(-1)?.form).toMatchObject({
      'line_items[0][price_data][currency]': 'jpy',
      'line_items[0][price_data][unit_amount]': '71400',
    });
  });

  test('says whether it will never do it, or may later', async () => {
    stripe.failWith(402);
    expect(await failure(payments.open({ ...due, payment_id: '1' }))).toBe('PaymentProblem refused');
    stripe.failWith(500, 500, 500);
    expect(await failure(payments.look('cs_test_1'))).toBe('PaymentProblem unreachable');
    const nobody = openStripe({ secretKey: 'sk', webhookSecret: secret, connectSecret: 'whsec_c', address: new URL('http://127.0.0.1:9') });
    expect(await failure(nobody.look('cs_test_1'))).toBe('PaymentProblem unreachable');
  });

  test('is asked how a payment stands, and never the browser', async () => {
    stripe.set('cs_test_1', { status: 'open', payment_status: 'unpaid', payment_intent: null });
    const sum = { amount_cents: 64_512, currency: 'CAD' };
    expect(await payments.look('cs_test_1')).toEqual({ standing: 'open', charge_id: undefined, ...sum });
    stripe.set('cs_test_1', { status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' });
    expect(await payments.look('cs_test_1')).toEqual({
      standing: 'paid',
      charge_id: 'pi_1',
      ...sum,
      card: { brand: 'mastercard', last4: '4444' },
    });
    stripe.set('cs_test_1', { status: 'expired', payment_status: 'unpaid', payment_intent: null });
    expect((await payments.look('cs_test_1')).standing).toBe('expired');
  });

  test('closes a page on which nobody has paid', async () => {
    const { provider_id } = await payments.open({ ...due, payment_id: '0f8fad5b-d9cb-469f-a165-70867728950e' });
    await payments.close(provider_id);
    await payments.close(provider_id);
    expect((await payments.look(provider_id)).standing).toBe('expired');
  });

  test('gives money back once for each reason', async () => {
    const part = { refund_id: 'r1', charge_id: 'pi_1', amount_cents: 1000, attempts: 0 };
    const first = await payments.giveBack(part);
    expect(stripe.heard.at(-1)).toMatchObject({
      call: 'POST /v1/refunds',
      key: 'refund-r1',
      form: { payment_intent: 'pi_1', amount: '1000', 'metadata[refund_id]': 'r1' },
    });
    // also long after Stripe has forgotten the key
    expect(await payments.giveBack(part)).toEqual(first);
    expect(stripe.heard.at(-1)?.call).toMatch(/^GET /);
    expect(stripe.returned()).toEqual({ pi_1: 1000 });
  });

  const pages = (payment_id: string) =>
    stripe.heard.filter(({ call, form }) => call === 'POST /v1/checkout/sessions' && form['client_reference_id'] === payment_id);
  test('an error that Stripe keeps under a key opens no second page, and does not last', async () => {
    const [done, not] = [
      { ...due, payment_id: 'erred after it was done' },
      { ...due, payment_id: 'erred before' },
    ];
    stripe.breakAt(/POST .*sessions/);
    const { provider_id } = await payments.open(done);
    expect(stripe.session(provider_id)['client_reference_id']).toBe(done.payment_id);
    expect((await payments.open(done)).provider_id).toBe(provider_id);
    expect(new Set(pages(done.payment_id).map(({ key }) => key)).size).toBe(1);
    stripe.breakAt(/POST .*sessions/, false);
    const page = await payments.open(not);
    // asked again with a title, an address and a payer of today
    expect(await payments.open({ ...not, title: 'Three nights', email: 'new@example.org', leftAddress: 'https://stay.example/2' })).toEqual(
      page,
    );
    expect(new Set(pages(not.payment_id).map(({ key }) => key)).size).toBe(2);
  });

  test('a refund that Stripe erred over is given once, by another key where it was not given, also as another sum', async () => {
    const charge_id = 'pi_erred';
    stripe.breakAt(/POST .*refunds/);
    const part = { refund_id: 'r4', charge_id, amount_cents: 1000, attempts: 0 };
    const given = await payments.giveBack(part);
    expect([await payments.giveBack(part), stripe.returned()[charge_id]]).toEqual([given, 1000]);
    const other = { ...part, refund_id: 'r5' };
    stripe.breakAt(/POST .*refunds/, false);
    for (const it of [other, other, { ...other, amount_cents: 900 }])
      expect(await failure(payments.giveBack(it))).toBe('PaymentProblem erred');
    expect(stripe.returned()[charge_id]).toBe(1000);
    await payments.giveBack({ ...other, amount_cents: 900, attempts: 1 });
    expect(stripe.returned()[charge_id]).toBe(1900);
  });

  test('an answer that never comes is waited for some seconds, however often it is asked for', async () => {
    const world = breakage();
    const waits = vi.spyOn(ClientRequest.prototype, 'setTimeout');
    stripe.setTroubles(() => ({ isDone: true, says: 'nothing' }));
    expect(await failure(world.within(() => payments.look('cs_test_1')))).toBe('PaymentProblem unreachable');
    expect(waits.mock.calls.map(([milliseconds]) => milliseconds)).toEqual([5000, 5000, 5000]);
    stripe.setTroubles(() => undefined);
    waits.mockRestore();
    world.end();
  });

  const event = (type: string, object: object): string => JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const session = { id: 'cs_test_1', client_reference_id: due.payment_id, payment_status: 'paid', payment_intent: 'pi_1' };
  const page = { provider_id: 'cs_test_1', payment_id: due.payment_id };
  const charge = { payment_intent: 'pi_1' };
  test.each([
    ['checkout.session.completed', session, { page }],
    ['checkout.session.expired', { ...session, client_reference_id: null }, { page: { ...page, payment_id: null } }],
    ['charge.refunded', charge, { charge_id: 'pi_1' }],
    ['refund.failed', charge, { charge_id: 'pi_1' }],
    ['refund.updated', { payment_intent: null }, { charge_id: undefined }],
    ['charge.dispute.created', charge, { charge_id: 'pi_1' }],
    ['charge.dispute.closed', charge, { charge_id: 'pi_1' }],
    ['customer.created', {}, {}],
  ])('%s says only where to look', (says, object, about) => {
    const body = event(says, object);
    expect(payments.hear(Buffer.from(body), signedByStripe(body, secret))).toEqual({ news_id: 'evt_1', says, ...about });
  });

  test('tells what became of a charge: refunds and disputes, the oldest first', async () => {
    const { provider_id } = await payments.open({ ...due, payment_id: 'looked-at' });
    stripe.pay(provider_id, secret);
    const charge_id = provider_id.replace('cs_test', 'pi');
    const ours = await payments.giveBack({ refund_id: 'r2', charge_id, amount_cents: 500, attempts: 0 });
    const { id } = stripe.refundByHand(charge_id, { amount: 700, status: 'requires_action' }, secret);
    const refunds = [
      { provider_id: ours.provider_id, refund_id: 'r2', amount_cents: 500, state: 'given' },
      { provider_id: id, refund_id: undefined, amount_cents: 700, state: 'pending' },
    ];
    expect(await payments.lookAtCharge(charge_id)).toEqual({ refunds, disputes: [] });
    const dispute = stripe.dispute(charge_id, { amount: 64_512 }, secret);
    stripe.refundIs(id, 'canceled', secret);
    expect(await payments.lookAtCharge(charge_id)).toMatchObject({ disputes: [{ state: 'open' }], refunds: [{}, { state: 'failed' }] });
    expect(await failure(payments.giveBack({ refund_id: 'r3', charge_id, amount_cents: 1, attempts: 0 }))).toBe('PaymentProblem refused');
    stripe.endDispute(dispute.id, 'won', secret);
    const [won] = (await payments.lookAtCharge(charge_id)).disputes;
    expect(won).toMatchObject({ dispute_id: dispute.id, state: 'won', amount_cents: 64_512 });
    expect(won?.moves.map(({ amount_cents, fee_cents }) => [Math.sign(amount_cents), fee_cents])).toEqual([
      [-1, 1500],
      [1, -1500],
    ]);
    stripe.endDispute(stripe.dispute(charge_id, { amount: 1 }, secret).id, 'lost', secret);
    // one that was prevented is over: with the money, or before it took any
    stripe.endDispute(stripe.dispute(charge_id, { amount: 2 }, secret).id, 'prevented', secret);
    const inquiry = stripe.dispute(charge_id, { amount: 3, status: 'warning_needs_response' }, secret);
    const stood = async () => (await payments.lookAtCharge(charge_id)).disputes.map(({ state }) => state);
    expect(await stood()).toEqual(['won', 'lost', 'lost', 'open']);
    stripe.endDispute(inquiry.id, 'prevented', secret);
    expect(await stood()).toEqual(['won', 'lost', 'lost', 'won']);
  });

  test('is believed only with its own fresh signature over what came', () => {
    const body = event('checkout.session.completed', session);
    const old = new Date(Date.now() - 3_600_000);
    for (const [what, signature] of [
      [body, signedByStripe(body, 'another')],
      [body, signedByStripe(body, secret, old)],
      [body.replace('paid', 'free'), signedByStripe(body, secret)],
      [body, ''],
      ['', signedByStripe(body, secret)],
    ] as const)
      expect(() => payments.hear(Buffer.from(what), signature)).toThrow(expect.objectContaining({ name: 'UnsignedNews' }));
  });
});

describe.each(engines)('the sandbox on %s', (engine) => {
  let database: TestDatabase;
  let sandbox: Sandbox;
  let now = Date.now();
  beforeAll(async () => {
    database = await aDatabase(engine);
    sandbox = await openSandbox(
      database.db,
      ({ payment_id }) => `http://localhost/checkout?payment=${payment_id}`,
      () => now,
    );
  });
  afterAll(() => database.close());
  const finish = async (outcome: 'paid' | 'refused') => {
    const news = await sandbox.page.finish(due.payment_id, outcome);
    if (!news) throw new Error('nothing was told');
    return news;
  };

  test('goes the way of a card that is refused, and then is not', async () => {
    const { provider_id, address } = await sandbox.open(due);
    expect(address).toBe(`http://localhost/checkout?payment=${due.payment_id}`);
    expect(await sandbox.open(due)).toEqual({ provider_id, address });
    expect(await sandbox.page.finish(due.payment_id, 'refused')).toBeUndefined();
    expect((await sandbox.look(provider_id)).standing).toBe('open');
    const paid = await finish('paid');
    expect(sandbox.hear(Buffer.from(paid.body), paid.signature)).toMatchObject({
      says: 'paid',
      page: { provider_id, payment_id: due.payment_id },
    });
    // a paid one cannot be refused any more, nor its page be closed, and its news is the same
    await sandbox.close(provider_id);
    expect(await finish('refused')).toEqual(paid);
    expect((await sandbox.look(provider_id)).standing).toBe('paid');
  });

  test('gives back no more than was paid, and each part once, whoever asks at once', async () => {
    const { charge_id = '' } = await sandbox.look(due.payment_id);
    const part = { refund_id: 'half', charge_id, amount_cents: 32_256, attempts: 0 };
    await Promise.all([sandbox.giveBack(part), sandbox.giveBack(part)]);
    expect(await failure(sandbox.giveBack({ ...part, refund_id: 'more', amount_cents: 32_257 }))).toBe('PaymentProblem refused');
    await sandbox.giveBack({ ...part, refund_id: 'rest' });
    expect(await sandbox.refundsOf(due.payment_id)).toEqual({ half: 32_256, rest: 32_256 });
  });

  test('a slow payment is paid a while after its payer has left, and nobody is told', async () => {
    const { provider_id } = await sandbox.open({ ...due, payment_id: 'slow' });
    expect(await sandbox.page.finish(provider_id, 'slow')).toBeUndefined();
    expect([await sandbox.page.find(provider_id), (await sandbox.look(provider_id)).standing]).toEqual(['processing', 'open']);
    now += 60_000;
    expect([await sandbox.page.find(provider_id), await sandbox.look(provider_id)]).toEqual([
      'paid',
      { standing: 'paid', charge_id: 'charge-slow', card: { brand: 'visa', last4: '4242' }, amount_cents: 64_512, currency: 'CAD' },
    ]);
  });

  test('nobody pays on a page that was closed', async () => {
    const { provider_id } = await sandbox.open({ ...due, payment_id: 'closed' });
    await sandbox.close(provider_id);
    expect((await sandbox.look(provider_id)).standing).toBe('expired');
    expect(await failure(sandbox.page.finish(provider_id, 'paid'))).toBe('PaymentProblem refused');
  });

  test('knows of no payment that it has not opened, and tells nothing that it has not signed', async () => {
    expect(await failure(sandbox.look('none'))).toBe('PaymentProblem refused');
    expect(() => sandbox.hear(Buffer.from('{}'), 'ff')).toThrow(expect.objectContaining({ name: 'UnsignedNews' }));
  });
});
