// Generated ca0682bfe71a. The call listOwnReviews, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ReviewList } from "../../model/entities";

export interface ListOwnReviewsArgs {
  /** Which page of the list */
  readonly page?: number | undefined;
}

export type ListOwnReviewsAnswer = ReviewList;

const codes = "account.not_signed_in input.invalid input.malformed";

export type ListOwnReviewsCode = Words<typeof codes>;

/** The reviews that the person has written. GET /user/profile/review. For people who are signed in. Source: §7 User and session. */
export function listOwnReviews(transport: Transport, args: ListOwnReviewsArgs | void): Promise<Outcome<ListOwnReviewsAnswer, ListOwnReviewsCode>> {
  return ask(transport, { call: "listOwnReviews", method: "GET", path: "/user/profile/review", secure: true, codes }, args);
}

export const listOwnReviewsFx = /* @__PURE__ */ effectOf("listOwnReviewsFx", listOwnReviews);
