// Generated a2da6d222a7d. The call listOwnReviews. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { ReviewList } from "../../model/entities";

export interface ListOwnReviewsArgs {
  /** Which page of the list */
  readonly page?: number | undefined;
}

export type ListOwnReviewsAnswer = ReviewList;

export type ListOwnReviewsCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed";

/** The reviews that the person has written. GET /user/profile/review. For people who are signed in. Source: §7 User and session. */
export function listOwnReviews(transport: Transport, args: ListOwnReviewsArgs | void): Promise<Outcome<ListOwnReviewsAnswer, ListOwnReviewsCode>> {
  return ask(transport, { call: "listOwnReviews", method: "GET", path: "/user/profile/review", codes: "account.not_signed_in input.invalid input.malformed", secure: true }, args);
}
