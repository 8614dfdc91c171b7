// A search that finds nothing, in words: why, and the ways on that the server has counted.
import type { NothingFound, SearchAlternative } from '../../../generated/model/entities';
import type { SearchLack } from '../../../generated/model/values';
import { noStaysTexts as texts } from '../../../generated/texts/sentences/noStaysTexts';
import { searchTexts } from '../../../generated/texts/sentences/searchTexts';
import { shortRange } from '../../ui/calendar/dates';
import { changed, datesText, detailText, placeOf, type SearchQuery, tripOf } from '../shell/search-pill/trip';
import { activeFilters } from '../shell/search-pill/active-filters';
import { countedStays } from './search-head';

/** A search that finds something. */
export interface Suggestion {
  readonly label: string;
  readonly query: SearchQuery;
}

/** The address that asks these terms: its order, currency and way of showing stay. */
const queryOf = (query: SearchQuery, { guests, filters, checkin, checkout, ...place }: SearchAlternative['terms']): SearchQuery => {
  const { sort, currency, taxes } = query;
  const { adults, children, infants, pets } = guests ?? {};
  const people = {
    adults: query.adults && adults,
    children: children || undefined,
    infants: infants || undefined,
    pets: pets || undefined,
  };
  return { ...place, checkin: checkin ?? undefined, checkout: checkout ?? undefined, ...people, ...filters, sort, currency, taxes };
};

const removed = (from: SearchQuery, to: SearchQuery): string => {
  const left = new Set(activeFilters(to).map(({ id }) => id));
  return activeFilters(from).find(({ id }) => !left.has(id))?.label ?? '';
};

const labels: Readonly<Record<SearchAlternative['change'], (of: SearchAlternative, stays: string, query: SearchQuery) => string>> = {
  without_pets: (_of, stays) => texts.withoutPets({ stays }),
  fewer_guests: ({ terms: { guests } }, stays) => {
    const count = (guests?.adults ?? 1) + (guests?.children ?? 0);
    return texts.fewerGuests({ count, stays });
  },
  without_filter: ({ terms }, stays, query) => texts.withoutFilter({ label: removed(query, queryOf(query, terms)), stays }),
  without_filters: (_of, stays) => texts.withoutFilters({ stays }),
  other_dates: ({ terms: { checkin, checkout } }, stays) =>
    texts.otherDates({ dates: checkin && checkout ? shortRange(checkin, checkout) : '', stays }),
  any_dates: (_of, stays) => texts.anyDates({ stays }),
  wider_map: (_of, stays) => texts.widerMap({ stays }),
  without_map: (_of, stays) => texts.withoutMap({ stays }),
  nearby: ({ place }, stays) => texts.nearby({ place: place ?? '', stays }),
  province: ({ place }, stays) => texts.everywhereIn({ place: place ?? '', stays }),
  country: (_of, stays) => texts.everywhereIn({ place: texts.country, stays }),
};

export const suggestionsOf = (query: SearchQuery, { alternatives }: NothingFound): readonly Suggestion[] =>
  alternatives.map((it) => ({
    label: labels[it.change](it, countedStays({ total: it.count, more: it.more }), query),
    query: changed(queryOf(query, it.terms), {}),
  }));

const together = (query: SearchQuery, place: string): string => {
  const trip = detailText(tripOf(query));
  return activeFilters(query).length > 0 || trip === undefined ? texts.emptyFilters({ place }) : texts.emptyTogether({ place, trip });
};

/** `No stays in Banff take pets`: what is true of this search. */
export const reasonOf = (query: SearchQuery, lack: SearchLack): string => {
  const place = query.bounds ? searchTexts.thisArea : (placeOf(query) ?? texts.country);
  const { adults = 1, children = 0 } = query;
  const reasons: Readonly<Record<SearchLack, () => string>> = {
    place: () => texts.emptyPlace({ place }),
    pets: () => texts.emptyPets({ place }),
    guests: () => texts.emptyGuests({ place, count: adults + children }),
    dates: () => ((query.flex_days ?? query.flex_stay) ? texts.emptyOpenDates : texts.emptyDates)({ place, dates: datesText(query) ?? '' }),
    together: () => together(query, place),
  };
  return reasons[lack]();
};
