// Generated 37baa10d8312. The effect of searchOwnProperties. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { searchOwnProperties, type SearchOwnPropertiesAnswer, type SearchOwnPropertiesArgs, type SearchOwnPropertiesCode } from "../../property/searchOwnProperties";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Finds the person’s own property by its listing address: a list of one, or an empty one. */
export const searchOwnPropertiesFx: Effect<SearchOwnPropertiesArgs, SearchOwnPropertiesAnswer, Failure<SearchOwnPropertiesCode>> = /* @__PURE__ */ effectOf("searchOwnPropertiesFx", searchOwnProperties);
