// Generated 5690cc96f56e. How to read the query of /verify. What does not fit counts as not given.
import { read } from "../query";

export interface VerifyQuery {
  readonly token?: string | undefined;
  readonly from?: string | undefined;
}

/** From what stands behind the question mark. */
export const verifyQuery = (search: string): VerifyQuery => read(search, {
  token: { is: "text", most: 200 },
  from: { is: "text", most: 2048 },
}) as VerifyQuery;
