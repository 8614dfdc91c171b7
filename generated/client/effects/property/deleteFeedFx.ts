// Generated 84ddcd5d57f4. The effect of deleteFeed. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { deleteFeed, type DeleteFeedAnswer, type DeleteFeedArgs, type DeleteFeedCode } from "../../property/deleteFeed";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Removes a calendar from elsewhere; the nights that it took are free again. */
export const deleteFeedFx: Effect<DeleteFeedArgs, DeleteFeedAnswer, Failure<DeleteFeedCode>> = /* @__PURE__ */ effectOf("deleteFeedFx", deleteFeed);
