// Generated a0a8ccf09c9b. What assistants may ask of pages.
import { fields, oneOf } from "../contract/contract";
import { ContactTopic } from "../model/values";
import type { Tool } from "./tool";

export const sendContactMessage: Tool = {
  name: "sendContactMessage",
  title: "Send contact message",
  description: "Sends a message to the people behind the product, with a copy to its author. For anyone. A contact message comes from a person. Safe to try again under the same idempotency_key. At most 5 times in 1 hour. May be refused with: pages.looks_automatic.",
  annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  method: "POST",
  path: "/contact",
  query: [],
  repeatable: true,
  inputSchema: fields({
    name: {
      type: "string",
      minLength: 1,
      maxLength: 100,
      pattern: "^[^\\u061C\\u200B\\u200E\\u200F\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$",
      format: "text",
      examples: ["Jo Tremblay"],
    },
    email: {
      type: "string",
      maxLength: 254,
      format: "idn-email",
      examples: ["jo@example.ca"],
    },
    topic: oneOf(ContactTopic),
    message: {
      type: "string",
      minLength: 10,
      maxLength: 4000,
      format: "long-text",
      examples: ["Our booking HX7K2M shows no address. Where do we find it?"],
    },
    website: { type: "string", maxLength: 500, format: "text", description: "Stands in the form where no person sees it, and stays empty" },
    seconds: {
      type: "integer",
      minimum: 0,
      maximum: 10000000,
      description: "How long the form stood open before it was sent",
      examples: [40],
    },
    idempotency_key: { type: "string", minLength: 1, maxLength: 255, format: "text", description: "Under the same key it is done once, however often it is asked: a fresh one for each wish, the same to try again" },
  }, ["website", "idempotency_key"]),
};
