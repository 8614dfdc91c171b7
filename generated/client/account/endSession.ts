// Generated 41e4722d9d16. The call endSession, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface EndSessionArgs {
  readonly session_id: string;
}

export type EndSessionAnswer = Readonly<Record<never, never>>;

const codes = "account.not_signed_in account.session_not_found input.invalid input.malformed input.no_such_call input.too_large";

export type EndSessionCode = Words<typeof codes>;

/** Logs the person out on one device. DELETE /user/session/{session_id}. For people who are signed in. */
export function endSession(transport: Transport, args: EndSessionArgs): Promise<Outcome<EndSessionAnswer, EndSessionCode>> {
  return ask(transport, { call: "endSession", method: "DELETE", path: "/user/session/{session_id}", secure: true, codes }, args);
}

export const endSessionFx = /* @__PURE__ */ effectOf("endSessionFx", endSession);
