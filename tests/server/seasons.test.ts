// Seasons by name: one price at several listings, which dates set one by one win over, wherever a night is priced.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seasonsMax } from '../../generated/model/constants';
import type { Availability, CalendarGrid, HostCalendar, PricingMeta, SearchAnswer, Season, Seasons } from '../../generated/model/entities';
import { aProperty } from '../support/a-property';
import { aGuest, aHostedPlace, askFor } from '../support/a-stay-asked';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';
import { weekendAt } from '../support/weekday-prices';

const guests = { adults: 2, children: 0, infants: 0, pets: 0 };
const summer = { name: 'Summer 2027', start: '2027-06-15', last: '2027-08-31', price_cents: 24_000, min_nights: 5 };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  const aHost = async () => {
    const { host, property_id } = await aHostedPlace(server, { title: 'Alder', ...weekendAt(26_000), min_nights: 2 });
    const other = await aProperty(server.database.db, host.profile_id, { title: 'Birch' });
    const ask = (call: string, body?: object) => server.ask(call, { token: host.token, ...(body && { body }) });
    const add = (season: object, ids: readonly string[] = [property_id]) =>
      ask('POST /user/season', { ...summer, ...season, property_ids: ids });
    const list = async (): Promise<Seasons> => (await ask('GET /user/season')).body.data;
    const nightly = async (from: string, to: string) => {
      const { nights }: HostCalendar = (await ask(`GET /user/property/${property_id}/calendar?from=${from}&to=${to}`)).body.data;
      return nights.map((night) => [night.price_cents, night.season, night.usual_cents, night.min_nights]);
    };
    return { host, property_id, other, ask, add, list, nightly };
  };
  const check = async (property_id: string, checkin: string, checkout: string): Promise<PricingMeta> =>
    (await server.ask(`POST /property/${property_id}/pricing-meta`, { body: { booking: { checkin, checkout, guests } } })).body.data;
  const nights = ({ quote }: PricingMeta) => quote?.line_items[0]?.amount_cents;

  test('a season is priced alike in calendar, grid, quote and search, before weekdays and after single dates', async () => {
    const { property_id, other, ask, add, nightly } = await aHost();
    expect((await add({}, [property_id, other, other])).status).toBe(200);
    // 15 June is a Tuesday
    expect(await nightly('2027-06-14', '2027-06-16')).toEqual([
      [20_000, null, 20_000, 2],
      [24_000, 'Summer 2027', 24_000, 5],
    ]);
    const changes = [{ start: '2027-06-18', end: '2027-06-19', price_cents: 50_000, min_nights: 3 }];
    await ask(`PUT /user/property/${property_id}/calendar`, { changes });
    expect(await nightly('2027-06-18', '2027-06-19')).toEqual([[50_000, 'Summer 2027', 24_000, 3]]);
    const meta = await check(property_id, '2027-06-17', '2027-06-22');
    expect([nights(meta), meta.reasons]).toEqual([4 * 24_000 + 50_000, []]);
    expect((await check(property_id, '2027-06-17', '2027-06-19')).reasons).toEqual([{ reason: 'min_nights', limit: 5 }]);
    // the shortest stay of a date wins over the longer one of its season
    expect((await check(property_id, '2027-06-18', '2027-06-21')).reasons).toEqual([]);
    const found: SearchAnswer = (
      await server.ask('POST /property/search', { body: { checkin: '2027-06-17', checkout: '2027-06-22', guests } })
    ).body.data;
    expect(found.results.find((card) => card.property_id === property_id)?.price.subtotal).toEqual(meta.quote?.subtotal);
    const grid: CalendarGrid = (await ask('GET /user/calendar?from=2027-06-15')).body.data;
    expect(grid.rows.map((row) => row.nights[0]?.price_cents)).toEqual([24_000, 24_000]);
    const free: Availability = (await server.ask(`GET /property/${property_id}/availability`)).body.data;
    expect(free.rules.map(({ start, min_nights }) => [start, min_nights])).toEqual([
      ['2027-06-18', 3],
      ['2027-06-15', 5],
    ]);
  });

  test('a season may have a shortest stay or a price alone, and changes one of both', async () => {
    const { property_id, ask, add, list, nightly } = await aHost();
    for (const min_nights of [null, 1]) {
      const refused = await add({ price_cents: null, min_nights });
      expect([refused.status, refused.body['error_code']]).toEqual([422, 'property.season_empty']);
    }
    const single: Season = (await add({ min_nights: 1 })).body.data;
    expect([single.min_nights, (await list()).seasons.map((it) => it.min_nights)]).toEqual([null, [null]]);
    await ask(`DELETE /user/season/${single.season_id}`);
    const added: Season = (await add({ price_cents: null })).body.data;
    expect((await list()).seasons.map((it) => [it.price_cents, it.min_nights])).toEqual([[null, 5]]);
    // Thursday and Friday: usual prices, the weekend's too
    const usual = [
      [20_000, 'Summer 2027', 20_000, 5],
      [26_000, 'Summer 2027', 26_000, 5],
    ];
    expect(await nightly('2027-06-17', '2027-06-19')).toEqual(usual);
    const meta = await check(property_id, '2027-06-17', '2027-06-22');
    expect([nights(meta), meta.reasons]).toEqual([3 * 20_000 + 2 * 26_000, []]);
    expect((await check(property_id, '2027-06-17', '2027-06-19')).reasons).toEqual([{ reason: 'min_nights', limit: 5 }]);
    const change = (body: object) => ask(`PUT /user/season/${added.season_id}`, { ...summer, property_ids: [property_id], ...body });
    expect((await change({ price_cents: null, min_nights: null })).body['error_code']).toBe('property.season_empty');
    expect(await nightly('2027-06-17', '2027-06-19')).toEqual(usual);
    expect((await change({ min_nights: null })).status).toBe(200);
    expect(await nightly('2027-06-18', '2027-06-19')).toEqual([[24_000, 'Summer 2027', 24_000, 2]]);
  });

  test('a season is changed at all of its listings at once, and removed', async () => {
    const { property_id, other, ask, add, list, nightly } = await aHost();
    const { season_id }: Season = (await add({}, [property_id, other])).body.data;
    const { seasons, listings } = await list();
    expect(seasons).toEqual([{ ...summer, yearly: false, season_id, property_ids: [property_id, other].toSorted() }]);
    expect(listings.map(({ title }) => title)).toEqual(['Alder', 'Birch']);
    const later = { ...summer, name: 'High summer', start: '2027-07-01', min_nights: null, property_ids: [property_id] };
    expect((await ask(`PUT /user/season/${season_id}`, later)).status).toBe(200);
    expect(await nightly('2027-06-30', '2027-07-02')).toEqual([
      [20_000, null, 20_000, 2],
      [24_000, 'High summer', 24_000, 2],
    ]);
    expect((await list()).seasons.map(({ property_ids }) => property_ids)).toEqual([[property_id]]);
    expect((await ask(`DELETE /user/season/${season_id}`)).status).toBe(200);
    // another tab still shows it
    expect((await ask(`DELETE /user/season/${season_id}`)).body['error_code']).toBe('property.season_not_found');
    expect((await ask(`PUT /user/season/${season_id}`, later)).body['error_code']).toBe('property.season_not_found');
    expect(await nightly('2027-07-01', '2027-07-02')).toEqual([[20_000, null, 20_000, 2]]);
  });

  test('two seasons of a listing share no night: the other one is named, also where both come at once', async () => {
    const { property_id, other, ask, add, list } = await aHost();
    await add({});
    const late = { name: 'Late summer', start: '2027-08-31', last: '2027-09-10' };
    const refused = await add(late, [other, property_id]);
    expect(refused.body).toMatchObject({
      error_code: 'property.seasons_overlap',
      message: expect.stringContaining('“Summer 2027” already has some of these nights at Alder'),
    });
    const added: Season = (await add(late, [other])).body.data;
    const moved = { ...summer, ...late, property_ids: [property_id] };
    expect((await ask(`PUT /user/season/${added.season_id}`, moved)).body['error_code']).toBe('property.seasons_overlap');
    const codes = (await Promise.all([1, 2, 3].map(() => add({ start: '2027-10-01', last: '2027-10-08' })))).map(({ status }) => status);
    expect(codes.toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect((await list()).seasons.map(({ name, property_ids }) => [name, property_ids.length])).toEqual([
      ['Summer 2027', 1],
      ['Late summer', 1],
      ['Summer 2027', 1],
    ]);
  });

  test('dates, listings and the number of seasons are bounded, and another host sees and changes none', async () => {
    const { property_id, add, list } = await aHost();
    const code = async (answer: ReturnType<typeof add>) => (await answer).body['error_code'];
    expect(await code(add({ start: '2027-08-31', last: '2027-06-15' }))).toBe('property.season_reversed');
    expect(await code(add({ start: '2025-01-01' }))).toBe('property.season_beyond');
    expect(await code(add({ last: '2030-01-01' }))).toBe('property.season_beyond');
    expect(await code(add({ start: '2026-10-01', last: '2026-10-31' }))).toBe('property.season_beyond');
    const stranger = await aHost();
    expect(await code(stranger.add({}, [property_id]))).toBe('property.not_found');
    const { season_id }: Season = (await add({})).body.data;
    expect((await stranger.ask(`DELETE /user/season/${season_id}`)).body['error_code']).toBe('property.season_not_found');
    expect((await stranger.list()).seasons).toEqual([]);
    const rows = Array.from({ length: seasonsMax - 1 }, (_, at) => {
      const date = new Date(Date.UTC(2027, 8, 1 + at)).toISOString().slice(0, 10);
      return {
        season_id: randomUUID(),
        property_id,
        name: `Day ${at}`,
        nights: `[${date},${date}]`,
        night_cents: 30_000,
        min_nights: null,
      };
    });
    await server.database.db.insertInto('seasons').values(rows).execute();
    expect(await code(add({ start: '2028-01-01', last: '2028-01-02' }))).toBe('property.too_many_seasons');
    expect((await list()).seasons).toHaveLength(seasonsMax);
  });

  test('a stay that is booked keeps its price, and a deleted listing leaves its seasons', async () => {
    const { host, property_id, other, add, list } = await aHost();
    const guest = await aGuest(server);
    const asked = await askFor(server, { property_id, guest, checkin: '2027-07-05', checkout: '2027-07-08' });
    const { booking_id } = asked.body.data as { booking_id: string };
    await add({}, [property_id, other]);
    const { body } = await server.ask(`GET /booking/${booking_id}`, { token: host.token });
    expect((body.data as { payout: { amount: string } }).payout.amount).toBe('690.00 CAD');
    await server.database.db.deleteFrom('properties').where('property_id', '=', other).execute();
    expect((await list()).seasons.map(({ property_ids }) => property_ids)).toEqual([[property_id]]);
  });
});
