// Generated 963d258c1da0. The call addPhoto. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";

export interface AddPhotoArgs {
  readonly tool_id: string;
  readonly photo: Blob;
  readonly caption?: string | undefined;
}

export type AddPhotoAnswer = Readonly<Record<never, never>>;

export type AddPhotoCode = "input.invalid"
  | "input.malformed"
  | "input.not_found"
  | "input.too_large"
  | "loan.bad_link"
  | "session.not_keeper"
  | "session.not_signed_in";

/** Adds a picture of a tool. POST /tool/{tool_id}/photo. For keepers. Source: §7. */
export function addPhoto(transport: Transport, args: AddPhotoArgs): Promise<Outcome<AddPhotoAnswer, AddPhotoCode>> {
  return ask(transport, { call: "addPhoto", method: "POST", path: "/tool/{tool_id}/photo", codes: "input.invalid input.malformed input.not_found input.too_large loan.bad_link session.not_keeper session.not_signed_in", secure: true, multipart: true }, args);
}
