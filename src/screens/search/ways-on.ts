// Ways on from a search that finds nothing: what could be let go, the likeliest first.
import { suggestionsMax } from '../../../generated/model/constants';
import { searchTexts as texts } from '../../../generated/texts/sentences/searchTexts';
import { addDays, shortRange } from '../../ui/calendar/dates';
import { placeOf, type SearchQuery } from '../shell/search-pill/trip';
import { activeFilters, withoutFilters } from './active-filters';
import { changed } from './search-args';

/** A search that asks for less; its count is not known yet. */
export interface Candidate {
  readonly id: string;
  readonly query: SearchQuery;
  /** What its button says, once there is a count. */
  readonly says: (count: number) => string;
}

/** One that finds something. */
export interface WayOn {
  readonly id: string;
  readonly label: string;
  readonly query: SearchQuery;
}

const shiftDays = 3;
/** The way on that lets go of every filter. */
export const noFilters = 'no-filters';

const fromFilters = (query: SearchQuery): readonly Candidate[] =>
  activeFilters(query)
    .toReversed()
    .map(({ id, label, without }) => ({
      id,
      query: changed(query, without),
      says: (count) => texts.emptyRemove({ label: label.toLowerCase(), count }),
    }));

const fromDates = (query: SearchQuery): readonly Candidate[] => {
  const { checkin, checkout } = query;
  if (!checkin || !checkout) return [];
  const [from, to] = [addDays(checkin, shiftDays), addDays(checkout, shiftDays)];
  return [
    {
      id: 'shift',
      query: changed(query, { checkin: from, checkout: to }),
      says: (count) => texts.emptyShift({ dates: shortRange(from, to), count }),
    },
    {
      id: 'any-dates',
      query: changed(query, { checkin: undefined, checkout: undefined }),
      says: (count) => texts.emptyAnyDates({ count }),
    },
  ];
};

const fromPlace = (query: SearchQuery): readonly Candidate[] =>
  placeOf(query) === undefined && query.bounds === undefined
    ? []
    : [
        {
          id: 'anywhere',
          query: changed(query, { query: undefined, province: undefined, bounds: undefined }),
          says: (count) => texts.emptyAnywhere({ count }),
        },
      ];

const allFilters = (query: SearchQuery): Candidate => ({
  id: noFilters,
  query: withoutFilters(query),
  says: (count) => texts.emptyClearCount({ count }),
});

/** At most a few: the last filter, other dates, then whatever lets go of more. */
export const candidatesOf = (query: SearchQuery): readonly Candidate[] => {
  const [filters, dates, place] = [fromFilters(query), fromDates(query), fromPlace(query)];
  const all = filters.length > 1 ? [allFilters(query)] : [];
  return [...filters.slice(0, 1), ...dates.slice(0, 1), ...all, ...filters.slice(1, 2), ...dates.slice(1), ...place].slice(
    0,
    suggestionsMax,
  );
};
