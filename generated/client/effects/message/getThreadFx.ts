// Generated 65157b45ad25. The effect of getThread. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { getThread, type GetThreadAnswer, type GetThreadArgs, type GetThreadCode } from "../../message/getThread";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** A thread with its newest messages, which count as read from then on. */
export const getThreadFx: Effect<GetThreadArgs, GetThreadAnswer, Failure<GetThreadCode>> = /* @__PURE__ */ effectOf("getThreadFx", getThread);
