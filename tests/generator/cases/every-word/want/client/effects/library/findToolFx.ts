// Generated 30156f0666d0. The effect of findTool. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { findTool, type FindToolAnswer, type FindToolArgs, type FindToolCode } from "../../library/findTool";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Leads to the shelf where a tool lies. */
export const findToolFx: Effect<FindToolArgs, FindToolAnswer, Failure<FindToolCode>> = /* @__PURE__ */ effectOf("findToolFx", findTool);
