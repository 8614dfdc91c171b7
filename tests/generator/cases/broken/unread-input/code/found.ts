// Looks for parcels: by every filter that the spec declares, a page at a time.
import { parcelFilters } from '../generated/model/filters/parcelFilters';

export const found = (db: Database, { filters, page }: Asked) => db.find(conditionsOf(parcelFilters, filters), page);
