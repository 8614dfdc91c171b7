// Generated 138f907c49ea. How to read the query of /contact. What does not fit counts as not given.
import type { ContactTopic } from "../../model/values";
import { read } from "../query";

export interface ContactQuery {
  readonly topic?: ContactTopic | undefined;
}

/** From what stands behind the question mark. */
export const contactQuery = (search: string): ContactQuery => read(search, {
  topic: {
    is: "one",
    of: ["booking", "hosting", "call", "points", "account", "privacy", "other"],
  },
}) as ContactQuery;
