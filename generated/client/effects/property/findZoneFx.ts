// Generated ebe11cbbcc99. The effect of findZone. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { findZone, type FindZoneAnswer, type FindZoneArgs, type FindZoneCode } from "../../property/findZone";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The time zone of a position. */
export const findZoneFx: Effect<FindZoneArgs, FindZoneAnswer, Failure<FindZoneCode>> = /* @__PURE__ */ effectOf("findZoneFx", findZone);
