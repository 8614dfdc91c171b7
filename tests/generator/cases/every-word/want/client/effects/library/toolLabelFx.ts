// Generated 9cb3a8a8074f. The effect of toolLabel. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { toolLabel, type ToolLabelAnswer, type ToolLabelArgs, type ToolLabelCode } from "../../library/toolLabel";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The label of a shelf, to be printed. */
export const toolLabelFx: Effect<ToolLabelArgs, ToolLabelAnswer, Failure<ToolLabelCode>> = /* @__PURE__ */ effectOf("toolLabelFx", toolLabel);
