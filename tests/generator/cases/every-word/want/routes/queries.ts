// Generated 5b7614e45793. How to read the query of each page. What does not fit counts as not given.
import { read } from "./query";

export interface HomeQuery {
  readonly search?: string | undefined;
}

/** The query of each page that has one, from what stands behind the question mark. */
export const queryOf = {
  home: (search: string): HomeQuery => read(search, {
    search: { is: "text", most: 80 },
  }) as HomeQuery,
};
