// Seasons that come back every year: the same dates, wherever a night is priced, and beside no other season of any year.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type {
  Availability,
  CalendarGrid,
  HostCalendar,
  HostProperty,
  PricingMeta,
  SearchAnswer,
  Season,
  Seasons,
} from '../../generated/model/entities';
import { addDays } from '../../generated/model/dates';
import { aHostedPlace } from '../support/a-stay-asked';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const guests = { adults: 2, children: 0, infants: 0, pets: 0 };
const spring = { name: 'Spring', start: '2027-02-20', last: '2027-03-10', yearly: true, price_cents: 24_000, min_nights: 5 };

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
  });
  afterAll(() => server.close());

  const aHost = async () => {
    const { host, property_id } = await aHostedPlace(server, { title: 'Alder', min_nights: 2 });
    const ask = (call: string, body?: object) => server.ask(call, { token: host.token, ...(body && { body }) });
    const add = (season: object) => ask('POST /user/season', { ...spring, property_ids: [property_id], ...season });
    const code = async (answer: ReturnType<typeof ask>) => (await answer).body['error_code'] ?? (await answer).status;
    /** The season as if it had been written in an earlier year. */
    const began = async (nights: string): Promise<string> => {
      const season_id = randomUUID();
      const row = { season_id, property_id, name: 'Since long', nights, yearly: true, night_cents: 30_000, min_nights: null };
      await server.database.db.insertInto('seasons').values(row).execute();
      return season_id;
    };
    const seasonOn = async (date: string): Promise<string | null | undefined> => {
      const path = `/user/property/${property_id}/calendar?from=${date}&to=${addDays(date, 1)}`;
      const { nights }: HostCalendar = (await ask(`GET ${path}`)).body.data;
      return nights[0]?.season;
    };
    return { host, property_id, ask, add, code, began, seasonOn };
  };

  test('each year is priced alike in calendar, grid, quote, search and what guests may book', async () => {
    const { property_id, ask, add, seasonOn } = await aHost();
    const { season_id }: Season = (await add({})).body.data;
    const told = { ...spring, season_id, property_ids: [property_id] };
    expect(((await ask('GET /user/season')).body.data as Seasons).seasons).toEqual([told]);
    for (const date of ['2027-02-20', '2027-03-10', '2028-02-20', '2028-02-29', '2028-03-10']) expect(await seasonOn(date)).toBe('Spring');
    // the year before its first, and around it
    for (const date of ['2026-02-25', '2027-02-19', '2027-03-11', '2028-02-19', '2028-03-11']) expect(await seasonOn(date)).toBeNull();
    const booking = { checkin: '2028-03-08', checkout: '2028-03-13', guests };
    const meta: PricingMeta = (await server.ask(`POST /property/${property_id}/pricing-meta`, { body: { booking } })).body.data;
    expect([meta.quote?.line_items[0]?.amount_cents, meta.reasons]).toEqual([3 * 24_000 + 2 * 20_000, []]);
    const short = { ...booking, checkout: '2028-03-10' };
    const refused: PricingMeta = (await server.ask(`POST /property/${property_id}/pricing-meta`, { body: { booking: short } })).body.data;
    expect(refused.reasons).toEqual([{ reason: 'min_nights', limit: 5 }]);
    const found: SearchAnswer = (await server.ask('POST /property/search', { body: booking })).body.data;
    expect(found.results.find((card) => card.property_id === property_id)?.price.subtotal).toEqual(meta.quote?.subtotal);
    const grid: CalendarGrid = (await ask('GET /user/calendar?from=2028-03-10')).body.data;
    expect(grid.rows[0]?.nights.slice(0, 2).map((night) => night.price_cents)).toEqual([24_000, 20_000]);
    const free: Availability = (await server.ask(`GET /property/${property_id}/availability`)).body.data;
    expect(free.rules).toEqual([
      { start: '2027-02-20', end: '2027-03-11', min_nights: 5 },
      { start: '2028-02-20', end: '2028-03-11', min_nights: 5 },
    ]);
    const ever = await server.ask(`GET /property/${property_id}/availability?from=0001-01-01&to=9999-12-31`);
    expect((ever.body.data as Availability).rules.slice(0, 2)).toEqual(free.rules);
    expect((ever.body.data as Availability).rules.length).toBeLessThan(15);
    expect((await server.ask(`GET /property/${property_id}/availability?from=9999-12-01&to=9999-12-31`)).status).toBe(200);
  });

  test('a season runs over New Year, and February 29 is kept in years that have it', async () => {
    const over = await aHost();
    await over.add({ name: 'Holidays', start: '2026-12-20', last: '2027-01-05' });
    for (const date of ['2026-12-31', '2027-01-05', '2027-12-20', '2028-01-05']) expect(await over.seasonOn(date)).toBe('Holidays');
    for (const date of ['2027-01-06', '2027-12-19', '2028-01-06']) expect(await over.seasonOn(date)).toBeNull();
    const first = await aHost();
    await first.began('[2024-02-29,2024-03-02]');
    for (const date of ['2027-03-01', '2027-03-02', '2028-02-29']) expect(await first.seasonOn(date)).toBe('Since long');
    for (const date of ['2027-02-28', '2027-03-03', '2028-02-28']) expect(await first.seasonOn(date)).toBeNull();
    const last = await aHost();
    await last.began('[2024-02-20,2024-02-29]');
    for (const date of ['2027-02-28', '2028-02-28', '2028-02-29']) expect(await last.seasonOn(date)).toBe('Since long');
    for (const date of ['2027-03-01', '2028-03-01']) expect(await last.seasonOn(date)).toBeNull();
    const night = await aHost();
    await night.began('[2024-02-29,2024-02-29]');
    expect([await night.seasonOn('2027-02-28'), await night.seasonOn('2027-03-01'), await night.seasonOn('2028-02-29')]).toEqual([
      null,
      null,
      'Since long',
    ]);
  });

  test('no other season has its nights, whichever of both comes back, also where both come at once', async () => {
    const { add, code } = await aHost();
    await add({});
    const once = { name: 'Easter', start: '2028-03-10', last: '2028-03-20', yearly: false };
    expect((await add(once)).body).toMatchObject({
      error_code: 'property.seasons_overlap',
      message: expect.stringContaining('“Spring” already has some of these nights at Alder'),
    });
    expect(await code(add({ ...once, start: '2028-03-11' }))).toBe(200);
    // from 2028 on one would meet the other
    expect(await code(add({ name: 'Later', start: '2027-03-15', last: '2027-03-16' }))).toBe('property.seasons_overlap');
    expect(await code(add({ name: 'Later', start: '2027-03-15', last: '2027-03-16', yearly: false }))).toBe(200);
    expect(await code(add({ name: 'Later still', start: '2028-03-21', last: '2028-03-22' }))).toBe(200);
    const autumn = { name: 'Autumn', start: '2027-10-01' };
    const sent = await Promise.all(['2027-10-05', '2027-10-06'].map((last) => add({ ...autumn, last })));
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    // in 2032 both would have the one night
    const leap = await aHost();
    await leap.began('[2024-02-29,2024-02-29]');
    expect(await leap.code(leap.add({}))).toBe('property.seasons_overlap');
  });

  test('it is as long as a year at most, is never over, and is changed however long ago it began', async () => {
    const { add, code } = await aHost();
    expect(await code(add({ last: '2028-02-20' }))).toBe('property.season_too_long');
    expect(await code(add({ last: '2028-02-19' }))).toBe(200);
    const other = await aHost();
    const season_id = await other.began('[2019-06-15,2019-06-20]');
    const change = { ...spring, start: '2019-06-15', last: '2019-06-30', property_ids: [other.property_id] };
    expect(await other.code(other.ask(`PUT /user/season/${season_id}`, { ...change, yearly: false }))).toBe('property.season_beyond');
    expect(await other.code(other.ask(`PUT /user/season/${season_id}`, change))).toBe(200);
    expect([await other.seasonOn('2027-06-30'), await other.seasonOn('2027-07-01')]).toEqual(['Spring', null]);
    // without a word about it, it holds once
    const { yearly: _, ...unsaid } = { ...change, start: '2027-06-15', last: '2027-06-30' };
    expect((await other.ask(`PUT /user/season/${season_id}`, unsaid)).body.data).toMatchObject({ yearly: false });
  });

  test('a copy of a listing has its seasons, but for those that are over', async () => {
    const { property_id, ask, add, began } = await aHost();
    await add({ name: 'Once', start: '2027-05-01', last: '2027-05-10', yearly: false });
    const since = await began('[2019-06-15,2019-06-20]');
    const gone = {
      season_id: randomUUID(),
      property_id,
      name: 'Gone',
      nights: '[2026-05-01,2026-05-10]',
      night_cents: 30_000,
      min_nights: null,
    };
    await server.database.db.insertInto('seasons').values(gone).execute();
    const copy: HostProperty = (await ask(`POST /user/property/${property_id}/duplicate`)).body.data;
    const { seasons }: Seasons = (await ask('GET /user/season')).body.data;
    expect(seasons.filter((it) => it.property_ids.includes(copy.property_id)).map((it) => it.name)).toEqual(['Since long', 'Once']);
    expect(seasons.find((it) => it.season_id === since)?.property_ids).toHaveLength(2);
  });
});
