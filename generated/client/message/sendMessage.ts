// Generated 4eb28549dc25. The call sendMessage, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Message } from "../../model/entities";

export interface SendMessageArgs {
  readonly thread_id: string;
  /** Empty only where there are pictures */
  readonly message?: string | undefined;
  /** Pictures that were added before; with them it may be without words */
  readonly photo_ids?: readonly string[] | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type SendMessageAnswer = Message;

const codes = "account.not_signed_in input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large message.empty message.field_unfilled message.person_left message.photo_not_found message.photos_not_yet message.thread_not_found";

export type SendMessageCode = Words<typeof codes>;

/** Writes to the other side of a thread. POST /message/{thread_id}. For the guest or the host of the thread, or a co-host who answers guests there. */
export function sendMessage(transport: Transport, args: SendMessageArgs): Promise<Outcome<SendMessageAnswer, SendMessageCode>> {
  return ask(transport, { call: "sendMessage", method: "POST", path: "/message/{thread_id}", secure: true, repeatable: true, codes }, args);
}

export const sendMessageFx = /* @__PURE__ */ effectOf("sendMessageFx", sendMessage);
