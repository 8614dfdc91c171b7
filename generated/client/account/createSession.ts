// Generated fc6a6aa2e94f. The call createSession, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { Effect } from "effector";

export interface CreateSessionArgs {
  readonly email: string;
  readonly password: string;
}

export type CreateSessionAnswer = {
    readonly access_token: string;
  };

const codes = "account.blocked account.too_many_attempts account.wrong_credentials input.invalid input.malformed input.too_large";

export type CreateSessionCode = Words<typeof codes>;

/** Logs in with email and password. POST /session. For anyone. Source: §7 User and session. */
export function createSession(transport: Transport, args: CreateSessionArgs): Promise<Outcome<CreateSessionAnswer, CreateSessionCode>> {
  return ask(transport, { call: "createSession", method: "POST", path: "/session", bare: true, codes }, args);
}

export const createSessionFx: Effect<CreateSessionArgs, CreateSessionAnswer, Failure<CreateSessionCode>> = /* @__PURE__ */ effectOf("createSessionFx", createSession);
