// Searching: the database finds what fits, the price formula prices it, then it is ordered, counted and paged.
import type { PropertyHandlers, SearchPropertiesRequest } from '../../../generated/contract/handlers';
import { bookingHorizonDays } from '../../../generated/model/constants';
import type { PropertyCard, SearchFilters } from '../../../generated/model/entities';
import { Province } from '../../../generated/model/values';
import type { PlainDate } from '../../../generated/model/wire';
import { readPropertyCard } from '../../../generated/tables/properties';
import { cancellationTerms } from '../pricing/cancellation.rules';
import { rateOrCanadian } from '../pricing/currency.lookup';
import type { Price } from '../pricing/lines.rules';
import { moneyOf, type Rate } from '../pricing/money.rules';
import { allInNightCents, daysAhead, nightCount, type PriceOverride, priceOf } from '../pricing/price.rules';
import { type DateRule, refusedByDates } from '../pricing/stay.rules';
import type { Serving } from '../serving';
import type { Database } from '../database/open';
import { placeName, shownPrice } from './listing.rules';
import { rounded } from './position.rules';
import { findPopular } from './popular.repository';
import { overridesOf, photosOf } from './property.lookup';
import { type Found, findListed, type Wanted } from './search.repository';
import { boundsOf, facetsOf, inOrder, type Priced } from './search.rules';

type SearchInput = SearchPropertiesRequest['input'];
interface PricedStay extends Priced {
  readonly stay: Price | undefined;
}

const noFilters: SearchFilters = {};

const wantedOf = (input: SearchInput, now: Date): Wanted => {
  const { checkin, checkout, guests, filters = noFilters } = input;
  return {
    query: input.query ?? '',
    bounds: input.bounds,
    province: input.province,
    dates: checkin && checkout ? { checkin, checkout, nights: nightCount(checkin, checkout) } : undefined,
    people: (guests?.adults ?? 1) + (guests?.children ?? 0),
    pets: filters.pets === true || (guests?.pets ?? 0) > 0,
    instant: filters.instant === true,
    beds: filters.beds_min ?? 0,
    bedrooms: filters.bedrooms_min ?? 0,
    types: filters.types ?? [],
    amenities: filters.amenities ?? [],
    accessible: filters.accessible ?? [],
    policies: filters.policies ?? [],
    horizonDays: bookingHorizonDays,
    now,
  };
};

const priced = (
  property: Found,
  wanted: Wanted,
  it: { readonly input: SearchInput; readonly overrides: readonly PriceOverride[] },
): PricedStay => {
  if (!wanted.dates) return { property, stay: undefined, night_cents: allInNightCents(property) };
  const { adults = 1, children = 0, pets = 0 } = it.input.guests ?? {};
  const days_ahead = daysAhead(wanted.dates.checkin, wanted.now, property.timezone);
  const stay = priceOf(property, { ...wanted.dates, adults, children, pets, days_ahead }, it.overrides);
  return { property, stay, night_cents: Math.round(stay.subtotal / stay.nights) };
};

const within = (filters: SearchFilters | undefined, it: Priced): boolean =>
  it.night_cents >= (filters?.price_min ?? 0) * 100 && it.night_cents <= (filters?.price_max ?? Number.POSITIVE_INFINITY) * 100;

interface Asked {
  readonly input: SearchInput;
  readonly wanted: Wanted;
}
/** What was found with its price; with dates, only what the rules of those dates let somebody book. */
const pricedStays = async (db: Database, found: readonly Found[], { input, wanted }: Asked): Promise<readonly PricedStay[]> => {
  const { dates } = wanted;
  if (!dates) return found.map((it) => priced(it, wanted, { input, overrides: [] }));
  const ids = found.map((it) => it.property_id);
  const rules = await overridesOf(db, ids, { from: dates.checkin, to: dates.checkout });
  const rulesOf = (it: Found): readonly DateRule[] => rules.get(it.property_id) ?? [];
  return found
    .filter((it) => refusedByDates(dates, dates.nights, rulesOf(it)) === null)
    .map((it) => priced(it, wanted, { input, overrides: rulesOf(it) }));
};

interface Carding {
  readonly photos: PropertyCard['photos'];
  readonly rate: Rate;
  readonly checkin: PlainDate | null | undefined;
  readonly now: Date;
}
const cardOf = ({ property, stay }: PricedStay, { photos, rate, checkin, now }: Carding): PropertyCard => {
  const policy = property.cancellation_policy;
  return {
    ...readPropertyCard(property),
    lat: rounded(property.latitude),
    lng: rounded(property.longitude),
    place: placeName(property.city, property.province),
    photos,
    price: shownPrice(property, stay, rate),
    policy,
    free_cancel_until: checkin ? cancellationTerms(policy, { ...property, checkin }, now).free_until : null,
    badges: property.instant_book ? ['instant_book'] : [],
  };
};

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z]+/g, '-');

export const searchHandlers: Pick<PropertyHandlers<Serving>, 'searchProperties' | 'listPopularStates'> = {
  async searchProperties({ input }, { db, now }) {
    const wanted = wantedOf(input, now);
    const [{ found, understood }, rate] = [await findListed(db, wanted), await rateOrCanadian(db, input.currency, now)];
    const all = await pricedStays(db, found, { input, wanted });
    const fitting = all.filter((it) => within(input.filters, it));
    const page = inOrder(fitting, input.sort).slice((input.page - 1) * input.per_page, input.page * input.per_page);
    const photos = await photosOf(
      db,
      page.map((it) => it.property.property_id),
      5,
    );
    return {
      results: page.map((it) => cardOf(it, { photos: photos.get(it.property.property_id) ?? [], rate, checkin: input.checkin, now })),
      total: fitting.length,
      page: input.page,
      per_page: input.per_page,
      bounds: boundsOf(fitting),
      facets: facetsOf(fitting, all),
      understood: { words: understood.words, amenities: understood.amenities, pets: understood.pets },
      currency: rate.currency,
    };
  },

  async listPopularStates(_request, { db, now }) {
    const cad = await rateOrCanadian(db, 'CAD', now);
    return (await findPopular(db)).map(({ code, count, cheapest, image }) => {
      const name = Province[code].label;
      return { code, name, count, from_all_in: cheapest === null ? null : moneyOf(cheapest, cad), image, slug: slugOf(name) };
    });
  },
};
