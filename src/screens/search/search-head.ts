// The search page's document head.
import type { SearchPropertiesCode } from '../../../generated/client/property';
import type { Failure } from '../../../generated/client/transport';
import { searchedStaysMax } from '../../../generated/model/constants';
import type { PropertyCard, SearchAnswer, UnderstoodSearch } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { searchTexts as texts } from '../../../generated/texts/sentences/searchTexts';
import type { HeadSaid } from '../shell/navigation/head';
import { placeOf, type SearchQuery } from '../shell/search-pill/trip';

type Counted = Pick<SearchAnswer, 'total' | 'more'>;
/** Whether there are more than were counted. With dates that is not known: those that were counted may be all that are free. */
export const isOver = ({ total }: Counted): boolean => total === searchedStaysMax;
const found = (count: number, place: string | undefined, isNear: boolean): string => {
  if (place === undefined) return texts.resultsAnywhere({ count });
  return isNear ? texts.resultsNear({ count, place }) : texts.resultsIn({ count, place });
};
/** `132 stays in Whistler`, `5 stays near Bamfield`, `132 stays`, `Over 1,000 stays`, or with dates `At least 500 stays`. */
export const countedStays = (counted: Counted, place?: string, isNear = false): string => {
  const stays = found(counted.total, place, isNear);
  if (!counted.more) return stays;
  return isOver(counted) ? texts.over({ stays }) : texts.atLeast({ stays });
};

/** The place that a search is about, in words; stays that were found by other words than a place’s are in none. */
export const placeSearched = (query: SearchQuery, understood: UnderstoodSearch | undefined): string | undefined =>
  query.bounds ? texts.thisArea : (understood?.named ?? (query.query ? undefined : placeOf(query)));

/** No stay names the place; on a part of the map that is no matter. */
export const isNear = (query: SearchQuery, understood: UnderstoodSearch | undefined): boolean =>
  !query.bounds && (understood?.near ?? false);

/** The stays as search engines read them. */
export const listed = (results: readonly PropertyCard[], origin: string): Readonly<Record<string, unknown>> => ({
  '@type': 'ItemList',
  itemListElement: results.map(({ property_id, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title,
    url: origin + pathTo.listing({ property_id }),
  })),
});

/** Places are worth finding; their many filtered views are not. */
export const headOfSearch = (query: SearchQuery, answer: SearchAnswer, origin: string): HeadSaid => {
  const { results, total, understood } = answer;
  const place = placeSearched(query, understood);
  const { query: _words, province: _province, page: _page, ...rest } = query;
  const plain = Object.values(rest).every((value) => value === undefined);
  return {
    ...(place !== undefined && { title: countedStays(answer, place, isNear(query, understood)) }),
    structured: total > 0 ? [listed(results, origin)] : [],
    indexed: plain && total > 0,
  };
};

export const headOfFailure = (failure: Failure<SearchPropertiesCode>): HeadSaid => ({
  indexed: false,
  ...(failure.kind !== 'refusal' && { status: 503 }),
});
