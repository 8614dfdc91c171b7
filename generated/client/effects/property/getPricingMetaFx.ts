// Generated 0ddf67a956f7. The effect of getPricingMeta. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { getPricingMeta, type GetPricingMetaAnswer, type GetPricingMetaArgs, type GetPricingMetaCode } from "../../property/getPricingMeta";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The price of a stay with points, cancellation and payout; lines that are sent are compared, never trusted. */
export const getPricingMetaFx: Effect<GetPricingMetaArgs, GetPricingMetaAnswer, Failure<GetPricingMetaCode>> = /* @__PURE__ */ effectOf("getPricingMetaFx", getPricingMeta);
