// The stays that a search finds: the database tells what fits, the price formula prices it, rules of dates and prices narrow it. Reads only.
import { bookingHorizonDays } from '../../../../generated/model/constants';
import type { SearchAlternative, SearchFilters } from '../../../../generated/model/entities';
import { easyPolicies } from '../../../../generated/model/tables';
import { Currency } from '../../../../generated/model/values';
import { cancellationTerms } from '../../pricing/cancellation.rules';
import { rateOrCanadian } from '../../pricing/currency.lookup';
import { aroundGaps, shortestFrom, usuallyShortest } from '../../pricing/gaps.rules';
import { type Price, priceIn } from '../../pricing/lines.rules';
import { converted, type Rate } from '../../pricing/money.rules';
import { allInNightCents, daysAhead, nightCount, type PriceOverride, priceOf } from '../../pricing/price.rules';
import { type DateRule, refusedByDays } from '../../pricing/stay.rules';
import type { Database } from '../../database/open';
import { shownNight } from '../listing/listing.rules';
import { overridesOf, takenNights } from '../property.lookup';
import type { Understood } from './query.rules';
import { findAsUnderstood, type Found, findListed, findMostReviewed, findNumbers, type Numbers, type Wanted } from './search.repository';
import type { Priced } from './search.rules';

/** All that decides what a search finds. */
export type SearchTerms = SearchAlternative['terms'];
export interface PricedStay extends Priced {
  readonly stay: Price | undefined;
}
export interface FoundStays {
  readonly fitting: readonly PricedStay[];
  /** Before the price filter narrowed them. */
  readonly all: readonly PricedStay[];
  readonly understood: Understood;
}

const noFilters: SearchFilters = {};

const wantedOf = ({ query = '', bounds, province, checkin, checkout, guests, filters = noFilters }: SearchTerms, now: Date): Wanted => ({
  query,
  bounds,
  province,
  dates: checkin && checkout ? { checkin, checkout, nights: nightCount(checkin, checkout) } : undefined,
  people: (guests?.adults ?? 1) + (guests?.children ?? 0),
  pets: (guests?.pets ?? 0) > 0,
  filters,
  horizonDays: bookingHorizonDays,
  now,
});

interface Asked {
  readonly terms: SearchTerms;
  readonly wanted: Wanted;
}

const priced = (property: Found, { terms, wanted }: Asked, overrides: readonly PriceOverride[]): PricedStay => {
  if (!wanted.dates) return { property, stay: undefined, night_cents: allInNightCents(property) };
  const { adults = 1, children = 0, pets = 0 } = terms.guests ?? {};
  const days_ahead = daysAhead(wanted.dates.checkin, wanted.now, property.timezone);
  const stay = priceOf(property, { ...wanted.dates, adults, children, pets, days_ahead }, overrides);
  return { property, stay, night_cents: Math.round(stay.subtotal / stay.nights) };
};

/** The found listings with their prices; with dates, only those that the rules of those dates let a guest book. */
const pricedStays = async (db: Database, found: readonly Found[], asked: Asked): Promise<readonly PricedStay[]> => {
  const { dates } = asked.wanted;
  if (!dates) return found.map((it) => priced(it, asked, []));
  const around = aroundGaps(dates.checkin, dates.checkout);
  const rules = await overridesOf(
    db,
    found.map((it) => it.property_id),
    around,
  );
  const rulesOf = (it: Found): readonly DateRule[] => rules.get(it.property_id) ?? [];
  const isShort = (it: Found): boolean => dates.nights < usuallyShortest(dates.checkin, it, rulesOf(it));
  // gaps are looked for only where nothing else would let the stay begin
  const short = found.filter((it) => it.gap_stays && isShort(it)).map((it) => it.property_id);
  const taken = await takenNights(db, short, around);
  const mayBegin = (it: Found): boolean => {
    if (!isShort(it)) return true;
    const facts = { overrides: rulesOf(it), taken: taken.get(it.property_id) ?? [], now: asked.wanted.now };
    return dates.nights >= shortestFrom(dates.checkin, it, facts);
  };
  return found.filter((it) => mayBegin(it) && refusedByDays(dates, rulesOf(it)).length === 0).map((it) => priced(it, asked, rulesOf(it)));
};

const isFree = ({ cancellation_policy: policy, ...place }: Found, { dates, now }: Wanted): boolean =>
  dates
    ? cancellationTerms(policy, { ...place, checkin: dates.checkin }, now).free_until !== null
    : easyPolicies.some((it) => it.policy === policy);

/** An average night as a card shows it, in the smallest unit of a currency. */
export const nightIn = (rate: Rate, { stay, night_cents }: PricedStay): number =>
  stay && rate.currency !== 'CAD' ? shownNight(priceIn(rate, stay)) : converted(night_cents, rate);

const withinPrices = async (db: Database, { filters = noFilters, price_currency = 'CAD' }: SearchTerms, now: Date) => {
  const { price_min = 0, price_max = Number.POSITIVE_INFINITY } = filters;
  if (price_min === 0 && price_max === Number.POSITIVE_INFINITY) return () => true;
  const rate = await rateOrCanadian(db, price_currency, now);
  const unit = 10 ** Currency[rate.currency].decimals;
  return (it: PricedStay): boolean => {
    const night = nightIn(rate, it);
    return night >= price_min * unit && night <= price_max * unit;
  };
};

export interface SearchMoment {
  readonly now: Date;
  /** The meaning of the words, where it is known already. */
  readonly meant?: Understood | undefined;
}

/** Everything that a search finds, priced, in no particular order; words are read anew unless it is known what they mean. */
export const findStays = async (db: Database, terms: SearchTerms, { now, meant }: SearchMoment): Promise<FoundStays> => {
  const wanted = wantedOf(terms, now);
  const { found, understood } = meant
    ? { found: await findAsUnderstood(db, wanted, meant), understood: meant }
    : await findListed(db, wanted);
  const asked = wanted.filters.free_cancellation ? found.filter((it) => isFree(it, wanted)) : found;
  const all = await pricedStays(db, asked, { terms, wanted });
  return { all, fitting: all.filter(await withinPrices(db, terms, now)), understood };
};

type PlaceTerms = Pick<SearchTerms, 'query' | 'province'>;
/** The count of the stays that a search finds: the same ones, without reading each. */
export const numbersOf = (db: Database, terms: PlaceTerms, now: Date): Promise<Numbers> => findNumbers(db, wantedOf(terms, now));

/** The most reviewed of them. */
export const mostReviewedOf = (db: Database, terms: PlaceTerms, now: Date): Promise<string | undefined> =>
  findMostReviewed(db, wantedOf(terms, now));
