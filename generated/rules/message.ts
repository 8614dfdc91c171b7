// Generated 014668ede333. What must hold before something may happen: each rule answers yes, or every reason why not.
import type { ThreadMessage } from "../model/entities";
import { judge, lengthOf, type Facts, type Verdict } from "./runtime";

export interface ThreadMessageIsGivenFacts {
  readonly threadMessage: Facts<ThreadMessage, "message">;
}

/** A message in a thread says something. Source: §5. */
export function threadMessageIsGiven(facts: ThreadMessageIsGivenFacts): Verdict<"message.empty"> {
  return judge([[lengthOf(facts.threadMessage.message) >= 1, "message.empty", "threadMessageIsGiven.1"]]);
}
