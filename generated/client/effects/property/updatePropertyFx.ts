// Generated c9b331087a05. The effect of updateProperty. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { updateProperty, type UpdatePropertyAnswer, type UpdatePropertyArgs, type UpdatePropertyCode } from "../../property/updateProperty";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Changes what is sent of a property, and confirms it where it was imported. */
export const updatePropertyFx: Effect<UpdatePropertyArgs, UpdatePropertyAnswer, Failure<UpdatePropertyCode>> = /* @__PURE__ */ effectOf("updatePropertyFx", updateProperty);
