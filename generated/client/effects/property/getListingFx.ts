// Generated 7c18321b1f3f. The effect of getListing. Change the spec, not this file.
import { effectOf } from "../../effect-of";
import { getListing, type GetListingAnswer, type GetListingArgs, type GetListingCode } from "../../property/getListing";
import type { Failure } from "../../transport";
import type { Effect } from "effector";

/** A property as a guest sees it; drafts are not found, and what was archived is gone. */
export const getListingFx: Effect<GetListingArgs, GetListingAnswer, Failure<GetListingCode>> = /* @__PURE__ */ effectOf("getListingFx", getListing);
