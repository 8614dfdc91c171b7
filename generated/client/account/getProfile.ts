// Generated 761a2c01c0ad. The call getProfile. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { Profile } from "../../model/entities";

export type GetProfileAnswer = Profile;

export type GetProfileCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed";

/** The person’s own profile. GET /user/profile. For people who are signed in. Source: §7 User and session. */
export function getProfile(transport: Transport): Promise<Outcome<GetProfileAnswer, GetProfileCode>> {
  return ask(transport, { call: "getProfile", method: "GET", path: "/user/profile", codes: "account.not_signed_in input.invalid input.malformed", secure: true }, undefined);
}
