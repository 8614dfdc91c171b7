// Generated 0b8c6e2c3820. The effect of syncFeed. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { syncFeed, type SyncFeedAnswer, type SyncFeedArgs, type SyncFeedCode } from "../../property/syncFeed";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Reads a calendar from elsewhere now. */
export const syncFeedFx: Effect<SyncFeedArgs, SyncFeedAnswer, Failure<SyncFeedCode>> = /* @__PURE__ */ effectOf("syncFeedFx", syncFeed);
