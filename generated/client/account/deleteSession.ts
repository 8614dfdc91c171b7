// Generated 18d061449de9. The call deleteSession, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export type DeleteSessionAnswer = Readonly<Record<never, never>>;

const codes = "account.not_signed_in input.invalid input.malformed input.too_large";

export type DeleteSessionCode = Words<typeof codes>;

/** Logs out: the token stops working at once. DELETE /session. For people who are signed in. Source: §7 User and session. */
export function deleteSession(transport: Transport): Promise<Outcome<DeleteSessionAnswer, DeleteSessionCode>> {
  return ask(transport, { call: "deleteSession", method: "DELETE", path: "/session", secure: true, codes }, undefined);
}

export const deleteSessionFx = /* @__PURE__ */ effectOf("deleteSessionFx", deleteSession);
