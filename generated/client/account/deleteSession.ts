// Generated 3c15536d6666. The call deleteSession. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export type DeleteSessionAnswer = Readonly<Record<never, never>>;

export type DeleteSessionCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large";

/** Logs out: the token stops working at once. DELETE /session. For people who are signed in. Source: §7 User and session. */
export function deleteSession(transport: Transport): Promise<Outcome<DeleteSessionAnswer, DeleteSessionCode>> {
  return ask(transport, { call: "deleteSession", method: "DELETE", path: "/session", codes: "account.not_signed_in input.invalid input.malformed input.too_large", secure: true }, undefined);
}
