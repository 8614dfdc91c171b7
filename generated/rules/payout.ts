// Generated bea7d6aa6e93. What must hold before something may happen: each rule answers yes, or every reason why not.
import { birthDateZone } from "../model/constants";
import { dayOf } from "../model/dates";
import type { PayoutDetails } from "../model/entities";
import type { Instant } from "../model/wire";
import { dayIn, isPresent, isSame, judge, momentOf, type Facts, type Verdict } from "./runtime";

export interface PayeeIsKnownFacts {
  readonly payoutDetails: Facts<PayoutDetails, "birth_date" | "company_number" | "kind">;
  readonly now: Instant;
}

/** A person tells a birth date, which lies in the past, and a company its number. */
export function payeeIsKnown(facts: PayeeIsKnownFacts): Verdict<"payout.birth_date_ahead" | "payout.birth_date_missing" | "payout.company_number_missing"> {
  return judge([[isSame(facts.payoutDetails.kind, "company") || isPresent(facts.payoutDetails.birth_date), "payout.birth_date_missing", "payeeIsKnown.1"], [!isPresent(facts.payoutDetails.birth_date) || dayOf(facts.payoutDetails.birth_date) < dayIn(momentOf(facts.now), birthDateZone), "payout.birth_date_ahead", "payeeIsKnown.2"], [isSame(facts.payoutDetails.kind, "person") || isPresent(facts.payoutDetails.company_number), "payout.company_number_missing", "payeeIsKnown.3"]]);
}
