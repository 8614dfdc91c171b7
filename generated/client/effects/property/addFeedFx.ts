// Generated 3bc1eaf79b1b. The effect of addFeed. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { addFeed, type AddFeedAnswer, type AddFeedArgs, type AddFeedCode } from "../../property/addFeed";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Adds a calendar from elsewhere and reads it at once; the one of the connected listing proves whose it is. */
export const addFeedFx: Effect<AddFeedArgs, AddFeedAnswer, Failure<AddFeedCode>> = /* @__PURE__ */ effectOf("addFeedFx", addFeed);
