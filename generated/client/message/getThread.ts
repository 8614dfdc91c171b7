// Generated ef15957dab78. The call getThread. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { ThreadDetail } from "../../model/entities";

export interface GetThreadArgs {
  readonly thread_id: string;
  /** Only messages with lower numbers */
  readonly before?: number | undefined;
}

export type GetThreadAnswer = ThreadDetail;

export type GetThreadCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed"
  | "message.thread_not_found";

/** A thread with its newest messages, which count as read from then on. GET /message/{thread_id}. For the guest or the host of the thread. */
export function getThread(transport: Transport, args: GetThreadArgs): Promise<Outcome<GetThreadAnswer, GetThreadCode>> {
  return ask(transport, { call: "getThread", method: "GET", path: "/message/{thread_id}", codes: "account.not_signed_in input.invalid input.malformed message.thread_not_found", secure: true }, args);
}
