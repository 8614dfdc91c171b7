// The calendar of a host: what each night costs and who has it, and changes that hold whole or not at all.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CalendarNight, HostCalendar, PricingMeta } from '../../generated/model/entities';
import { takenIn } from '../../src/server/outside/taken-nights';
import { serverStart } from '../support/clock';
import { aMember, type Member } from '../support/a-member';
import { aBooking, aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';
import { weekendAt } from '../support/weekday-prices';

const now = serverStart;

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  let host: Member;
  let property: string;
  beforeAll(async () => {
    server = await aServer(engine, now);
    host = await aMember(server.database.db, { now, host: true });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    property = await aProperty(server.database.db, host.profile_id, { base_cents: 20_000, ...weekendAt(25_000), min_nights: 2 });
  });

  const read = async (query = ''): Promise<HostCalendar> => {
    const { status, body, raw } = await server.ask(`GET /user/property/${property}/calendar${query}`, { token: host.token });
    expect(status, raw.body).toBe(200);
    return body.data;
  };
  const change = (...changes: readonly object[]) =>
    server.ask(`PUT /user/property/${property}/calendar`, { token: host.token, body: { changes } });
  const codeOf = async (answer: ReturnType<typeof change>) => (await answer).body['error_code'];
  const night = async (date: string): Promise<CalendarNight | undefined> => (await read(`?from=${date}`)).nights[0];
  const hold = async (kind: 'booking' | 'block', [start, end]: readonly [start: string, end: string], more: object = {}) => {
    const guest = await aPerson(server.database.db, 'Ada');
    const booking_id = await aBooking(server.database.db, { property_id: property, guest, checkin: start, checkout: end, ...more });
    const row = { held_id: randomUUID(), property_id: property, nights: `[${start},${end})`, kind, booking_id, created_at: now };
    await server.database.db.insertInto('held_nights').values(row).execute();
    return booking_id;
  };

  test('shows three months from today at usual prices', async () => {
    const { nights, from, to, timezone } = await read();
    expect({ from, to, timezone }).toEqual({
      from: '2026-11-21',
      to: '2027-02-21',
      timezone: 'America/Vancouver',
    });
    expect(nights).toHaveLength(92);
    expect(nights.slice(0, 2).map(({ price_cents }) => price_cents)).toEqual([25_000, 20_000]);
    expect(nights[0]).toMatchObject({ price_is_own: false, min_nights: 2, checkin_days: null, taken: null, note: null });
  });

  test('shows who has a night, and asks nothing of nights beyond reach', async () => {
    const booked = await hold('booking', ['2027-01-04', '2027-01-06']);
    const requested = await hold('booking', ['2027-01-06', '2027-01-08'], { status: 'pending' });
    const { nights } = await read('?from=2027-01-03&to=2027-01-09');
    expect(nights.map(({ taken, booking_id, guest }) => [taken, booking_id, guest])).toEqual([
      [null, null, null],
      ['booking', booked, 'Ada'],
      ['booking', booked, 'Ada'],
      ['request', requested, 'Ada'],
      ['request', requested, 'Ada'],
      [null, null, null],
    ]);
    // a third of what its host gets for a booking, as each of its nights is a third of its price
    expect(nights.map(({ earns_cents }) => earns_cents)).toEqual([null, 23_000, 23_000, null, null, null]);
    for (const [query, code] of [
      ['from=2027-01-09&to=2027-01-09', 'property.dates_reversed'],
      ['from=2020-01-01', 'property.beyond_calendar'],
      ['to=9999-12-31', 'property.beyond_calendar'],
      ['from=9999-12-31', 'property.dates_reversed'],
      ['from=2025-12-01&to=2028-05-01', 'property.beyond_calendar'],
    ]) {
      const { body } = await server.ask(`GET /user/property/${property}/calendar?${query}`, { token: host.token });
      expect([query, body['error_code']]).toEqual([query, code]);
    }
  });

  test('changes some nights and leaves what is not said as it was, also within what was one range', async () => {
    await change({ start: '2027-03-01', end: '2027-03-11', price_cents: 30_000, min_nights: 3, checkin_days: [6, 5, 6] });
    const answer = await change({ start: '2027-03-04', end: '2027-03-06', price_cents: null, note: 'The lake is frozen' });
    expect((answer.body.data as HostCalendar).nights).toHaveLength(2);
    const { nights } = await read('?from=2027-02-28&to=2027-03-12');
    const own = nights.map(({ price_is_own, min_nights, checkin_days, note }) => [price_is_own, min_nights, checkin_days, note]);
    expect(own[0]).toEqual([false, 2, null, null]);
    expect(own[1]).toEqual([true, 3, [5, 6], null]);
    expect(own[4]).toEqual([false, 3, [5, 6], 'The lake is frozen']);
    expect(own[6]).toEqual([true, 3, [5, 6], null]);
    expect(own[11]).toEqual([false, 2, null, null]);
    await change({ start: '2027-03-01', end: '2027-03-11', price_cents: null, min_nights: null, checkin_days: null, note: null });
    const kept = await server.database.db.selectFrom('price_overrides').selectAll().where('property_id', '=', property).execute();
    expect(kept).toEqual([]);
  });

  test('what a host sets holds for guests at once', async () => {
    await change(
      { start: '2027-05-03', end: '2027-05-10', price_cents: 50_000 },
      { start: '2027-05-05', end: '2027-05-06', blocked: true },
    );
    const booking = { checkin: '2027-05-03', checkout: '2027-05-05', guests: { adults: 1, children: 0, infants: 0, pets: 0 } };
    const { body } = await server.ask(`POST /property/${property}/pricing-meta`, { body: { booking } });
    const { valid, quote } = body.data as PricingMeta;
    expect({ valid, nights: quote?.line_items[0]?.amount_cents }).toEqual({ valid: true, nights: 100_000 });
    const free = await server.ask(`GET /property/${property}/availability?from=2027-05-01&to=2027-06-01`);
    expect(free.body.data).toMatchObject({ unavailable: [{ start: '2027-05-05', end: '2027-05-06' }] });
  });

  test('stays end on the weekdays that a host wants, by the date on which they end', async () => {
    // Saturdays and Sundays
    await change({ start: '2027-05-03', end: '2027-05-10', checkout_days: [6, 0] });
    expect(await night('2027-05-03')).toMatchObject({ checkin_days: null, checkout_days: [0, 6] });
    const reasons = async (checkin: string, checkout: string) => {
      const booking = { checkin, checkout, guests: { adults: 1, children: 0, infants: 0, pets: 0 } };
      const { body } = await server.ask(`POST /property/${property}/pricing-meta`, { body: { booking } });
      return (body.data as PricingMeta).reasons.map(({ reason }) => reason);
    };
    const found = async (checkin: string, checkout: string) =>
      JSON.stringify((await server.ask('POST /property/search', { body: { checkin, checkout, per_page: 50 } })).body.data).includes(
        property,
      );
    for (const [checkin, checkout, why] of [
      ['2027-05-03', '2027-05-08', []],
      ['2027-04-30', '2027-05-03', ['checkout_day']],
      ['2027-05-05', '2027-05-07', ['checkout_day']],
      ['2027-05-08', '2027-05-10', []],
    ] as const) {
      expect([checkout, await reasons(checkin, checkout)]).toEqual([checkout, why]);
      expect([checkout, await found(checkin, checkout)]).toEqual([checkout, why.length === 0]);
    }
    const free = await server.ask(`GET /property/${property}/availability?from=2027-05-01&to=2027-06-01`);
    expect(free.body.data).toMatchObject({ rules: [{ start: '2027-05-03', end: '2027-05-10', checkout_days: [0, 6] }] });
  });

  test('nights to get ready are kept free around each stay, and around no block', async () => {
    await server.database.db.updateTable('properties').set({ preparation_nights: 2 }).where('property_id', '=', property).execute();
    await hold('booking', ['2027-06-10', '2027-06-12']);
    await change({ start: '2027-06-20', end: '2027-06-21', blocked: true });
    const { nights } = await read('?from=2027-06-07&to=2027-06-22');
    expect(nights.map(({ taken }) => taken?.slice(0, 2) ?? '-').join(' ')).toBe('- pr pr bo bo pr pr - - - - - - bl -');
    // also where the stay itself lies outside what is asked for
    expect((await read('?from=2027-06-13&to=2027-06-15')).nights.map(({ taken }) => taken)).toEqual(['preparation', null]);
    const free = await server.ask(`GET /property/${property}/availability?from=2027-06-13&to=2027-07-01`);
    expect(free.body.data).toMatchObject({
      unavailable: [
        { start: '2027-06-08', end: '2027-06-14' },
        { start: '2027-06-20', end: '2027-06-21' },
      ],
    });
    const search = async (checkin: string, checkout: string) =>
      JSON.stringify((await server.ask('POST /property/search', { body: { checkin, checkout, per_page: 50 } })).body.data).includes(
        property,
      );
    expect(await search('2027-06-13', '2027-06-16')).toBe(false);
    expect(await search('2027-06-06', '2027-06-09')).toBe(false);
    expect(await search('2027-06-14', '2027-06-20')).toBe(true);
    expect(await search('2027-06-06', '2027-06-08')).toBe(true);
    const own = await server.ask(`GET /user/property/${property}`, { token: host.token });
    const { export_url } = own.body.data as { readonly export_url: string };
    const file = await server.app.inject({ method: 'GET', url: new URL(export_url).pathname });
    expect(takenIn(file.body, 'America/Vancouver').taken.map(({ start, end }) => [start, end])).toEqual([
      ['2027-06-08', '2027-06-14'],
      ['2027-06-20', '2027-06-21'],
    ]);
  });

  test('blocks and frees nights, in the midst of a block too', async () => {
    await change({ start: '2027-04-01', end: '2027-04-11', blocked: true });
    await change({ start: '2027-04-04', end: '2027-04-06', blocked: false }, { start: '2027-04-05', end: '2027-04-06', blocked: true });
    const { nights } = await read('?from=2027-03-31&to=2027-04-12');
    expect(nights.filter(({ taken }) => taken === 'block').map(({ date }) => date.slice(8))).toEqual([
      '01',
      '02',
      '03',
      '05',
      '06',
      '07',
      '08',
      '09',
      '10',
    ]);
  });

  test('never blocks a night that is booked or requested, and then changes nothing at all', async () => {
    await hold('booking', ['2027-06-04', '2027-06-06'], { status: 'pending' });
    const refused = await change(
      { start: '2027-06-01', end: '2027-06-03', price_cents: 90_000 },
      { start: '2027-06-01', end: '2027-06-10', blocked: true },
    );
    expect(refused.body).toMatchObject({
      error_code: 'property.nights_booked',
      data: { taken: [{ start: '2027-06-04', end: '2027-06-06' }] },
    });
    expect(await night('2027-06-01')).toMatchObject({ price_is_own: false, taken: null });
    await change({ start: '2027-06-04', end: '2027-06-06', price_cents: 90_000 });
    expect(await night('2027-06-04')).toMatchObject({ price_cents: 90_000, taken: 'request' });
  });

  test('nights of a booking that the host called off stay blocked', async () => {
    await hold('block', ['2027-07-04', '2027-07-06'], { status: 'cancelled' });
    expect(await codeOf(change({ start: '2027-07-01', end: '2027-07-10', blocked: false }))).toBe('property.nights_locked');
    expect((await change({ start: '2027-07-01', end: '2027-07-10', blocked: true })).status).toBe(200);
    expect(await codeOf(change({ start: '2027-07-05', end: '2027-07-06', blocked: false }))).toBe('property.nights_locked');
    expect(await night('2027-07-05')).toMatchObject({ taken: 'block', guest: null });
  });

  test.each([
    ['property.dates_reversed', { start: '2027-02-02', end: '2027-02-02', blocked: true }],
    ['property.beyond_calendar', { start: '2026-11-20', end: '2026-11-22', blocked: true }],
    ['property.beyond_calendar', { start: '2027-01-01', end: '9999-12-31', blocked: true }],
    ['input.invalid', { start: '2027-02-30', end: '2027-03-02', blocked: true }],
    ['input.invalid', { start: '2027-02-01', end: '2027-02-02', checkin_days: [7] }],
    ['input.invalid', { start: '2027-02-01', end: '2027-02-02', price_cents: 1 }],
  ])('%s for %j', async (code, one) => {
    expect(await codeOf(change(one))).toBe(code);
  });

  test('is its owner’s alone', async () => {
    const other = await aMember(server.database.db, { now, host: true });
    for (const token of [other.token, undefined])
      expect((await server.ask(`GET /user/property/${property}/calendar`, { token })).status).toBe(token ? 403 : 401);
    const { status } = await server.ask(`PUT /user/property/${property}/calendar`, {
      token: other.token,
      body: { changes: [{ start: '2027-01-01', end: '2027-01-02', blocked: true }] },
    });
    expect(status).toBe(403);
  });

  test('many changes at once keep one calendar whole', async () => {
    const days = Array.from({ length: 12 }, (_, at) => ({
      start: `2027-08-${10 + at}`,
      end: `2027-08-${12 + at}`,
      blocked: at % 2 === 0,
      min_nights: at + 1,
    }));
    const answers = await Promise.all(days.map((one) => change(one)));
    expect(answers.map(({ status }) => status)).toEqual(days.map(() => 200));
  });
});
