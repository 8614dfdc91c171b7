// The tables of accounts, as rows come and go.
import type { ColumnType, Generated } from 'kysely';
import type { ReferralFeedback } from '../../../generated/model/entities';
import type { FeedbackType, PointsEntryKind } from '../../../generated/model/values';

/** A moment: written as a Date, read as one. */
export type Moment = ColumnType<Date, Date | string, Date | string>;

export interface AccountTables {
  users: {
    user_id: string;
    email: string;
    password_hash: string | null;
    verified_at: Moment | null;
    referral_code: string | null;
    created_at: Moment;
  };
  profiles: {
    profile_id: string;
    /** None once the person has left. */
    user_id: string | null;
    first_name: string | null;
    last_name: string | null;
    avatar: string | null;
    referral_code: string;
    is_host: Generated<boolean>;
    is_guest: Generated<boolean>;
    show_referral_recipient_banner: boolean | null;
    show_referral_sender_banner: boolean | null;
    show_referral_sender_modal: boolean | null;
    referral_recipient_banner_interacted_at: Moment | null;
    referral_sender_banner_interacted_at: Moment | null;
    marketing_consent: Generated<boolean>;
    created_at: Moment;
    left_at: Moment | null;
  };
  sessions: { session_id: string; token_hash: string; user_id: string; device: string; created_at: Moment; seen_at: Moment };
  mailed_links: {
    link_id: string;
    token_hash: string;
    user_id: string;
    purpose: 'verify' | 'reset';
    email: string;
    created_at: Moment;
    expires_at: Moment;
    used_at: Moment | null;
  };
  throttles: { key: string; times: number; since: Moment; until: Moment };
  repeated_calls: { key: string; request_hash: string; answer: unknown; status: number | null; created_at: Moment };
  referral_feedback: {
    feedback_id: string;
    profile_id: string;
    type: FeedbackType;
    payload: ColumnType<ReferralFeedback, string, string>;
    first_sent_at: Moment;
    sent_at: Moment;
  };
  points_entries: {
    entry_id: string;
    profile_id: string;
    kind: PointsEntryKind;
    points: number;
    booking_id: string | null;
    friend_id: string | null;
    reward: 'friend' | 'sender' | 'host' | null;
    reason: string;
    created_at: Moment;
  };
}
