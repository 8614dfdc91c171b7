// Generated cb279ea9c275. Until when a guest may answer a claim that is made now.
import { claimAnswerDays } from "../../model/constants";
import { DAY } from "../../model/dates";
import { instantOf, type Instant } from "../../model/wire";
import { momentOf } from "../runtime";

export interface ClaimDeadlineFacts {
  readonly now: Instant;
}

/** Until when a guest may answer a claim that is made now: 7 days after now. */
export function claimDeadline(facts: ClaimDeadlineFacts): Instant {
  return instantOf((momentOf(facts.now) + claimAnswerDays * DAY));
}
