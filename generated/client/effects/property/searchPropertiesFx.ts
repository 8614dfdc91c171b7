// Generated 8d41b7d9e529. The effect of searchProperties. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { searchProperties, type SearchPropertiesAnswer, type SearchPropertiesArgs, type SearchPropertiesCode } from "../../property/searchProperties";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Finds listed properties by place, dates, people and filters; with dates only those that are free. */
export const searchPropertiesFx: Effect<SearchPropertiesArgs | void, SearchPropertiesAnswer, Failure<SearchPropertiesCode>> = /* @__PURE__ */ effectOf("searchPropertiesFx", searchProperties);
