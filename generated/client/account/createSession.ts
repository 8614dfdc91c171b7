// Generated 047cf45b6b63. The call createSession. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface CreateSessionArgs {
  readonly email: string;
  readonly password: string;
}

export type CreateSessionAnswer = {
    readonly access_token: string;
  };

export type CreateSessionCode = "account.blocked"
  | "account.too_many_attempts"
  | "account.wrong_credentials"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large";

/** Logs in with email and password. POST /session. For anyone. Source: §7 User and session. */
export function createSession(transport: Transport, args: CreateSessionArgs): Promise<Outcome<CreateSessionAnswer, CreateSessionCode>> {
  return ask(transport, { call: "createSession", method: "POST", path: "/session", codes: "account.blocked account.too_many_attempts account.wrong_credentials input.invalid input.malformed input.too_large", bare: true }, args);
}
