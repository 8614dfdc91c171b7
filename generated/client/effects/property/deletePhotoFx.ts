// Generated 0f572b6dd469. The effect of deletePhoto. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { deletePhoto, type DeletePhotoAnswer, type DeletePhotoArgs, type DeletePhotoCode } from "../../property/deletePhoto";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Removes a picture; for a while, naming it in the order of the pictures brings it back. */
export const deletePhotoFx: Effect<DeletePhotoArgs, DeletePhotoAnswer, Failure<DeletePhotoCode>> = /* @__PURE__ */ effectOf("deletePhotoFx", deletePhoto);
