// The search page's document head.
import type { SearchPropertiesCode } from '../../../generated/client/property';
import type { Failure } from '../../../generated/client/transport';
import type { PropertyCard, SearchAnswer, UnderstoodSearch } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { searchTexts as texts } from '../../../generated/texts/sentences/searchTexts';
import type { HeadSaid } from '../shell/navigation/head';
import { placeOf, type SearchQuery } from '../shell/search-pill/trip';

/** `132 stays in Whistler`, `5 stays near Bamfield`, `132 stays`, or `At least 1,000 stays`. */
export const countedStays = ({ total: count, more }: Pick<SearchAnswer, 'total' | 'more'>, place?: string, isNear = false): string => {
  if (place === undefined) return more ? texts.atLeastAnywhere({ count }) : texts.resultsAnywhere({ count });
  if (isNear) return more ? texts.atLeastNear({ count, place }) : texts.resultsNear({ count, place });
  return more ? texts.atLeastIn({ count, place }) : texts.resultsIn({ count, place });
};

/** The place that a search is about, in words: what is left of them without filters. */
export const placeSearched = (query: SearchQuery, understood: UnderstoodSearch | undefined): string | undefined =>
  query.bounds
    ? texts.thisArea
    : (understood?.named ??
      placeOf(understood && (understood.pets || understood.amenities.length > 0) ? { ...query, query: understood.place } : query));

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
