// Generated d1b49440adbf. The call bringBack. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface BringBackArgs {
  readonly loan_id: string;
}

export type BringBackAnswer = Readonly<Record<never, never>>;

export type BringBackCode = "input.invalid"
  | "input.malformed"
  | "input.too_large"
  | "loan.illegal_move"
  | "loan.not_found"
  | "loan.not_paid"
  | "loan.not_yours"
  | "loan.too_late"
  | "session.not_signed_in";

/** Brings the tool back. PATCH /loan/{loan_id}/return. For the member who has the tool. Source: §7. */
export function bringBack(transport: Transport, args: BringBackArgs): Promise<Outcome<BringBackAnswer, BringBackCode>> {
  return ask(transport, { call: "bringBack", method: "PATCH", path: "/loan/{loan_id}/return", codes: "input.invalid input.malformed input.too_large loan.illegal_move loan.not_found loan.not_paid loan.not_yours loan.too_late session.not_signed_in", secure: true }, args);
}
