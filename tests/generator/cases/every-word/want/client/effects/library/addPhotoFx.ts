// Generated ebfb3359c492. The effect of addPhoto. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { addPhoto, type AddPhotoAnswer, type AddPhotoArgs, type AddPhotoCode } from "../../library/addPhoto";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Adds a picture of a tool. */
export const addPhotoFx: Effect<AddPhotoArgs, AddPhotoAnswer, Failure<AddPhotoCode>> = /* @__PURE__ */ effectOf("addPhotoFx", addPhoto);
