// The calls of review.
// Written by the generator from the spec; change the spec, not this file.
import { ask } from "./ask";
import type { Outcome, Transport } from "./transport";
import type { PublicReview, ReviewList } from "../model/entities";
import type { ReviewOrder } from "../model/values";

export interface GetBookingReviewArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
}

export type GetBookingReviewAnswer = { readonly review: PublicReview | null };
export type GetBookingReviewCode = "account.not_signed_in" | "booking.not_found" | "input.invalid" | "input.malformed";

/**
 * The review of a booking, once there is one. GET /booking/{booking_id}/review. For the guest or the host of the booking. Source: §7
 * Booking.
 */
export function getBookingReview(
  transport: Transport,
  args: GetBookingReviewArgs,
): Promise<Outcome<GetBookingReviewAnswer, GetBookingReviewCode>> {
  return ask(transport, {
    call: "getBookingReview", method: "GET", path: "/booking/{booking_id}/review",
    codes: "account.not_signed_in booking.not_found input.invalid input.malformed", secure: true,
  }, args);
}

export interface ListHostReviewsArgs {
  readonly profile_id: string;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly sort?: ReviewOrder | undefined;
  /** Only those that hold these words */
  readonly query?: string | undefined;
}

export type ListHostReviewsAnswer = ReviewList;
export type ListHostReviewsCode = "account.profile_not_found" | "input.invalid" | "input.malformed";

/**
 * The reviews of all properties of a host. GET /property/profile/{profile_id}/review. For anyone, where there is such a person. Source: §7
 * Property.
 */
export function listHostReviews(
  transport: Transport,
  args: ListHostReviewsArgs,
): Promise<Outcome<ListHostReviewsAnswer, ListHostReviewsCode>> {
  return ask(transport, {
    call: "listHostReviews", method: "GET", path: "/property/profile/{profile_id}/review",
    codes: "account.profile_not_found input.invalid input.malformed",
  }, args);
}

export interface ListPropertyReviewsArgs {
  readonly property_id: string;
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly sort?: ReviewOrder | undefined;
  /** Only those that hold these words */
  readonly query?: string | undefined;
}

export type ListPropertyReviewsAnswer = ReviewList;
export type ListPropertyReviewsCode = "input.invalid" | "input.malformed" | "property.not_found";

/** The reviews of a property. GET /property/{property_id}/review. For anyone, where the property is listed or paused. Source: §7 Property. */
export function listPropertyReviews(
  transport: Transport,
  args: ListPropertyReviewsArgs,
): Promise<Outcome<ListPropertyReviewsAnswer, ListPropertyReviewsCode>> {
  return ask(transport, {
    call: "listPropertyReviews", method: "GET", path: "/property/{property_id}/review",
    codes: "input.invalid input.malformed property.not_found", secure: true,
  }, args);
}

export interface ListReviewsArgs {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly sort?: ReviewOrder | undefined;
  /** Only those that hold these words */
  readonly query?: string | undefined;
}

export type ListReviewsAnswer = ReviewList;
export type ListReviewsCode = "input.invalid" | "input.malformed";

/** The newest reviews of the whole product. GET /property/review. For anyone. Source: §7 Property. */
export function listReviews(
  transport: Transport,
  args: ListReviewsArgs | void,
): Promise<Outcome<ListReviewsAnswer, ListReviewsCode>> {
  return ask(transport, { call: "listReviews", method: "GET", path: "/property/review", codes: "input.invalid input.malformed" }, args);
}

export interface SubmitReviewArgs {
  /** Unguessable: whoever has it can see the offer */
  readonly booking_id: string;
  /** The stay as a whole */
  readonly rating: number;
  /** How clean it was */
  readonly cleanliness?: number | undefined;
  /** Whether it was as described */
  readonly accuracy?: number | undefined;
  /** How coming in went */
  readonly checkin?: number | undefined;
  /** How the host answered */
  readonly communication?: number | undefined;
  /** Where it is */
  readonly location?: number | undefined;
  /** What it was worth */
  readonly value?: number | undefined;
  readonly comment: string;
  /** For the host alone */
  readonly private_note?: string | undefined;
  /** Under the same key the call is done once, however often it is sent; left out, each time counts. */
  readonly idempotencyKey?: string | undefined;
}

export type SubmitReviewAnswer = PublicReview;
export type SubmitReviewCode =
  | "account.not_named" | "account.not_signed_in" | "account.not_verified" | "booking.not_found" | "booking.not_this_side"
  | "input.invalid" | "input.malformed" | "input.rate_limited" | "input.repeated_differently" | "input.too_large" | "review.already_there"
  | "review.not_confirmed" | "review.personal_details" | "review.stay_not_over" | "review.too_late";

/** The guest reviews the stay. POST /booking/{booking_id}/review. For the guest of the booking. Source: §7 Booking. */
export function submitReview(transport: Transport, args: SubmitReviewArgs): Promise<Outcome<SubmitReviewAnswer, SubmitReviewCode>> {
  return ask(transport, {
    call: "submitReview", method: "POST", path: "/booking/{booking_id}/review",
    codes: "account.not_named account.not_signed_in account.not_verified booking.not_found booking.not_this_side input.invalid input.malformed input.rate_limited input.repeated_differently input.too_large review.already_there review.not_confirmed review.personal_details review.stay_not_over review.too_late",
    secure: true, repeatable: true,
  }, args);
}
