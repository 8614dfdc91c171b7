// Generated 41f42d392f97. The call endSession. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface EndSessionArgs {
  readonly session_id: string;
}

export type EndSessionAnswer = Readonly<Record<never, never>>;

export type EndSessionCode = "account.not_signed_in"
  | "account.session_not_found"
  | "input.invalid"
  | "input.malformed"
  | "input.no_such_call"
  | "input.too_large";

/** Logs the person out on one device. DELETE /user/session/{session_id}. For people who are signed in. */
export function endSession(transport: Transport, args: EndSessionArgs): Promise<Outcome<EndSessionAnswer, EndSessionCode>> {
  return ask(transport, { call: "endSession", method: "DELETE", path: "/user/session/{session_id}", codes: "account.not_signed_in account.session_not_found input.invalid input.malformed input.no_such_call input.too_large", secure: true }, args);
}
