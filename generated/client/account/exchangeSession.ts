// Generated 065bb513a24e. The call exchangeSession. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface ExchangeSessionArgs {
  readonly code: string;
}

export type ExchangeSessionAnswer = {
    readonly access_token: string;
    readonly is_new: boolean;
  };

export type ExchangeSessionCode = "account.blocked"
  | "account.sign_on_code_spent"
  | "input.invalid"
  | "input.malformed"
  | "input.too_large";

/** Turns the one-time code of a single sign-on into a session. POST /session/exchange. For anyone. */
export function exchangeSession(transport: Transport, args: ExchangeSessionArgs): Promise<Outcome<ExchangeSessionAnswer, ExchangeSessionCode>> {
  return ask(transport, { call: "exchangeSession", method: "POST", path: "/session/exchange", codes: "account.blocked account.sign_on_code_spent input.invalid input.malformed input.too_large", bare: true }, args);
}
