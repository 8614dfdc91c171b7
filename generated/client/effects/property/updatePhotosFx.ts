// Generated f5512b1af745. The effect of updatePhotos. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { updatePhotos, type UpdatePhotosAnswer, type UpdatePhotosArgs, type UpdatePhotosCode } from "../../property/updatePhotos";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Puts the pictures in this order, and changes the words that are sent; those left out follow at the end. One that was removed lately comes back where it is named. */
export const updatePhotosFx: Effect<UpdatePhotosArgs, UpdatePhotosAnswer, Failure<UpdatePhotosCode>> = /* @__PURE__ */ effectOf("updatePhotosFx", updatePhotos);
