// Generated ae6a37edf078. What assistants may ask of report.
import { fields, oneOf } from "../contract/contract";
import { ReportedFor, ReportedKind } from "../model/values";
import type { Tool } from "./tool";

export const reportContent: Tool = {
  name: "reportContent",
  title: "Report content",
  description: "Reports a listing, a review or a message that the person can read. For people who are signed in. Safe to try again under the same idempotency_key. At most 10 times in 24 hours. May be refused with: account.not_signed_in, report.not_found.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/report",
  query: [],
  repeatable: true,
  inputSchema: fields({
    kind: oneOf(ReportedKind),
    thing_id: { type: "string", format: "uuid", description: "The listing, the review, or the thread of the message" },
    number: { type: "integer", minimum: 1, description: "Of a message: its number in the thread" },
    wrong: oneOf(ReportedFor),
    message: { type: "string", maxLength: 1000, format: "long-text" },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["number", "message", "idempotency_key"]),
};
