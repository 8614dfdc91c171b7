// Generated accdd13251ff. How to read the query of /welcome. What does not fit counts as not given.
import { read } from "../query";

export interface WelcomeQuery {
  readonly from?: string | undefined;
}

/** From what stands behind the question mark. */
export const welcomeQuery = (search: string): WelcomeQuery => read(search, {
  from: { is: "text", most: 2048 },
}) as WelcomeQuery;
