// Generated c3c1e7fe9e14. The effect of getProfile. Change the spec, not this file.
import { getProfile, type GetProfileAnswer, type GetProfileCode } from "../../account/getProfile";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The person’s own profile. */
export const getProfileFx: Effect<void, GetProfileAnswer, Failure<GetProfileCode>> = /* @__PURE__ */ effectOf("getProfileFx", getProfile);
