// Generated 25cece81685b. What the calls of pages take and answer.
import { contractOf, fields, oneOf, type Contract } from "./contract";
import { ContactTopic } from "../model/values";

/** Sends a message to the people behind the product, with a copy to its author. */
export const sendContactMessage: Contract = contractOf({
  id: "sendContactMessage",
  method: "POST",
  path: "/contact",
  guard: "anyone",
  secure: false,
  errors: ["input.invalid", "input.malformed", "input.rate_limited", "input.repeated_differently", "input.too_large", "pages.looks_automatic"],
  rules: ["contactIsByPerson"],
  throttle: { times: 5, seconds: 3600 },
  repeatable: true,
  body: fields({
    name: { type: "string", minLength: 1, maxLength: 100, pattern: "^[^\\u061C\\u200B\\u200E\\u200F\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$", format: "text" },
    email: { type: "string", maxLength: 254, format: "idn-email" },
    topic: oneOf(ContactTopic),
    message: { type: "string", minLength: 10, maxLength: 4000, format: "long-text" },
    website: { type: "string", maxLength: 500, format: "text" },
    seconds: { type: "integer", minimum: 0, maximum: 10000000 },
  }, ["website"]),
  answer: fields({
    reference: { type: "string" },
  }),
});
