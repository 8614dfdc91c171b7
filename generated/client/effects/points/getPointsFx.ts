// Generated dcba8cf017d1. The effect of getPoints. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { getPoints, type GetPointsAnswer, type GetPointsArgs, type GetPointsCode } from "../../points/getPoints";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The points of the person who asks, and where they came from, page by page. */
export const getPointsFx: Effect<GetPointsArgs | void, GetPointsAnswer, Failure<GetPointsCode>> = /* @__PURE__ */ effectOf("getPointsFx", getPoints);
