// Generated 51957a83c2a1. The call findInvitation, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { CohostInvitation } from "../../model/entities";

export interface FindInvitationArgs {
  /** From the mailed link */
  readonly token: string;
}

export type FindInvitationAnswer = CohostInvitation;

const codes = "account.not_named account.not_signed_in account.not_verified input.invalid input.malformed input.rate_limited input.too_large property.cohosts_already property.invitation_ended property.own_invitation";

export type FindInvitationCode = Words<typeof codes>;

/** What the link of an invitation asks; nothing is accepted yet. POST /cohost/invitation. For people whose profile has a first and a last name. */
export function findInvitation(transport: Transport, args: FindInvitationArgs): Promise<Outcome<FindInvitationAnswer, FindInvitationCode>> {
  return ask(transport, { call: "findInvitation", method: "POST", path: "/cohost/invitation", secure: true, codes }, args);
}

export const findInvitationFx = /* @__PURE__ */ effectOf("findInvitationFx", findInvitation);
