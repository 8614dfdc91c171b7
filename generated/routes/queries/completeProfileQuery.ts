// Generated c1b12228eb6b. How to read the query of /complete-profile. What does not fit counts as not given.
import { read } from "../query";

export interface CompleteProfileQuery {
  readonly from?: string | undefined;
}

/** From what stands behind the question mark. */
export const completeProfileQuery = (search: string): CompleteProfileQuery => read(search, {
  from: { is: "text", most: 2048 },
}) as CompleteProfileQuery;
