// Generated 25ee07214511. The call listSessions, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { DeviceSession } from "../../model/entities";

export type ListSessionsAnswer = readonly DeviceSession[];

const codes = "account.not_signed_in input.invalid input.malformed";

export type ListSessionsCode = Words<typeof codes>;

/** The browsers in which the person is signed in, the one that asks included. GET /user/session. For people who are signed in. */
export function listSessions(transport: Transport): Promise<Outcome<ListSessionsAnswer, ListSessionsCode>> {
  return ask(transport, { call: "listSessions", method: "GET", path: "/user/session", secure: true, answer: "array", codes }, undefined);
}

export const listSessionsFx = /* @__PURE__ */ effectOf("listSessionsFx", listSessions);
