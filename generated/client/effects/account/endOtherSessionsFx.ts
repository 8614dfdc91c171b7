// Generated a7ccffe2eb33. The effect of endOtherSessions. Change the spec, not this file.
import { endOtherSessions, type EndOtherSessionsAnswer, type EndOtherSessionsCode } from "../../account/endOtherSessions";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Logs the person out everywhere but here. */
export const endOtherSessionsFx: Effect<void, EndOtherSessionsAnswer, Failure<EndOtherSessionsCode>> = /* @__PURE__ */ effectOf("endOtherSessionsFx", endOtherSessions);
