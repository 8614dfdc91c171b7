// Generated 81760123ac70. The effect of getPublicProfile. Change the spec, not this file.
import { getPublicProfile, type GetPublicProfileAnswer, type GetPublicProfileArgs, type GetPublicProfileCode } from "../../account/getPublicProfile";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** What anyone may see of a person. */
export const getPublicProfileFx: Effect<GetPublicProfileArgs, GetPublicProfileAnswer, Failure<GetPublicProfileCode>> = /* @__PURE__ */ effectOf("getPublicProfileFx", getPublicProfile);
