// Stays that are asked for, changed, answered and found, through their calls over real databases.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingList, Quote } from '../../generated/model/entities';
import { addDays } from '../../generated/model/dates';
import { utcDateOf } from '../../generated/model/wire';
import { lockBooking, setBookingTimers } from '../../src/server/booking/booking.commands';
import { aCharge } from '../support/a-payment';
import { aGuest, aHostedPlace, aQuote, aRequest, askFor, readBooking } from '../support/a-stay-asked';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const hour = 3_600_000;
const trip = { checkin: '2027-02-12', checkout: '2027-02-15' };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());
  const codeOf = ({ body }: { readonly body: object }) => (body as { error_code?: string }).error_code;
  const held = (booking_id: string) =>
    server.database.db.selectFrom('held_nights').select(['nights', 'kind']).where('booking_id', '=', booking_id).execute();
  const balance = async (token: string): Promise<number> => {
    const { body } = await server.ask('GET /user/points', { token });
    return (body.data as { balance: number }).balance;
  };

  test('a request holds its nights and points, binds the price that was shown, and waits a day for its host', async () => {
    const { host, property_id } = await aHostedPlace(server);
    const guest = await aGuest(server, 5000);
    const asked = { property_id, guest, points: 2500, message: 'We arrive late. Call 604 555 0199.' };
    const quote = await aQuote(server, property_id, { ...asked, token: guest.token });
    await server.database.db.updateTable('properties').set({ base_cents: 99_900 }).where('property_id', '=', property_id).execute();
    const booking_id = await aRequest(server, { ...asked, quote_id: quote.quote_id });
    const seen = await readBooking(server, booking_id, guest);
    expect(seen).toMatchObject({ status: 'pending', side: 'guest', points: 2500, quote, payout: null, address: null, paid_at: null });
    // about where it is, as its listing tells, and no nearer
    const { lat, lng } = (await server.ask(`GET /property/${property_id}`)).body.data;
    expect([seen.lat, seen.lng]).toEqual([lat, lng]);
    expect([typeof lat, typeof lng]).toEqual(['number', 'number']);
    expect(seen.reply_by).toBe(new Date(server.now().getTime() + 24 * hour).toISOString());
    expect(seen.events.map(({ event }) => event)).toEqual(['request']);
    expect([seen.message, seen.guest.last_name, seen.host.last_name]).toEqual([asked.message, null, null]);
    expect(await held(booking_id)).toEqual([{ nights: '[2027-02-12,2027-02-15)', kind: 'booking' }]);
    expect(await balance(guest.token)).toBe(2500);
    const theirs = await readBooking(server, booking_id, host);
    expect(theirs).toMatchObject({ side: 'host', payout: { amount: '690.00 CAD' } });
    expect(theirs.message).not.toContain('604');
    expect((await server.ask('GET /user', { token: guest.token })).body.data).toMatchObject({ modes: ['guest'] });
  });

  test('where a place is booked at once, the guest has a quarter of an hour to pay, and then the nights are free again', async () => {
    const { property_id } = await aHostedPlace(server, { instant_book: true });
    const guest = await aGuest(server);
    const booking_id = await aRequest(server, { property_id, guest });
    const now = server.now().getTime();
    const seen = await readBooking(server, booking_id, guest);
    expect(seen).toMatchObject({ status: 'confirmed', paid_at: null, reply_by: null, pay_by: new Date(now + hour / 4).toISOString() });
    server.later(hour / 4 + 1);
    await server.settled();
    expect(await readBooking(server, booking_id, guest)).toMatchObject({ status: 'expired' });
    expect(await held(booking_id)).toEqual([]);
  });

  test('what cannot be had is refused with its reason, and nothing of it is kept', async () => {
    const { host, property_id } = await aHostedPlace(server, { min_nights: 2, sleeps: 3 });
    const guest = await aGuest(server, 200);
    const { quote_id } = await aQuote(server, property_id);
    const ask = async (it: Partial<Parameters<typeof askFor>[1]>) => codeOf(await askFor(server, { property_id, guest, quote_id, ...it }));
    expect(await ask({ checkout: '2027-02-13' })).toBe('booking.min_nights');
    expect(await ask({ guests: { adults: 4 } })).toBe('booking.too_many_guests');
    expect(await ask({ guests: { pets: 1 } })).toBe('booking.pets_refused');
    const today = utcDateOf(server.now().getTime());
    expect(await ask({ checkin: today, checkout: addDays(today, 3) })).toBe('booking.checkin_past');
    expect(await ask({ guest: host })).toBe('booking.own_property');
    expect(await ask({ points: 99 })).toBe('points.too_few');
    expect(await ask({ points: 300 })).toBe('points.not_enough');
    expect(await ask({ points: 200 })).toBe('booking.price_changed');
    expect(await ask({ currency: 'USD' })).toBe('booking.price_changed');
    server.later(hour);
    const late = await askFor(server, { property_id, guest, quote_id });
    expect(codeOf(late)).toBe('booking.quote_expired');
    const { quote } = late.body.data as { quote: Quote };
    expect(await ask({ quote_id: quote.quote_id })).toBeUndefined();
    const stays = server.database.db.selectFrom('bookings').select('booking_id').where('guest_id', '=', guest.profile_id);
    expect(await stays.execute()).toHaveLength(1);
    await server.database.db.updateTable('properties').set({ status: 'paused' }).where('property_id', '=', property_id).execute();
    expect(await ask({ checkin: '2027-03-01', checkout: '2027-03-04' })).toBe('booking.not_bookable');
  });

  test('days of arrival and departure, a longer minimum and nights taken elsewhere are told apart', async () => {
    const { property_id } = await aHostedPlace(server);
    const guest = await aGuest(server);
    const { db } = server.database;
    const rule = { property_id, night_cents: null, min_nights: null, checkin_days: null, checkout_days: null, note: null };
    await db
      .insertInto('price_overrides')
      .values([
        { ...rule, nights: '[2027-03-01,2027-03-03)', checkin_days: [6] },
        { ...rule, nights: '[2027-03-10,2027-03-12)', checkout_days: [6] },
        { ...rule, nights: '[2027-03-20,2027-03-22)', min_nights: 5 },
      ])
      .execute();
    const { quote_id } = await aQuote(server, property_id);
    const ask = async (checkin: string, checkout: string) =>
      codeOf(await askFor(server, { property_id, guest, quote_id, checkin, checkout }));
    expect(await ask('2027-03-01', '2027-03-04')).toBe('booking.checkin_day');
    expect(await ask('2027-03-08', '2027-03-10')).toBe('booking.checkout_day');
    expect(await ask('2027-03-20', '2027-03-23')).toBe('booking.min_nights');
    await aRequest(server, { property_id, guest: await aGuest(server) });
    expect(await ask('2027-02-14', '2027-02-16')).toBe('booking.dates_unavailable');
  });

  test('one guest asks once for the same nights, is warned of another place, and has three open requests at most', async () => {
    const guest = await aGuest(server);
    const places = await Promise.all([1, 2, 3, 4].map(() => aHostedPlace(server)));
    const ids = places.map(({ property_id }) => property_id);
    const first = await aRequest(server, { property_id: ids[0] ?? '', guest });
    const check = async (property_id: string | undefined) =>
      (await server.ask('POST /booking/check-duplicate', { token: guest.token, body: { property_id, ...trip } })).body.data;
    expect(await check(ids[0])).toEqual({ duplicate: true, kind: 'same_property', booking_id: first, status: 'pending' });
    expect(await check(ids[1])).toEqual({ duplicate: true, kind: 'overlapping_stay', booking_id: first, status: 'pending' });
    const again = await askFor(server, { property_id: ids[0] ?? '', guest, checkin: '2027-02-14', checkout: '2027-02-17' });
    expect([codeOf(again), again.body.data]).toEqual(['booking.duplicate', { booking_id: first }]);
    for (const property_id of ids.slice(1, 3)) await aRequest(server, { property_id, guest });
    expect(codeOf(await askFor(server, { property_id: ids[3] ?? '', guest }))).toBe('booking.too_many_requests');
  });

  test('a request is changed with its price while nobody has answered, and its clock goes on', async () => {
    const { property_id, host } = await aHostedPlace(server);
    const guest = await aGuest(server, 1000);
    const booking_id = await aRequest(server, { property_id, guest, points: 1000 });
    const before = await readBooking(server, booking_id, guest);
    server.later(hour);
    const change = (body: object, token = guest.token) => server.ask(`PATCH /booking/${booking_id}`, { token, body });
    const { body } = await change({ checkin: '2027-02-13', checkout: '2027-02-17', message: 'One night more, please.' });
    expect(body.data).toMatchObject({ checkin: '2027-02-13', checkout: '2027-02-17', points: 1000, reply_by: before.reply_by });
    const after = await readBooking(server, booking_id, guest);
    expect([after.quote?.nights, after.quote?.host_subtotal.amount, after.quote?.points_applied]).toEqual([4, '890.00 CAD', 1000]);
    expect([after.message, after.events.map(({ event }) => event)]).toEqual(['One night more, please.', ['request', 'update']]);
    expect(await held(booking_id)).toEqual([{ nights: '[2027-02-13,2027-02-17)', kind: 'booking' }]);
    const priced = await server.ask(`POST /booking/${booking_id}/price`, {
      token: guest.token,
      body: { bookingUrl: `http://localhost:3000/stays/${booking_id}?checkin=2027-02-15&adults=4` },
    });
    const { quote } = priced.body.data as { quote: Quote };
    expect([quote.nights, quote.guests.adults, quote.points_applied]).toEqual([2, 4, 1000]);
    const moved = { checkin: '2027-02-15', guests: { ...quote.guests }, quote_id: quote.quote_id };
    expect((await change(moved)).body.data).toMatchObject({ quote: { quote_id: quote.quote_id } });
    expect(codeOf(await change({ checkin: '2027-02-12', quote_id: quote.quote_id }))).toBe('booking.price_changed');
    expect(codeOf(await change({ guests: { adults: 9 } }))).toBe('booking.too_many_guests');
    expect(codeOf(await change({ message: 'x' }, host.token))).toBe('booking.not_this_side');
    await server.ask(`PATCH /booking/${booking_id}/reject`, { token: host.token, body: { reject_reason: 'We are away.' } });
    const late = await change({ message: 'Please?' });
    expect([codeOf(late), late.body.data]).toEqual(['booking.illegal_transition', { status: 'rejected' }]);
    // no more of a booking is kept with its price than its guest is shown
    const asked = { token: guest.token, body: { bookingUrl: `http://localhost:3000/stays/${booking_id}` } };
    const { quote: shown } = (await server.ask(`POST /booking/${booking_id}/price`, asked)).body.data as { quote: Quote };
    const quotes = server.database.db.selectFrom('quotes').select('quote').where('quote_id', '=', shown.quote_id);
    expect((await quotes.executeTakeFirstOrThrow()).quote).toEqual(shown);
  });

  test('points can be set until a stay is paid, and give back what they no longer take', async () => {
    const { property_id } = await aHostedPlace(server);
    const guest = await aGuest(server, 90_000);
    const booking_id = await aRequest(server, { property_id, guest });
    const set = (points: number) => server.ask(`POST /booking/${booking_id}/points`, { token: guest.token, body: { points } });
    const { body } = await set(5000);
    expect(body.data).toMatchObject({ points: 5000, quote: { due: { amount: '808.36 CAD' }, total: { amount: '858.36 CAD' } } });
    expect(await balance(guest.token)).toBe(85_000);
    expect(codeOf(await set(80_000))).toBe('points.too_many');
    await set(0);
    expect(await balance(guest.token)).toBe(90_000);
    expect(await readBooking(server, booking_id, guest)).toMatchObject({ points: 0, quote: { due: { amount: '858.36 CAD' } } });
  });

  test('a host accepts with two hours to pay where check-in is near, and rejects with a reason', async () => {
    const { property_id, host } = await aHostedPlace(server);
    await server.database.db.updateTable('properties').set({ advance_notice_hours: 0 }).where('property_id', '=', property_id).execute();
    const near = new Date(server.now().getTime() + 24 * hour).toISOString().slice(0, 10);
    const after = new Date(server.now().getTime() + 48 * hour).toISOString().slice(0, 10);
    const guests = [await aGuest(server), await aGuest(server, 300), await aGuest(server)] as const;
    const soon = await aRequest(server, { property_id, guest: guests[0], checkin: near, checkout: after });
    const other = await aRequest(server, { property_id, guest: guests[1], points: 300 });
    const later = await aRequest(server, { property_id, guest: guests[2], checkin: '2027-04-12', checkout: '2027-04-15' });
    const now = server.now().getTime();
    const accept = (id: string, token = host.token) =>
      server.ask(`PATCH /booking/${id}/accept`, { token, body: { message: 'See you soon.\n\nCall 604 555 0199.' } });
    expect((await accept(soon)).body.data).toMatchObject({ status: 'confirmed', pay_by: new Date(now + 2 * hour).toISOString() });
    expect((await accept(later)).body.data).toMatchObject({ pay_by: new Date(now + 24 * hour).toISOString(), address: null });
    expect(codeOf(await accept(soon))).toBe('booking.illegal_transition');
    const reminders = server.database.db.selectFrom('timers').select('due_at').where('job', '=', 'remindToPay');
    expect((await reminders.orderBy('due_at').execute()).map(({ due_at }) => due_at.getTime() - now)).toEqual([hour, 23 * hour]);
    expect(codeOf(await accept(other, guests[1].token))).toBe('booking.not_this_side');
    expect(codeOf(await accept(other, guests[2].token))).toBe('booking.not_found');
    const reject = await server.ask(`PATCH /booking/${other}/reject`, { token: host.token, body: { reject_reason: 'Painters come.' } });
    expect(reject.body.data).toMatchObject({ status: 'rejected', reject_reason: 'Painters come.' });
    expect([await held(other), await balance(guests[1].token)]).toEqual([[], 300]);
    await server.settled();
    const accepted = server.mailTo(guests[0].email) ?? '';
    expect(accepted).toMatch(/See you soon\.\r?\n\r?\nCall/);
    expect(accepted).not.toContain('604');
    const told = server.database.db.selectFrom('properties').select(['reply_rate_percent', 'reply_hours']);
    expect(await told.where('property_id', '=', property_id).executeTakeFirst()).toEqual({ reply_rate_percent: 100, reply_hours: 0 });
  });

  test('what another platform has sold meanwhile cannot be accepted, and the request stays open', async () => {
    const { property_id, host } = await aHostedPlace(server);
    const url = 'https://www.airbnb.ca/calendar/ical/77.ics?s=1';
    const file = (events: string) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${events}END:VCALENDAR\r\n`;
    server.calendars.texts.set(url, file(''));
    await server.ask(`POST /user/property/${property_id}/feed`, { token: host.token, body: { url } });
    const booking_id = await aRequest(server, { property_id, guest: await aGuest(server) });
    const reserved = 'SUMMARY:Reserved\r\nUID:1@airbnb\r\n';
    server.calendars.texts.set(
      url,
      file(`BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:20270214\r\nDTEND;VALUE=DATE:20270216\r\n${reserved}END:VEVENT\r\n`),
    );
    server.later(16 * 60_000);
    const answer = await server.ask(`PATCH /booking/${booking_id}/accept`, { token: host.token, body: {} });
    expect([codeOf(answer), answer.body.data]).toEqual([
      'booking.dates_unavailable',
      { conflict: [{ start: '2027-02-14', end: '2027-02-15', platform: 'airbnb', feed_name: null }], status: 'pending' },
    ]);
    expect(await readBooking(server, booking_id, host)).toMatchObject({ status: 'pending' });
  });

  test('lists begin with what needs an answer, and a booking is found by what people have of it', async () => {
    const { property_id, host } = await aHostedPlace(server);
    const dates = [3, 5, 8].map((month) => ({ checkin: `2027-0${month}-12`, checkout: `2027-0${month}-15` }));
    const stays = await Promise.all(dates.map(async (it) => ({ guest: await aGuest(server), ...it })));
    const ids: string[] = [];
    for (const it of stays) ids.push(await aRequest(server, { property_id, ...it }));
    await server.ask(`PATCH /booking/${ids[0]}/accept`, { token: host.token, body: {} });
    await server.ask(`PATCH /booking/${ids[2]}/reject`, { token: host.token, body: { reject_reason: 'No.' } });
    const list = async (query = '') =>
      (await server.ask(`GET /booking/properties${query}`, { token: host.token })).body.data as BookingList;
    const all = await list();
    expect([all.total, all.bookingList.map(({ booking_id }) => booking_id)]).toEqual([3, [ids[1], ids[0], ids[2]]]);
    expect(all.bookingList[0]).toMatchObject({ guest: { first_name: 'Sam' }, payout: { amount: '690.00 CAD' } });
    const page = await list('?page=2&per_page=2');
    expect(page.bookingList.map(({ booking_id }) => booking_id)).toEqual([ids[2]]);
    expect(await list('?page=3&per_page=2')).toMatchObject({ bookingList: [], total: 3, page: 3 });
    const own = (await server.ask('GET /booking', { token: stays[1]?.guest.token })).body.data as BookingList;
    expect(own.bookingList).toMatchObject([{ booking_id: ids[1], guest: null, payout: null }]);
    const find = async (body: object, token = host.token) =>
      ((await server.ask('POST /booking/search', { token, body })).body.data as { booking_id: string }[]).map(
        ({ booking_id }) => booking_id,
      );
    const { reference } = await readBooking(server, ids[1] ?? '', host);
    expect(await find({ reference: ` ${reference.toLowerCase()} ` })).toEqual([ids[1]]);
    expect(await find({ reference }, stays[0]?.guest.token)).toEqual([]);
    expect(await find({ bookingUrl: `http://localhost:3000/bookings/${ids[0]}` })).toEqual([ids[0]]);
    expect(await find({ property_id, ...dates[2] })).toEqual([ids[2]]);
    expect(codeOf(await server.ask('POST /booking/search', { token: host.token, body: {} }))).toBe('booking.search_empty');
  });

  test('names and the address are told once a stay is confirmed and paid, and it earns points a day after it has ended', async () => {
    const { property_id, host } = await aHostedPlace(server, { instant_book: true });
    const guest = await aGuest(server);
    const booking_id = await aRequest(server, { property_id, guest });
    const paid = { paid_at: server.now(), payment_method: 'card' as const };
    await server.database.db.updateTable('bookings').set(paid).where('booking_id', '=', booking_id).execute();
    await aCharge(server.database.db, booking_id);
    const booking = await lockBooking(server.database.db, booking_id);
    if (booking) await setBookingTimers({ trx: server.database.db, now: server.now() }, booking);
    expect(await readBooking(server, booking_id, guest)).toMatchObject({
      address: '12 Alpine Way, Whistler, BC V8E 0B6',
      host: { last_name: 'Hostler' },
      house_rules: 'No shoes inside.',
    });
    expect(await readBooking(server, booking_id, host)).toMatchObject({ guest: { last_name: 'Gastler' } });
    const ended = new Date(String(booking?.checkoutDate)).getTime();
    server.later(ended + 23 * hour - server.now().getTime());
    await server.settled();
    // no session lasts that long
    const { email, password } = guest;
    const token = (await server.ask('POST /session', { body: { email, password } })).body['access_token'];
    expect(await balance(token ?? '')).toBe(0);
    const { body } = await server.ask('GET /booking/complete', { token });
    expect((body.data as BookingList).bookingList).toMatchObject([{ booking_id, can_review: true }]);
    server.later(hour);
    await server.settled();
    expect(await balance(token ?? '')).toBe(1380);
  });
});
