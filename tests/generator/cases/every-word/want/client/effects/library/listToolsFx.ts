// Generated 9ea6b6861360. The effect of listTools. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { listTools, type ListToolsAnswer, type ListToolsArgs, type ListToolsCode } from "../../library/listTools";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Lists the tools of the shed. */
export const listToolsFx: Effect<ListToolsArgs | void, ListToolsAnswer, Failure<ListToolsCode>> = /* @__PURE__ */ effectOf("listToolsFx", listTools);
