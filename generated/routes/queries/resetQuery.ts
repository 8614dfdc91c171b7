// Generated 5bbc8fd02e20. How to read the query of /reset. What does not fit counts as not given.
import { read } from "../query";

export interface ResetQuery {
  readonly token?: string | undefined;
  readonly email?: string | undefined;
}

/** From what stands behind the question mark. */
export const resetQuery = (search: string): ResetQuery => read(search, {
  token: { is: "text", most: 200 },
  email: { is: "text", most: 254 },
}) as ResetQuery;
