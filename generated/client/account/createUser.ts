// Generated 984a7b46309e. The call createUser, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface CreateUserArgs {
  readonly email: string;
  /** Any characters, spaces included */
  readonly password: string;
  /** From the referral link; an unknown code does not stop a signup */
  readonly referral_code?: string | undefined;
}

export type CreateUserAnswer = Readonly<Record<never, never>>;

const codes = "account.email_taken account.password_common account.password_holds_email account.password_holds_product input.invalid input.malformed input.rate_limited input.too_large";

export type CreateUserCode = Words<typeof codes>;

/** Creates an account; the browser then logs in with the same email and password. POST /user. For anyone. Source: §7 User and session. */
export function createUser(transport: Transport, args: CreateUserArgs): Promise<Outcome<CreateUserAnswer, CreateUserCode>> {
  return ask(transport, { call: "createUser", method: "POST", path: "/user", codes }, args);
}

export const createUserFx = /* @__PURE__ */ effectOf("createUserFx", createUser);
