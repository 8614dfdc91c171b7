// Generated 1841226426b4. How to read the query of /checkout/:booking_id?. What does not fit counts as not given.
import type { PlainDate } from "../../model/wire";
import { read } from "../query";

export interface CheckoutQuery {
  readonly property_id?: string | undefined;
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
  readonly sandbox?: string | undefined;
  readonly payment?: string | undefined;
}

/** From what stands behind the question mark. */
export const checkoutQuery = (search: string): CheckoutQuery => read(search, {
  property_id: { is: "text" },
  checkin: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
  checkout: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
  adults: { is: "number", whole: true, least: 1, most: 30 },
  children: { is: "number", whole: true, least: 0, most: 20 },
  infants: { is: "number", whole: true, least: 0, most: 10 },
  pets: { is: "number", whole: true, least: 0, most: 10 },
  sandbox: { is: "text" },
  payment: { is: "text", most: 100 },
}) as CheckoutQuery;
