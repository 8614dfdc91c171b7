// How the database finds stays among ten thousand: by its indexes, however few fit.
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { datedStaysMax } from '../../generated/model/constants';
import type { SearchFilters } from '../../generated/model/entities';
import { searchFilters } from '../../generated/model/filters/searchFilters';
import { keysOf } from '../../generated/model/keys';
import { SearchSort } from '../../generated/model/values';
import type { PlainDate } from '../../generated/model/wire';
import { numbersQuery } from '../../src/server/property/search/counts.repository';
import { fitSeldom } from '../../src/server/property/search/first-fitting.repository';
import type { PageTerms } from '../../src/server/property/search/found-page.lookup';
import { wantedOf } from '../../src/server/property/search/found-stays.lookup';
import { pageQuery } from '../../src/server/property/search/page.repository';
import { understand } from '../../src/server/property/search/query.rules';
import { freeNearFirst, searchQuery } from '../../src/server/property/search/search.repository';
import { aServer, type TestServer } from '../support/a-server';

interface Identified {
  readonly property_id: string;
}

/** Of each filter a value that hardly any of ten thousand has, and the index that finds those. */
const seldomMet: readonly (readonly [SearchFilters, string])[] = [
  [{ bedrooms_min: 9 }, 'properties_by_bedrooms'],
  [{ beds_min: 20 }, 'properties_by_beds'],
  [{ baths_min: 9 }, 'properties_by_baths'],
  [{ rating_min: 5 }, 'properties_by_stars'],
  [{ types: ['yurt'] }, 'properties_by_type'],
  [{ amenities: ['piano'] }, 'properties_by_amenities'],
  [{ accessible: ['wide_doors'] }, 'properties_by_accessibility'],
  [{ languages: ['pl'] }, 'properties_of_owner'],
  [{ policies: ['strict'] }, 'properties_by_policy'],
  [{ instant: true }, 'properties_by_instant'],
];

const dates = { checkin: '2027-02-01' as PlainDate, checkout: '2027-02-04' as PlainDate };

let server: TestServer;
beforeAll(async () => {
  server = await aServer('PostgreSQL');
});
afterAll(() => server.close());

test('among ten thousand the first page of each order reads no stay but by an index', async () => {
  const { db } = server.database;
  const hosts = sql`
    with people as (insert into users (user_id, email, created_at)
      select gen_random_uuid(), 'host-' || n || '@example.ca', now() from generate_series(1, 1000) n returning user_id)
    insert into profiles (profile_id, user_id, referral_code, created_at, languages)
    select gen_random_uuid(), user_id, user_id::text, now(), array['en'] from people`;
  const listings = sql`
    with hosts as (select array_agg(profile_id) as ids from profiles)
    insert into properties (property_id, profile_id, status, timezone, bedroom_list, description, searched, city, province, rating, review_count, listed_at, all_in_night_cents, created_at)
    select gen_random_uuid(), hosts.ids[1 + n % 1000], 'listed', 'America/Regina', '[]', repeat('Lake ', 60), 'town ' || n % 200 || ' ontario on cabin', 'Town ' || n % 200,
      (array['ON', 'QC', 'SK'])[1 + n % 3], 3 + n % 200 / 100.0, n % 90, now() - make_interval(mins => n), 10000 + n * 7919 % 40000, now()
    from hosts, generate_series(1, 10000) n`;
  // rows whose commit is on disk are known to be visible to everybody, as the index alone needs it
  await db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = on`.execute(trx);
    await hosts.execute(trx);
    await listings.execute(trx);
  });
  for (const table of ['properties', 'profiles'] as const) await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  const planOf = async (query: RawBuilder<unknown>): Promise<string> =>
    (await sql<Record<string, string>>`explain ${query}`.execute(db)).rows.map((row) => Object.values(row)[0]).join('\n');
  for (const province of [undefined, 'ON' as const]) {
    for (const sort of keysOf(SearchSort)) {
      const wanted = { ...wantedOf({ province }, server.now()), sort };
      const plan = await planOf(pageQuery({ wanted, kept: {}, sort, page: 1, per_page: 24 }, { meant: understand('') }));
      expect(plan, sort).not.toContain('Seq Scan on properties');
      expect(plan, sort).toMatch(/using properties_(by|of_province_by)_(recommendation|price|rating|listing)/);
    }
    // with what hosts write in it, the table is longer
    expect(await planOf(numbersQuery(wantedOf({ province }, server.now()), understand('')))).toContain(
      'Index Only Scan using properties_by_town',
    );
  }
  // those of a town lie beside one another
  expect(await planOf(searchQuery(wantedOf({ query: 'town 17' }, server.now())))).toContain(
    'Index Only Scan using properties_by_beginning',
  );
  // a word of every text, which none begins with
  const cabin = await planOf(
    pageQuery(
      { wanted: wantedOf({ query: 'cabin' }, server.now()), kept: {}, sort: 'recommended', page: 1, per_page: 24 },
      { meant: understand('cabin') },
    ),
  );
  expect(cabin).not.toContain('Seq Scan on properties');
  for (const index of ['properties_by_beginning', 'properties_by_recommendation']) expect(cabin).toContain(`using ${index}`);
  // where hardly any fits, walking all of them in their order would read each by itself
  const months = { checkin: '2027-02-01' as PlainDate, checkout: '2027-04-20' as PlainDate };
  expect(await planOf(searchQuery(wantedOf(months, server.now())))).toContain('properties_by_longest_stay');
  const people = (adults: number, animals: number) => ({ guests: { adults, children: 0, infants: 0, pets: animals } });
  expect(await planOf(searchQuery(wantedOf(people(13, 0), server.now())))).toContain('properties_by_facts');
  expect(await planOf(searchQuery(wantedOf(people(1, 1), server.now())))).toContain('properties_by_pets');
  for (const [filters, index] of seldomMet) expect(await planOf(searchQuery(wantedOf({ filters }, server.now())))).toContain(index);
  expect(seldomMet.flatMap(([it]) => keysOf(it))).toEqual(keysOf(searchFilters).filter((it) => searchFilters[it].by !== 'code'));
  const isSeldom = (terms: Partial<PageTerms>) => fitSeldom(db, wantedOf(terms, server.now()), { meant: understand(''), most: 100 });
  expect([await isSeldom({}), await isSeldom(dates), await isSeldom(months), await isSeldom(people(13, 0))]).toEqual([
    false,
    false,
    true,
    true,
  ]);
  const within = (min: number, max: number) => planOf(searchQuery({ ...wantedOf(dates, server.now()), kept: { night: [min, max] } }));
  expect(await within(1, 2000)).toContain('properties_by_night_without_cleaning');
  expect(await within(500_000, 900_000)).toContain('properties_by_night_with_all_cleaning');
});

test('those found near the beginning of an order are the first of all', async () => {
  const { db } = server.database;
  for (const sort of keysOf(SearchSort)) {
    const wanted = { ...wantedOf(dates, server.now()), sort };
    const near = freeNearFirst(wanted, understand('')) ?? expect.fail('no order is walked');
    const idsIn = async (query: RawBuilder<unknown>) => (await sql<Identified>`${query}`.execute(db)).rows.map((it) => it.property_id);
    const found = await idsIn(near);
    expect(found.length, sort).toBe(datedStaysMax + 1);
    expect(found, sort).toEqual(await idsIn(searchQuery(wanted)));
  }
});
