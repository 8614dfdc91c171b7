// Generated 2e265153c583. The call getProfile, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { Profile } from "../../model/entities";

export type GetProfileAnswer = Profile;

const codes = "account.not_signed_in input.invalid input.malformed";

export type GetProfileCode = Words<typeof codes>;

/** The person’s own profile. GET /user/profile. For people who are signed in. Source: §7 User and session. */
export function getProfile(transport: Transport): Promise<Outcome<GetProfileAnswer, GetProfileCode>> {
  return ask(transport, { call: "getProfile", method: "GET", path: "/user/profile", secure: true, codes }, undefined);
}

export const getProfileFx = /* @__PURE__ */ effectOf("getProfileFx", getProfile);
