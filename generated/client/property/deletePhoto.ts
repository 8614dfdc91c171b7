// Generated 58edd4a10fa1. The call deletePhoto, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { HostProperty } from "../../model/entities";

export interface DeletePhotoArgs {
  readonly property_id: string;
  readonly photo_id: string;
}

export type DeletePhotoAnswer = HostProperty;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.no_such_call input.too_large property.listing_incomplete property.not_found property.not_owner property.photo_not_found";

export type DeletePhotoCode = Words<typeof codes>;

/** Removes a picture; for a while, naming it in the order of the pictures brings it back. DELETE /user/property/{property_id}/photo/{photo_id}. For the owner of the property. */
export function deletePhoto(transport: Transport, args: DeletePhotoArgs): Promise<Outcome<DeletePhotoAnswer, DeletePhotoCode>> {
  return ask(transport, { call: "deletePhoto", method: "DELETE", path: "/user/property/{property_id}/photo/{photo_id}", secure: true, codes }, args);
}

export const deletePhotoFx = /* @__PURE__ */ effectOf("deletePhotoFx", deletePhoto);
