// A search as its address tells it, and what is asked of the server.
import type { SearchPropertiesArgs } from '../../../generated/client/property';
import type { SearchFilters } from '../../../generated/model/entities';
import type { Currency } from '../../../generated/model/values';
import type { SearchQuery } from '../shell/search-pill/trip';

const given = <T extends object>(value: T): T | undefined => (Object.values(value).some((it) => it !== undefined) ? value : undefined);

/**
 * The question to the server, in the currency that a person chose where the address names none. Taxes and the map's view concern the display alone; the
 * rest are filters, told without their table, which holds all their words.
 */
export const argsOf = (query: SearchQuery, chosen?: Currency): SearchPropertiesArgs => {
  const {
    query: words,
    province,
    bounds,
    checkin,
    checkout,
    flex_days,
    flex_stay,
    flex_months,
    adults,
    children,
    infants,
    pets,
    sort,
    page,
    currency,
    taxes: _taxes,
    map: _map,
    price_currency,
    ...filters
  } = query;
  return {
    query: words?.trim() || undefined,
    province,
    bounds: bounds?.length === 4 ? bounds : undefined,
    checkin,
    checkout,
    flex_days,
    flex_stay,
    flex_months,
    guests: given({ adults, children, infants, pets }),
    filters: given(filters satisfies { [K in keyof typeof filters]: SearchFilters[K & keyof SearchFilters] }),
    sort,
    page,
    currency: currency ?? chosen,
    price_currency,
  };
};

/** Tells one question from another. */
export const keyOf = (args: SearchPropertiesArgs): string => JSON.stringify(args);
