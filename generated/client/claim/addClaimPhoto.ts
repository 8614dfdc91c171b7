// Generated 033ca4601fe5. The call addClaimPhoto, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { BookingDetail } from "../../model/entities";

export interface AddClaimPhotoArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** The picture */
  readonly photo: Blob;
}

export type AddClaimPhotoAnswer = BookingDetail;

const codes = "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side claim.already_there claim.not_claimable claim.stay_not_over claim.too_late claim.too_many_photos input.invalid input.malformed input.rate_limited input.too_large property.photo_unreadable";

export type AddClaimPhotoCode = Words<typeof codes>;

/** Adds a picture to a claim that is not made yet; its place, camera and owner are taken out of the file. POST /booking/{booking_id}/claim/photo. For the host of the booking. */
export function addClaimPhoto(transport: Transport, args: AddClaimPhotoArgs): Promise<Outcome<AddClaimPhotoAnswer, AddClaimPhotoCode>> {
  return ask(transport, { call: "addClaimPhoto", method: "POST", path: "/booking/{booking_id}/claim/photo", secure: true, multipart: true, codes }, args);
}

export const addClaimPhotoFx = /* @__PURE__ */ effectOf("addClaimPhotoFx", addClaimPhoto);
