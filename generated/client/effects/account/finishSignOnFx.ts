// Generated 8c5806495600. The effect of finishSignOn. Change the spec, not this file.
import { finishSignOn, type FinishSignOnAnswer, type FinishSignOnArgs, type FinishSignOnCode } from "../../account/finishSignOn";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The return address of a single sign-on; leads on to the login page with a one-time code, or with the problem. */
export const finishSignOnFx: Effect<FinishSignOnArgs | void, FinishSignOnAnswer, Failure<FinishSignOnCode>> = /* @__PURE__ */ effectOf("finishSignOnFx", finishSignOn);
