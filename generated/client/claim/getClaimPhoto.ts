// Generated 116559984893. The call getClaimPhoto, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PictureFile } from "../../model/entities";

export interface GetClaimPhotoArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  readonly photo_id: string;
}

export type GetClaimPhotoAnswer = PictureFile;

const codes = "account.not_signed_in booking.not_found claim.photo_not_found input.invalid input.malformed input.no_such_call";

export type GetClaimPhotoCode = Words<typeof codes>;

/** A picture of a claim, for its two sides; of one that is not made yet for the host alone. GET /booking/{booking_id}/claim/photo/{photo_id}. For the guest or the host of the booking. */
export function getClaimPhoto(transport: Transport, args: GetClaimPhotoArgs): Promise<Outcome<GetClaimPhotoAnswer, GetClaimPhotoCode>> {
  return ask(transport, { call: "getClaimPhoto", method: "GET", path: "/booking/{booking_id}/claim/photo/{photo_id}", secure: true, codes }, args);
}

export const getClaimPhotoFx = /* @__PURE__ */ effectOf("getClaimPhotoFx", getClaimPhoto);
