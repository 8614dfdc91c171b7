// Generated ca00b8367121. The call getUser. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { CurrentUser } from "../../model/entities";

export type GetUserAnswer = CurrentUser;

export type GetUserCode = "account.gone"
  | "account.not_signed_in"
  | "input.invalid"
  | "input.malformed";

/** The person who is signed in, with their modes and counts. GET /user. For people who are signed in. Source: §7 User and session. */
export function getUser(transport: Transport): Promise<Outcome<GetUserAnswer, GetUserCode>> {
  return ask(transport, { call: "getUser", method: "GET", path: "/user", codes: "account.gone account.not_signed_in input.invalid input.malformed", secure: true }, undefined);
}
