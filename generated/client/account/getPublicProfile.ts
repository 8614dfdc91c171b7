// Generated 26e023b2bc7e. The call getPublicProfile, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PublicProfile } from "../../model/entities";

export interface GetPublicProfileArgs {
  readonly profile_id: string;
}

export type GetPublicProfileAnswer = PublicProfile;

const codes = "account.profile_not_found input.invalid input.malformed";

export type GetPublicProfileCode = Words<typeof codes>;

/** What anyone may see of a person. GET /user/profile/{profile_id}. For anyone, where there is such a person. Source: §7 User and session. */
export function getPublicProfile(transport: Transport, args: GetPublicProfileArgs): Promise<Outcome<GetPublicProfileAnswer, GetPublicProfileCode>> {
  return ask(transport, { call: "getPublicProfile", method: "GET", path: "/user/profile/{profile_id}", codes }, args);
}

export const getPublicProfileFx = /* @__PURE__ */ effectOf("getPublicProfileFx", getPublicProfile);
