// Generated 4363ecbe27a8. How to read the query of each page. What does not fit counts as not given.
import { read } from "./query";

export interface HomeQuery {
  readonly search?: string | undefined;
}

export interface SignInQuery {
  readonly from?: string | undefined;
}

/** The query of each page that has one, from what stands behind the question mark. */
export const queryOf = {
  home: (search: string): HomeQuery => read(search, {
    search: { is: "text", most: 80 },
  }) as HomeQuery,
  signIn: (search: string): SignInQuery => read(search, {
    from: { is: "text" },
  }) as SignInQuery,
};
