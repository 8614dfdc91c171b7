// Generated b00e92da28d0. The call addPhoto, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";

export interface AddPhotoArgs {
  readonly tool_id: string;
  readonly photo: Blob;
  readonly caption?: string | undefined;
}

export type AddPhotoAnswer = Readonly<Record<never, never>>;

const codes = "input.invalid input.malformed input.not_found input.too_large loan.bad_link session.not_keeper session.not_signed_in";

export type AddPhotoCode = Words<typeof codes>;

/** Adds a picture of a tool. POST /tool/{tool_id}/photo. For keepers. Source: §7. */
export function addPhoto(transport: Transport, args: AddPhotoArgs): Promise<Outcome<AddPhotoAnswer, AddPhotoCode>> {
  return ask(transport, { call: "addPhoto", method: "POST", path: "/tool/{tool_id}/photo", secure: true, multipart: true, codes }, args);
}

export const addPhotoFx = /* @__PURE__ */ effectOf("addPhotoFx", addPhoto);
