// Generated 1c35f12aed2a. The call getMessagePhoto, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { PictureFile } from "../../model/entities";

export interface GetMessagePhotoArgs {
  readonly thread_id: string;
  readonly photo_id: string;
  /** As it is kept; else as small as a conversation shows it */
  readonly large?: boolean | undefined;
}

export type GetMessagePhotoAnswer = PictureFile;

const codes = "account.not_signed_in input.invalid input.malformed input.no_such_call message.photo_not_found message.thread_not_found";

export type GetMessagePhotoCode = Words<typeof codes>;

/** A picture of a message, for its two sides. GET /message/{thread_id}/photo/{photo_id}. For the guest or the host of the thread, or a co-host who answers guests there. */
export function getMessagePhoto(transport: Transport, args: GetMessagePhotoArgs): Promise<Outcome<GetMessagePhotoAnswer, GetMessagePhotoCode>> {
  return ask(transport, { call: "getMessagePhoto", method: "GET", path: "/message/{thread_id}/photo/{photo_id}", secure: true, codes }, args);
}

export const getMessagePhotoFx = /* @__PURE__ */ effectOf("getMessagePhotoFx", getMessagePhoto);
