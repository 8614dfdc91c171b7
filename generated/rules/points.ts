// Generated 7b4d675591bf. What must hold before something may happen: each rule answers yes, or every reason why not.
import { pointsMinimum } from "../model/constants";
import type { PointsUse } from "../model/entities";
import { isSame, judge, numberOf, type Facts, type Verdict } from "./runtime";

export interface MayUsePointsFacts {
  readonly pointsUse: Facts<PointsUse, "balance" | "max" | "points">;
}

/** A booking may be paid with so many points. */
export function mayUsePoints(facts: MayUsePointsFacts): Verdict<"points.not_enough" | "points.too_few" | "points.too_many"> {
  return judge([[isSame(numberOf(facts.pointsUse.points), 0) || numberOf(facts.pointsUse.points) >= pointsMinimum, "points.too_few", "mayUsePoints.1"], [numberOf(facts.pointsUse.points) <= numberOf(facts.pointsUse.balance), "points.not_enough", "mayUsePoints.2", {
    data: {
      balance: facts.pointsUse.balance,
    },
  }], [numberOf(facts.pointsUse.points) <= numberOf(facts.pointsUse.max), "points.too_many", "mayUsePoints.3", {
    data: {
      max: facts.pointsUse.max,
    },
  }]]);
}
