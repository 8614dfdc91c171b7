// Generated 6e5dee558a20. The call askForTool, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Loan } from "../../model/entities";
import type { PlainDate } from "../../model/wire";

export interface AskForToolArgs {
  readonly tool_id: string;
  /** The first day */
  readonly starts: PlainDate;
  /** The last day */
  readonly ends: PlainDate;
  readonly note?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type AskForToolAnswer = Loan;

const codes = "input.invalid input.malformed input.not_found input.rate_limited input.repeated_differently input.too_large loan.bad_dates loan.illegal_move loan.too_late loan.tool_taken session.not_signed_in";

export type AskForToolCode = Words<typeof codes>;

/** Asks for a tool. POST /tool/{tool_id}/loan. For people who are signed in. Source: §7. */
export function askForTool(transport: Transport, args: AskForToolArgs): Promise<Outcome<AskForToolAnswer, AskForToolCode>> {
  return ask(transport, { call: "askForTool", method: "POST", path: "/tool/{tool_id}/loan", secure: true, repeatable: true, codes }, args);
}

export const askForToolFx = /* @__PURE__ */ effectOf("askForToolFx", askForTool);
