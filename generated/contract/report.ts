// Generated ce6350f278ae. What the calls of report take and answer.
import { contractOf, fields, oneOf, uuid, type Contract } from "./contract";
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
    kind: oneOf(ReportedKind),
    thing_id: uuid,
    number: { type: "integer", minimum: 1 },
    wrong: oneOf(ReportedFor),
    message: { type: "string", maxLength: 1000, format: "long-text" },
  }, ["number", "message"]),
  answer: fields({}),
});
