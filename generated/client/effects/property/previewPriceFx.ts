// Generated 6be85fd28f7a. The effect of previewPrice. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { previewPrice, type PreviewPriceAnswer, type PreviewPriceArgs, type PreviewPriceCode } from "../../property/previewPrice";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** What a stay would cost guests and bring the host at prices that are not saved yet. */
export const previewPriceFx: Effect<PreviewPriceArgs, PreviewPriceAnswer, Failure<PreviewPriceCode>> = /* @__PURE__ */ effectOf("previewPriceFx", previewPrice);
