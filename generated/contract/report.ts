// Generated 0a4ca05e1a6b. What the calls of report take and answer. Change the spec, not this file.
import { contractOf, fields, type Contract } from "./contract";
import { ReportedFor, ReportedKind } from "../model/values";

/** Reports a listing, a review or a message that the person can read. */
export const reportContent: Contract = contractOf({
  id: "reportContent",
  method: "POST",
  path: "/report",
  guard: "signedIn",
  secure: true,
  errors: ["account.not_signed_in", "input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "report.not_found"],
  throttle: { times: 10, seconds: 86400 },
  repeatable: true,
  body: fields({
    kind: {
      type: "string",
      enum: Object.keys(ReportedKind),
    },
    thing_id: { type: "string", format: "uuid" },
    number: { type: "integer", minimum: 1 },
    wrong: {
      type: "string",
      enum: Object.keys(ReportedFor),
    },
    message: { type: "string", maxLength: 1000 },
  }, ["number", "message"]),
  answer: fields({}),
});
