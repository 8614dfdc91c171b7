// The effect of getUser. Written by the generator from the spec; change the spec, not this file.
import { getUser, type GetUserAnswer, type GetUserCode } from "../../account/getUser";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The person who is signed in, with their modes and counts. */
export const getUserFx: Effect<void, GetUserAnswer, Failure<GetUserCode>> = /* @__PURE__ */ effectOf("getUserFx", getUser);
