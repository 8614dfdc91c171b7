// Generated 46a6b16eede9. The call createSession, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

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

export const createSessionFx = /* @__PURE__ */ effectOf("createSessionFx", createSession);
