// How long searches take as listings grow: the same ones over 10,000 and over ten times as many, or as many as are named: `npm run bench:search -- 1000000`.
import { type Database, databaseOver } from '../../../src/server/database/open';
import { findPage, type PageTerms } from '../../../src/server/property/search/found-page.lookup';
import { aDatabase } from '../../support/databases';
import { aPerson, aProperty } from '../../support/a-property';
import { grow, swapped, townNamed } from './listings';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const now = new Date();
const dateAt = (days: number) =>
  new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10) as NonNullable<PageTerms['checkin']>;

const dated = { checkin: dateAt(40), checkout: dateAt(43) };
const months = [dateAt(40), dateAt(71), dateAt(102)];
const four = { guests: { adults: 4, children: 0, infants: 0, pets: 0 } };
const within = { filters: { price_min: 200, price_max: 250 } };
const searches: readonly (readonly [what: string, terms: Partial<PageTerms>])[] = [
  ['nothing given', {}],
  ['nothing given, page 40', { page: 40 }],
  ['a province', { province: 'ON' }],
  ['a town', { query: townNamed(17) }],
  ['a mistyped town', { query: swapped(townNamed(117)) }],
  ['a section of the map', { bounds: [45, -80, 46, -78] }],
  ['dates', dated],
  ['dates, page 40', { ...dated, page: 40 }],
  ['dates and a town', { ...dated, query: townNamed(17) }],
  ['dates, a province and four people', { ...dated, ...four, province: 'QC' }],
  ['dates within a price', { ...dated, ...within }],
  ['dates, the cheapest', { ...dated, sort: 'price_asc' }],
  ['dates, give or take three days', { ...dated, flex_days: 3 }],
  ['the same within a price', { ...dated, flex_days: 3, ...within }],
  ['a week in three months', { flex_stay: 'week', flex_months: months }],
  ['a weekend in three months and a town', { flex_stay: 'weekend', flex_months: months, query: townNamed(17) }],
  ['a hot tub', { filters: { amenities: ['hot_tub'] } }],
  ['the cheapest', { sort: 'price_asc' }],
  ['the best rated in a province', { sort: 'rating', province: 'PE' }],
  ['the newest within a price', { sort: 'newest', ...within }],
];

const usual = { sort: 'recommended', page: 1, per_page: 24, currency: 'CAD' } as const;
const median = async (db: Database, terms: Partial<PageTerms>): Promise<number> => {
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const since = performance.now();
    await findPage(db, { ...usual, ...terms }, now);
    times.push(performance.now() - since);
  }
  return times.toSorted((a, b) => a - b)[4] ?? 0;
};

const few = 10_000;
const many = Number(process.argv[2] ?? 10 * few);
const database = await aDatabase('PostgreSQL');
const { db } = database;
const like = await aProperty(db, await aPerson(db));
// the product's connections have their limits: filling the tables takes longer
const slow = database.patient ? databaseOver(database.patient()) : db;
const measured = async (): Promise<readonly number[]> => {
  const found: number[] = [];
  for (const [, terms] of searches) found.push(await median(db, terms));
  return found;
};
await grow(slow, like, [0, few]);
const before = await measured();
await grow(slow, like, [few, many]);
const after = await measured();
say(`median of nine, in ms, over ${few.toLocaleString('en-CA')} and ${many.toLocaleString('en-CA')} listings, and their ratio`);
for (const [at, [what]] of searches.entries()) {
  const [one = 0, other = 0] = [before[at], after[at]];
  say(`${what.padEnd(36)} ${one.toFixed(1).padStart(8)} ${other.toFixed(1).padStart(8)} ${(other / one).toFixed(2).padStart(6)}`);
}
await slow.destroy();
await database.close();
