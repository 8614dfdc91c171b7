// Generated 61e33b07da06. The effect of listOwnProperties. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { listOwnProperties, type ListOwnPropertiesAnswer, type ListOwnPropertiesCode } from "../../property/listOwnProperties";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The person’s own properties, the newest first. */
export const listOwnPropertiesFx: Effect<void, ListOwnPropertiesAnswer, Failure<ListOwnPropertiesCode>> = /* @__PURE__ */ effectOf("listOwnPropertiesFx", listOwnProperties);
