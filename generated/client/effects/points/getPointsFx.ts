// The effect of getPoints.
// Written by the generator from the spec; change the spec, not this file.
import { effectOf } from "../../effect-of";
import { getPoints, type GetPointsAnswer, type GetPointsCode } from "../../points/getPoints";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The points of the person who asks, and where they came from. A screen makes a copy of its own: `attach({ effect: getPointsFx })`. */
export const getPointsFx: Effect<void, GetPointsAnswer, Failure<GetPointsCode>> = /* @__PURE__ */ effectOf("getPointsFx", getPoints);
