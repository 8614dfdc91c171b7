// Generated 985c2880ea11. How to read the query of /denied. What does not fit counts as not given.
import { read } from "../query";

export interface DeniedQuery {
  readonly from?: string | undefined;
}

/** From what stands behind the question mark. */
export const deniedQuery = (search: string): DeniedQuery => read(search, {
  from: { is: "text", most: 2048 },
}) as DeniedQuery;
