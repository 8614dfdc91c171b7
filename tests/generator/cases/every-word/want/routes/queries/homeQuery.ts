// Generated f78b311addd7. How to read the query of /. What does not fit counts as not given.
import { read } from "../query";

export interface HomeQuery {
  readonly search?: string | undefined;
}

/** From what stands behind the question mark. */
export const homeQuery = (search: string): HomeQuery => read(search, {
  search: { is: "text", most: 80 },
}) as HomeQuery;
