// Generated 8a0ca14f3253. How to read the query of /connect/property. What does not fit counts as not given.
import { read } from "../query";

export interface ConnectPropertyQuery {
  readonly property?: string | undefined;
}

/** From what stands behind the question mark. */
export const connectPropertyQuery = (search: string): ConnectPropertyQuery => read(search, {
  property: { is: "text" },
}) as ConnectPropertyQuery;
