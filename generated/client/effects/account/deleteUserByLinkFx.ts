// Generated 6785973d7a3c. The effect of deleteUserByLink. Change the spec, not this file.
import { deleteUserByLink, type DeleteUserByLinkAnswer, type DeleteUserByLinkArgs, type DeleteUserByLinkCode } from "../../account/deleteUserByLink";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Deletes the account with a link that was mailed to it, as POST /user/delete does with its password. */
export const deleteUserByLinkFx: Effect<DeleteUserByLinkArgs, DeleteUserByLinkAnswer, Failure<DeleteUserByLinkCode>> = /* @__PURE__ */ effectOf("deleteUserByLinkFx", deleteUserByLink);
