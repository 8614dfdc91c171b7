// Whether the part of a map that a search names is one.
import { refuse } from '../../request/refusal';
import type { SearchTerms } from './found-stays.lookup';
import { isMapPart } from './search.rules';

/** Goes on where a search names no part of the map, or one that there is. */
export const refuseWrongMapPart = ({ bounds }: Pick<SearchTerms, 'bounds'>): void => {
  if (bounds && !isMapPart(bounds)) refuse('property.map_part_wrong');
};
