// Generated 23797a97f119. How to read the query of /compare. What does not fit counts as not given.
import type { PlainDate } from "../../model/wire";
import { read } from "../query";

export interface ComparePageQuery {
  readonly stays?: readonly string[] | undefined;
  readonly checkin?: PlainDate | undefined;
  readonly checkout?: PlainDate | undefined;
  readonly adults?: number | undefined;
  readonly children?: number | undefined;
  readonly infants?: number | undefined;
  readonly pets?: number | undefined;
}

/** From what stands behind the question mark. */
export const comparePageQuery = (search: string): ComparePageQuery => read(search, {
  stays: {
    is: "list",
    of: { is: "text" },
    most: 3,
  },
  checkin: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
  checkout: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
  adults: { is: "number", whole: true, least: 1, most: 30 },
  children: { is: "number", whole: true, least: 0, most: 20 },
  infants: { is: "number", whole: true, least: 0, most: 10 },
  pets: { is: "number", whole: true, least: 0, most: 10 },
}) as ComparePageQuery;
