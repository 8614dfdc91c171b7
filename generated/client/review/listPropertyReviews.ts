// Generated 8b1283546216. The call listPropertyReviews, and its effect. Change the spec, not this file.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Failure, Outcome, Transport } from "../transport";
import type { ReviewList } from "../../model/entities";
import type { ReviewOrder } from "../../model/values";
import type { Effect } from "effector";

export interface ListPropertyReviewsArgs {
  readonly property_id: string;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly sort?: ReviewOrder | undefined;
  /** Only those that hold these words */
  readonly query?: string | undefined;
}

export type ListPropertyReviewsAnswer = ReviewList;

const codes = "input.invalid input.malformed property.gone property.not_found";

export type ListPropertyReviewsCode = Words<typeof codes>;

/** The reviews of a property. GET /property/{property_id}/review. For anyone, where the property is listed or paused. Source: §7 Property. */
export function listPropertyReviews(transport: Transport, args: ListPropertyReviewsArgs): Promise<Outcome<ListPropertyReviewsAnswer, ListPropertyReviewsCode>> {
  return ask(transport, { call: "listPropertyReviews", method: "GET", path: "/property/{property_id}/review", secure: true, codes }, args);
}

export const listPropertyReviewsFx: Effect<ListPropertyReviewsArgs, ListPropertyReviewsAnswer, Failure<ListPropertyReviewsCode>> = /* @__PURE__ */ effectOf("listPropertyReviewsFx", listPropertyReviews);
