// The effect of findZone. Written by the generator from the spec; change the spec, not this file.
import { effectOf } from "../../effect-of";
import { findZone, type FindZoneAnswer, type FindZoneArgs, type FindZoneCode } from "../../property/findZone";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The time zone of a position. */
export const findZoneFx: Effect<FindZoneArgs, FindZoneAnswer, Failure<FindZoneCode>> = /* @__PURE__ */ effectOf("findZoneFx", findZone);
