// Generated 9cb3e89e46fd. What must hold before something may happen: each rule answers yes, or every reason why not.
import { houseCurrency, longestLoanDays } from "../model/constants";
import { DAY, HOUR, MINUTE, dayOf } from "../model/dates";
import type { Loan, Member, Stars, Tool } from "../model/entities";
import type { Instant } from "../model/wire";
import { dayIn, isAmong, isDifferent, isMatch, isNo, isPresent, isYes, judge, lengthOf, momentAt, momentOf, numberOf, sizeOf, type Facts, type Verdict } from "./runtime";

export interface MayCancelFacts {
  readonly loan: Facts<Loan, "paid_at" | "starts" | "status">;
  readonly tool: Facts<Tool, "opens" | "timezone">;
  readonly now: Instant;
  readonly settings: {
      readonly lendingOpen: boolean;
    };
}

/** A loan may still be called off. Source: §5. */
export function mayCancel(facts: MayCancelFacts): Verdict<"loan.illegal_move" | "loan.not_paid" | "loan.too_late"> {
  return judge([[isAmong(facts.loan.status, ["asked", "lent"]), "loan.illegal_move", "mayCancel.1"], [momentOf(facts.now) <= (momentAt(dayOf(facts.loan.starts), facts.tool.opens, facts.tool.timezone) - 24 * HOUR), "loan.too_late", "mayCancel.2"], [!isPresent(facts.loan.paid_at) || isYes(facts.settings.lendingOpen), "loan.not_paid", "mayCancel.3"]]);
}

export interface MayRateFacts {
  readonly stars: Facts<Stars, "again" | "stars" | "words">;
}

/** A loan may be rated. Source: §5. */
export function mayRate(facts: MayRateFacts): Verdict<"loan.bad_link"> {
  return judge([[numberOf(facts.stars.stars) >= 2, "loan.bad_link", "mayRate.1"], [isNo(facts.stars.again) || lengthOf(facts.stars.words) > 3, "loan.bad_link", "mayRate.2"]]);
}

export interface MayReturnFacts {
  readonly loan: Facts<Loan, "ends" | "paid_at" | "starts" | "status">;
  readonly tool: Facts<Tool, "opens" | "timezone">;
  readonly now: Instant;
}

/** A tool may be brought back. Source: §5. */
export function mayReturn(facts: MayReturnFacts): Verdict<"loan.illegal_move" | "loan.not_paid" | "loan.too_late"> {
  return judge([[isDifferent(facts.loan.status, "lost"), "loan.illegal_move", "mayReturn.1"], [isPresent(facts.loan.paid_at) && momentOf(facts.now) > (momentAt(dayOf(facts.loan.starts), facts.tool.opens, facts.tool.timezone) + 5 * MINUTE), "loan.not_paid", "mayReturn.2"], [!(momentOf(facts.now) > ((momentAt(dayOf(facts.loan.ends), facts.tool.opens, facts.tool.timezone) + 1 * DAY) + longestLoanDays * DAY)), "loan.too_late", "mayReturn.3"]]);
}

export interface SoundDatesFacts {
  readonly loan: Facts<Loan, "ends" | "starts">;
}

/** A loan has sound dates. Source: §5. */
export function soundDates(facts: SoundDatesFacts): Verdict<"loan.bad_dates"> {
  return judge([[dayOf(facts.loan.starts) < dayOf(facts.loan.ends), "loan.bad_dates", "soundDates.1"], [(dayOf(facts.loan.ends) - dayOf(facts.loan.starts)) <= longestLoanDays, "loan.bad_dates", "soundDates.2"]]);
}

export interface SoundToolFacts {
  readonly member: Facts<Member, "keeper">;
  readonly tool: Facts<Tool, "deposit_cents" | "photos" | "timezone" | "tool_id">;
  readonly settings: {
      readonly shelfCount: number;
    };
}

/** A tool fits the shed. Source: §5. */
export function soundTool(facts: SoundToolFacts): Verdict<"loan.bad_link" | "session.not_keeper"> {
  return judge([[isMatch(facts.tool.tool_id, "^[a-z]+$"), "loan.bad_link", "soundTool.1"], [(numberOf(facts.tool.deposit_cents) + sizeOf(facts.tool.photos)) < 60000, "loan.bad_link", "soundTool.2"], [sizeOf(facts.tool.photos) <= numberOf(facts.settings.shelfCount), "loan.bad_link", "soundTool.3"], [isDifferent(facts.tool.timezone, houseCurrency), "loan.bad_link", "soundTool.4"], [isNo(facts.member.keeper), "session.not_keeper", "soundTool.5"]]);
}

export interface StartsTomorrowFacts {
  readonly loan: Facts<Loan, "ends" | "starts">;
  readonly tool: Facts<Tool, "timezone">;
  readonly now: Instant;
}

/** A loan starts tomorrow at the soonest. Source: §5. */
export function startsTomorrow(facts: StartsTomorrowFacts): Verdict<"loan.bad_dates" | "loan.too_late"> {
  return judge([[soundDates(facts).ok, "loan.bad_dates", "startsTomorrow.1"], [dayOf(facts.loan.starts) >= (dayIn(momentOf(facts.now), facts.tool.timezone) + 1), "loan.too_late", "startsTomorrow.2"]]);
}
