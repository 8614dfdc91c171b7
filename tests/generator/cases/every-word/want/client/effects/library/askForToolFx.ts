// The effect of askForTool. Written by the generator from the spec; change the spec, not this file.
import { effectOf } from "../../effect-of";
import { askForTool, type AskForToolAnswer, type AskForToolArgs, type AskForToolCode } from "../../library/askForTool";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Asks for a tool. */
export const askForToolFx: Effect<AskForToolArgs, AskForToolAnswer, Failure<AskForToolCode>> = /* @__PURE__ */ effectOf("askForToolFx", askForTool);
