// A search of more stays than it looks at: the first ones by the order asked for, to the cent, and it says that there are more.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  calendarsAskedMax,
  datedStaysMax,
  destinationsKeptSeconds,
  flexibleStaysMax,
  searchedStaysMax,
  resultsPerPage,
} from '../../generated/model/constants';
import type { SearchAnswer } from '../../generated/model/entities';
import { keysOf } from '../../generated/model/keys';
import { SearchSort } from '../../generated/model/values';
import { keepRates } from '../../src/server/pricing/currency.commands';
import { searchQuery } from '../../src/server/property/search/search.repository';
import { aPerson, aProperty } from '../support/a-property';
import { aServer, type TestServer } from '../support/a-server';
import { engines } from '../support/databases';

const many = searchedStaysMax + 60;
const begun = Date.parse('2026-06-01T12:00:00Z');

describe.each(engines)('on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(engine);
    const { db } = server.database;
    const host = await aPerson(db, 'Noor');
    await keepRates(db, [{ code: 'USD', as_of: '2026-11-20', rate: 0.7 }]);
    // the dearest have the best reviews, and were listed first
    for (let at = 0; at < many; at += 1)
      await aProperty(db, host, {
        title: `Cabin ${at}`,
        base_cents: 10_000 + at * 100,
        rating: 4 + Math.round((at / many) * 90) / 100,
        review_count: 3 + at,
        listed_at: new Date(begun - at * 3_600_000),
        amenities: at < 40 ? ['wifi', 'pool'] : ['wifi'],
      });
    await aProperty(db, host, { title: 'Harbour loft', city: 'Halifax', province: 'NS', at: [44.65, -63.57] });
  });
  afterAll(() => server.close());

  const search = async (body: object = {}): Promise<SearchAnswer> => (await server.ask('POST /property/search', { body })).body.data;
  const titles = ({ results }: SearchAnswer) => results.map(({ title }) => title);
  const cabins = (first: number, step: number) => Array.from({ length: 24 }, (_, at) => `Cabin ${first + at * step}`);

  test('it says that there are more than it counted, and has a last page', async () => {
    const first = await search();
    expect([first.total, first.more]).toEqual([searchedStaysMax, true]);
    const pages = Math.ceil(searchedStaysMax / 24);
    expect((await search({ page: pages })).results).toHaveLength(searchedStaysMax - (pages - 1) * 24);
    expect((await search({ page: pages + 1 })).results).toEqual([]);
  });

  test('the first by each order are the first of all', async () => {
    expect(titles(await search({ sort: 'price_asc' }))).toEqual(cabins(0, 1));
    expect(titles(await search({ sort: 'price_desc' }))).toEqual(cabins(many - 1, -1));
    expect(titles(await search({ sort: 'newest' }))).toEqual(['Harbour loft', ...cabins(0, 1).slice(0, 23)]);
    expect(titles(await search({ sort: 'rating' }))).toEqual(cabins(many - 1, -1));
    expect((await search()).results.every(({ rating }) => (rating ?? 0) > 4.87)).toBe(true);
  });

  test('of words that very many carry it looks at the recommended ones, and at those of a town before others that speak of it', async () => {
    const { db } = server.database;
    const [first, cabins] = [await search(), await search({ query: 'cabin' })];
    expect([titles(cabins), cabins.total, cabins.more]).toEqual([titles(first), searchedStaysMax, true]);
    expect(titles(await search({ query: 'cabin', sort: 'price_asc' }))).toEqual(titles(await search({ sort: 'price_asc' })));
    const elsewhere = { title: 'Whistler of Halifax', city: 'Halifax', province: 'NS' as const, rating: 5, review_count: 90 };
    const added = await aProperty(db, await aPerson(db, 'Wren'), elsewhere);
    expect(titles(await search({ query: 'Whistler' }))).toEqual(titles(first));
    expect(titles(await search({ query: 'Whistler', province: 'NS' }))).toEqual([elsewhere.title]);
    await db.deleteFrom('properties').where('property_id', '=', added).execute();
  });

  test('what is counted beside the filters is the same in each order', async () => {
    const { facets } = await search();
    expect(facets.price_histogram.reduce((sum, { count }) => sum + count, 0)).toBe(searchedStaysMax);
    for (const sort of keysOf(SearchSort)) expect((await search({ sort })).facets).toEqual(facets);
  });

  test('fewer than it looks at are all of them, also those that others would have crowded out', async () => {
    const pools = await search({ filters: { amenities: ['pool'] } });
    expect([pools.total, pools.more]).toEqual([40, false]);
    const halifax = await search({ query: 'Halifax' });
    expect([titles(halifax), halifax.more]).toEqual([['Harbour loft'], false]);
    // a night and its cleaning with our fee: 205.20, and a dollar and eight cents more for each next one
    const cheap = await search({ filters: { price_max: 226 } });
    expect([cheap.total, cheap.more]).toEqual([20, false]);
    const dollars = await search({ filters: { price_max: 226 }, price_currency: 'USD' });
    expect(dollars.total).toBeGreaterThan(cheap.total);
  });

  const dates = { checkin: '2027-02-02', checkout: '2027-02-05' };

  test('with dates it looks at fewer, and the first by a price are still those of all, to the cent', async () => {
    const first = await search(dates);
    expect([first.total, first.more]).toEqual([datedStaysMax, true]);
    expect(titles(await search({ ...dates, sort: 'price_asc' }))).toEqual(cabins(0, 1));
    // three nights share the cleaning: 140.40 a night, and a dollar and eight cents more for each next one
    const cheap = await search({ ...dates, filters: { price_max: 161 } });
    expect([cheap.total, cheap.more]).toEqual([20, false]);
    expect(
      cheap.results
        .map(({ price }) => price.per_night_all_in.amount_cents)
        .toSorted((a, b) => a - b)
        .slice(0, 2),
    ).toEqual([14_040, 14_148]);
    const open = await search({ ...dates, flex_days: 1, filters: { price_max: 161 } });
    expect([open.total, open.more]).toEqual([20, false]);
  });

  test.each([
    ['without dates', {}, [1285, searchedStaysMax]],
    ['with dates', dates, [680, datedStaysMax]],
    ['within days of them', { ...dates, flex_days: 1 }, [464, flexibleStaysMax]],
  ] as const)('%s all that it looks at are counted, and one more is said to be more', async (_what, when, [price_max, most]) => {
    const whole = await search({ ...when, province: 'BC', filters: { price_max } });
    expect([whole.total, whole.more]).toEqual([most, false]);
    const over = await search({ ...when, province: 'BC', filters: { price_max: price_max + 1 } });
    expect([over.total, over.more]).toEqual([most, true]);
  });

  test('where fewer are free than a page shows more are asked for their dates, and of more than it asks it says that there are more', async () => {
    const { db } = server.database;
    const free = await aProperty(db, await aPerson(db, 'Tamsin'), { city: 'Whitehorse', province: 'YT', rating: 5, review_count: 90 });
    const others = (many: number, review_count: string) => sql`insert into properties select r.* from properties p,
      generate_series(1, ${many}::int) n, lateral jsonb_populate_record(null::properties,
        to_jsonb(p) || jsonb_build_object('property_id', gen_random_uuid(), 'review_count', ${sql.raw(review_count)})) r
      where p.property_id = ${free} returning property_id`;
    await sql`with others as (${others(calendarsAskedMax, 'n % 9')})
      insert into held_nights (held_id, property_id, nights, kind, created_at)
      select gen_random_uuid(), property_id, daterange('2027-02-01', '2027-02-08'), 'block', now() from others`.execute(db);
    const found = async () => {
      const { results, total, more } = await search({ ...dates, query: 'Whitehorse' });
      return { first: results[0]?.property_id, total, more };
    };
    expect(await found()).toEqual({ first: free, total: 1, more: false });
    // the free one comes after all that are taken
    await sql`update properties set rating = 1, review_count = 0 where property_id = ${free}`.execute(db);
    expect(await found()).toEqual({ first: free, total: 1, more: false });
    await sql`update properties set rating = 5, review_count = 90 where property_id = ${free}`.execute(db);
    await others(resultsPerPage - 1, '80 + n % 9').execute(db);
    expect(await found()).toMatchObject({ total: resultsPerPage, more: true });
    await sql`delete from properties where city = 'Whitehorse'`.execute(db);
  });

  test('counts over many are kept for a while, and those over few are made anew', async () => {
    const { db } = server.database;
    const countOf = async (slug: string): Promise<number> => {
      const { body } = await server.ask(`GET /destination/${slug}`);
      return (body.data as { count: number }).count;
    };
    const states = async () => (await server.ask('GET /property/states/popular')).body.data;
    const [country, province, popular] = [await countOf('all'), await countOf('nova-scotia'), await states()];
    expect([country > searchedStaysMax, province]).toEqual([true, 1]);
    const added = await aProperty(db, await aPerson(db, 'Odile'), { city: 'Halifax', province: 'NS' });
    expect([await countOf('all'), await countOf('nova-scotia'), await states()]).toEqual([country, 2, popular]);
    // the first to ask later does not wait until all are counted
    server.later(destinationsKeptSeconds * 1000);
    expect(await countOf('all')).toBe(country);
    await expect.poll(() => countOf('all')).toBe(country + 1);
    await db.deleteFrom('properties').where('property_id', '=', added).execute();
    server.later(2 * destinationsKeptSeconds * 1000);
    expect(await countOf('all')).toBe(country);
  });

  test('ways on say so, too', async () => {
    const { nothing, more, total } = await search({ query: 'Halifax', filters: { amenities: ['pool'] }, alternatives: true });
    expect([total, more]).toEqual([0, false]);
    const country = nothing?.alternatives.find(({ change }) => change === 'country');
    expect([country?.count, country?.more]).toEqual([40, false]);
    const roomy = await search({ query: 'Halifax', guests: { adults: 4, children: 0, infants: 0, pets: 1 }, alternatives: true });
    expect(roomy.nothing?.lack).toBe('pets');
  });

  test('each order has an index, so that the first of a million are found as those of a thousand', async () => {
    const { db } = server.database;
    const wanted = { query: '', filters: {}, pets: false, people: 1, bounds: undefined, province: undefined, dates: undefined };
    const plans = await db.transaction().execute(async (trx) => {
      await sql`set local enable_sort = off`.execute(trx);
      await sql`set local enable_seqscan = off`.execute(trx);
      const found: string[] = [];
      for (const sort of keysOf(SearchSort)) {
        const query = searchQuery({ ...wanted, sort, horizonDays: 540, now: server.now() });
        const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(trx);
        found.push(rows.map((row) => Object.values(row)[0]).join('\n'));
      }
      return found;
    });
    for (const plan of plans) {
      // equal prices are put in order among themselves
      expect(plan).not.toMatch(/(^|-> +)Sort /m);
      expect(plan).toMatch(/using properties_by_(recommendation|price|rating|listing)/);
    }
  });
});
