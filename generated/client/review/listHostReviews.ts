// Generated 421af492b7cd. The call listHostReviews, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ReviewList } from "../../model/entities";
import type { ReviewOrder } from "../../model/values";

export interface ListHostReviewsArgs {
  readonly profile_id: string;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly sort?: ReviewOrder | undefined;
  /** Only those that hold these words */
  readonly query?: string | undefined;
}

export type ListHostReviewsAnswer = ReviewList;

const codes = "account.profile_not_found input.invalid input.malformed input.rate_limited";

export type ListHostReviewsCode = Words<typeof codes>;

/** The reviews of all properties of a host. GET /property/profile/{profile_id}/review. For anyone, where there is such a person. Source: §7 Property. */
export function listHostReviews(transport: Transport, args: ListHostReviewsArgs): Promise<Outcome<ListHostReviewsAnswer, ListHostReviewsCode>> {
  return ask(transport, { call: "listHostReviews", method: "GET", path: "/property/profile/{profile_id}/review", codes }, args);
}

export const listHostReviewsFx = /* @__PURE__ */ effectOf("listHostReviewsFx", listHostReviews);
