// The call sendContactMessage.
// Written by the generator from the spec; change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { ContactTopic } from "../../model/values";

export interface SendContactMessageArgs {
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  readonly message: string;
}

export type SendContactMessageAnswer = Readonly<Record<never, never>>;
export type SendContactMessageCode = "input.invalid" | "input.malformed" | "input.rate_limited" | "input.too_large";

/**
 * Sends a message to the people behind the product. POST /contact. For anyone. Decision: section 17: the contact form page needs a call of
 * its own.
 */
export function sendContactMessage(
  transport: Transport,
  args: SendContactMessageArgs,
): Promise<Outcome<SendContactMessageAnswer, SendContactMessageCode>> {
  return ask(
    transport,
    {
      call: "sendContactMessage",
      method: "POST",
      path: "/contact",
      codes: "input.invalid input.malformed input.rate_limited input.too_large",
    },
    args,
  );
}
