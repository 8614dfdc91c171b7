// The yearly report of platform operators: each host by listing and quarter, tied with what was paid, and what a person has to ask for.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { excludedRentals, supportEmail } from '../../generated/model/constants';
import { reportedHost } from '../../src/server/payout/platform-report.lookup';
import { hasCheckDigit, listingYears, type ReportedHost, reportRows, reportTable } from '../../src/server/payout/platform-report.rules';
import { statementOf } from '../../src/server/payout/statement.rules';
import { aPaidStay } from '../support/a-paid-stay';
import { type Member, signedInAgain } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { operatingToTheEnd } from '../support/an-operator';
import { engines } from '../support/databases';

const hour = 3_600_000;
const details = {
  kind: 'person',
  legal_name: '=Sam, Hostler',
  birth_date: '1980-05-17',
  address: '12 Alpine Way',
  city: 'Whistler',
  province: 'BC',
  postal_code: 'V8E 0B6',
  tax_number: '046454286',
  institution: '004',
  transit: '12345',
  account: '7654321',
};

test('a tax number is told from a slip of one digit', () => {
  expect(['046454286', '046454287', '123456782'].map(hasCheckDigit)).toEqual([true, false, true]);
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const run = operatingToTheEnd(() => server);
  const back = (one: Member): Promise<string> => signedInAgain(server.database.db, one, server.now());
  const payAll = async (): Promise<void> => {
    for (const line of (await run('payouts')).split('\n')) await run('paid', line.split('  ')[0] ?? '');
    server.later(hour);
  };

  test('a host is reported by listing and quarter, with later refunds in theirs, and reads the same in the year’s statement', async () => {
    const { db } = server.database;
    const { host, guest, property_id, booking_id } = await aPaidStay(server);
    const saved = await server.ask('PUT /user/payout', { token: await back(host), body: { ...details, password: host.password } });
    expect(saved.status).toBe(200);
    const at = { host, property_id };
    await aPaidStay(server, { at, checkin: '2027-05-12', checkout: '2027-05-15' });
    const nameless = await aPaidStay(server, { checkin: '2027-05-12', checkout: '2027-05-15' });
    await db
      .updateTable('properties')
      .set({ address: '7 Creek Road', registration_number: 'PM123456789' })
      .where('property_id', '=', property_id)
      .execute();
    await server.until(Date.parse('2027-02-12T23:00:00Z') + 25 * hour);
    await payAll();
    await server.until(Date.parse('2027-04-02T12:00:00Z'));
    await server.ask(`POST /booking/${booking_id}/report`, { token: await back(guest), body: { message: 'The heating was broken' } });
    await db.updateTable('bookings').set({ reported_at: server.now() }).where('booking_id', '=', booking_id).execute();
    await run('refund', booking_id, '429.18', 'Half of it, for the cold');
    await server.until(Date.parse('2027-05-14T12:00:00Z'));
    await payAll();
    // the other host has named nobody to pay: the payout is written down as paid
    const unpaid = { paid_at: server.now(), paid_to: null };
    await db.updateTable('payouts').set(unpaid).where('booking_id', '=', nameless.booking_id).execute();

    const reported = await reportedHost(db, host.profile_id);
    const [listing] = listingYears(reported, '2027');
    const none = { activities: 0, consideration: 0, direct: 0, fees: 0, taxes: 0, passed: 0 };
    const whole = { activities: 1, consideration: 69_000, direct: 0, fees: 5520, taxes: 11_316, passed: 0 };
    const half = { consideration: 69_000 - 34_500, fees: 5520 - 2760, taxes: 11_316 - 5658 };
    expect(listing).toMatchObject({ nights: 6, quarters: [whole, { ...whole, ...half }, none, none] });
    const { lines, refunds } = statementOf(reported.books, '2027');
    const due = lines.reduce((sum, it) => sum + it.due, 0) - refunds.reduce((sum, { cents }) => sum + cents, 0);
    expect(listing?.quarters.reduce((sum, { consideration }) => sum + consideration, 0)).toBe(due);
    expect(listingYears(reported, '2026')).toEqual([]);

    const csv = (await run('platform-report', '2027')).split('\n');
    expect(csv[0]).toMatch(/^Account identifier,Excluded,Person or company,Legal name,.*,Q1 stays,Q1 paid,.*,Q4 taxes passed on,/);
    const row = csv.find((line) => line.startsWith(host.profile_id)) ?? '';
    expect(row).toContain(
      ',,Individual,"\'=Sam, Hostler","12 Alpine Way, Whistler, BC V8E 0B6",1980-05-17,046454286,,,,004-12345-7654321,',
    );
    expect(row).toContain(',PM123456789,6,1,690.00,0.00,55.20,113.16,0.00,1,345.00,0.00,27.60,56.58,0.00,0,0.00,');
    expect(row.endsWith(',')).toBe(true);
    expect(csv.find((line) => line.startsWith(nameless.host.profile_id))).toMatch(/payout details.*registration number of the listing/);
    await expect(run('platform-report', '27')).rejects.toThrow('npm run operator -- platform-report 2026');

    expect(reportTable(reported, '2027')?.total).toEqual(['Year', '2', '1,035.00', '0.00', '82.80', '169.74', '0.00']);
    expect(reportTable(reported, '2026')).toBeUndefined();
    const pdf = await server.ask('GET /user/payout/statement?period=2027&format=pdf', { token: await back(host) });
    expect(pdf.status).toBe(200);
  });

  test('what is missing is named for each host, and a company with very many stays at one address is left out', async () => {
    const { host } = await aPaidStay(server, { checkin: '2028-05-12', checkout: '2028-05-15' });
    const { listings, ...reported } = await reportedHost(server.database.db, host.profile_id);
    const [place] = listings;
    if (!place) throw new Error('no listing');
    const account = {
      ...details,
      profile_id: host.profile_id,
      saved_at: server.now().toISOString(),
      kind: 'company',
      tax_number: '046454287',
    };
    const recorded = Array.from({ length: excludedRentals + 1 }, (_, at) => ({
      booking_id: `stay-${at}`,
      property_id: place.property_id,
      status: 'confirmed' as const,
      reference: 'HX7K2M',
      title: 'Cabin',
      checkin: '2027-06-01',
      checkout: '2027-06-02',
      received_on: '2027-06-01',
      amount_cents: 100,
    }));
    const of = (stays: number): ReportedHost => ({
      ...reported,
      account: account as ReportedHost['account'],
      // two units at one address are one listing
      listings: [place, { ...place, property_id: 'other' }].map((it) => ({ ...it, address: '7 Creek Road', registration_number: null })),
      books: { paid: [], claims: [], debts: [], moves: [], recorded: recorded.slice(0, stays) },
    });
    const [, row, ...more] = reportRows([of(excludedRentals)], '2027');
    expect([row?.[1], row?.at(-1), more]).toEqual([
      null,
      'company number; tax number: its check digit is wrong; registration number of the listing',
      [],
    ]);
    expect(reportRows([of(excludedRentals + 1)], '2027')[1]?.[1]).toBe('More than 2,000 stays at one address');
    expect([reportTable(of(excludedRentals), '2027')?.total?.[1], reportTable(of(excludedRentals + 1), '2027')]).toEqual([
      '2000',
      undefined,
    ]);
  });

  test('the operator is told each day from the year’s end by when it is filed, until a person has filed it', async () => {
    const mailed = async () => {
      await server.settled();
      return server.mailsTo(supportEmail).filter((mail) => mail.includes('the report of 2027'));
    };
    const line = 'the report of 2027  due by 2028-01-31: look at platform-report 2027, file it, and say report-filed 2027 "HOW"';
    await server.until(Date.parse('2027-12-31T20:00:00Z'));
    expect(await run('stuck')).not.toContain('the report of');
    expect(await run('report-filed', '2027', 'Too early')).toBe('The year 2027 is not over.');
    await server.until(Date.parse('2028-01-01T20:00:00Z'));
    expect(await run('stuck')).toContain(`To be filed with the Canada Revenue Agency:\n${line}`);
    server.later(24 * hour);
    const before = (await mailed()).length;
    expect((await mailed())[0]).toContain('due by 2028-01-31');
    server.later(24 * hour);
    expect(await mailed()).toHaveLength(before + 1);
    await expect(run('report-filed', '2027')).rejects.toThrow('report-filed 2026 "HOW"');
    expect(await run('report-filed', '2027', 'By the agency’s web forms')).toBe('It is written down as filed.');
    expect(await run('report-filed', '2027', 'Again')).toBe('The report of 2027 was filed before.');
    expect(await run('acts', '2027')).toMatch(/ann {2}report-filed {2}2027 {2}By the agency’s web forms$/);
    server.later(24 * hour);
    expect([await mailed(), await run('stuck')]).toEqual([
      expect.objectContaining({ length: before + 1 }),
      expect.not.stringContaining('To be filed'),
    ]);
  });
});
