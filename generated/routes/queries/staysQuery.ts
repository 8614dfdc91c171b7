// Generated cd0fd2aa1f9f. How to read the query of /stays/:booking_id?. What does not fit counts as not given.
import { read } from "../query";

export interface StaysQuery {
  readonly review?: boolean | undefined;
  readonly payment?: string | undefined;
}

/** From what stands behind the question mark. */
export const staysQuery = (search: string): StaysQuery => read(search, {
  review: { is: "flag" },
  payment: { is: "text", most: 100 },
}) as StaysQuery;
