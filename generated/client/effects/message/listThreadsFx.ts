// Generated b12c2b207ebb. The effect of listThreads. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { listThreads, type ListThreadsAnswer, type ListThreadsArgs, type ListThreadsCode } from "../../message/listThreads";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The threads of a person, as a guest and of their own properties, the newest first. */
export const listThreadsFx: Effect<ListThreadsArgs | void, ListThreadsAnswer, Failure<ListThreadsCode>> = /* @__PURE__ */ effectOf("listThreadsFx", listThreads);
