// Generated 1b666e7ea47e. The effect of startSignOn. Change the spec, not this file.
import { startSignOn, type StartSignOnAnswer, type StartSignOnArgs, type StartSignOnCode } from "../../account/startSignOn";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Begins a single sign-on and leads to the parent platform. */
export const startSignOnFx: Effect<StartSignOnArgs | void, StartSignOnAnswer, Failure<StartSignOnCode>> = /* @__PURE__ */ effectOf("startSignOnFx", startSignOn);
