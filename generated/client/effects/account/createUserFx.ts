// Generated 6a4e6a2d06d8. The effect of createUser. Change the spec, not this file.
import { createUser, type CreateUserAnswer, type CreateUserArgs, type CreateUserCode } from "../../account/createUser";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Creates an account; the browser then logs in with the same email and password. */
export const createUserFx: Effect<CreateUserArgs, CreateUserAnswer, Failure<CreateUserCode>> = /* @__PURE__ */ effectOf("createUserFx", createUser);
