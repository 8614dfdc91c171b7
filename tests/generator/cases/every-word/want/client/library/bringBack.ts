// Generated 80b414b07a83. The call bringBack, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface BringBackArgs {
  readonly loan_id: string;
}

export type BringBackAnswer = Readonly<Record<never, never>>;

const codes = "input.invalid input.malformed input.too_large loan.illegal_move loan.not_found loan.not_paid loan.not_yours loan.too_late session.not_signed_in";

export type BringBackCode = Words<typeof codes>;

/** Brings the tool back. PATCH /loan/{loan_id}/return. For the member who has the tool. Source: §7. */
export function bringBack(transport: Transport, args: BringBackArgs): Promise<Outcome<BringBackAnswer, BringBackCode>> {
  return ask(transport, { call: "bringBack", method: "PATCH", path: "/loan/{loan_id}/return", secure: true, codes }, args);
}

export const bringBackFx = /* @__PURE__ */ effectOf("bringBackFx", bringBack);
