// Generated 8f6cfaa194f2. The effect of getReferrer. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { getReferrer, type GetReferrerAnswer, type GetReferrerArgs, type GetReferrerCode } from "../../referral/getReferrer";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Tells whose referral code it is; an unknown code gives no result. */
export const getReferrerFx: Effect<GetReferrerArgs, GetReferrerAnswer, Failure<GetReferrerCode>> = /* @__PURE__ */ effectOf("getReferrerFx", getReferrer);
