// A receipt names who paid with which card, and who charged which tax under which number; after a cancellation too.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingDetail } from '../../generated/model/entities';
import { findBooking } from '../../src/server/booking/booking.lookup';
import { balanceOfBooking } from '../../src/server/ledger/ledger.lookup';
import { type ReceiptFacts, receiptWords } from '../../src/server/payout/document.rules';
import { receiptFacts } from '../../src/server/payout/receipt.lookup';
import { taxesCharged } from '../../src/server/pricing/passed-taxes.rules';
import { signedInAgain } from '../support/a-member';
import { paidByStripe } from '../support/a-payee';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { aServer, type TestServer } from '../support/a-server';
import { aStripe, type StandInStripe, stripeKeys } from '../support/a-stripe';
import { engines } from '../support/databases';

const secret = 'whsec_test';
const day = 86_400_000;

test('each tax stands with who charged it: a registered host that on their price, we the rest', () => {
  const lines = [
    { code: 'accommodation', label: 'nights', type: 'host', cents: 69_000 },
    { code: 'service_fee', label: 'fee', type: 'platform', cents: 5520 },
    { code: 'tax.bc.gst', label: 'GST 5%', type: 'tax', cents: 3726, base_cents: 74_520 },
  ] as const;
  const gst = { code: 'tax.bc.gst', label: 'GST 5%' };
  expect(taxesCharged(lines, { gst: false, qst: true })).toEqual([{ ...gst, cents: 3726, by: 'platform' }]);
  expect(taxesCharged(lines, { gst: true, qst: false })).toEqual([
    { ...gst, cents: 3450, by: 'host' },
    { ...gst, cents: 276, by: 'platform' },
  ]);
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let stripe: StandInStripe;
  beforeAll(async () => {
    stripe = await aStripe();
    server = await aServer(engine, undefined, { ...stripeKeys(stripe, secret), TAX_NUMBERS: 'gst=700000001 RT 0001, bc.pst=PST-1' });
  });
  afterAll(async () => {
    await server.close();
    await stripe.close();
  });

  test('a paid stay has its receipt with card, payer and taxes, and keeps them when it is called off', async () => {
    const { tell, save } = paidByStripe({ server, stripe });
    const { host, property_id } = await aHostedPlace(server, { instant_book: true, cancellation_policy: 'moderate' });
    const guest = await aGuest(server);
    expect((await save(host, { gst_number: '123456782 RT 0001' })).status).toBe(200);
    const booking_id = await aRequest(server, { property_id, guest });
    const body = { booking_id, success_path: '/stays', cancel_path: '/stays' };
    const { url } = (await server.ask('POST /checkout', { token: guest.token, body })).body.data as { readonly url: string };
    expect((await tell(stripe.pay(url.split('/').at(-1) ?? '', secret))).status).toBe(200);

    const { db } = server.database;
    const words = async (other: Partial<ReceiptFacts> = {}) => {
      const token = await signedInAgain(db, guest, server.now());
      const detail = (await server.ask(`GET /booking/${booking_id}`, { token })).body.data as BookingDetail;
      expect((await server.ask(`GET /booking/${booking_id}/receipt`, { token })).status).toBe(200);
      const booking = await findBooking(db, booking_id);
      if (!booking) throw new Error('no such booking');
      const known = { ...(await receiptFacts(db, booking)), ours: server.config.TAX_NUMBERS, now: server.now() };
      return receiptWords(detail, { ...known, ...other });
    };
    const { facts, tables, notes, sums } = await words();
    const fact = new Map(facts);
    expect(['Receipt number', 'Date', 'Paid with'].map((name) => fact.get(name))).toEqual([
      `R-${fact.get('Booking')}`,
      'Saturday, November 21, 2026',
      'Mastercard ending in 4444',
    ]);
    // a stay that was changed may be paid with two
    const cards = [
      { brand: 'visa', last4: '4242' },
      { brand: 'mastercard', last4: '4444' },
      { brand: 'visa', last4: '4242' },
    ] as const;
    expect(new Map((await words({ cards })).facts).get('Paid with')).toBe('Visa ending in 4242, Mastercard ending in 4444');
    const { first_name, last_name } = await db
      .selectFrom('profiles')
      .selectAll()
      .where('profile_id', '=', guest.profile_id)
      .executeTakeFirstOrThrow();
    expect([fact.get('Paid by'), typeof last_name]).toEqual([`${first_name} ${last_name}`, 'string']);
    const ours = 'Tuckamore Stays Inc.';
    expect([tables?.[0]?.heading, tables?.[0]?.rows]).toEqual([
      'Taxes included, in Canadian dollars',
      [
        ['GST 5%', 'Sam Hostler', '123456782 RT 0001', '$34.50 CAD'],
        ['GST 5%', ours, '700000001 RT 0001', '$2.76 CAD'],
        ['MRDT 3%', ours, 'Not given', '$20.70 CAD'],
        ['BC PST 8%', ours, 'PST-1', '$55.20 CAD'],
      ],
    ]);
    expect([notes, sums.at(-1)?.label]).toEqual([
      ['Where no number is given, we have none on file. Ask us at help@tuckamore.example.'],
      'Paid',
    ]);

    // three days before check-in a night and our fee are kept
    server.later(Date.parse('2027-02-09T22:00:00Z') - server.now().getTime());
    const token = await signedInAgain(db, guest, server.now());
    const cancel_reason = 'We cannot come';
    expect((await server.ask(`PATCH /booking/${booking_id}/cancel`, { token, body: { cancel_reason } })).status).toBe(200);
    server.later(day);
    const after = await words();
    expect(new Map(after.facts).get('Paid by')).toBe(fact.get('Paid by'));
    expect(after.sums.slice(-2)).toMatchObject([{ label: 'Refunded on Tuesday, February 9, 2027' }, { label: 'Paid after refunds' }]);
    expect(after.notes[0]).toBe('Payments and refunds as of Wednesday, February 10, 2027.');
    const left = after.tables?.[0]?.rows.map((row) => Math.round(Number(row.at(-1)?.replace(/[^\d.]/g, '')) * 100)) ?? [];
    expect([after.tables?.[0]?.heading, left.reduce((sum, cents) => sum + cents, 0)]).toEqual([
      'Taxes included after refunds, in Canadian dollars',
      -(await balanceOfBooking(db, booking_id, 'tax')),
    ]);
  });
});
