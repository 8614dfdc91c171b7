// Generated adfef2218c86. The call endOtherSessions. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export type EndOtherSessionsAnswer = Readonly<Record<never, never>>;

export type EndOtherSessionsCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large";

/** Logs the person out everywhere but here. DELETE /user/session. For people who are signed in. */
export function endOtherSessions(transport: Transport): Promise<Outcome<EndOtherSessionsAnswer, EndOtherSessionsCode>> {
  return ask(transport, { call: "endOtherSessions", method: "DELETE", path: "/user/session", codes: "account.not_signed_in input.invalid input.malformed input.too_large", secure: true }, undefined);
}
