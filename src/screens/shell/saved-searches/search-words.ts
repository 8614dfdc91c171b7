// A search in words: where, when, who and with which filters.
import { savedSearchNameMax } from '../../../../generated/model/constants';
import { savedSearchTexts as say } from '../../../../generated/texts/sentences/savedSearchTexts';
import { activeFilters } from '../search-pill/active-filters';
import { datesText, guestsText, placeOf, type SearchQuery, tripOf } from '../search-pill/trip';

/** `Tofino · Feb 10–14 · 4 guests · Hot tub` */
export const searchWords = (query: SearchQuery): string => {
  const trip = tripOf(query);
  const place = [placeOf(query) ?? (query.bounds ? [] : say.anywhere), query.bounds ? say.mapPart : []].flat().join(', ');
  // pets are among the guests already
  const filters = activeFilters({ ...query, pets: undefined }).map(({ label }) => label);
  const words = [place, datesText(trip), guestsText(trip), ...filters].filter((it) => it !== undefined).join(' · ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** The same as the first name of a saved search. */
export const searchName = (query: SearchQuery): string => {
  const words = searchWords(query);
  return words.length <= savedSearchNameMax ? words : `${words.slice(0, savedSearchNameMax - 1).trimEnd()}…`;
};
