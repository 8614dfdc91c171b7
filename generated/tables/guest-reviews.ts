// Generated ee5b58028267. The table guest_reviews, and what is read from its rows.
import type { GuestReview, ShownGuestReview } from "../model/entities";
import type { GuestReviewState } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Moment } from "./columns";

/** What hosts said of their guests, once for each stay. */
export interface GuestReviewsTable {
  readonly review_id: string;
  readonly booking_id: string;
  readonly property_id: string;
  readonly profile_id: string | null;
  readonly guest_id: string;
  readonly rating: number;
  readonly rules: number | null;
  readonly cleanliness: number | null;
  readonly communication: number | null;
  readonly comment: string;
  readonly created_at: Moment;
  readonly opens_at: Moment | null;
  readonly state: Defaulted<GuestReviewState>;
  readonly hidden_because: string | null;
}

/** The columns that GuestReview is read from. */
export const columnsOfGuestReview = ["review_id", "booking_id", "property_id", "profile_id", "guest_id", "rating", "rules", "cleanliness", "communication", "comment", "created_at", "opens_at", "state", "hidden_because"] as const;

/** A row of guest_reviews as GuestReview. */
export function readGuestReview(row: Pick<Selectable<GuestReviewsTable>, (typeof columnsOfGuestReview)[number]>): GuestReview {
  return { review_id: row.review_id, booking_id: row.booking_id, property_id: row.property_id, profile_id: row.profile_id ?? "00000000-0000-0000-0000-000000000000", guest_id: row.guest_id, rating: row.rating, ...(row.rules !== null && { rules: row.rules }), ...(row.cleanliness !== null && { cleanliness: row.cleanliness }), ...(row.communication !== null && { communication: row.communication }), comment: row.comment, created_at: instantOf(row.created_at), opens_at: row.opens_at && instantOf(row.opens_at), state: row.state, hidden_because: row.hidden_because };
}

/** The columns that ShownGuestReview is read from. */
export const columnsOfShownGuestReview = ["review_id", "rating", "rules", "cleanliness", "communication", "comment", "created_at", "opens_at", "state", "hidden_because"] as const;

/** A row of guest_reviews as ShownGuestReview. What comes from elsewhere: author, property_title. */
export function readShownGuestReview(row: Pick<Selectable<GuestReviewsTable>, (typeof columnsOfShownGuestReview)[number]>): Omit<ShownGuestReview, "author" | "property_title"> {
  return { review_id: row.review_id, rating: row.rating, ...(row.rules !== null && { rules: row.rules }), ...(row.cleanliness !== null && { cleanliness: row.cleanliness }), ...(row.communication !== null && { communication: row.communication }), comment: row.comment, created_at: instantOf(row.created_at), opens_at: row.opens_at && instantOf(row.opens_at), state: row.state, hidden_because: row.hidden_because };
}
