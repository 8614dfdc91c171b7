// A page of the stays that a search finds, with what is counted beside it: only the stays of the page are priced with every line. Reads only.
import type { SearchFacets } from '../../../../generated/model/entities';
import type { Currency, SearchSort } from '../../../../generated/model/values';
import { searchedStaysMax } from '../../../../generated/model/constants';
import { rateOrCanadian } from '../../pricing/currency.lookup';
import { converted, type Rate } from '../../pricing/money.rules';
import type { Database } from '../../database/open';
import { foundPlace, sharedPlace } from './found-place.rules';
import {
  findBriefly,
  freePolicies,
  keptNight,
  nightIn,
  type PricedStay,
  type PriceRange,
  priceRangeOf,
  priceWhole,
  type SearchTerms,
  undated,
  wantedOf,
} from './found-stays.lookup';
import { type CountedPage, findPageOf, type PageAsked } from './page.repository';
import { publicSpot } from './position.rules';
import { type Understood, understand } from './query.rules';
import { asMeant } from './readings.repository';
import { factsOf } from './search.repository';
import { boundsOf, histogram, inOrder, outermostOf, tallied } from './search.rules';

/** A search, and which page of it by which order. */
export type PageTerms = SearchTerms & {
  readonly sort: SearchSort;
  readonly page: number;
  readonly per_page: number;
  readonly currency?: Currency | undefined;
  /** Only what stands somewhere on the map is on the page. */
  readonly isPlaced?: boolean;
};
export interface FoundPage {
  readonly stays: readonly PricedStay[];
  readonly total: number;
  /** More fit than were looked at. */
  readonly more: boolean;
  /** South, west, north and east of all that was found; none where no position is known. */
  readonly bounds: readonly number[] | null;
  readonly facets: SearchFacets;
  readonly understood: Understood;
  /** The town or the province that was found, where its name is among the words. */
  readonly named: string | null;
}

const nothing = (understood: Understood, { currency }: Rate): FoundPage => ({
  stays: [],
  total: 0,
  more: false,
  bounds: null,
  facets: { amenities: {}, types: {}, price_histogram: [], price_currency: currency },
  understood,
  named: null,
});

interface Priced {
  readonly range: PriceRange | undefined;
  /** Of the picture of prices: that of the price filter, else that of the prices. */
  readonly rate: Rate;
}

/** With dates each stay that is looked at is priced by the one formula. */
const pageWithDates = async (db: Database, terms: PageTerms, { now, rate }: Priced & { readonly now: Date }): Promise<FoundPage> => {
  const { fitting, all, counted, more, understood } = await findBriefly(db, terms, { now });
  const shown = terms.isPlaced ? fitting.filter(({ property }) => publicSpot(property)) : fitting;
  const page = inOrder(shown, terms.sort).slice((terms.page - 1) * terms.per_page, terms.page * terms.per_page);
  const nights = all.map((it) => nightIn(rate, it));
  return {
    stays: priceWhole(page, { terms, now }),
    total: fitting.length,
    more: more && fitting.length > 0,
    bounds: boundsOf(outermostOf(fitting)),
    facets: { ...tallied(counted), price_histogram: histogram(nights, rate.currency), price_currency: rate.currency },
    understood,
    named: foundPlace(understood, sharedPlace(fitting)),
  };
};

interface Counted {
  readonly first: CountedPage;
  /** The same as first, but where more fit than are looked at: the first by the order and within the prices that are asked for. */
  readonly fitting: CountedPage;
}
const countFrom = async (db: Database, asked: PageAsked, meant: Understood): Promise<Counted | undefined> => {
  const first = await findPageOf(db, asked, meant);
  if (first.looked === 0) return undefined;
  const isAll = first.looked <= searchedStaysMax || (asked.sort === 'recommended' && !asked.kept.night && !asked.kept.policies);
  if (isAll) return { first, fitting: first };
  const { wanted, sort, kept } = asked;
  return { first, fitting: await findPageOf(db, { ...asked, wanted: { ...wanted, sort, kept } }, meant) };
};

/** Without dates the database knows what a night costs. */
const pageByDatabase = async (
  db: Database,
  terms: PageTerms,
  { now, range, rate }: Priced & { readonly now: Date },
): Promise<FoundPage> => {
  const { sort, page, per_page, isPlaced } = terms;
  const wanted = wantedOf(terms, now);
  const night = range && { night: keptNight(range) };
  const kept = { ...night, ...(wanted.filters.free_cancellation && { policies: freePolicies }) };
  const asked = { wanted, kept, sort, page, per_page, isPlaced };
  const found = await asMeant(db, wanted, async (understood) => {
    const counted = await countFrom(db, asked, understood);
    return counted && { ...counted, understood };
  });
  const understood = found?.understood ?? understand(wanted.query);
  if (!found) return nothing(understood, rate);
  const { first, fitting } = found;
  const more = fitting.looked > searchedStaysMax;
  const { amenities, types } = more ? first : fitting;
  const nights = first.nights.map((cents) => converted(cents, rate));
  return {
    stays: (await factsOf(db, fitting.shown)).map(undated),
    total: fitting.total,
    more: more && fitting.total > 0,
    bounds: boundsOf(fitting),
    facets: { amenities, types, price_histogram: histogram(nights, rate.currency), price_currency: rate.currency },
    understood,
    named: foundPlace(understood, fitting),
  };
};

/** A page of what a search finds. */
export const findPage = async (db: Database, terms: PageTerms, now: Date): Promise<FoundPage> => {
  const range = await priceRangeOf(db, terms, now);
  const rate = range?.rate ?? (await rateOrCanadian(db, terms.currency ?? 'CAD', now));
  const how = { now, range, rate };
  const { dates, open } = wantedOf(terms, now);
  return dates || open ? pageWithDates(db, terms, how) : pageByDatabase(db, terms, how);
};
