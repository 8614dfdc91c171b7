// Generated 46b3953a51e8. The call deleteClaimPhoto, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface DeleteClaimPhotoArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly photo_id: string;
}

export type DeleteClaimPhotoAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side claim.already_there claim.photo_not_found input.invalid input.malformed input.no_such_call input.too_large";

export type DeleteClaimPhotoCode = Words<typeof codes>;

/** Removes a picture of a claim that is not made yet. DELETE /booking/{booking_id}/claim/photo/{photo_id}. For the host of the booking. */
export function deleteClaimPhoto(transport: Transport, args: DeleteClaimPhotoArgs): Promise<Outcome<DeleteClaimPhotoAnswer, DeleteClaimPhotoCode>> {
  return ask(transport, { call: "deleteClaimPhoto", method: "DELETE", path: "/booking/{booking_id}/claim/photo/{photo_id}", secure: true, codes }, args);
}

export const deleteClaimPhotoFx = /* @__PURE__ */ effectOf("deleteClaimPhotoFx", deleteClaimPhoto);
