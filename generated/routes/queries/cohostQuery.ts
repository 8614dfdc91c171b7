// Generated f0833f1268ea. How to read the query of /co-host. What does not fit counts as not given.
import { read } from "../query";

export interface CohostQuery {
  readonly token?: string | undefined;
}

/** From what stands behind the question mark. */
export const cohostQuery = (search: string): CohostQuery => read(search, {
  token: { is: "text", most: 200 },
}) as CohostQuery;
