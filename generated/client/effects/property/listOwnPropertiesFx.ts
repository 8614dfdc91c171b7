// The effect of listOwnProperties. Written by the generator from the spec; change the spec, not this file.
import { effectOf } from "../../effect-of";
import { listOwnProperties, type ListOwnPropertiesAnswer, type ListOwnPropertiesCode } from "../../property/listOwnProperties";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The person’s own properties, the newest first. */
export const listOwnPropertiesFx: Effect<void, ListOwnPropertiesAnswer, Failure<ListOwnPropertiesCode>> = /* @__PURE__ */ effectOf("listOwnPropertiesFx", listOwnProperties);
