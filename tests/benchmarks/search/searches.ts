// The searches that are measured, and the lists and counts that pages show beside them.
import { destinationsKeptSeconds, searchedStaysMax } from '../../../generated/model/constants';
import { cardsOf } from '../../../src/server/property/search/cards.lookup';
import { findPopular } from '../../../src/server/property/search/counts.repository';
import { findDestinations, mostReviewedIn, numbersOfPlace } from '../../../src/server/property/search/destinations.lookup';
import { findPage, type PageTerms } from '../../../src/server/property/search/found-page.lookup';
import { suggestedPlaces } from '../../../src/server/property/search/suggested-places.lookup';
import { listingParts, listingsInPart } from '../../../src/server/property/listing/sitemap.lookup';
import { rateOrCanadian } from '../../../src/server/pricing/currency.lookup';
import type { Database } from '../../../src/server/database/open';
import { fullWeek, swapped, townNamed } from './listings';

const begun = new Date();
const dateAt = (days: number) =>
  new Date(begun.getTime() + days * 86_400_000).toISOString().slice(0, 10) as NonNullable<PageTerms['checkin']>;

const dated = { checkin: dateAt(40), checkout: dateAt(43) };
const taken = { checkin: dateAt(fullWeek + 1), checkout: dateAt(fullWeek + 4) };
const months = [dateAt(40), dateAt(71), dateAt(102)];
const four = { guests: { adults: 4, children: 0, infants: 0, pets: 0 } };
const within = { filters: { price_min: 200, price_max: 250 } };
const tub = { filters: { amenities: ['hot_tub' as const] } };
const tooMany = { guests: { ...four.guests, adults: 13 } };
const none = { filters: { price_min: 1, price_max: 20 } };
const dear = { filters: { price_min: 5000 } };
// each of the two has every third or fourth, and no stay has both
const apart = { guests: { ...four.guests, adults: 10 }, filters: { types: ['cabin' as const] } };
const map = { bounds: [45, -80, 46, -78] };
const last = Math.min(40, Math.floor(searchedStaysMax / 24));
const searches: readonly (readonly [what: string, terms: Partial<PageTerms>])[] = [
  ['nothing given', {}],
  ['nothing given, page 40', { page: last }],
  ['a province', { province: 'ON' }],
  ['a province, page 40', { province: 'ON', page: last }],
  ['a town', { query: townNamed(17) }],
  ['a mistyped town', { query: swapped(townNamed(117)) }],
  ['a word of every title', { query: 'cabin' }],
  ['the cheapest with a word of every title', { query: 'cabin', sort: 'price_asc' }],
  ['a section of the map', map],
  ['a hot tub', tub],
  ['a hot tub on the map', { ...map, ...tub }],
  ['four people in a town', { ...four, query: townNamed(17) }],
  ['within a price in a province', { ...within, province: 'ON' }],
  ['people that no stay is for', tooMany],
  ['the same, newest, in a province', { ...tooMany, sort: 'newest', province: 'QC' }],
  ['bedrooms that few have', { filters: { bedrooms_min: 9 } }],
  ['a sauna, which few have', { filters: { amenities: ['sauna'] } }],
  ['a language that few hosts speak', { filters: { languages: ['pl'] } }],
  ['a kind of place that nobody lets', { filters: { types: ['yurt'] } }],
  ['people that no cabin is for', apart],
  ['a price that nobody asks', none],
  ['the cheapest', { sort: 'price_asc' }],
  ['the dearest', { sort: 'price_desc' }],
  ['the best rated in a province', { sort: 'rating', province: 'PE' }],
  ['the newest in a province', { sort: 'newest', province: 'PE' }],
  ['the newest within a price', { sort: 'newest', ...within }],
  ['dates', dated],
  ['dates, page 20', { ...dated, page: 20 }],
  ['dates and a town', { ...dated, query: townNamed(17) }],
  ['dates and a mistyped town', { ...dated, query: swapped(townNamed(117)) }],
  ['dates and a word of every title', { ...dated, query: 'cabin' }],
  ['dates and a section of the map', { ...dated, ...map }],
  ['dates, a province and four people', { ...dated, ...four, province: 'QC' }],
  ['dates and a hot tub', { ...dated, ...tub }],
  ['dates within a price', { ...dated, ...within }],
  ['dates within a price that nobody asks', { ...dated, ...none }],
  ['dates within one that is dearer than all', { ...dated, ...dear }],
  ['dates and people that no cabin is for', { ...dated, ...apart }],
  ['dates and bedrooms that few have', { ...dated, filters: { bedrooms_min: 9 } }],
  ['dates on which hardly any is free', taken],
  ['the same in a province', { ...taken, province: 'ON' }],
  ['dates, the cheapest', { ...dated, sort: 'price_asc' }],
  ['dates, the newest in a province', { ...dated, sort: 'newest', province: 'PE' }],
  ['dates, give or take three days', { ...dated, flex_days: 3 }],
  ['the same within a price', { ...dated, flex_days: 3, ...within }],
  ['the same within a price that nobody asks', { ...dated, flex_days: 3, ...none }],
  ['a week in three months', { flex_stay: 'week', flex_months: months }],
  ['a weekend in three months and a town', { flex_stay: 'weekend', flex_months: months, query: townNamed(17) }],
];

const usual = { sort: 'recommended', page: 1, per_page: 24, currency: 'CAD' } as const;
const cards = async (db: Database, terms: Partial<PageTerms>, now: Date): Promise<unknown> => {
  const { stays } = await findPage(db, { ...usual, ...terms }, now);
  return cardsOf(db, stays, { rate: await rateOrCanadian(db, 'CAD', now), checkin: terms.checkin, now });
};
const numbersAt = async (db: Database, slug: string, now: Date): Promise<unknown> => {
  const place = (await findDestinations(db, begun)).find((it) => it.slug.startsWith(slug));
  return place && Promise.all([numbersOfPlace(db, place, now), mostReviewedIn(db, place, now)]);
};

type Ask = (db: Database, now: Date) => Promise<unknown>;
// after so long no earlier count is told
const betweenTurns = 2 * destinationsKeptSeconds * 1000;
/** All that is measured, by its name. */
export const measured: readonly (readonly [what: string, ask: Ask])[] = [
  ...searches.map(([what, terms]): readonly [string, Ask] => [what, (db, now) => cards(db, terms, now)]),
  ['places that are suggested', (db) => suggestedPlaces(db, townNamed(17).slice(0, 4), begun)],
  ['the numbers of a town', (db, now) => numbersAt(db, townNamed(17), now)],
  ['the numbers of a province', (db, now) => numbersAt(db, 'ontario', now)],
  ['the numbers of the country', (db, now) => numbersAt(db, 'all', now)],
  ['the places with pages', findDestinations],
  ['popular provinces, as home has them', findPopular],
  ['the index of the sitemap', (db) => listingParts(db)],
  ['a part of the sitemap', async (db) => listingsInPart(db, (await listingParts(db))[0] ?? '')],
];

/** The median of nine turns in ms; without end where the database ends it. */
export const median = async (db: Database, ask: Ask): Promise<number> => {
  const times: number[] = [];
  for (let turn = 0; turn < 9; turn += 1) {
    const since = performance.now();
    const isDone = await ask(db, new Date(begun.getTime() + turn * betweenTurns)).then(
      () => true,
      () => false,
    );
    if (!isDone) return Number.POSITIVE_INFINITY;
    times.push(performance.now() - since);
  }
  return times.toSorted((a, b) => a - b)[4] ?? 0;
};
