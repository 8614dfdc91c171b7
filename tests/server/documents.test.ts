// The receipt of a guest and the statement of a host: what stands on them is what was paid, went back and was paid out; for their own eyes.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingDetail, BookingDocument } from '../../generated/model/entities';
import type { Instant } from '../../generated/model/wire';
import { findBooking } from '../../src/server/booking/booking.lookup';
import { receiptWords, statementWords } from '../../src/server/payout/document.rules';
import { receiptFacts } from '../../src/server/payout/receipt.lookup';
import { drawDocument } from '../../src/server/outside/pdf';
import { aPaidStay } from '../support/a-paid-stay';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { aServer, type Answered, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const bytesOf = ({ body }: Answered): Buffer => Buffer.from((body.data as unknown as BookingDocument).pdf, 'base64');
const pages = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('a document with more lines than a sheet goes on upon the next, and names of all sorts are drawn', async () => {
  const names = ['Zoë Łukasz', 'ᐃᓄᒃᑎᑐᑦ', 'Ἀθηνᾶ', '山田'].join(' ');
  const words = { heading: 'Receipt', from: ['Tuckamore'], facts: [['Guest', names]] as const, notes: ['Thank you'] };
  const at = new Date('2026-11-21T12:00:00Z');
  const short = await drawDocument({ ...words, sums: [{ label: 'Night', amount: '$1.00 CAD' }] }, at);
  const long = await drawDocument(
    { ...words, sums: Array.from({ length: 80 }, (_, at) => ({ label: `Night ${at}`, amount: '$1.00 CAD' })) },
    at,
  );
  expect(short.subarray(0, 5).toString()).toBe('%PDF-');
  expect([pages(short), pages(long)]).toEqual([1, 3]);
  expect(short.length).toBeLessThan(60_000);
  expect(short.toString('latin1')).toMatch(/DejaVuSans/);
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  test('each side has its own document once the stay is paid, and nobody else has either', async () => {
    const { host, guest, booking_id } = await aPaidStay(server, { points: 2500 });
    const ask = (document: string, token?: string) =>
      server.ask(`GET /booking/${booking_id}/${document}`, token === undefined ? {} : { token });
    const receipt = await ask('receipt', guest.token);
    const detail = (await server.ask(`GET /booking/${booking_id}`, { token: guest.token })).body.data as BookingDetail;
    expect(receipt.body.data).toMatchObject({ file_name: `receipt-${detail.reference}.pdf` });
    const statement = await ask('statement', host.token);
    expect(statement.body.data).toMatchObject({ file_name: `statement-${detail.reference}.pdf` });
    for (const document of [receipt, statement])
      expect([bytesOf(document).subarray(0, 5).toString(), pages(bytesOf(document))]).toEqual(['%PDF-', 1]);
    expect([(await ask('receipt', host.token)).status, (await ask('statement', guest.token)).status]).toEqual([403, 403]);
    expect([(await ask('receipt', (await aGuest(server)).token)).status, (await ask('receipt')).status]).toEqual([404, 401]);

    const booking = await findBooking(server.database.db, booking_id);
    if (!booking) throw new Error('no such booking');
    const paid = { ...(await receiptFacts(server.database.db, booking)), ours: new Map(), now: server.now() };
    const { sums, facts } = receiptWords(detail, paid);
    expect(sums.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      '$200.00 CAD × 3 nights: $600.00 CAD',
      'Cleaning fee: $90.00 CAD',
      'Tuckamore fee: $55.20 CAD',
      'BC PST 8%: $55.20 CAD',
      'MRDT 3%: $20.70 CAD',
      'GST 5%: $37.26 CAD',
      'Total: $858.36 CAD',
      '2,500 points: −$25.00 CAD',
      'Paid: $833.36 CAD',
    ]);
    expect(facts).toContainEqual(['Paid with', 'Card']);
    // in Whistler it is still November
    const owed_at = '2026-12-01T06:30:00.000Z' as Instant;
    const refunds = [
      { amount_cents: 33_335, owed_at, returned_at: owed_at },
      { amount_cents: 1, owed_at, returned_at: null },
    ];
    const refunded = { ...paid, refunds };
    expect(receiptWords(detail, refunded).sums.slice(-3)).toEqual([
      { label: 'Refunded on Monday, November 30, 2026', amount: '−$333.35 CAD' },
      { label: 'Refund on its way since Monday, November 30, 2026', amount: '−$0.01 CAD' },
      { label: 'Paid after refunds', amount: '$500.00 CAD', isStrong: true },
    ]);
    const usd = { amount: '611.34 USD', amount_cents: 61_134, currency: 'USD' } as const;
    const quote = detail.quote && { ...detail.quote, total: usd, due: usd, fx: { ...detail.quote.fx, currency: 'USD' as const } };
    const direct = receiptWords({ ...detail, payment_method: 'offline', recorded_cents: 85_836, quote }, paid);
    expect(direct.sums.at(-1)).toMatchObject({ label: 'Paid', amount: '$858.36 CAD' });
    expect(direct.notes[0]).toMatch(/^Prices in US dollar at the rate of .*\. The host was paid in Canadian dollars\.$/);
    const theirs = (await server.ask(`GET /booking/${booking_id}`, { token: host.token })).body.data as BookingDetail;
    const { sums: brought, notes } = statementWords(theirs, { payout: undefined, account: null, claim: null });
    expect(brought.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      '$200.00 CAD × 3 nights: $600.00 CAD',
      'Cleaning fee: $90.00 CAD',
      'Your payout: $690.00 CAD',
    ]);
    expect(notes[0]).toBe('Due 24 hours after check-in.');
  });

  test('what is not paid has no document', async () => {
    const { host, property_id } = await aHostedPlace(server);
    const guest = await aGuest(server);
    const booking_id = await aRequest(server, { property_id, guest });
    const refused = await server.ask(`GET /booking/${booking_id}/receipt`, { token: guest.token });
    const other = await server.ask(`GET /booking/${booking_id}/statement`, { token: host.token });
    expect([refused.body['error_code'], other.body['error_code']]).toEqual(['booking.not_paid_yet', 'booking.not_paid_yet']);
  });
});
