// Generated 40b045ead1ee. The call createUser. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface CreateUserArgs {
  readonly email: string;
  /** Any characters, spaces included */
  readonly password: string;
  /** From the referral link; an unknown code does not stop a signup */
  readonly referral_code?: string | undefined;
}

export type CreateUserAnswer = Readonly<Record<never, never>>;

export type CreateUserCode = "account.email_taken"
  | "account.password_common"
  | "account.password_holds_email"
  | "account.password_holds_product"
  | "input.invalid"
  | "input.malformed"
  | "input.rate_limited"
  | "input.too_large";

/** Creates an account; the browser then logs in with the same email and password. POST /user. For anyone. Source: §7 User and session. */
export function createUser(transport: Transport, args: CreateUserArgs): Promise<Outcome<CreateUserAnswer, CreateUserCode>> {
  return ask(transport, { call: "createUser", method: "POST", path: "/user", codes: "account.email_taken account.password_common account.password_holds_email account.password_holds_product input.invalid input.malformed input.rate_limited input.too_large" }, args);
}
