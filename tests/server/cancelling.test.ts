// A stay is called off: what comes back is told before, comes back to the cent, and every account agrees.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingDetail, CancelPreview } from '../../generated/model/entities';
import { findRefundsOf } from '../../src/server/checkout/payment.lookup';
import { balanceOfBooking } from '../../src/server/ledger/ledger.lookup';
import { aPaidStay } from '../support/a-paid-stay';
import { type Member, signedInAgain } from '../support/a-member';
import { aServer, type TestServer } from '../support/a-server';
import { aGuest, aHostedPlace, aRequest } from '../support/a-stay-asked';
import { engines } from '../support/databases';

// check-in is at 16:00 in Whistler on 2027-02-12, where it is 23:00 UTC
const begins = Date.parse('2027-02-12T23:00:00Z');
const day = 86_400_000;
const accounts = ['provider', 'points', 'host', 'fee', 'tax', 'refund'] as const;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  /** Weeks go by, and those who come back sign in. */
  const until = async <P extends Member>(moment: number, ...people: readonly P[]): Promise<readonly P[]> => {
    server.later(moment - server.now().getTime());
    const { db } = server.database;
    return Promise.all(people.map(async (one) => ({ ...one, token: await signedInAgain(db, one, server.now()) })));
  };
  const { ask, mend } = {
    ask: (booking_id: string, token: string) => server.ask(`GET /booking/${booking_id}/cancel-preview`, { token }),
    mend: (booking_id: string, token: string) =>
      server.ask(`PATCH /booking/${booking_id}/cancel`, { token, body: { cancel_reason: 'We cannot come' } }),
  };
  const balances = async (booking_id: string): Promise<object> => {
    const { db } = server.database;
    return Object.fromEntries(
      await Promise.all(accounts.map(async (account) => [account, await balanceOfBooking(db, booking_id, account)] as const)),
    );
  };
  const held = (booking_id: string) =>
    server.database.db.selectFrom('held_nights').select('kind').where('booking_id', '=', booking_id).execute();
  /** The payout as the mail about the guest's cancellation tells the host. */
  const payoutTold = async ({ email }: Member) => {
    await server.settled();
    const mail = server.mailsTo(email).find((it) => it.includes('cancelled their stay')) ?? '';
    return ['no payout for this stay', 'be paid on the booking page'].filter((words) => mail.includes(words));
  };
  const points = async (token: string): Promise<number> => {
    const { body } = await server.ask('GET /user/points', { token });
    return (body.data as { balance: number }).balance;
  };

  test('a request is withdrawn, and what nobody has paid is called off, without a cent moving', async () => {
    const { host, property_id } = await aHostedPlace(server);
    const guest = await aGuest(server, 500);
    const withdrawn = await aRequest(server, { property_id, guest, points: 500 });
    expect((await ask(withdrawn, guest.token)).body.data).toMatchObject({
      step: 'Nothing was charged',
      refund: { amount_cents: 0 },
      lines: [],
    });
    expect((await mend(withdrawn, host.token)).body).toMatchObject({ error_code: 'booking.illegal_transition' });
    await mend(withdrawn, guest.token);
    expect([await points(guest.token), await held(withdrawn)]).toEqual([500, []]);
    const unpaid = await aRequest(server, { property_id, guest, points: 500 });
    await server.ask(`PATCH /booking/${unpaid}/accept`, { token: host.token, body: {} });
    expect((await mend(unpaid, guest.token)).body.data).toMatchObject({ status: 'cancelled', refund_cents: null });
    expect([await points(guest.token), await findRefundsOf(server.database.db, unpaid)]).toEqual([500, []]);
    expect(await payoutTold(host)).toEqual(['no payout for this stay']);
    expect(await balances(unpaid)).toEqual({ provider: 0, points: 0, host: 0, fee: 0, tax: 0, refund: 0 });
    const stranger = await aGuest(server);
    expect([(await ask(unpaid, stranger.token)).status, (await mend(unpaid, stranger.token)).status]).toEqual([404, 404]);
  });

  test('a host who calls a stay off gives everything back, and the nights stay blocked', async () => {
    const { host, guest, booking_id } = await aPaidStay(server, { points: 2500 });
    expect(await points(guest.token)).toBe(0);
    expect(await mend(booking_id, host.token)).toMatchObject({ status: 200 });
    expect(await points(guest.token)).toBe(2500);
    expect(await findRefundsOf(server.database.db, booking_id)).toMatchObject([{ cad_cents: 83_336, reason: 'called_off' }]);
    expect(await balances(booking_id)).toEqual({ provider: 83_336, points: 0, host: 0, fee: 0, tax: 0, refund: -83_336 });
    expect(await held(booking_id)).toEqual([{ kind: 'block' }]);
  });

  test('the decided example, three days before: seen before the click, and then exactly that', async () => {
    const { booking_id, property_id, ...people } = await aPaidStay(server);
    const termsOf = async ({ token }: Member) =>
      ((await server.ask(`GET /booking/${booking_id}`, { token })).body.data as BookingDetail).cancellation;
    // the guest reads the terms that were agreed, whatever the listing says today
    const stricter = { token: people.host.token, body: { cancellation_policy: 'strict' } };
    expect((await server.ask(`PATCH /user/property/${property_id}`, stricter)).status).toBe(200);
    expect(await termsOf(people.guest)).toEqual({
      policy: 'moderate',
      free_until: '2027-02-07T23:00:00.000Z',
      steps: [
        { until: '2027-02-07T23:00:00.000Z', refund_percent: 100, says: 'Full refund' },
        { until: '2027-02-12T23:00:00.000Z', refund_percent: 50, says: '50% refund for the nights after the first' },
      ],
    });
    expect(await termsOf(people.host)).toBeNull();
    const [guest = people.guest, host = people.host] = await until(begins - 3 * day, people.guest, people.host);
    const preview = (await ask(booking_id, guest.token)).body.data as CancelPreview;
    expect(preview).toMatchObject({
      refund: { amount: '336.40 CAD' },
      refund_cad: { amount: '336.40 CAD' },
      kept: { amount: '521.96 CAD' },
      points_back: 0,
      step: '50% refund for the nights after the first',
    });
    expect(preview.lines.map(({ label, amount }) => [label, amount.amount_cents])).toEqual([
      ['Nights', 20_000],
      ['Cleaning fee', 9000],
      ['BC PST 8%', 2320],
      ['MRDT 3%', 870],
      ['GST 5%', 1450],
    ]);
    expect(((await ask(booking_id, host.token)).body.data as CancelPreview).refund.amount_cents).toBe(85_836);
    const after = (await mend(booking_id, guest.token)).body.data as BookingDetail;
    expect(after).toMatchObject({ status: 'cancelled', cancelled_by: 'guest', refund_cents: 33_640, cancel_reason: 'We cannot come' });
    expect(await findRefundsOf(server.database.db, booking_id)).toMatchObject([{ amount_cents: 33_640, reason: 'cancelled' }]);
    const taxes = -(3200 + 1200 + 2276);
    expect(await balances(booking_id)).toEqual({ provider: 85_836, points: 0, host: -40_000, fee: -5520, tax: taxes, refund: -33_640 });
    expect(await held(booking_id)).toEqual([]);
    expect(await payoutTold(host)).toEqual(['be paid on the booking page']);
    expect(await termsOf(guest)).toBeNull();
    const again = await mend(booking_id, guest.token);
    expect([again.status, again.body]).toMatchObject([409, { error_code: 'booking.illegal_transition', data: { status: 'cancelled' } }]);
    expect((await ask(booking_id, guest.token)).status).toBe(409);
  });

  test('points and card come back in the proportion in which they paid, money in the currency that was charged', async () => {
    const { booking_id, ...people } = await aPaidStay(server, { points: 2500, inYen: true, checkin: '2027-03-12', checkout: '2027-03-15' });
    await server.settled();
    const { body: page } = await server.ask(`GET /booking/${booking_id}`, { token: people.host.token });
    const told = server.mailsTo(people.host.email).join();
    expect([page.data, told]).toMatchObject([{ guest_total: { amount: '858.36 CAD' } }, expect.stringContaining('Payout before taxes')]);
    expect(told).not.toContain('JPY');
    const [guest = people.guest] = await until(begins + 25 * day, people.guest);
    const preview = (await ask(booking_id, guest.token)).body.data as CancelPreview;
    expect(preview).toMatchObject({ refund: { amount: '32661 JPY' }, refund_cad: { amount: '326.61 CAD' }, points_back: 979 });
    expect(preview.lines.reduce((sum, { amount }) => sum + amount.amount_cents, 0)).toBe(32_661);
    const { body } = await mend(booking_id, guest.token);
    expect(body.data).toMatchObject({ refund_cents: 32_661, refund: { amount: '32661 JPY' } });
    expect(await points(guest.token)).toBe(979);
    await server.settled();
    expect(server.mailsTo(guest.email).join()).toMatch(/refunded \$326\.61 CAD: \S+32,661 JPY to your card/);
    expect(await findRefundsOf(server.database.db, booking_id)).toMatchObject([{ amount_cents: 32_661, cad_cents: 32_661 }]);
    expect(await balances(booking_id)).toMatchObject({ provider: 83_336, points: 1521, refund: -32_661 });
  });

  test('after check-in a host cannot call a stay off, and a guest gets back what the policy leaves until check-out', async () => {
    const { booking_id, ...people } = await aPaidStay(server, { checkin: '2027-04-12', checkout: '2027-04-15' });
    const [guest = people.guest, host = people.host] = await until(begins + 59.5 * day, people.guest, people.host);
    expect((await mend(booking_id, host.token)).body).toMatchObject({
      error_code: 'booking.cancel_too_late',
      data: { status: 'confirmed' },
    });
    const preview = (await ask(booking_id, guest.token)).body.data as CancelPreview;
    expect(preview).toMatchObject({ refund: { amount: '116.00 CAD' }, step: '50% refund for nights from Apr 14' });
    const { cancellation } = (await server.ask(`GET /booking/${booking_id}`, { token: guest.token })).body.data as BookingDetail;
    expect(cancellation?.steps).toEqual([{ until: null, refund_percent: 50, says: '50% refund for nights from Apr 14' }]);
    server.later(10 * day);
    expect((await mend(booking_id, guest.token)).body).toMatchObject({ error_code: 'booking.cancel_too_late' });
  });
});
