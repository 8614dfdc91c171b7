// Generated d39ff8513a29. The effect of endSession. Change the spec, not this file.
import { endSession, type EndSessionAnswer, type EndSessionArgs, type EndSessionCode } from "../../account/endSession";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Logs the person out on one device. */
export const endSessionFx: Effect<EndSessionArgs, EndSessionAnswer, Failure<EndSessionCode>> = /* @__PURE__ */ effectOf("endSessionFx", endSession);
