// Generated 41887632d538. The effect of replaceTool. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { replaceTool, type ReplaceToolAnswer, type ReplaceToolArgs, type ReplaceToolCode } from "../../library/replaceTool";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Writes down a tool anew. */
export const replaceToolFx: Effect<ReplaceToolArgs, ReplaceToolAnswer, Failure<ReplaceToolCode>> = /* @__PURE__ */ effectOf("replaceToolFx", replaceTool);
