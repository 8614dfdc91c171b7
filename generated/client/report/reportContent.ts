// Generated 6508fc679580. The call reportContent, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ReportedFor, ReportedKind } from "../../model/values";

export interface ReportContentArgs {
  readonly kind: ReportedKind;
  /** The listing, the review, or the thread of the message */
  readonly thing_id: string;
  /** Of a message: its number in the thread */
  readonly number?: number | undefined;
  readonly wrong: ReportedFor;
  readonly message?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type ReportContentAnswer = Readonly<Record<never, never>>;

const codes = "account.not_signed_in input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large report.not_found";

export type ReportContentCode = Words<typeof codes>;

/** Reports a listing, a review or a message that the person can read. POST /report. For people who are signed in. */
export function reportContent(transport: Transport, args: ReportContentArgs): Promise<Outcome<ReportContentAnswer, ReportContentCode>> {
  return ask(transport, { call: "reportContent", method: "POST", path: "/report", secure: true, repeatable: true, codes }, args);
}

export const reportContentFx = /* @__PURE__ */ effectOf("reportContentFx", reportContent);
