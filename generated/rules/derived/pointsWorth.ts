// Generated 8b1199fc7138. The value of points, in Canadian cents.
import { pointValueCad } from "../../model/constants";
import type { PointsUse } from "../../model/entities";
import { numberOf } from "../runtime";

export interface PointsWorthFacts {
  readonly pointsUse: Pick<PointsUse, "points">;
}

/** The value of points, in Canadian cents: the product of the points of the use of points, 0.01 CAD and 100, rounded half up. Source: §1. */
export function pointsWorth(facts: PointsWorthFacts): number {
  return Math.round(numberOf(facts.pointsUse.points) * pointValueCad * 100);
}
