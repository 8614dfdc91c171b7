// Generated 8929127e0432. The call exchangeSession, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface ExchangeSessionArgs {
  readonly code: string;
}

export type ExchangeSessionAnswer = {
    readonly access_token: string;
    readonly is_new: boolean;
  };

const codes = "account.blocked account.sign_on_code_spent input.invalid input.malformed input.too_large";

export type ExchangeSessionCode = Words<typeof codes>;

/** Turns the one-time code of a single sign-on into a session. POST /session/exchange. For anyone. */
export function exchangeSession(transport: Transport, args: ExchangeSessionArgs): Promise<Outcome<ExchangeSessionAnswer, ExchangeSessionCode>> {
  return ask(transport, { call: "exchangeSession", method: "POST", path: "/session/exchange", bare: true, codes }, args);
}

export const exchangeSessionFx = /* @__PURE__ */ effectOf("exchangeSessionFx", exchangeSession);
