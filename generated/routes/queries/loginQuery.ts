// Generated f8cfbc0a00ff. How to read the query of /login. What does not fit counts as not given.
import { read } from "../query";

export interface LoginQuery {
  readonly from?: string | undefined;
  readonly code?: string | undefined;
  readonly problem?: string | undefined;
}

/** From what stands behind the question mark. */
export const loginQuery = (search: string): LoginQuery => read(search, {
  from: { is: "text", most: 2048 },
  code: { is: "text", most: 200 },
  problem: { is: "text", most: 100 },
}) as LoginQuery;
