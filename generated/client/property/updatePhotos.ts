// Generated f81581eb3c9a. The call updatePhotos, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { HostProperty } from "../../model/entities";

export interface UpdatePhotosArgs {
  readonly property_id: string;
  /** Which order and words were changed; refused where others have been saved since */
  readonly version?: number | undefined;
  readonly photos: readonly ({
      readonly photo_id: string;
      readonly alt?: string | undefined;
    })[];
}

export type UpdatePhotosAnswer = HostProperty;

const codes = "account.not_named account.not_signed_in account.not_verified account.wrong_mode input.invalid input.malformed input.too_large property.changed_elsewhere property.listing_incomplete property.not_found property.not_owner property.photo_not_found property.too_many_photos";

export type UpdatePhotosCode = Words<typeof codes>;

/** Puts the pictures in this order, and changes the words that are sent; those left out follow at the end. One that was removed lately comes back where it is named. PATCH /user/property/{property_id}/photo. For the owner of the property. */
export function updatePhotos(transport: Transport, args: UpdatePhotosArgs): Promise<Outcome<UpdatePhotosAnswer, UpdatePhotosCode>> {
  return ask(transport, { call: "updatePhotos", method: "PATCH", path: "/user/property/{property_id}/photo", secure: true, codes }, args);
}

export const updatePhotosFx = /* @__PURE__ */ effectOf("updatePhotosFx", updatePhotos);
