// Generated cb416ce2d345. The call inviteCohost, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { SentInvitation } from "../../model/entities";
import type { CohostRole } from "../../model/values";

export interface InviteCohostArgs {
  readonly property_id: string;
  /** Trimmed and in lower case */
  readonly email: string;
  /** What they may do */
  readonly roles: readonly CohostRole[];
  /** Other listings of the same owner that the invitation is for, too */
  readonly property_ids?: readonly string[] | undefined;
}

export type InviteCohostAnswer = SentInvitation;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited input.too_large property.cohost_known property.cohost_mails property.not_found property.not_owner property.too_many_cohosts";

export type InviteCohostCode = Words<typeof codes>;

/** Mails an invitation to help with a listing, or with several at once; one that was not accepted yet is sent anew, and its old link ends. POST /user/property/{property_id}/cohost. For the owner of the property. */
export function inviteCohost(transport: Transport, args: InviteCohostArgs): Promise<Outcome<InviteCohostAnswer, InviteCohostCode>> {
  return ask(transport, { call: "inviteCohost", method: "POST", path: "/user/property/{property_id}/cohost", secure: true, codes }, args);
}

export const inviteCohostFx = /* @__PURE__ */ effectOf("inviteCohostFx", inviteCohost);
