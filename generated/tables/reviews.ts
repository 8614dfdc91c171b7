// Generated 654be54b7689. The table reviews, and what is read from its rows.
import type { PublicReview, Review } from "../model/entities";
import type { ReviewState, ReviewWait } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Moment } from "./columns";

/** What guests said of their stays, one for each. Source: §3 Review. */
export interface ReviewsTable {
  readonly review_id: string;
  readonly booking_id: string;
  readonly property_id: string;
  readonly profile_id: string | null;
  readonly rating: number;
  readonly cleanliness: number | null;
  readonly accuracy: number | null;
  readonly checkin: number | null;
  readonly communication: number | null;
  readonly location: number | null;
  readonly value: number | null;
  readonly comment: string;
  readonly private_note: string | null;
  readonly host_reply: string | null;
  readonly host_replied_at: Moment | null;
  readonly created_at: Moment;
  readonly opens_at: Moment | null;
  readonly paid_directly: Defaulted<boolean>;
  readonly state: Defaulted<ReviewState>;
  readonly waits_for: ReviewWait | null;
  readonly hidden_because: string | null;
  /** When the operator decided about it: it waits for no other look */
  readonly looked_at: Moment | null;
}

/** The columns that Review is read from. */
export const columnsOfReview = ["review_id", "booking_id", "property_id", "profile_id", "rating", "cleanliness", "accuracy", "checkin", "communication", "location", "value", "comment", "private_note", "host_reply", "host_replied_at", "created_at", "opens_at", "paid_directly", "state", "waits_for", "hidden_because"] as const;

/** A row of reviews as Review. */
export function readReview(row: Pick<Selectable<ReviewsTable>, (typeof columnsOfReview)[number]>): Review {
  return { review_id: row.review_id, booking_id: row.booking_id, property_id: row.property_id, profile_id: row.profile_id ?? "00000000-0000-0000-0000-000000000000", rating: row.rating, ...(row.cleanliness !== null && { cleanliness: row.cleanliness }), ...(row.accuracy !== null && { accuracy: row.accuracy }), ...(row.checkin !== null && { checkin: row.checkin }), ...(row.communication !== null && { communication: row.communication }), ...(row.location !== null && { location: row.location }), ...(row.value !== null && { value: row.value }), comment: row.comment, private_note: row.private_note, host_reply: row.host_reply, host_replied_at: row.host_replied_at && instantOf(row.host_replied_at), created_at: instantOf(row.created_at), opens_at: row.opens_at && instantOf(row.opens_at), paid_directly: row.paid_directly, state: row.state, waits_for: row.waits_for, hidden_because: row.hidden_because };
}

/** The columns that PublicReview is read from. */
export const columnsOfPublicReview = ["review_id", "property_id", "rating", "cleanliness", "accuracy", "checkin", "communication", "location", "value", "comment", "host_reply", "host_replied_at", "created_at", "paid_directly", "opens_at", "state", "waits_for", "hidden_because"] as const;

/** A row of reviews as PublicReview. What comes from elsewhere: author, property_title. */
export function readPublicReview(row: Pick<Selectable<ReviewsTable>, (typeof columnsOfPublicReview)[number]>): Omit<PublicReview, "author" | "property_title"> {
  return { review_id: row.review_id, property_id: row.property_id, rating: row.rating, ...(row.cleanliness !== null && { cleanliness: row.cleanliness }), ...(row.accuracy !== null && { accuracy: row.accuracy }), ...(row.checkin !== null && { checkin: row.checkin }), ...(row.communication !== null && { communication: row.communication }), ...(row.location !== null && { location: row.location }), ...(row.value !== null && { value: row.value }), comment: row.comment, host_reply: row.host_reply, host_replied_at: row.host_replied_at && instantOf(row.host_replied_at), created_at: instantOf(row.created_at), paid_directly: row.paid_directly, opens_at: row.opens_at && instantOf(row.opens_at), state: row.state, waits_for: row.waits_for, hidden_because: row.hidden_because };
}
