// The stays that a saved search finds and that were listed first in a span of time. Reads only.
import type { Database } from '../database/open';
import { type FoundStays, findStays, type SearchTerms } from '../property/search/found-stays.lookup';
import { isAnythingListed } from '../property/search/newly-listed.lookup';

export interface Listed {
  readonly after: Date;
  readonly until: Date;
}

/** The new stays that fit, the last listed first; where more fit than a search looks at, it looks at the newest. */
export const foundNew = async (
  db: Database,
  terms: SearchTerms,
  { after, until, now }: Listed & { readonly now: Date },
): Promise<Pick<FoundStays, 'fitting'>> => {
  if (!(await isAnythingListed(db, { after, until }))) return { fitting: [] };
  // words keep the meaning that they have among all stays: where none in Whistler is new, none in a place of a like name is told
  const { fitting } = await findStays(db, { ...terms, sort: 'newest' }, { now });
  const listed = (at: Date | null): number => at?.getTime() ?? 0;
  return {
    fitting: fitting
      .filter(({ property: { listed_at: at } }) => listed(at) > after.getTime() && listed(at) <= until.getTime())
      .toSorted((a, b) => listed(b.property.listed_at) - listed(a.property.listed_at)),
  };
};
