// Generated 2d038ce9b618. The call getUser, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { CurrentUser } from "../../model/entities";

export type GetUserAnswer = CurrentUser;

const codes = "account.gone account.not_signed_in input.invalid input.malformed";

export type GetUserCode = Words<typeof codes>;

/** The person who is signed in, with their modes and counts. GET /user. For people who are signed in. Source: §7 User and session. */
export function getUser(transport: Transport): Promise<Outcome<GetUserAnswer, GetUserCode>> {
  return ask(transport, { call: "getUser", method: "GET", path: "/user", secure: true, codes }, undefined);
}

export const getUserFx = /* @__PURE__ */ effectOf("getUserFx", getUser);
