// Generated 562502a20ef8. The call exchangeSession, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { Effect } from "effector";

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

export const exchangeSessionFx: Effect<ExchangeSessionArgs, ExchangeSessionAnswer, Failure<ExchangeSessionCode>> = /* @__PURE__ */ effectOf("exchangeSessionFx", exchangeSession);
