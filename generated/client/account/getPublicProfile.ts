// Generated f6fd9042fea7. The call getPublicProfile. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { PublicProfile } from "../../model/entities";

export interface GetPublicProfileArgs {
  readonly profile_id: string;
}

export type GetPublicProfileAnswer = PublicProfile;

export type GetPublicProfileCode = "account.profile_not_found"
  | "input.invalid"
  | "input.malformed";

/** What anyone may see of a person. GET /user/profile/{profile_id}. For anyone, where there is such a person. Source: §7 User and session. */
export function getPublicProfile(transport: Transport, args: GetPublicProfileArgs): Promise<Outcome<GetPublicProfileAnswer, GetPublicProfileCode>> {
  return ask(transport, { call: "getPublicProfile", method: "GET", path: "/user/profile/{profile_id}", codes: "account.profile_not_found input.invalid input.malformed" }, args);
}
