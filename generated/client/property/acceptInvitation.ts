// Generated 1a2dade54b5b. The call acceptInvitation, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface AcceptInvitationArgs {
  /** From the mailed link */
  readonly token: string;
}

export type AcceptInvitationAnswer = {
    readonly property_ids: readonly string[];
  };

const codes = "account.not_named account.not_signed_in account.not_verified input.invalid input.malformed input.rate_limited input.too_large property.cohosts_already property.invitation_ended property.own_invitation";

export type AcceptInvitationCode = Words<typeof codes>;

/** Accepts an invitation, at all of its listings, with the account that is signed in, and turns host mode on; its link works no more. POST /cohost. For people whose profile has a first and a last name. */
export function acceptInvitation(transport: Transport, args: AcceptInvitationArgs): Promise<Outcome<AcceptInvitationAnswer, AcceptInvitationCode>> {
  return ask(transport, { call: "acceptInvitation", method: "POST", path: "/cohost", secure: true, codes }, args);
}

export const acceptInvitationFx = /* @__PURE__ */ effectOf("acceptInvitationFx", acceptInvitation);
