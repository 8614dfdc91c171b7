// Paying on the built-in page, in every way that a payment can go; and payments that a host records, part by part.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SandboxPayment } from '../../generated/model/entities';
import { addDays } from '../../generated/model/dates';
import { dateIn } from '../../generated/rules/runtime';
import { signedInAgain } from '../support/a-member';
import { aGuest, aHostedPlace, aRequest, readBooking } from '../support/a-stay-asked';
import { aServer, type Answered, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const minute = 60_000;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine, undefined, { DEMO: 'true' });
  });
  afterAll(() => server.close());

  const unpaid = async (points = 0) => {
    const { property_id, host } = await aHostedPlace(server, { instant_book: true });
    const guest = await aGuest(server, points);
    return { guest, host, property_id, booking_id: await aRequest(server, { property_id, guest, points }) };
  };
  type Unpaid = Awaited<ReturnType<typeof unpaid>>;
  const codeOf = ({ body }: Answered) => (body as { readonly error_code?: string }).error_code;
  const start = ({ booking_id, guest }: Unpaid) =>
    server.ask('POST /checkout', {
      token: guest.token,
      body: { booking_id, success_path: `/checkout/${booking_id}`, cancel_path: `/checkout/${booking_id}?left=1` },
    });
  const opened = async (it: Unpaid): Promise<string> => {
    const { url } = (await start(it)).body.data as { readonly url: string };
    expect(url).toMatch(new RegExp(`^http://localhost:3000/checkout/${it.booking_id}\\?sandbox=`));
    return new URL(url).searchParams.get('sandbox') ?? '';
  };
  const page = ({ booking_id }: Unpaid, payment: string) => `/checkout/${booking_id}/payment/${payment}`;
  const look = async (it: Unpaid, payment: string): Promise<SandboxPayment> =>
    (await server.ask(`GET ${page(it, payment)}`, { token: it.guest.token })).body.data;
  const finish = (it: Unpaid, payment: string, outcome: string) =>
    server.ask(`POST ${page(it, payment)}`, { token: it.guest.token, body: { outcome } });
  const seen = ({ booking_id, guest }: Unpaid) => readBooking(server, booking_id, guest);

  test('a card that is refused may be tried again, and whoever leaves finds the page again', async () => {
    const it = await unpaid();
    const payment = await opened(it);
    expect(await look(it, payment)).toMatchObject({ state: 'open', title: 'Cedar cabin, Feb 12, 2027 to Feb 15, 2027' });
    expect(codeOf(await finish(it, payment, 'refused'))).toBe('checkout.payment_refused');
    expect((await finish(it, payment, 'cancelled')).body.data).toMatchObject({
      state: 'open',
      return_path: `/checkout/${it.booking_id}?left=1`,
    });
    expect(await opened(it)).toBe(payment);
    expect((await finish(it, payment, 'paid')).body.data).toMatchObject({
      state: 'paid',
      confirmation_id: payment,
      return_path: `/checkout/${it.booking_id}?payment=${payment}`,
    });
    expect((await seen(it)).paid_at).not.toBeNull();
  });

  test('what is paid counts although the browser never comes back', async () => {
    const it = await unpaid();
    await finish(it, await opened(it), 'lost');
    expect((await seen(it)).paid_at).not.toBeNull();
  });

  test('a slow payment is on its way until the provider has it', async () => {
    const it = await unpaid();
    const payment = await opened(it);
    expect((await finish(it, payment, 'slow')).body.data).toMatchObject({ state: 'processing' });
    const back = { token: it.guest.token, body: { confirmation_id: payment } };
    const asked = await server.ask(`PATCH /booking/${it.booking_id}/pay`, back);
    expect(asked).toMatchObject({ status: 200, body: { data: { status: 'confirmed', paid_at: null } } });
    // paid meanwhile, as the page would tell it a little later
    await finish(it, payment, 'paid');
    expect((await server.ask(`PATCH /booking/${it.booking_id}/pay`, back)).status).toBe(200);
  });

  test('before a stay is paid, calendars that were not read lately are; what is confirmed is kept, and its host hears of it', async () => {
    const { property_id, host } = await aHostedPlace(server);
    const url = 'https://www.airbnb.ca/calendar/ical/78.ics?s=1';
    const file = (...lines: readonly string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
    server.calendars.texts.set(url, file());
    await server.ask(`POST /user/property/${property_id}/feed`, { token: host.token, body: { url } });
    const guest = await aGuest(server);
    const it = { property_id, host, guest, booking_id: await aRequest(server, { property_id, guest }) };
    await server.ask(`PATCH /booking/${it.booking_id}/accept`, { token: host.token, body: {} });
    const sold = ['DTSTART;VALUE=DATE:20270214', 'DTEND;VALUE=DATE:20270216', 'SUMMARY:Reserved', 'UID:1@airbnb'];
    server.calendars.texts.set(url, file('BEGIN:VEVENT', ...sold, 'END:VEVENT'));
    const reads = () => server.calendars.asked.filter((asked) => asked === url).length;
    const before = reads();
    const payment = await opened(it);
    expect(reads()).toBe(before);
    server.later(16 * minute);
    expect(await opened(it)).toBe(payment);
    expect(reads()).toBe(before + 1);
    const calendar = `GET /user/property/${property_id}/calendar?from=2027-02-01&to=2027-02-28`;
    expect((await server.ask(calendar, { token: host.token })).body.data).toMatchObject({ conflicts: [{ booking_id: it.booking_id }] });
    expect(await seen(it)).toMatchObject({ status: 'confirmed', paid_at: null });
  });

  test('a slow payment that was made in time is waited for', async () => {
    const it = await unpaid();
    const payment = await opened(it);
    server.later(15 * minute - 3000);
    await finish(it, payment, 'slow');
    server.later(3001);
    await server.settled();
    expect(await seen(it)).toMatchObject({ status: 'confirmed', paid_at: null });
    // the provider has it now, and is asked again
    const { db } = server.database;
    await sql`update stand_in_records set payload = jsonb_set(payload, '{paid_at}', '0') where id = ${payment}`.execute(db);
    await sql`update jobs set due_at = now() where attempts_left > 0`.execute(db);
    await server.settled();
    expect(await seen(it)).toMatchObject({ status: 'confirmed', payment_method: 'card' });
  });

  test('the page is for whoever pays alone', async () => {
    const it = await unpaid();
    const payment = await opened(it);
    expect((await server.ask(`GET ${page(it, payment)}`, { token: it.host.token })).status).toBe(403);
    expect((await server.ask(`GET ${page(it, payment)}`)).status).toBe(401);
    const other = await unpaid();
    expect(codeOf(await server.ask(`GET ${page(other, payment)}`, { token: other.guest.token }))).toBe('checkout.payment_not_found');
  });

  /** On the calendars of the place. */
  const today = () => dateIn(server.now().getTime(), 'America/Vancouver');
  const record = ({ booking_id, host }: Unpaid, amount_cents: number, more: object = {}) =>
    server.ask(`PATCH /booking/${booking_id}/record-payment`, {
      token: host.token,
      body: { amount_cents, method: 'etransfer', received_on: today(), ...more },
    });
  const fields = ({ body }: Answered) =>
    (body.data as { readonly fields: readonly { readonly path: string }[] }).fields.map(({ path }) => path);

  test('parts that a host records add up, and then the booking is paid; its points are free again', async () => {
    const it = await unpaid(2500);
    expect(fields(await record(it, 85_837))).toEqual(['amount_cents']);
    expect(fields(await record(it, 100, { received_on: addDays(today(), 1) }))).toEqual(['received_on']);
    expect(fields(await record(it, 100, { received_on: addDays(today(), -1) }))).toEqual(['received_on']);
    const until = new Date(server.now().getTime() + 24 * 60 * minute).toISOString();
    const part = { paid_at: null, pay_by: until, payment_method: 'offline', points: 0 };
    expect((await record(it, 50_000)).body.data).toMatchObject({ ...part, left_cents: 35_836 });
    expect(server.mailTo(it.guest.email)).toContain('recorded $500.00 CAD so far. Pay the remaining $358.36 CAD directly too');
    expect(codeOf(await start(it))).toBe('checkout.paid_directly');
    expect((await server.ask(`GET /checkout/${it.booking_id}`)).body.data).toMatchObject({ payment_method: 'offline', may_pay: false });
    const points = await server.ask(`POST /booking/${it.booking_id}/points`, { token: it.guest.token, body: { points: 500 } });
    expect(codeOf(points)).toBe('checkout.paid_directly');
    // the recorder of the rest sees the earlier parts
    expect(await readBooking(server, it.booking_id, it.host)).toMatchObject({ recorded_cents: 50_000, points_use: null });
    expect((await seen(it)).points_use).toBeNull();
    // the window to pay has passed, and the host still waits for the rest, for no longer than a day in all
    server.later(20 * minute);
    await server.settled();
    expect((await record(it, 5000)).body.data).toMatchObject({ pay_by: until, left_cents: 30_836 });
    expect((await record(it, 30_836)).body.data).toMatchObject({ paid_at: server.now().toISOString(), payment_method: 'offline' });
    expect(server.mailTo(it.guest.email)).toContain('s the whole price: your booking is confirmed');
    expect(codeOf(await record(it, 1))).toBe('booking.already_paid');
    expect((await server.ask('GET /user/points', { token: it.guest.token })).body.data).toMatchObject({ balance: 2500, held: 0 });
    const postings = server.database.db.selectFrom('ledger_postings').select('kind').where('booking_id', '=', it.booking_id);
    expect(await postings.execute()).toEqual([]);
  });

  test('a part without the rest ends after a day: both read what was paid directly, and who owes it', async () => {
    const it = await unpaid();
    await record(it, 1);
    server.later(24 * 60 * minute - 1000);
    await server.settled();
    expect(await seen(it)).toMatchObject({ status: 'confirmed', recorded_cents: 1, left_cents: 85_835 });
    server.later(1000);
    await server.settled();
    const token = await signedInAgain(server.database.db, it.guest, server.now());
    const ended = (await server.ask(`GET /booking/${it.booking_id}`, { token })).body.data;
    expect(ended).toMatchObject({ status: 'expired', recorded_cents: 1 });
    const nights = server.database.db.selectFrom('held_nights').select('held_id').where('booking_id', '=', it.booking_id);
    expect(await nights.execute()).toEqual([]);
    expect(server.mailTo(it.guest.email)).toContain('recorded that you paid $0.01 CAD directly. We never received it');
    expect(server.mailTo(it.guest.email)).not.toContain('Nothing was charged');
    expect(server.mailTo(it.host.email)).toMatch(/You recorded that .* paid you \$0\.01 CAD directly/);
  });

  test('nothing is recorded while a card payment is open', async () => {
    const it = await unpaid();
    await opened(it);
    const refused = await record(it, 100);
    expect([codeOf(refused), refused.body.data]).toEqual(['booking.not_offline', { status: 'confirmed' }]);
  });
});
