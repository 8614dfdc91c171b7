// Generated bb7228f965d7. The effect of addPhoto. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { addPhoto, type AddPhotoAnswer, type AddPhotoArgs, type AddPhotoCode } from "../../property/addPhoto";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Adds a picture at the end; its place, camera and owner are taken out of the file. */
export const addPhotoFx: Effect<AddPhotoArgs, AddPhotoAnswer, Failure<AddPhotoCode>> = /* @__PURE__ */ effectOf("addPhotoFx", addPhoto);
