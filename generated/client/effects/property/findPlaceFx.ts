// Generated bd8308856141. The effect of findPlace. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { findPlace, type FindPlaceAnswer, type FindPlaceArgs, type FindPlaceCode } from "../../property/findPlace";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Where a town of Canada is; misspelt ones too. */
export const findPlaceFx: Effect<FindPlaceArgs, FindPlaceAnswer, Failure<FindPlaceCode>> = /* @__PURE__ */ effectOf("findPlaceFx", findPlace);
