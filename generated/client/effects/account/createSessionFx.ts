// Generated 4f8b8cc70e99. The effect of createSession. Change the spec, not this file.
import { createSession, type CreateSessionAnswer, type CreateSessionArgs, type CreateSessionCode } from "../../account/createSession";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Logs in with email and password. */
export const createSessionFx: Effect<CreateSessionArgs, CreateSessionAnswer, Failure<CreateSessionCode>> = /* @__PURE__ */ effectOf("createSessionFx", createSession);
