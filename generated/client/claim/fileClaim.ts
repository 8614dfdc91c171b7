// Generated dfd075cff322. The call fileClaim, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";
import type { ClaimKind } from "../../model/values";

export interface FileClaimArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly kind: ClaimKind;
  /** What the host asks for, in Canadian cents, like the price that was agreed */
  readonly amount_cents: number;
  /** What happened */
  readonly message: string;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type FileClaimAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side claim.already_there claim.closed claim.not_claimable claim.stay_not_over claim.too_late input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large message.person_left";

export type FileClaimCode = Words<typeof codes>;

/** A host makes a claim after a stay, with the pictures that were added; the guest is told. POST /booking/{booking_id}/claim. For the host of the booking. */
export function fileClaim(transport: Transport, args: FileClaimArgs): Promise<Outcome<FileClaimAnswer, FileClaimCode>> {
  return ask(transport, { call: "fileClaim", method: "POST", path: "/booking/{booking_id}/claim", secure: true, repeatable: true, codes }, args);
}

export const fileClaimFx = /* @__PURE__ */ effectOf("fileClaimFx", fileClaim);
