// The effect of startSignOn. Written by the generator from the spec; change the spec, not this file.
import { startSignOn, type StartSignOnAnswer, type StartSignOnArgs, type StartSignOnCode } from "../../account/startSignOn";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Begins a single sign-on and leads to the parent platform. */
export const startSignOnFx: Effect<StartSignOnArgs | void, StartSignOnAnswer, Failure<StartSignOnCode>> = /* @__PURE__ */ effectOf("startSignOnFx", startSignOn);
