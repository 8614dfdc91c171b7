// Generated 1066a39f297e. The call endOtherSessions, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { Effect } from "effector";

export type EndOtherSessionsAnswer = Readonly<Record<never, never>>;

const codes = "account.not_signed_in input.invalid input.malformed input.too_large";

export type EndOtherSessionsCode = Words<typeof codes>;

/** Logs the person out everywhere but here. DELETE /user/session. For people who are signed in. */
export function endOtherSessions(transport: Transport): Promise<Outcome<EndOtherSessionsAnswer, EndOtherSessionsCode>> {
  return ask(transport, { call: "endOtherSessions", method: "DELETE", path: "/user/session", secure: true, codes }, undefined);
}

export const endOtherSessionsFx: Effect<void, EndOtherSessionsAnswer, Failure<EndOtherSessionsCode>> = /* @__PURE__ */ effectOf("endOtherSessionsFx", endOtherSessions);
