// A host's statements of months and years: they hold what was paid out, and tie with payouts and ledger, to the cent; for the host alone.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HostEarnings, HostStatement, PayoutStanding } from '../../generated/model/entities';
import { csvFile, csvRow } from '../../src/server/outside/csv';
import { drawDocument } from '../../src/server/outside/pdf';
import { hostBooks } from '../../src/server/payout/host-books.lookup';
import { placeDay, statementDocument, statementOf } from '../../src/server/payout/statement.rules';
import { aPaidStay } from '../support/a-paid-stay';
import { type Member, signedInAgain } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace } from '../support/a-stay-asked';
import { engines } from '../support/databases';
import { operatingToTheEnd } from '../support/an-operator';

const hour = 3_600_000;
const details = {
  kind: 'person',
  legal_name: 'Sam Hostler',
  birth_date: '1980-05-17',
  address: '12 Alpine Way',
  city: 'Whistler',
  province: 'BC',
  postal_code: 'V8E 0B6',
  tax_number: '123456782',
  gst_number: '123456782 RT 0001',
  institution: '004',
  transit: '12345',
  account: '7654321',
};

test.each<readonly [readonly (string | number | null | { cents: number })[], string]>([
  [['Cabin', 3, { cents: -1250 }, null], 'Cabin,3,-12.50,'],
  [['a,b', 'say "hi"', 'two\nlines'], '"a,b","say ""hi""","two\nlines"'],
  [['=1+1', '+1', '-2', '@SUM(A1)', '\t=1', ' =1'], "'=1+1,'+1,'-2,'@SUM(A1),'\t=1,' =1"],
])('cells %j are written as %s, and none is a formula', (cells, line) => {
  expect(csvRow(cells)).toBe(line);
});

test('a file of rows begins with a byte order mark and ends each row as the standard says', () => {
  expect(csvFile([['Été'], [1]])).toEqual(Buffer.from('\uFEFFÉté\r\n1\r\n'));
});

test('a day is the place’s: in Vancouver a year ends hours later than in London', () => {
  const moment = new Date('2027-01-01T05:00:00Z');
  expect([placeDay(moment, 'America/Vancouver'), placeDay(moment, 'America/St_Johns')]).toEqual(['2026-12-31', '2027-01-01']);
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const run = operatingToTheEnd(() => server);
  const back = (one: Member): Promise<string> => signedInAgain(server.database.db, one, server.now());
  const asks = async (one: Member, period: string, format = 'csv') =>
    server.ask(`GET /user/payout/statement?period=${period}&format=${format}`, { token: await back(one) });
  const earned = async (one: Member, year: string) => server.ask(`GET /user/payout/earnings?year=${year}`, { token: await back(one) });
  const paidFirst = async (): Promise<void> => {
    const [payout = ''] = (await run('payouts')).split('  ');
    expect(await run('paid', payout)).toBe('Paid.');
    server.later(hour);
  };

  test('months and their year hold payouts, later refunds and what made up for them, and tie with the ledger', async () => {
    const { db } = server.database;
    const { host, guest, property_id, booking_id } = await aPaidStay(server);
    const saved = await server.ask('PUT /user/payout', { token: await back(host), body: { ...details, password: host.password } });
    expect(saved.status).toBe(200);
    const at = { host, property_id };
    const next = await aPaidStay(server, { at, checkin: '2027-03-12', checkout: '2027-03-15' });
    await aPaidStay(server, { at, checkin: '2027-04-12', checkout: '2027-04-15' });
    await db.updateTable('properties').set({ title: '=Cedar, "cabin"' }).where('property_id', '=', property_id).execute();
    await server.until(Date.parse('2027-02-12T23:00:00Z') + 25 * hour);
    await paidFirst();
    await server.ask(`POST /booking/${booking_id}/report`, { token: await back(guest), body: { message: 'The heating is broken' } });
    await run('refund', booking_id, '429.18', 'Half of it, for the cold');
    await server.until(Date.parse('2027-03-13T23:30:00Z'));
    await paidFirst();
    await server.ask(`POST /booking/${next.booking_id}/report`, { token: await back(next.guest), body: { message: 'No water' } });
    await run('refund-all', next.booking_id, 'Nobody could stay there');
    await server.until(Date.parse('2027-04-13T23:30:00Z'));

    const books = await hostBooks(db, host.profile_id);
    const of = (period: string) => statementOf(books, period);
    const line = { nights: 3, price: 69_000, taxes: 3450, refunded: 0, fee: 5520, due: 72_450 };
    expect(of('2027-02')).toMatchObject({
      lines: [{ ...line, kept: 0, paid: 72_450, paid_to: '321', day: '2027-02-13' }],
      refunds: [{ cents: 36_225, day: '2027-02-13' }],
      paid: 72_450,
      owed: { before: 0, new: 36_225, kept: 0, after: 36_225 },
    });
    expect(of('2027-03')).toMatchObject({
      lines: [{ ...line, kept: 36_225, paid: 36_225 }],
      owed: { before: 36_225, new: 72_450, kept: 36_225, after: 72_450 },
    });
    expect(of('2027-04')).toMatchObject({
      lines: [{ ...line, kept: 72_450, paid: 0, paid_to: null }],
      owed: { before: 72_450, new: 0, kept: 72_450, after: 0 },
    });
    expect(of('2027-05')).toMatchObject({ lines: [], refunds: [], paid: 0, owed: { before: 0, after: 0 } });

    const year = of('2027');
    const months = ['02', '03', '04'].map((month) => of(`2027-${month}`));
    expect([year.lines.length, year.paid]).toEqual([3, months.reduce((sum, { paid }) => sum + paid, 0)]);
    const { rows } = await sql<{ cents: number }>`
      select sum(e.amount_cents)::integer as cents from ledger_entries e join ledger_postings p using (posting_id)
      where p.kind = 'payout' and e.account = 'payout' and p.property_id = ${property_id}`.execute(db);
    expect(rows).toEqual([{ cents: year.paid }]);
    const standing = (await server.ask('GET /user/payout', { token: await back(host) })).body.data as PayoutStanding;
    expect([standing.paid.amount_cents, standing.owed.amount_cents]).toEqual([year.paid, year.owed.after]);
    expect(standing.statements_since).toBe('2027-02-13');

    const { file_name, media_type, content } = (await asks(host, '2027')).body.data as HostStatement;
    expect([file_name, media_type]).toEqual(['payouts-2027.csv', 'text/csv']);
    const reference = year.lines[0]?.reference;
    const csv = Buffer.from(content, 'base64').toString();
    expect(csv.split('\r\n').slice(0, 2)).toEqual([
      '\uFEFFKind,Date,Booking,Place,Check-in,Check-out,Nights,Price,Refunded,Taxes passed on,Due to you,Withheld for refunds,Paid out,Paid to,Tuckamore’s service fee,Paid directly,Currency',
      `Payout,2027-02-13,${reference},"'=Cedar, ""cabin""",2027-02-12,2027-02-15,3,690.00,0.00,34.50,724.50,0.00,724.50,Account ending in 321,55.20,,CAD`,
    ]);
    expect(csv.trimEnd().split('\r\n').at(-1)).toBe('Total,,,,,,9,2070.00,0.00,103.50,1086.75,-1086.75,1086.75,,165.60,0.00,CAD');

    const earnings = (await earned(host, '2027')).body.data as HostEarnings;
    const ofListing = earnings.months.map(({ month, listings }) => [month, ...listings.map((it) => [it.nights, it.earned.amount_cents])]);
    expect(ofListing).toEqual([
      ['2027-04-01', [3, 72_450]],
      ['2027-03-01', [3, 0]],
      ['2027-02-01', [3, 36_225]],
    ]);
    expect(earnings.earned.amount_cents).toBe(year.paid);
    expect(earnings.months.map((month) => month.earned.amount_cents)).toEqual([72_450, 0, 36_225]);
    expect(earnings.file).toMatchObject({ file_name: 'earnings-2027.csv', media_type: 'text/csv' });
    expect(Buffer.from(earnings.file.content, 'base64').toString().split('\r\n')).toEqual([
      '\uFEFFMonth,Listing,Nights,Price,Refunded,Taxes passed on,Claims,Earned,Paid directly,Currency',
      `2027-04,"'=Cedar, ""cabin""",3,690.00,0.00,34.50,0.00,724.50,0.00,CAD`,
      `2027-03,"'=Cedar, ""cabin""",3,690.00,-724.50,34.50,0.00,0.00,0.00,CAD`,
      `2027-02,"'=Cedar, ""cabin""",3,690.00,-362.25,34.50,0.00,362.25,0.00,CAD`,
      'Total,,9,2070.00,-1086.75,103.50,0.00,1086.75,0.00,CAD',
      '',
    ]);
    const pdf = (await asks(host, '2027', 'pdf')).body.data as HostStatement;
    expect([pdf.file_name, Buffer.from(pdf.content, 'base64').subarray(0, 5).toString()]).toEqual(['payouts-2027.pdf', '%PDF-']);
    const words = statementDocument(year, { period: '2027', host: 'Sam Hostler', facts: [], madeOn: '2027-04-13' });
    expect(words.sums.map(({ label, amount }) => `${label}: ${amount}`)).toEqual([
      'Paid out to you: 1,086.75',
      'Owed before: 0.00',
      'New: refunded after payouts: 1,086.75',
      'Withheld from payouts: −1,086.75',
      'Still owed: 0.00',
      'Tuckamore’s service fee: 165.60',
    ]);
    expect(words.tables?.map(({ heading, total }) => [heading, total?.at(-1)])).toEqual([
      ['Stays paid out', '1,086.75'],
      ['Refunded to guests after we paid you', '−1,086.75'],
    ]);
    expect((await drawDocument(words, server.now())).length).toBeGreaterThan(5000);
  });

  test('a host reads their own alone, and a period that is none is refused', async () => {
    const { host } = await aHostedPlace(server);
    const { content } = (await asks(host, '2027')).body.data as HostStatement;
    expect(Buffer.from(content, 'base64').toString().split('\r\n')).toHaveLength(3);
    for (const period of ['1999', '2027-13', '2027-02-01', '']) expect((await asks(host, period)).body['error_code']).toBe('input.invalid');
    const guest = await aGuest(server);
    expect((await asks(guest, '2027')).status).toBe(403);
    expect((await earned(guest, '2027')).status).toBe(403);
    expect((await server.ask('GET /user/payout/earnings?year=2027')).status).toBe(401);
    expect((await earned(host, '2027')).body.data).toMatchObject({ months: [], earned: { amount_cents: 0 } });
    for (const year of ['1999', '2027-02', '']) expect((await earned(host, year)).body['error_code']).toBe('input.invalid');
    expect((await server.ask('GET /user/payout/statement?period=2027&format=csv')).status).toBe(401);
  });

  test('what a host recorded as paid directly stands by itself', async () => {
    const { db } = server.database;
    const { host, property_id } = await aHostedPlace(server);
    const { booking_id } = await aPaidStay(server, { at: { host, property_id }, checkin: '2027-09-12', checkout: '2027-09-15' });
    await db
      .insertInto('recorded_payments')
      .values({
        record_id: booking_id,
        property_id,
        booking_id,
        amount_cents: 12_300,
        method: 'cash',
        received_on: '2027-05-31',
        reference: null,
        recorded_at: server.now(),
      })
      .execute();
    const { recorded, lines, paid } = statementOf(await hostBooks(db, host.profile_id), '2027-05');
    expect([recorded.map(({ amount_cents }) => amount_cents), lines, paid]).toEqual([[12_300], [], 0]);
    const { months } = (await earned(host, '2027')).body.data as HostEarnings;
    expect(months).toMatchObject([
      { month: '2027-05-01', earned: { amount_cents: 0 }, listings: [{ nights: 0, direct: { amount_cents: 12_300 } }] },
    ]);
    const standing = (await server.ask('GET /user/payout', { token: await back(host) })).body.data as PayoutStanding;
    expect(standing.statements_since).toBe('2027-05-31');
  });
});
