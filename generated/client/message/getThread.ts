// Generated 4ed74994e37b. The call getThread, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ThreadDetail } from "../../model/entities";

export interface GetThreadArgs {
  readonly thread_id: string;
  /** Only messages with lower numbers */
  readonly before?: number | undefined;
}

export type GetThreadAnswer = ThreadDetail;

const codes = "account.not_signed_in input.invalid input.malformed message.thread_not_found";

export type GetThreadCode = Words<typeof codes>;

/** A thread with its newest messages, which count as read from then on. GET /message/{thread_id}. For the guest or the host of the thread, or a co-host who answers guests there. */
export function getThread(transport: Transport, args: GetThreadArgs): Promise<Outcome<GetThreadAnswer, GetThreadCode>> {
  return ask(transport, { call: "getThread", method: "GET", path: "/message/{thread_id}", secure: true, codes }, args);
}

export const getThreadFx = /* @__PURE__ */ effectOf("getThreadFx", getThread);
