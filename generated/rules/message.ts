// Generated 1600f8d6ee30. What must hold before something may happen: each rule answers yes, or every reason why not.
import type { ThreadMessage } from "../model/entities";
import { judge, lengthOf, sizeOf, type Facts, type Verdict } from "./runtime";

export interface ThreadMessageIsGivenFacts {
  readonly threadMessage: Facts<ThreadMessage, "message" | "photo_ids">;
}

/** A message in a thread says or shows something. Source: §5. */
export function threadMessageIsGiven(facts: ThreadMessageIsGivenFacts): Verdict<"message.empty"> {
  return judge([[lengthOf(facts.threadMessage.message) >= 1 || sizeOf(facts.threadMessage.photo_ids) >= 1, "message.empty", "threadMessageIsGiven.1"]]);
}
