// Generated cfddac8c3b97. The call sendContactMessage, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ContactTopic } from "../../model/values";

export interface SendContactMessageArgs {
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  readonly message: string;
  /** Stands in the form where no person sees it, and stays empty */
  readonly website?: string | undefined;
  /** How long the form stood open before it was sent */
  readonly seconds: number;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type SendContactMessageAnswer = {
    readonly reference: string;
  };

const codes = "input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large pages.looks_automatic";

export type SendContactMessageCode = Words<typeof codes>;

/** Sends a message to the people behind the product, with a copy to its author. POST /contact. For anyone. */
export function sendContactMessage(transport: Transport, args: SendContactMessageArgs): Promise<Outcome<SendContactMessageAnswer, SendContactMessageCode>> {
  return ask(transport, { call: "sendContactMessage", method: "POST", path: "/contact", repeatable: true, codes }, args);
}

export const sendContactMessageFx = /* @__PURE__ */ effectOf("sendContactMessageFx", sendContactMessage);
