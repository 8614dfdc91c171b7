// Generated 496a00fa744d. What must hold before something may happen: each rule answers yes, or every reason why not.
import type { PayoutDetails } from "../model/entities";
import { isPresent, isSame, judge, type Facts, type Verdict } from "./runtime";

export interface PayeeIsKnownFacts {
  readonly payoutDetails: Facts<PayoutDetails, "birth_date" | "company_number" | "kind">;
}

/** A person tells a birth date, and a company its number. */
export function payeeIsKnown(facts: PayeeIsKnownFacts): Verdict<"payout.birth_date_missing" | "payout.company_number_missing"> {
  return judge([[isSame(facts.payoutDetails.kind, "company") || isPresent(facts.payoutDetails.birth_date), "payout.birth_date_missing", "payeeIsKnown.1"], [isSame(facts.payoutDetails.kind, "person") || isPresent(facts.payoutDetails.company_number), "payout.company_number_missing", "payeeIsKnown.2"]]);
}
