// Generated d7cc36050855. The effect of deleteUser. Change the spec, not this file.
import { deleteUser, type DeleteUserAnswer, type DeleteUserArgs, type DeleteUserCode } from "../../account/deleteUser";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Deletes the account; bookings and reviews that law makes us keep lose the person’s name. */
export const deleteUserFx: Effect<DeleteUserArgs, DeleteUserAnswer, Failure<DeleteUserCode>> = /* @__PURE__ */ effectOf("deleteUserFx", deleteUser);
