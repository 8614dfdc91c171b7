// Hosts are paid a day after check-in, to whom they have named; a report holds a payout up until somebody has decided.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { supportEmail } from '../../generated/model/constants';
import type { BookingDetail, PayoutStanding } from '../../generated/model/entities';
import { findRefundsOf } from '../../src/server/checkout/payment.lookup';
import { balanceOfBooking } from '../../src/server/ledger/ledger.lookup';
import { partOf } from '../../src/server/pricing/refund.rules';
import { aPaidStay } from '../support/a-paid-stay';
import { type Member, signedInAgain } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';
import { operating } from '../support/an-operator';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';

const begins = Date.parse('2027-02-12T23:00:00Z');
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
  institution: '004',
  transit: '12345',
  account: '7654321',
};

test('a part of a price is every line in proportion, and the sum to the cent', () => {
  const lines = [
    { code: 'host', label: 'host', type: 'host', cents: 69_000 },
    { code: 'fee', label: 'fee', type: 'platform', cents: 5520 },
    { code: 'tax.bc.gst', label: 'GST 5%', type: 'tax', cents: 3726, base_cents: 74_520 },
    { code: 'points', label: 'points', type: 'points', cents: -2500 },
  ] as const;
  for (const cents of [1, 99, 12_345, 78_245]) {
    const parts = partOf(lines, cents);
    expect(parts.filter(({ type }) => type !== 'points').reduce((sum, line) => sum + line.cents, 0)).toBe(cents);
    expect(parts.every((line, at) => Math.abs(line.cents) <= Math.abs(lines[at]?.cents ?? 0))).toBe(true);
  }
  expect(partOf(lines, 90_000)).toEqual(lines);
});

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const run = operating(() => server);
  const back = (one: Member): Promise<string> => signedInAgain(server.database.db, one, server.now());
  const standing = async (token: string): Promise<PayoutStanding> => (await server.ask('GET /user/payout', { token })).body.data;

  test('what reports say waits for who runs the product, who decides: all the way to the guest, the host and the books', async () => {
    const { db } = server.database;
    const fine = await aPaidStay(server);
    const half = await aPaidStay(server, { points: 2500 });
    const whole = await aPaidStay(server);
    const released = await aPaidStay(server);
    await server.until(begins + 20 * hour);
    for (const { booking_id, guest } of [half, whole, released]) {
      const token = await back(guest);
      const told = await server.ask(`POST /booking/${booking_id}/report`, { token, body: { message: 'The heating is broken' } });
      expect(told.status).toBe(200);
    }
    expect(await run('reports')).toContain('guest: The heating is broken');
    await server.until(begins + 25 * hour);
    const owed = (booking_id: string) => balanceOfBooking(db, booking_id, 'payout');
    expect([await owed(fine.booking_id), await owed(half.booking_id)]).toEqual([-69_000, 0]);

    await expect(run('refund', half.booking_id, '429.18')).rejects.toThrow('npm run operator -- refund');
    expect(await run('refund', half.booking_id, '429.18', 'Half of it, for the cold')).toContain('goes back to the card');
    expect(await run('refund-all', whole.booking_id, 'It was not as described')).toContain('$858.36');
    expect(await run('release', released.booking_id, 'The heating worked')).toBe('Resolved: nothing goes back.');
    expect(await run('release', released.booking_id, 'Once more')).toContain('No report');
    await server.until(begins + 26 * hour);
    expect([await owed(half.booking_id), await owed(whole.booking_id), await owed(released.booking_id)]).toEqual([-34_500, 0, -69_000]);
    expect(await findRefundsOf(db, half.booking_id)).toMatchObject([{ reason: 'resolved', cad_cents: 42_918 - 1250 }]);
    expect(await findRefundsOf(db, whole.booking_id)).toMatchObject([{ cad_cents: 85_836 }]);
    const token = await back(half.guest);
    expect((await server.ask('GET /user/points', { token })).body.data).toMatchObject({ balance: 1250 });
    const seen = (await server.ask(`GET /booking/${half.booking_id}`, { token })).body.data as BookingDetail;
    expect(seen.events.at(-1)).toMatchObject({ event: 'resolve', reason: 'Half of it, for the cold' });
    expect(server.mailsTo(half.host.email).join('\n')).toContain('The report about');
    await server.ask(`POST /booking/${half.booking_id}/report`, { token, body: { message: 'And it still is' } });
    expect(await run('refund', half.booking_id, '10.00', 'A little more')).toContain('An earlier decision gave money back');
    expect(await run('release', half.booking_id, 'Settled before')).toBe('Resolved: nothing goes back.');
    expect(await run('taxes', '2026-11', '2027-02')).toMatch(/^"BC","tax\.bc\.pst","BC PST 8%",[\d.]+,220\.80,82\.80,0\.00,138\.00$/m);
    await expect(run('taxes', 'lately')).rejects.toThrow('npm run operator -- taxes');
  });

  test('payouts wait for details, which ask for the password and are never shown again whole', async () => {
    const { host, guest, booking_id } = await aPaidStay(server, { checkin: '2027-06-12', checkout: '2027-06-15' });
    await server.until(begins + 123 * 24 * hour);
    const token = await back(host);
    expect(await standing(token)).toMatchObject({
      account: null,
      waiting: { amount: '690.00 CAD' },
      payouts: [{ booking_id, paid_at: null }],
    });
    const save = (body: object) => server.ask('PUT /user/payout', { token, body });
    expect((await save({ ...details, password: 'wrong' })).body).toMatchObject({ error_code: 'account.wrong_password' });
    const { birth_date: _none, ...nameless } = details;
    expect((await save({ ...nameless, password: host.password })).body).toMatchObject({ error_code: 'payout.birth_date_missing' });
    const born = (days: number) => new Date(server.now().getTime() + days * 24 * hour).toISOString().slice(0, 10);
    for (const birth_date of [born(1), '2999-01-01'])
      expect((await save({ ...details, birth_date, password: host.password })).body).toMatchObject({
        error_code: 'payout.birth_date_ahead',
      });
    const saved = await save({ ...details, password: host.password });
    expect(saved.body.data).toMatchObject({ account: { legal_name: 'Sam Hostler', account_ending: '321', tax_ending: '782' } });
    expect(JSON.stringify(saved.body)).not.toMatch(/7654321|123456782/);
    expect((await server.ask('GET /user/payout', { token: await back(guest) })).status).toBe(403);

    const [payout = ''] = (await run('payouts')).split('  ');
    expect(await run('payouts')).toContain('$690.00 CAD  004-12345-7654321  Sam Hostler');
    expect([await run('paid', payout), await run('paid', payout)]).toEqual(['Paid.', `No payout ${payout} waits.`]);
    expect(await standing(token)).toMatchObject({ waiting: { amount_cents: 0 }, paid: { amount: '690.00 CAD' } });
    expect(await balanceOfBooking(server.database.db, booking_id, 'host')).toBe(0);
  });

  test('a host who reports a stay is paid in time all the same, and the report waits for a look', async () => {
    const inDays = (days: number): string => new Date(server.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const [checkin, checkout] = [inDays(40), inDays(43)];
    // at four in the afternoon there
    const begins = Date.parse(`${checkin}T23:00:00Z`);
    const { host, booking_id } = await aPaidStay(server, { checkin, checkout });
    await server.until(begins + 2 * 3_600_000);
    const told = await server.ask(`POST /booking/${booking_id}/report`, { token: await back(host), body: { message: 'A broken window' } });
    expect(told.status).toBe(200);
    await server.settled();
    const [mail = ''] = server.mailsTo(supportEmail);
    expect([mail.includes('A broken window'), mail.includes('The payout waits')]).toEqual([true, false]);
    expect(await run('reports')).toMatch(new RegExp(`${booking_id}.*payout does not wait  host: A broken window`));
    await server.until(begins + 26 * 3_600_000);
    expect((await standing(await back(host))).waiting.amount_cents).toBeGreaterThan(0);
    expect(await run('release', booking_id, 'Told the host how to claim')).toContain('Resolved');
    expect(await run('release', booking_id, 'Once more')).toContain('No report');
  });

  test('a report of a stay that was never paid is decided, too', async () => {
    const { property_id } = await aHostedPlace(server, { instant_book: true });
    const guest = await aGuest(server);
    const inDays = (days: number): string => new Date(server.now().getTime() + days * 24 * hour).toISOString().slice(0, 10);
    const booking_id = await aRequest(server, { property_id, guest, checkin: inDays(20), checkout: inDays(22) });
    const told = await server.ask(`POST /booking/${booking_id}/report`, { token: guest.token, body: { message: 'Nobody answers' } });
    expect(told.status).toBe(200);
    await server.until(server.now().getTime() + 10 * 24 * hour);
    expect(await run('reports')).toMatch(new RegExp(`${booking_id}.*expired`));
    expect(await run('release', booking_id, 'The host was away')).toBe('Resolved: nothing goes back.');
    expect(await run('reports')).not.toContain(booking_id);
  });
});
