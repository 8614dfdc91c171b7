// Generated 5b16b4585b90. The effect of getReceipt. Change the spec, not this file.
import { getReceipt, type GetReceiptAnswer, type GetReceiptArgs, type GetReceiptCode } from "../../booking/getReceipt";
import { effectOf } from "../../effect-of";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** The receipt of a paid stay, for its guest. */
export const getReceiptFx: Effect<GetReceiptArgs, GetReceiptAnswer, Failure<GetReceiptCode>> = /* @__PURE__ */ effectOf("getReceiptFx", getReceipt);
