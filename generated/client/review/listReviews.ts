// Generated 9f5e255eb0b4. The call listReviews, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ReviewList } from "../../model/entities";
import type { ReviewOrder } from "../../model/values";

export interface ListReviewsArgs {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly sort?: ReviewOrder | undefined;
  /** Only those that hold these words */
  readonly query?: string | undefined;
}

export type ListReviewsAnswer = ReviewList;

const codes = "input.invalid input.malformed input.rate_limited";

export type ListReviewsCode = Words<typeof codes>;

/** The newest reviews of the whole product. GET /property/review. For anyone. Source: §7 Property. */
export function listReviews(transport: Transport, args: ListReviewsArgs | void): Promise<Outcome<ListReviewsAnswer, ListReviewsCode>> {
  return ask(transport, { call: "listReviews", method: "GET", path: "/property/review", codes }, args);
}

export const listReviewsFx = /* @__PURE__ */ effectOf("listReviewsFx", listReviews);
