// Generated 873a9df99342. The call listAutomaticMessages, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { AutomaticMessage } from "../../model/entities";

export type ListAutomaticMessagesAnswer = readonly AutomaticMessage[];

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed";

export type ListAutomaticMessagesCode = Words<typeof codes>;

/** The messages that are sent by themselves for a host, in the order in which a guest gets them. GET /user/automatic. For hosts. */
export function listAutomaticMessages(transport: Transport): Promise<Outcome<ListAutomaticMessagesAnswer, ListAutomaticMessagesCode>> {
  return ask(transport, { call: "listAutomaticMessages", method: "GET", path: "/user/automatic", secure: true, answer: "array", codes }, undefined);
}

export const listAutomaticMessagesFx = /* @__PURE__ */ effectOf("listAutomaticMessagesFx", listAutomaticMessages);
