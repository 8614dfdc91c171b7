// How long searches take as listings grow: the same ones over 10,000 and over ten times as many, or as many as are named: `npm run bench:search -- 1000000`.
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { SearchSort } from '../../../generated/model/values';
import type { Database } from '../../../src/server/database/open';
import { findStays, type SearchTerms } from '../../../src/server/property/search/found-stays.lookup';
import { aDatabase } from '../../support/databases';
import { aPerson, aProperty } from '../../support/a-property';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const now = new Date();
const dateAt = (days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10) as NonNullable<SearchTerms['checkin']>;

// names that resemble each other no more than those of towns do
const letters = ['0123456789', 'ghijklmnop'] as const;
const townOf = (number: RawBuilder<unknown>) => sql`translate(left(md5(${number}), 8), ${letters[0]}, ${letters[1]})`;
const townNamed = (number: number): string =>
  createHash('md5')
    .update(String(number))
    .digest('hex')
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => letters[1].charAt(Number(digit)));
const swapped = (name: string): string => name.slice(0, 3) + name.charAt(4) + name.charAt(3) + name.slice(5);

/** Listings in two hundred towns of ten provinces, each with prices, reviews, amenities and twenty taken stays of its own. */
const grow = async (db: Database, like: string, [from, to]: readonly [number, number]): Promise<void> => {
  const step = 2000;
  for (let first = from; first < to; first += step) {
    const last = Math.min(to, first + step);
    await sql`
        with grown as (insert into properties select r.* from properties p, generate_series(${first}::int, ${last - 1}::int) n,
        lateral jsonb_populate_record(null::properties, to_jsonb(p) || jsonb_build_object(
          'property_id', gen_random_uuid(), 'title', 'Cabin ' || n, 'city', ${townOf(sql`(n % 200)::text`)},
          'province', (array['ON', 'QC', 'BC', 'AB', 'NS', 'NB', 'MB', 'SK', 'PE', 'NL'])[1 + n % 10],
          'searched', ${townOf(sql`(n % 200)::text`)} || ' cabin ' || n, 'sleeps', 1 + n % 12, 'base_cents', 8000 + (n * 7919::bigint) % 40000,
          'all_in_night_cents', round((8000 + (n * 7919::bigint) % 40000 + 9000) * 1.08),
          'rating', 3.5 + (n * 31 % 150) / 100.0, 'review_count', n * 13 % 90,
          'amenities', case when n % 9 = 0 then '["wifi", "hot_tub"]'::jsonb else '["wifi"]'::jsonb end,
          'latitude', 43 + (n * 17 % 10000) / 1000.0, 'longitude', -123 + (n * 29 % 60000) / 1000.0,
          'listed_at', now() - make_interval(mins => n))) r where p.property_id = ${like} returning property_id)
        insert into held_nights (held_id, property_id, nights, kind, created_at) select gen_random_uuid(), property_id, daterange(d::date, d::date + 4), 'block', now()
        from grown, generate_series(current_date + 5, current_date + 300, interval '15 days') d`.execute(db);
    if (last % 10_000 === 0) say(`  ${last.toLocaleString('en-CA')} listings`);
  }
  for (const table of ['properties', 'held_nights'] as const) await sql`analyze ${sql.table(table)}`.execute(db);
};

const dated = { checkin: dateAt(40), checkout: dateAt(43) };
const searches: readonly (readonly [what: string, terms: SearchTerms & { readonly sort?: SearchSort }])[] = [
  ['nothing given', {}],
  ['a province', { province: 'ON' }],
  ['a town', { query: townNamed(17) }],
  ['a mistyped town', { query: swapped(townNamed(117)) }],
  ['a section of the map', { bounds: [45, -80, 46, -78] }],
  ['dates', dated],
  ['dates, a province and four people', { ...dated, province: 'QC', guests: { adults: 4, children: 0, infants: 0, pets: 0 } }],
  ['a hot tub', { filters: { amenities: ['hot_tub'] } }],
  ['the cheapest', { sort: 'price_asc' }],
  ['the newest within a price', { sort: 'newest', filters: { price_min: 200, price_max: 250 } }],
];

const median = async (db: Database, terms: SearchTerms): Promise<number> => {
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const since = performance.now();
    await findStays(db, terms, { now });
    times.push(performance.now() - since);
  }
  return times.toSorted((a, b) => a - b)[4] ?? 0;
};

const few = 10_000;
const many = Number(process.argv[2] ?? 10 * few);
const database = await aDatabase('PostgreSQL');
const { db } = database;
const like = await aProperty(db, await aPerson(db));
const measured = async (): Promise<readonly number[]> => {
  const found: number[] = [];
  for (const [, terms] of searches) found.push(await median(db, terms));
  return found;
};
await grow(db, like, [0, few]);
const before = await measured();
await grow(db, like, [few, many]);
const after = await measured();
say(`median of nine, in ms, over ${few.toLocaleString('en-CA')} and ${many.toLocaleString('en-CA')} listings, and their ratio`);
for (const [at, [what]] of searches.entries()) {
  const [one = 0, other = 0] = [before[at], after[at]];
  say(`${what.padEnd(36)} ${one.toFixed(1).padStart(8)} ${other.toFixed(1).padStart(8)} ${(other / one).toFixed(2).padStart(6)}`);
}
await database.close();
