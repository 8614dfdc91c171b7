// Generated 9e9e3b582769. How to read the query of /connect/properties. What does not fit counts as not given.
import { read } from "../query";

export interface ConnectPropertiesQuery {
  readonly properties?: readonly string[] | undefined;
}

/** From what stands behind the question mark. */
export const connectPropertiesQuery = (search: string): ConnectPropertiesQuery => read(search, {
  properties: {
    is: "list",
    of: { is: "text" },
    most: 25,
  },
}) as ConnectPropertiesQuery;
