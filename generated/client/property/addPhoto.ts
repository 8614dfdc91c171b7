// Generated ffdc75b08bd2. The call addPhoto, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { HostProperty } from "../../model/entities";

export interface AddPhotoArgs {
  readonly property_id: string;
  /** The picture */
  readonly photo: Blob;
  /** What it shows, in words */
  readonly alt?: string | undefined;
}

export type AddPhotoAnswer = HostProperty;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.rate_limited input.too_large property.listing_incomplete property.not_found property.not_owner property.photo_unreadable property.too_many_photos";

export type AddPhotoCode = Words<typeof codes>;

/** Adds a picture at the end; its place, camera and owner are taken out of the file. POST /user/property/{property_id}/photo. For the owner of the property. */
export function addPhoto(transport: Transport, args: AddPhotoArgs): Promise<Outcome<AddPhotoAnswer, AddPhotoCode>> {
  return ask(transport, { call: "addPhoto", method: "POST", path: "/user/property/{property_id}/photo", secure: true, multipart: true, codes }, args);
}

export const addPhotoFx = /* @__PURE__ */ effectOf("addPhotoFx", addPhoto);
