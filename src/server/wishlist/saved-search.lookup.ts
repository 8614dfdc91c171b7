// Saved searches as their owner reads them. Reads only.
import type { SavedSearch } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { addDays, lastOfMonth } from '../../../generated/model/dates';
import { dateIn } from '../../../generated/rules/runtime';
import { columnsOfSavedSearch, readSavedSearch } from '../../../generated/tables/saved-searches';
import type { Database } from '../database/open';
import type { SearchTerms } from '../property/search/found-stays.lookup';

export type SearchSaid = NonNullable<Parameters<typeof pathTo.search>[0]>;

type Trip = Pick<SearchTerms, 'checkin' | 'checkout' | 'guests'>;
const tripIn = ({ guests, checkin, checkout }: Trip) => ({
  checkin: checkin ?? undefined,
  checkout: checkout ?? undefined,
  adults: guests?.adults,
  children: guests?.children || undefined,
  infants: guests?.infants || undefined,
  pets: guests?.pets || undefined,
});

/** A search as the address of its page has it, in the currency that a person chose. */
export const searchOf = (
  { guests, filters, checkin, checkout, ...where }: SearchTerms,
  { sort }: Pick<SearchSaid, 'sort'> = {},
): SearchSaid => ({
  ...where,
  ...filters,
  ...tripIn({ guests, checkin, checkout }),
  sort,
});

/** The address of a listing that it found, with its dates and people. */
export const listingPathOf = (property_id: string, trip: Trip): string => pathTo.listing({ property_id, ...tripIn(trip) });

// a day that is over there is over everywhere in Canada
const lastZone = 'America/Vancouver';
/** Whether the dates of a search are past, so that it finds nothing any more. */
export const isOver = ({ checkin, flex_days = 0, flex_stay, flex_months = [] }: SearchTerms, now: Date): boolean => {
  const today = dateIn(now.getTime(), lastZone);
  if (typeof checkin === 'string') return addDays(checkin, flex_days) < today;
  return flex_stay !== undefined && flex_months.every((month) => lastOfMonth(month) < today);
};

/** A person's saved searches, the last saved first. */
export const savedSearchesOf = async (db: Database, profileId: string, now: Date): Promise<readonly SavedSearch[]> => {
  const own = db.selectFrom('saved_searches').select(columnsOfSavedSearch).where('profile_id', '=', profileId);
  const rows = await own.orderBy('saved_at', 'desc').orderBy('saved_search_id').execute();
  return rows.map((row) => ({ ...readSavedSearch(row), path: pathTo.search(searchOf(row.terms)), is_over: isOver(row.terms, now) }));
};

export const countSavedSearches = async (db: Database, profileId: string): Promise<{ readonly saved_searches: number }> =>
  db
    .selectFrom('saved_searches')
    .select((row) => row.fn.countAll<number>().as('saved_searches'))
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();
