// Generated f53c1501ba5a. How to read the query of /properties. What does not fit counts as not given.
import type { PropertiesView } from "../../model/values";
import type { PlainDate } from "../../model/wire";
import { read } from "../query";

export interface PropertiesQuery {
  readonly view?: PropertiesView | undefined;
  readonly from?: PlainDate | undefined;
  readonly page?: number | undefined;
  readonly closed?: string | undefined;
}

/** From what stands behind the question mark. */
export const propertiesQuery = (search: string): PropertiesQuery => read(search, {
  view: {
    is: "one",
    of: ["calendar"],
  },
  from: { is: "text", pattern: "^\\d{4}-\\d\\d-\\d\\d$" },
  page: { is: "number", whole: true, least: 1, most: 1000 },
  closed: { is: "text", most: 2048 },
}) as PropertiesQuery;
