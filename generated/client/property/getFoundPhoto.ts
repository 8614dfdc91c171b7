// Generated f2ddc58d0384. The call getFoundPhoto, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PictureFile } from "../../model/entities";

export interface GetFoundPhotoArgs {
  readonly property_id: string;
  /** Follows from its address */
  readonly found_id: string;
}

export type GetFoundPhotoAnswer = PictureFile;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.rate_limited property.found_photo_unreadable property.not_found property.not_owner property.photo_not_found";

export type GetFoundPhotoCode = Words<typeof codes>;

/** A small version of a picture that the page of the connected listing names, while it may still be chosen. GET /user/property/{property_id}/found-photo/{found_id}. For the owner of the property. */
export function getFoundPhoto(transport: Transport, args: GetFoundPhotoArgs): Promise<Outcome<GetFoundPhotoAnswer, GetFoundPhotoCode>> {
  return ask(transport, { call: "getFoundPhoto", method: "GET", path: "/user/property/{property_id}/found-photo/{found_id}", secure: true, codes }, args);
}

export const getFoundPhotoFx = /* @__PURE__ */ effectOf("getFoundPhotoFx", getFoundPhoto);
