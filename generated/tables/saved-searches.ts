// Generated 79b94e20f3cb. The table saved_searches, and what is read from its rows.
import type { Guests, SavedSearch, SearchFilters } from "../model/entities";
import type { Currency, FlexibleStay, Province } from "../model/values";
import { instantOf, type PlainDate } from "../model/wire";
import type { Selectable } from "kysely";
import type { Json, Moment } from "./columns";

/** Searches that people keep. */
export interface SavedSearchesTable {
  readonly saved_search_id: string;
  readonly profile_id: string;
  readonly name: string;
  readonly terms: Json<{
      readonly query?: string | undefined;
      readonly bounds?: readonly number[] | undefined;
      readonly province?: Province | undefined;
      readonly checkin?: PlainDate | null | undefined;
      readonly checkout?: PlainDate | null | undefined;
      readonly flex_days?: number | undefined;
      readonly flex_stay?: FlexibleStay | undefined;
      readonly flex_months?: readonly PlainDate[] | undefined;
      readonly guests?: Guests | undefined;
      readonly filters?: SearchFilters | undefined;
      readonly price_currency?: Currency | undefined;
    }>;
  readonly currency: Currency;
  readonly mails: boolean;
  readonly saved_at: Moment;
  /** Stays that were listed until then are known to its owner */
  readonly told_until: Moment;
  /** When it is looked at next; nothing while it sends no mails */
  readonly due_at: Moment | null;
}

/** The columns that SavedSearch is read from. */
export const columnsOfSavedSearch = ["saved_search_id", "profile_id", "name", "terms", "currency", "mails", "saved_at"] as const;

/** A row of saved_searches as SavedSearch. What comes from elsewhere: path, is_over. */
export function readSavedSearch(row: Pick<Selectable<SavedSearchesTable>, (typeof columnsOfSavedSearch)[number]>): Omit<SavedSearch, "path" | "is_over"> {
  return { saved_search_id: row.saved_search_id, profile_id: row.profile_id, name: row.name, terms: row.terms, currency: row.currency, mails: row.mails, saved_at: instantOf(row.saved_at) };
}
