// Generated d6e9bb6d324e. How to read the query of /signup. What does not fit counts as not given.
import { read } from "../query";

export interface SignupQuery {
  readonly from?: string | undefined;
}

/** From what stands behind the question mark. */
export const signupQuery = (search: string): SignupQuery => read(search, {
  from: { is: "text", most: 2048 },
}) as SignupQuery;
