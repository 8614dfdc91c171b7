// The tests' own Stripe errs as the real one documents it, seen through Stripe's own client.
import { Stripe } from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStripe } from '../../src/server/outside/stripe';
import { clientOf } from '../../src/server/outside/stripe-client';
import { aStripe, type StandInStripe } from '../support/a-stripe';
import { chargeFee, disputeFee } from '../support/a-stripe-money';

let stand: StandInStripe;
let stripe: Stripe;
beforeAll(async () => {
  stand = await aStripe();
  stripe = clientOf({ secretKey: 'sk', webhookSecret: 'whsec', connectSecret: 'whsec_c', address: stand.address });
});
afterAll(() => stand.close());

const once = { maxNetworkRetries: 0 };
const codeOf = (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => 'done',
    (error: unknown) => (error instanceof Stripe.errors.StripeError ? `${error.statusCode} ${error.code ?? error.type}` : String(error)),
  );
const refund = (payment_intent: string, amount: number, idempotencyKey: string) =>
  codeOf(stripe.refunds.create({ payment_intent, amount }, { idempotencyKey, ...once }));
const paid = async (amount: number): Promise<string> => {
  const price = { currency: 'cad', unit_amount: amount, product_data: { name: 'A stay' } };
  const urls = { success_url: 'https://stay.example', cancel_url: 'https://stay.example' };
  const { id } = await stripe.checkout.sessions.create({ mode: 'payment', line_items: [{ quantity: 1, price_data: price }], ...urls });
  stand.pay(id, 'whsec');
  return id.replace('cs_test', 'pi');
};

test('an answer is kept under its key, an error too, and a key is refused for another request', async () => {
  const charge = await paid(10_000);
  stand.breakAt(/POST \/v1\/refunds/);
  expect([await refund(charge, 100, 'one'), await refund(charge, 100, 'one')]).toEqual(['500 card_declined', '500 card_declined']);
  // the work was done, and no other time
  expect(stand.returned()[charge]).toBe(100);
  expect(await refund(charge, 200, 'one')).toBe('400 idempotency_key_in_use');
  stand.forgetKeys();
  expect([await refund(charge, 200, 'one'), stand.returned()[charge]]).toEqual(['done', 300]);
  stand.breakAt(/POST \/v1\/refunds/, false);
  expect([await refund(charge, 100, 'two'), await refund(charge, 100, 'two'), stand.returned()[charge]]).toEqual([
    '500 card_declined',
    '500 card_declined',
    300,
  ]);
});

test('an answer can be slow, or never come though the work is done', async () => {
  const charge = await paid(10_000);
  const slow = stand.holdAt(/POST \/v1\/refunds/);
  const asked = refund(charge, 100, 'slow');
  await slow.heard;
  expect(stand.returned()[charge]).toBeUndefined();
  slow.letGo();
  expect([await asked, stand.returned()[charge]]).toEqual(['done', 100]);
  const silent = stand.silentAt(/POST \/v1\/refunds/);
  const lost = codeOf(stripe.refunds.create({ payment_intent: charge, amount: 100 }, { ...once, timeout: 200 }));
  await silent;
  expect([await lost, stand.returned()[charge]]).toEqual(['undefined StripeConnectionError', 200]);
});

test('no more goes back than was paid, nothing of a disputed charge, and a failed refund is money again', async () => {
  const charge = await paid(10_000);
  expect(await refund(charge, 10_001, 'a')).toBe('400 amount_too_large');
  const { id } = stand.refundByHand(charge, { amount: 10_000, status: 'pending' }, 'whsec');
  expect(await refund(charge, 1, 'b')).toBe('400 charge_already_refunded');
  stand.refundIs(id, 'failed', 'whsec');
  const dispute = stand.dispute(charge, { amount: 10_000 }, 'whsec');
  expect(await refund(charge, 1, 'c')).toBe('400 charge_disputed');
  stand.endDispute(dispute.id, 'won', 'whsec');
  expect(await refund(charge, 1, 'd')).toBe('done');
  const { data } = await stripe.balanceTransactions.list();
  const own = data.slice(0, 6).map(({ type, amount, fee }) => [type, amount, fee]);
  expect(own.toReversed()).toEqual([
    ['charge', 10_000, chargeFee(10_000)],
    ['refund', -10_000, 0],
    ['refund_failure', 10_000, 0],
    ['adjustment', -10_000, disputeFee],
    ['adjustment', 10_000, -disputeFee],
    ['refund', -1, 0],
  ]);
});

test('a transfer is taken back in parts, and never more than was sent', async () => {
  const account = await stripe.accounts.create({
    country: 'CA',
    controller: { fees: { payer: 'application' }, losses: { payments: 'application' } },
  });
  stand.connect.stands(account.id, 'ready');
  const { id } = await stripe.transfers.create({ amount: 500, currency: 'cad', destination: account.id, transfer_group: 'g' });
  await stripe.transfers.createReversal(id, { amount: 200 });
  expect(await codeOf(stripe.transfers.createReversal(id, { amount: 301 }))).toBe('400 amount_too_large');
  expect((await stripe.transfers.list({ transfer_group: 'g' })).data).toMatchObject([{ amount: 500, amount_reversed: 200 }]);
});

test('its balance is handed on in parts, each move with what moved it, in Canadian dollars and with its fee', async () => {
  const own = await aStripe();
  const payments = openStripe({ secretKey: 'sk', webhookSecret: 'whsec', connectSecret: 'whsec_c', address: own.address });
  const { movesSince } = payments;
  if (!movesSince) throw new Error('Stripe keeps a balance');
  const due = { booking_id: 'b', title: 'A stay', email: 'guest@stay.example', paidAddress: 'https://stay.example/paid' };
  const until = new Date(Date.now() + 3_600_000);
  const page = { ...due, payment_id: 'p', amount_cents: 10_000, currency: 'USD', leftAddress: 'https://stay.example', until } as const;
  const { provider_id } = await payments.open(page);
  own.pay(provider_id, 'whsec');
  const charge_id = provider_id.replace('cs_test', 'pi');
  own.setRate('usd', 1.4);
  const refund = await payments.giveBack({ refund_id: 'r', charge_id, attempts: 0, amount_cents: 1000 });
  const dispute = own.dispute(charge_id, { amount: 9000 }, 'whsec');
  own.endDispute(dispute.id, 'won', 'whsec');
  own.takeFee(200);
  own.payOut(5000);
  const all = await movesSince(new Date(0));
  expect(all.next).toBeUndefined();
  expect(all.moves.toReversed().map((it) => [it.kind, it.charge_id, it.source_id, it.amount_cents, it.fee_cents, it.currency])).toEqual([
    ['charge', charge_id, charge_id.replace('pi', 'ch'), 13_700, chargeFee(13_700), 'CAD'],
    ['refund', charge_id, refund.provider_id, -1400, 0, 'CAD'],
    ['dispute', charge_id, dispute.id, -12_600, disputeFee, 'CAD'],
    ['dispute_won', charge_id, dispute.id, 12_600, -disputeFee, 'CAD'],
    ['fee', null, null, -200, 0, 'CAD'],
    ['payout', null, expect.stringMatching(/^po_/), -5000, 0, 'CAD'],
  ]);
  for (let count = 0; count < 200; count += 1) own.takeFee(1);
  const [first, second] = [await movesSince(new Date(0)), await movesSince(new Date(0), (await movesSince(new Date(0))).next)];
  const third = await movesSince(new Date(0), second.next);
  expect([first.moves.length, second.moves.length, third.moves.length, third.next]).toEqual([100, 100, 6, undefined]);
  expect((await movesSince(new Date(Date.now() + 60_000))).moves).toEqual([]);
  await own.close();
});
