// Generated 15a0889fb0b0. How to read the query of /listing/:property_id?. What does not fit counts as not given.
import type { Currency } from "../../model/values";
import type { PlainDate } from "../../model/wire";
import { read } from "../query";

export interface ListingQuery {
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
  readonly currency?: Currency | undefined;
  readonly message?: boolean | undefined;
}

/** From what stands behind the question mark. */
export const listingQuery = (search: string): ListingQuery => read(search, {
  checkin: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
  checkout: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
  adults: { is: "number", whole: true, least: 1, most: 30 },
  children: { is: "number", whole: true, least: 0, most: 20 },
  infants: { is: "number", whole: true, least: 0, most: 10 },
  pets: { is: "number", whole: true, least: 0, most: 10 },
  currency: {
    is: "one",
    of: ["CAD", "USD", "EUR", "GBP", "AUD", "JPY"],
  },
  message: { is: "flag" },
}) as ListingQuery;
