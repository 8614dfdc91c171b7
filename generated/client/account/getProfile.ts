// Generated ffa72d211600. The call getProfile, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { Profile } from "../../model/entities";
import type { Effect } from "effector";

export type GetProfileAnswer = Profile;

const codes = "account.not_signed_in input.invalid input.malformed";

export type GetProfileCode = Words<typeof codes>;

/** The person’s own profile. GET /user/profile. For people who are signed in. Source: §7 User and session. */
export function getProfile(transport: Transport): Promise<Outcome<GetProfileAnswer, GetProfileCode>> {
  return ask(transport, { call: "getProfile", method: "GET", path: "/user/profile", secure: true, codes }, undefined);
}

export const getProfileFx: Effect<void, GetProfileAnswer, Failure<GetProfileCode>> = /* @__PURE__ */ effectOf("getProfileFx", getProfile);
