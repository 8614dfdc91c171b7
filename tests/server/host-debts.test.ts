// Hosts' coming payouts follow the books: taxes go on to registered hosts, and a guest's refund after a payout is made up for by later
// ones.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingDetail, BookingList, PayoutStanding } from '../../generated/model/entities';
import { balanceOfBooking } from '../../src/server/ledger/ledger.lookup';
import { passedTaxes, registrationIn } from '../../src/server/pricing/passed-taxes.rules';
import { disagreements } from '../support/agreement';
import { aPaidStay } from '../support/a-paid-stay';
import { type Member, signedInAgain } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';
import { operatingToTheEnd } from '../support/an-operator';

const hour = 3_600_000;
const begins = Date.parse('2027-02-12T23:00:00Z');
const details = {
  kind: 'person',
  legal_name: 'Sam Hostler',
  birth_date: '1980-05-17',
  address: '12 Alpine Way',
  city: 'Whistler',
  province: 'BC',
  postal_code: 'V8E 0B6',
  tax_number: '123456782',
  institution: '004',
  transit: '12345',
  account: '7654321',
};

const tax = (code: string, cents: number, base_cents: number) => ({ code, type: 'tax', cents, base_cents }) as const;
const lines = [
  { code: 'accommodation', type: 'host', cents: 69_000 },
  { code: 'service_fee', type: 'platform', cents: 5520 },
  tax('tax.bc.pst', 5520, 69_000),
  tax('tax.bc.gst', 3726, 74_520),
  tax('tax.qc.qst', 7643, 76_620),
] as const;

test('a registered host gets the tax on their own part; ours stays with us, and a tax without a register does', () => {
  expect(passedTaxes(lines, { gst: false, qst: false })).toEqual([]);
  expect(passedTaxes(lines, { gst: true, qst: false })).toEqual([tax('tax.bc.gst', 3450, 69_000)]);
  expect(passedTaxes(lines, { gst: true, qst: true })).toEqual([tax('tax.bc.gst', 3450, 69_000), tax('tax.qc.qst', 7092, 71_100)]);
  expect(passedTaxes([tax('tax.on.hst', 13, 100)], { gst: true, qst: true })).toEqual([tax('tax.on.hst', 13, 100)]);
  expect(passedTaxes([tax('tax.on.hst', 0, 0)], { gst: true, qst: true })).toEqual([]);
  expect(registrationIn(passedTaxes(lines, { gst: false, qst: true }))).toEqual({ gst: false, qst: true });
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const run = operatingToTheEnd(() => server);
  const back = (one: Member): Promise<string> => signedInAgain(server.database.db, one, server.now());
  const standing = async (one: Member): Promise<PayoutStanding> =>
    (await server.ask('GET /user/payout', { token: await back(one) })).body.data;
  const save = async (one: Member, more: object) =>
    (await server.ask('PUT /user/payout', { token: await back(one), body: { ...details, ...more, password: one.password } })).body.data;
  const mails = (one: Member): string => server.mailsTo(one.email).join('\n');
  const owed = async (booking_id: string) =>
    Promise.all((['host', 'payout', 'debt'] as const).map((account) => balanceOfBooking(server.database.db, booking_id, account)));

  /** A host's view of a stay: its lines, their sum, and the sum in the list. */
  const shown = async (host: Member, booking_id: string) => {
    const token = await back(host);
    const { payout, payout_lines } = (await server.ask(`GET /booking/${booking_id}`, { token })).body.data as BookingDetail;
    const { bookingList } = (await server.ask('GET /booking/properties', { token })).body.data as BookingList;
    const row = bookingList.find((it) => it.booking_id === booking_id);
    return [...payout_lines, payout, row?.payout].map((sum) => sum?.amount_cents);
  };

  test('a host who is registered gets the tax, also for what waits; what a guest gets back afterwards later payouts make up for', async () => {
    const { host, guest, property_id, booking_id } = await aPaidStay(server);
    const at = { host, property_id };
    const next = await aPaidStay(server, { at, checkin: '2027-03-12', checkout: '2027-03-15' });
    const last = await aPaidStay(server, { at, checkin: '2027-04-12', checkout: '2027-04-15' });
    await server.until(begins + 25 * hour);
    expect(await standing(host)).toMatchObject({ waiting: { amount: '690.00 CAD' } });
    expect(mails(host)).toContain('$690.00 CAD is waiting for you');

    expect(await save(host, { gst_number: '123456782 RT 0001' })).toMatchObject({ waiting: { amount: '724.50 CAD' } });
    expect(await save(host, {})).toMatchObject({ waiting: { amount: '690.00 CAD' } });
    expect(await save(host, { gst_number: '123456782 RT 0001' })).toMatchObject({ waiting: { amount: '724.50 CAD' } });
    for (const it of [booking_id, next.booking_id]) expect(await shown(host, it)).toEqual([60_000, 9000, 3450, 72_450, 72_450]);
    expect(await run('taxes', '2026-11', '2027-02')).toMatch(/^"Canada","tax\.bc\.gst","GST 5%",1545\.60,111\.78,0\.00,34\.50,77\.28$/m);

    const [payout = ''] = (await run('payouts')).split('  ');
    const charge = server.database.db.updateTable('payments').where('booking_id', '=', booking_id);
    await charge.set({ disputed_at: server.now() }).execute();
    expect(await run('payouts')).not.toContain(payout);
    await charge.set({ disputed_at: null }).execute();
    expect(await run('paid', payout)).toBe('Paid.');
    expect(mails(host)).toContain('We sent you $724.50 CAD for Cedar cabin');
    expect(await owed(booking_id)).toEqual([0, 0, 0]);

    const token = await back(guest);
    await server.ask(`POST /booking/${booking_id}/report`, { token, body: { message: 'The heating is broken' } });
    expect(await run('refund', booking_id, '429.18', 'Half of it, for the cold')).toContain('goes back to the card');
    expect(await owed(booking_id)).toEqual([0, 0, 36_225]);
    expect(await standing(host)).toMatchObject({ owed: { amount: '362.25 CAD' }, waiting: { amount_cents: 0 } });
    expect(await shown(host, booking_id)).toEqual([60_000, 9000, -34_500, 1725, 36_225, 72_450, 72_450]);
    await server.until(Date.parse('2027-03-13T23:30:00Z'));
    expect(await shown(host, next.booking_id)).toEqual([60_000, 9000, 3450, -36_225, 36_225, 36_225]);
    expect(await owed(next.booking_id)).toEqual([0, -36_225, -36_225]);
    expect(await standing(host)).toMatchObject({
      owed: { amount_cents: 0 },
      waiting: { amount: '362.25 CAD' },
      payouts: [{ amount: { amount: '724.50 CAD' }, withheld: { amount: '362.25 CAD' } }, { withheld: { amount_cents: 0 } }],
    });
    expect(await run('payouts')).toContain('$362.25 CAD  004-12345-7654321');
    const [second = ''] = (await run('payouts')).split('  ');
    await run('paid', second);
    expect(mails(host)).toContain('$362.25 CAD less because');

    // all of it: the next payout is swallowed whole, and the bank has nothing to do
    await server.ask(`POST /booking/${next.booking_id}/report`, { token: await back(next.guest), body: { message: 'No water' } });
    await run('refund-all', next.booking_id, 'Nobody could stay there');
    expect(await standing(host)).toMatchObject({ owed: { amount: '724.50 CAD' } });
    await server.until(Date.parse('2027-04-13T23:30:00Z'));
    expect(await standing(host)).toMatchObject({
      owed: { amount_cents: 0 },
      waiting: { amount_cents: 0 },
      paid: { amount: '1086.75 CAD' },
    });
    expect(await run('payouts')).toBe('No payout waits.');
    expect(await owed(last.booking_id)).toEqual([0, 0, -72_450]);
    // no refund happens here: no provider is configured
    const said = await disagreements(server.database.db);
    expect(said.filter((sentence) => !sentence.startsWith('nobody waits for a refund'))).toEqual([]);
  });

  test('a stay that is called off while its payout waits makes it smaller, and no account goes while one waits', async () => {
    const stay = { policy: 'flexible', checkin: '2027-06-12', checkout: '2027-06-18' } as const;
    const { host, guest, booking_id } = await aPaidStay(server, stay);
    await server.until(Date.parse('2027-06-13T23:30:00Z'));
    const before = (await standing(host)).waiting.amount_cents;
    const left = await server.ask(`PATCH /booking/${booking_id}/cancel`, {
      token: await back(guest),
      body: { cancel_reason: 'We go home' },
    });
    expect(left.status).toBe(200);
    await server.settled();
    const after = (await standing(host)).waiting.amount_cents;
    expect([before - after, await owed(booking_id)]).toEqual([60_000, [0, -after, 0]]);

    await server.until(Date.parse('2027-08-01T12:00:00Z'));
    const remove = async () => server.ask('POST /user/delete', { token: await back(host), body: { password: host.password } });
    expect((await remove()).body).toMatchObject({ error_code: 'account.money_open', data: { open: 0, payouts: 1 } });
    await save(host, {});
    const exported = (await server.ask('GET /user/export', { token: await back(host) })).body.data;
    expect(exported).toMatchObject({ payout_account: { legal_name: 'Sam Hostler', account_ending: '321' }, payouts: [{ booking_id }] });
    const [payout = ''] = (await run('payouts')).split('  ');
    await run('paid', payout);
    expect((await remove()).status).toBe(200);
  });
});
