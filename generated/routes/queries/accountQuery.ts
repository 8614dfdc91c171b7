// Generated b3fd6baa9bf2. How to read the query of /account. What does not fit counts as not given.
import { read } from "../query";

export interface AccountQuery {
  readonly token?: string | undefined;
  readonly payouts?: string | undefined;
}

/** From what stands behind the question mark. */
export const accountQuery = (search: string): AccountQuery => read(search, {
  token: { is: "text", most: 200 },
  payouts: { is: "text", most: 10 },
}) as AccountQuery;
