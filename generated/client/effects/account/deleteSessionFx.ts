// Generated 554aa4b2a791. The effect of deleteSession. Change the spec, not this file.
import { deleteSession, type DeleteSessionAnswer, type DeleteSessionCode } from "../../account/deleteSession";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Logs out: the token stops working at once. */
export const deleteSessionFx: Effect<void, DeleteSessionAnswer, Failure<DeleteSessionCode>> = /* @__PURE__ */ effectOf("deleteSessionFx", deleteSession);
