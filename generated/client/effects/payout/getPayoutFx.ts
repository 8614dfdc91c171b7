// Generated 4a16d1135d3c. The effect of getPayout. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { getPayout, type GetPayoutAnswer, type GetPayoutCode } from "../../payout/getPayout";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** Who is paid for the host’s stays, what waits, and what was paid. */
export const getPayoutFx: Effect<void, GetPayoutAnswer, Failure<GetPayoutCode>> = /* @__PURE__ */ effectOf("getPayoutFx", getPayout);
