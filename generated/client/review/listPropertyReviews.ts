// Generated 4675c6fe919a. The call listPropertyReviews, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ReviewList } from "../../model/entities";
import type { ReviewOrder } from "../../model/values";

export interface ListPropertyReviewsArgs {
  readonly property_id: string;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly sort?: ReviewOrder | undefined;
  /** Only those that hold these words */
  readonly query?: string | undefined;
}

export type ListPropertyReviewsAnswer = ReviewList;

const codes = "input.invalid input.malformed input.rate_limited property.gone property.not_found";

export type ListPropertyReviewsCode = Words<typeof codes>;

/** The reviews of a property. GET /property/{property_id}/review. For anyone, where the property is listed or paused. Source: §7 Property. */
export function listPropertyReviews(transport: Transport, args: ListPropertyReviewsArgs): Promise<Outcome<ListPropertyReviewsAnswer, ListPropertyReviewsCode>> {
  return ask(transport, { call: "listPropertyReviews", method: "GET", path: "/property/{property_id}/review", secure: true, codes }, args);
}

export const listPropertyReviewsFx = /* @__PURE__ */ effectOf("listPropertyReviewsFx", listPropertyReviews);
