// Generated d993eefa235b. The effect of updatePropertyStatus. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { updatePropertyStatus, type UpdatePropertyStatusAnswer, type UpdatePropertyStatusArgs, type UpdatePropertyStatusCode } from "../../property/updatePropertyStatus";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Lists, pauses or archives a property. */
export const updatePropertyStatusFx: Effect<UpdatePropertyStatusArgs, UpdatePropertyStatusAnswer, Failure<UpdatePropertyStatusCode>> = /* @__PURE__ */ effectOf("updatePropertyStatusFx", updatePropertyStatus);
