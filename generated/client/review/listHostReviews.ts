// Generated 234f885c1e13. The call listHostReviews. Change the spec, not this file.
import { ask } from "../ask";
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

export type ListHostReviewsCode = "account.profile_not_found"
  | "input.invalid"
  | "input.malformed";

/** The reviews of all properties of a host. GET /property/profile/{profile_id}/review. For anyone, where there is such a person. Source: §7 Property. */
export function listHostReviews(transport: Transport, args: ListHostReviewsArgs): Promise<Outcome<ListHostReviewsAnswer, ListHostReviewsCode>> {
  return ask(transport, { call: "listHostReviews", method: "GET", path: "/property/profile/{profile_id}/review", codes: "account.profile_not_found input.invalid input.malformed" }, args);
}
