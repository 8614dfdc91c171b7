// Generated f61e605a86d5. The effect of askForTool. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { askForTool, type AskForToolAnswer, type AskForToolArgs, type AskForToolCode } from "../../library/askForTool";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Asks for a tool. */
export const askForToolFx: Effect<AskForToolArgs, AskForToolAnswer, Failure<AskForToolCode>> = /* @__PURE__ */ effectOf("askForToolFx", askForTool);
