// Generated 5677777511fd. The table listing_views, and what is read from its rows.
import type { PlainDate } from "../model/wire";
import type { Written } from "./columns";

/** How often the pages of listings were looked at, by the days of their places; those older than any number shows are removed. */
export interface ListingViewsTable {
  readonly property_id: string;
  readonly day: Written<PlainDate>;
  readonly views: number;
}
