// Generated 5e1fe58745bc. The effect of updateProfile. Change the spec, not this file.
import { updateProfile, type UpdateProfileAnswer, type UpdateProfileArgs, type UpdateProfileCode } from "../../account/updateProfile";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Changes what is sent of the person’s own profile: as JSON, or as a multipart form when it carries a picture. */
export const updateProfileFx: Effect<UpdateProfileArgs | void, UpdateProfileAnswer, Failure<UpdateProfileCode>> = /* @__PURE__ */ effectOf("updateProfileFx", updateProfile);
