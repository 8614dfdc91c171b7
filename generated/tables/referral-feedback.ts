// Generated 53d5ad4751ca. The table referral_feedback, and what is read from its rows.
import type { ReferralFeedback, SentFeedback } from "../model/entities";
import type { FeedbackType } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Json, Moment } from "./columns";

/** Feedback that has arrived. */
export interface ReferralFeedbackTable {
  readonly feedback_id: string;
  readonly profile_id: string;
  readonly type: FeedbackType;
  readonly payload: Json<ReferralFeedback>;
  readonly first_sent_at: Moment;
  /** When it was last replaced */
  readonly sent_at: Moment;
}

/** The columns that SentFeedback is read from. */
export const columnsOfSentFeedback = ["feedback_id", "profile_id", "type", "payload", "first_sent_at"] as const;

/** A row of referral_feedback as SentFeedback. */
export function readSentFeedback(row: Pick<Selectable<ReferralFeedbackTable>, (typeof columnsOfSentFeedback)[number]>): SentFeedback {
  return { feedback_id: row.feedback_id, profile_id: row.profile_id, type: row.type, payload: row.payload, first_sent_at: instantOf(row.first_sent_at) };
}
