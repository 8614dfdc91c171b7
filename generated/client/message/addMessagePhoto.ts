// Generated 842bada01ffa. The call addMessagePhoto, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { MessagePhoto } from "../../model/entities";

export interface AddMessagePhotoArgs {
  /** Unguessable: anybody who has it can see the offer */
  readonly booking_id: string;
  /** The picture */
  readonly photo: Blob;
}

export type AddMessagePhotoAnswer = MessagePhoto;

const codes = "account.not_signed_in booking.not_found input.invalid input.malformed input.rate_limited input.too_large message.person_left message.photos_not_yet property.photo_unreadable";

export type AddMessagePhotoCode = Words<typeof codes>;

/** Adds a picture for a message that is not sent yet; its place, camera and owner are taken out of the file. POST /booking/{booking_id}/contact/photo. For the guest or the host of the booking, or a co-host who answers guests there. */
export function addMessagePhoto(transport: Transport, args: AddMessagePhotoArgs): Promise<Outcome<AddMessagePhotoAnswer, AddMessagePhotoCode>> {
  return ask(transport, { call: "addMessagePhoto", method: "POST", path: "/booking/{booking_id}/contact/photo", secure: true, multipart: true, codes }, args);
}

export const addMessagePhotoFx = /* @__PURE__ */ effectOf("addMessagePhotoFx", addMessagePhoto);
