// Generated 57f3df2f1a17. The call listSessions. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { DeviceSession } from "../../model/entities";

export type ListSessionsAnswer = readonly DeviceSession[];

export type ListSessionsCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed";

/** The browsers in which the person is signed in, the one that asks included. GET /user/session. For people who are signed in. */
export function listSessions(transport: Transport): Promise<Outcome<ListSessionsAnswer, ListSessionsCode>> {
  return ask(transport, { call: "listSessions", method: "GET", path: "/user/session", codes: "account.not_signed_in input.invalid input.malformed", secure: true, answer: "array" }, undefined);
}
