// Generated 7dd542744af8. How to read the query of each page. What does not fit counts as not given. Change the spec, not this file.
import { read } from "./query";

/** The query of each page that has one, from what stands behind the question mark. */
export const queryOf = {
  home: (search: string): {
    readonly search?: string | undefined;
  } => read(search, {
    search: { is: "text", most: 80 },
  }) as {
    readonly search?: string | undefined;
  },
};
