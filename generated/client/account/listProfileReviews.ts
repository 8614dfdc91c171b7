// Generated 6c54880d7deb. The call listProfileReviews, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ReviewList } from "../../model/entities";

export interface ListProfileReviewsArgs {
  readonly profile_id: string;
  /** Which page of the list */
  readonly page?: number | undefined;
}

export type ListProfileReviewsAnswer = ReviewList;

const codes = "account.not_signed_in account.profile_not_found input.invalid input.malformed";

export type ListProfileReviewsCode = Words<typeof codes>;

/** The reviews that another person has written. GET /user/profile/{profile_id}/review. For people who are signed in, where there is such a person. Source: §7 User and session. */
export function listProfileReviews(transport: Transport, args: ListProfileReviewsArgs): Promise<Outcome<ListProfileReviewsAnswer, ListProfileReviewsCode>> {
  return ask(transport, { call: "listProfileReviews", method: "GET", path: "/user/profile/{profile_id}/review", secure: true, codes }, args);
}

export const listProfileReviewsFx = /* @__PURE__ */ effectOf("listProfileReviewsFx", listProfileReviews);
