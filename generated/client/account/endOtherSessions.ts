// Generated a3dbf8dca27f. The call endOtherSessions, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export type EndOtherSessionsAnswer = Readonly<Record<never, never>>;

const codes = "account.not_signed_in input.invalid input.malformed input.too_large";

export type EndOtherSessionsCode = Words<typeof codes>;

/** Logs the person out everywhere but here. DELETE /user/session. For people who are signed in. */
export function endOtherSessions(transport: Transport): Promise<Outcome<EndOtherSessionsAnswer, EndOtherSessionsCode>> {
  return ask(transport, { call: "endOtherSessions", method: "DELETE", path: "/user/session", secure: true, codes }, undefined);
}

export const endOtherSessionsFx = /* @__PURE__ */ effectOf("endOtherSessionsFx", endOtherSessions);
