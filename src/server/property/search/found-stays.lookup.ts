// The stays that a search finds: the database tells what fits, the price formula prices it, rules of dates and prices narrow it. Reads only.
import { bookingHorizonDays } from '../../../../generated/model/constants';
import { dayOf } from '../../../../generated/model/dates';
import type { PriceLine, SearchAlternative, SearchFilters } from '../../../../generated/model/entities';
import { easyPolicies } from '../../../../generated/model/tables';
import { Currency, type SearchSort } from '../../../../generated/model/values';
import { cancellationTerms } from '../../pricing/cancellation.rules';
import { rateOrCanadian } from '../../pricing/currency.lookup';
import { aroundGaps, isLongEnough, usuallyShortest } from '../../pricing/gaps.rules';
import { type BriefLine, type Price, priceIn } from '../../pricing/lines.rules';
import { converted, mostCents, type Rate } from '../../pricing/money.rules';
import {
  nightCount,
  priceBeforeTaxes,
  type PricedProperty,
  type PriceOverride,
  priceOf,
  type StayAsked,
  todaysAt,
} from '../../pricing/price.rules';
import { type DateRule, refusedByDays } from '../../pricing/stay.rules';
import type { Database } from '../../database/open';
import { shownNight } from '../listing/listing.rules';
import { overridesOf, takenNights } from '../property.lookup';
import type { Wanted } from './conditions.repository';
import { findMostReviewed, findNumbers, type Numbers } from './counts.repository';
import { type Understood, understand } from './query.rules';
import { asMeant } from './readings.repository';
import { type Candidate, findFitting, type Found, look, type LookedAt } from './search.repository';
import type { Priced } from './search.rules';
import { type OpenDates, cheapestStay, openDatesOf, spanOf, type StayDates, staysIn } from './flexible.rules';
import { findNear, type Near } from './similar.repository';

/** All that decides what a search finds. */
export type SearchTerms = SearchAlternative['terms'];
/** The price formula: with words and taxes, or without. */
export type Formula<L extends BriefLine> = (property: PricedProperty, stay: StayAsked, overrides: readonly PriceOverride[]) => Price<L>;
export interface PricedStay<T extends Candidate = Found, L extends BriefLine = PriceLine> extends Priced<T> {
  readonly stay: Price<L> | undefined;
  /** The dates of that price, where a search leaves them open. */
  readonly dates?: StayDates;
  /** Other prices and rules around them. */
  readonly rules?: readonly DateRule[];
}
export interface FoundStays<T extends Candidate = Found, L extends BriefLine = PriceLine> {
  readonly fitting: readonly PricedStay<T, L>[];
  /** More fit than were looked at. */
  readonly more: boolean;
  /** Before the price filter narrowed them. */
  readonly all: readonly PricedStay<T, L>[];
  /** Those that are counted beside the filters: where more fit, the same ones whatever the order. */
  readonly counted: readonly PricedStay<T, L>[];
  readonly understood: Understood;
}

const noFilters: SearchFilters = {};

export const wantedOf = (terms: SearchTerms, now: Date): Wanted => {
  const { query = '', bounds, province, checkin, checkout, guests, filters = noFilters } = terms;
  const open = openDatesOf(terms, now);
  return {
    query,
    bounds,
    province,
    dates: checkin && checkout && !open ? { checkin, checkout, nights: nightCount(checkin, checkout) } : undefined,
    open,
    people: (guests?.adults ?? 1) + (guests?.children ?? 0),
    pets: (guests?.pets ?? 0) > 0,
    filters,
    sort: 'recommended',
    horizonDays: bookingHorizonDays,
    now,
  };
};

interface Asked<L extends BriefLine> {
  readonly terms: SearchTerms;
  readonly wanted: Wanted;
  readonly price: Formula<L>;
}

/** A stay without dates: a night costs what is kept of it. */
export const undated = <T extends Candidate, L extends BriefLine = PriceLine>(property: T): PricedStay<T, L> => ({
  property,
  stay: undefined,
  night_cents: property.all_in_night_cents,
});

/** Prices the stays of a search. */
const pricing = <L extends BriefLine>({ terms, wanted, price }: Asked<L>) => {
  const { adults = 1, children = 0, pets = 0 } = terms.guests ?? {};
  const todayIn = todaysAt(wanted.now);
  return <T extends Candidate>(property: T, { checkin, checkout }: StayDates, rules: readonly DateRule[]): PricedStay<T, L> => {
    const days_ahead = dayOf(checkin) - todayIn(property.timezone);
    const stay = price(property, { checkin, checkout, adults, children, pets, days_ahead }, rules);
    return { property, stay, rules, night_cents: Math.round(stay.subtotal / stay.nights) };
  };
};

/** The policies of stays that can be cancelled without cost, where no dates are known. */
export const freePolicies = easyPolicies.map(({ policy }) => policy);
const isFree = (
  { cancellation_policy: policy, ...place }: Candidate,
  { dates, now }: Pick<Wanted, 'now'> & { readonly dates: StayDates | undefined },
): boolean =>
  dates ? cancellationTerms(policy, { ...place, checkin: dates.checkin }, now).free_until !== null : freePolicies.includes(policy);

/** The cheapest dates of each that fit, without those that have none. */
const pricedOpen = async <T extends Candidate, L extends BriefLine>(
  db: Database,
  { found, taken: known }: Pick<LookedAt<T>, 'found' | 'taken'>,
  { open, terms, wanted, price }: Asked<L> & { readonly open: OpenDates },
): Promise<readonly PricedStay<T, L>[]> => {
  const stays = staysIn(open);
  const span = spanOf(stays);
  if (!span) return [];
  const ids = found.map((it) => it.property_id);
  const around = aroundGaps(span.checkin, span.checkout);
  const [rules, taken] = await Promise.all([overridesOf(db, ids, around), known ?? takenNights(db, ids, around)]);
  const todayIn = todaysAt(wanted.now);
  const { adults = 1, children = 0, pets = 0 } = terms.guests ?? {};
  return found.flatMap((property) => {
    const its = rules.get(property.property_id) ?? [];
    const facts = { rules: its, taken: taken.get(property.property_id) ?? [], now: wanted.now, todayIn };
    const fits = (dates: StayDates): boolean => !wanted.filters.free_cancellation || isFree(property, { ...wanted, dates });
    const cheapest = cheapestStay(property, { ...facts, stays, party: { adults, children, pets }, price, fits });
    if (!cheapest) return [];
    const { stay, ...dates } = cheapest;
    return [{ property, stay, dates, rules: its, night_cents: Math.round(stay.subtotal / stay.nights) }];
  });
};

/** The found listings with their prices; with dates, only those that the rules of those dates let a guest book. */
const pricedStays = async <T extends Candidate, L extends BriefLine>(
  db: Database,
  looked: Pick<LookedAt<T>, 'found' | 'taken'>,
  asked: Asked<L>,
): Promise<readonly PricedStay<T, L>[]> => {
  const { dates, open } = asked.wanted;
  if (open) return pricedOpen(db, looked, { ...asked, open });
  const { found } = looked;
  if (!dates) return found.map((it) => undated(it));
  const around = aroundGaps(dates.checkin, dates.checkout);
  const rules = await overridesOf(
    db,
    found.map((it) => it.property_id),
    around,
  );
  const rulesOf = (it: T): readonly DateRule[] => rules.get(it.property_id) ?? [];
  const isShort = (it: T): boolean => dates.nights < usuallyShortest(dates.checkin, it, rulesOf(it));
  // nights that are gone decide only about gaps
  const short = found.filter((it) => it.gap_stays && isShort(it)).map((it) => it.property_id);
  const taken = await takenNights(db, short, around);
  const mayBegin = (it: T): boolean =>
    isLongEnough(dates, it, { overrides: rulesOf(it), taken: taken.get(it.property_id) ?? [], now: asked.wanted.now });
  const priced = pricing(asked);
  return found.filter((it) => mayBegin(it) && refusedByDays(dates, rulesOf(it)).length === 0).map((it) => priced(it, dates, rulesOf(it)));
};

/** An average night as a card shows it, in the smallest unit of a currency. */
export const nightIn = (rate: Rate, { stay, night_cents }: PricedStay<Candidate, BriefLine>): number =>
  stay && rate.currency !== 'CAD' ? shownNight(priceIn(rate, stay)) : converted(night_cents, rate);

export interface PriceRange {
  readonly rate: Rate;
  /** In the smallest unit of its currency. */
  readonly min: number;
  readonly max: number;
}
export const priceRangeOf = async (
  db: Database,
  { filters = noFilters, price_currency = 'CAD' }: SearchTerms,
  now: Date,
): Promise<PriceRange | undefined> => {
  const { price_min, price_max } = filters;
  if (price_min === undefined && price_max === undefined) return undefined;
  const rate = await rateOrCanadian(db, price_currency, now);
  const unit = 10 ** Currency[rate.currency].decimals;
  return { rate, min: (price_min ?? 0) * unit, max: (price_max ?? Number.POSITIVE_INFINITY) * unit };
};
const isWithin =
  (range: PriceRange | undefined) =>
  (it: PricedStay<Candidate, BriefLine>): boolean => {
    if (!range) return true;
    const night = nightIn(range.rate, it);
    return night >= range.min && night <= range.max;
  };
/** The kept nights that lie in a price range, to the cent. */
export const keptNight = ({ rate, min, max }: PriceRange): readonly [number, number] => [
  mostCents(Math.ceil(min) - 1, rate) + 1,
  mostCents(max, rate),
];

export interface SearchMoment {
  readonly now: Date;
  /** The meaning of the words, where it is known already. */
  readonly meant?: Understood | undefined;
}

interface SearchOrder {
  readonly sort?: SearchSort | undefined;
}

const findBy =
  <L extends BriefLine>(price: Formula<L>) =>
  async (
    db: Database,
    { sort = 'recommended', ...terms }: SearchTerms & SearchOrder,
    { now, meant }: SearchMoment,
  ): Promise<FoundStays<Found, L>> => {
    const wanted = wantedOf(terms, now);
    const lookAt = async (understood: Understood) => ({ ...(await look(db, wanted, understood)), understood });
    const first = meant
      ? await lookAt(meant)
      : await asMeant(db, wanted, async (understood) => {
          const looked = await lookAt(understood);
          return looked.found.length > 0 ? looked : undefined;
        });
    if (first === undefined) return { fitting: [], more: false, all: [], counted: [], understood: understand(wanted.query) };
    const range = await priceRangeOf(db, terms, now);
    const pricesOf = ({ found, taken }: LookedAt<Found>): Promise<readonly PricedStay<Found, L>[]> => {
      const free = wanted.filters.free_cancellation && !wanted.open ? found.filter((it) => isFree(it, wanted)) : found;
      return pricedStays(db, { found: free, taken }, { terms, wanted, price });
    };
    const isAll = !first.more || (sort === 'recommended' && !range);
    const lookAgain = () => look(db, { ...wanted, sort, ...(range && { kept: { night: keptNight(range) } }) }, first.understood);
    const [all, again] = await Promise.all([pricesOf(first), isAll ? undefined : lookAgain()]);
    const counted = all.filter(isWithin(range));
    if (!again) return { ...first, all, counted, fitting: counted };
    const fitting = (await pricesOf(again)).filter(isWithin(range));
    const { more } = again;
    return { understood: first.understood, more, all, counted: more ? counted : fitting, fitting };
  };

/**
 * The stays that a search finds, priced, the recommended first where it looks at all of them; words are read anew unless it is known what they mean.
 * Where more fits than a search looks at, it looks at the first ones by the order that is asked for, within the asked-for prices as they are kept.
 */
export const findStays = findBy(priceOf);
/** The same with the prices before taxes. */
export const findBriefly = findBy(priceBeforeTaxes);

/** Stays that a search with dates found, with every line of their prices. */
export const priceWhole = (
  stays: readonly PricedStay<Found, BriefLine>[],
  { terms, now }: { readonly terms: SearchTerms; readonly now: Date },
): readonly PricedStay[] => {
  const wanted = wantedOf(terms, now);
  const priced = pricing({ terms, wanted, price: priceOf });
  return stays.flatMap(({ property, dates, rules = [] }) => {
    const on = dates ?? wanted.dates;
    return on ? [{ ...priced(property, on, rules), ...(dates && { dates }) }] : [];
  });
};

/** The stays near another that fit, priced, in no particular order. */
export const staysNear = async (
  db: Database,
  terms: SearchTerms,
  { now, ...near }: Near & SearchMoment,
): Promise<readonly PricedStay[]> => {
  const wanted = wantedOf(terms, now);
  return pricedStays(db, { found: await findNear(db, wanted, near) }, { terms, wanted, price: priceOf });
};

/** Those of some stays that fit, priced, in no particular order. */
export const staysAmong = async (
  db: Database,
  ids: readonly string[],
  { terms, now }: { readonly terms: SearchTerms; readonly now: Date },
): Promise<readonly PricedStay[]> => {
  const wanted = wantedOf(terms, now);
  return pricedStays(db, { found: await findFitting(db, ids, wanted) }, { terms, wanted, price: priceOf });
};

type PlaceTerms = Pick<SearchTerms, 'query' | 'province'>;
/** The count of the stays that a search finds: the same ones, without reading each. */
export const numbersOf = (db: Database, terms: PlaceTerms, now: Date): Promise<Numbers> => findNumbers(db, wantedOf(terms, now));

/** The most reviewed of them. */
export const mostReviewedOf = (db: Database, terms: PlaceTerms, now: Date): Promise<string | undefined> =>
  findMostReviewed(db, wantedOf(terms, now));
