// Generated d38e02277cd4. How to read the query of /sign-in. What does not fit counts as not given.
import { read } from "../query";

export interface SignInQuery {
  readonly from?: string | undefined;
}

/** From what stands behind the question mark. */
export const signInQuery = (search: string): SignInQuery => read(search, {
  from: { is: "text" },
}) as SignInQuery;
