// Generated 04b66c32b206. The effect of updatePassword. Change the spec, not this file.
import { updatePassword, type UpdatePasswordAnswer, type UpdatePasswordArgs, type UpdatePasswordCode } from "../../account/updatePassword";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Changes the password and logs the person out everywhere else. */
export const updatePasswordFx: Effect<UpdatePasswordArgs, UpdatePasswordAnswer, Failure<UpdatePasswordCode>> = /* @__PURE__ */ effectOf("updatePasswordFx", updatePassword);
