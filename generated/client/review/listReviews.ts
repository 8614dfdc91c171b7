// Generated 6393fb208641. The call listReviews. Change the spec, not this file.
import { ask } from "../ask";
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

export type ListReviewsCode = "input.invalid"
  | "input.malformed";

/** The newest reviews of the whole product. GET /property/review. For anyone. Source: §7 Property. */
export function listReviews(transport: Transport, args: ListReviewsArgs | void): Promise<Outcome<ListReviewsAnswer, ListReviewsCode>> {
  return ask(transport, { call: "listReviews", method: "GET", path: "/property/review", codes: "input.invalid input.malformed" }, args);
}
