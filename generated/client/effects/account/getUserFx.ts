// Generated 39d42dc4e694. The effect of getUser. Change the spec, not this file.
import { getUser, type GetUserAnswer, type GetUserCode } from "../../account/getUser";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The person who is signed in, with their modes and counts. */
export const getUserFx: Effect<void, GetUserAnswer, Failure<GetUserCode>> = /* @__PURE__ */ effectOf("getUserFx", getUser);
