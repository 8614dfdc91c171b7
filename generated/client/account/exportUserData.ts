// Generated 2c077a5f8404. The call exportUserData, and its effect.
import { ask, type Words } from "../ask";
import { effectOf } from "../effect-of";
import type { Outcome, Transport } from "../transport";
import type { ArrivalGuide, AutomaticMessage, BookingDeed, Change, Claim, Cohost, CurrentUser, DeviceSession, ExportedBooking, GuestReview, PayoutRow, PointsEntry, Profile, Property, ReferredFriend, Review, SavedReply, SavedSearch, Season, SentFeedback, SentMessage, SentReport, ShownAccount, ShownGuestReview, TakenPayment, Wishlist } from "../../model/entities";
import type { CohostRole, PayeeState, SharedThing, VoidBecause } from "../../model/values";
import type { Instant } from "../../model/wire";

export type ExportUserDataAnswer = {
    readonly exported_at: Instant;
    readonly user: CurrentUser;
    readonly profile: Profile;
    readonly sessions: readonly DeviceSession[];
    readonly stays: readonly ExportedBooking[];
    readonly bookings: readonly ExportedBooking[];
    readonly properties: readonly Property[];
    readonly arrivals: readonly {
      readonly property_id: string;
      readonly guide: ArrivalGuide;
    }[];
    readonly cohosts: readonly Cohost[];
    readonly cohosting: readonly ({
      readonly property_id: string;
      readonly email: string;
      readonly roles: readonly CohostRole[];
      readonly accepted_at: Instant | null;
    })[];
    readonly deeds: readonly BookingDeed[];
    readonly claims: readonly Claim[];
    readonly changes: readonly Change[];
    readonly payments: readonly TakenPayment[];
    readonly reviews: readonly Review[];
    readonly guest_reviews: readonly GuestReview[];
    readonly reviews_of_self: readonly ShownGuestReview[];
    readonly messages: readonly SentMessage[];
    readonly seasons: readonly Season[];
    readonly saved_replies: readonly SavedReply[];
    readonly automatic_messages: readonly AutomaticMessage[];
    readonly wishlists: readonly Wishlist[];
    readonly stay_notes: readonly {
      readonly note_id: string;
      readonly wishlist_id: string;
      readonly property_id: string;
      readonly message: string;
      readonly written_at: Instant;
    }[];
    readonly stay_votes: readonly {
      readonly wishlist_id: string;
      readonly property_id: string;
      readonly voted_at: Instant;
    }[];
    readonly joined_wishlists: readonly {
      readonly wishlist_id: string;
      readonly joined_at: Instant;
    }[];
    readonly saved_searches: readonly SavedSearch[];
    readonly points: readonly PointsEntry[];
    readonly referral: {
      readonly came_with: string | null;
      readonly welcomed_at: Instant | null;
      readonly voided_at: Instant | null;
      readonly void_because: VoidBecause | null;
      readonly void_reason: string | null;
      readonly waits_for: VoidBecause | null;
      readonly friends: readonly ReferredFriend[];
      readonly seen_with: readonly {
        readonly kind: SharedThing;
        readonly mark: string;
        readonly seen_at: Instant;
      }[];
    };
    readonly referral_feedback: readonly SentFeedback[];
    readonly reports: readonly SentReport[];
    readonly payout_account: ShownAccount | null;
    readonly payee: PayeeState;
    readonly payouts: readonly PayoutRow[];
  };

const codes = "account.not_signed_in input.invalid input.malformed input.rate_limited";

export type ExportUserDataCode = Words<typeof codes>;

/** All that is kept about the person, as one file. GET /user/export. For people who are signed in. */
export function exportUserData(transport: Transport): Promise<Outcome<ExportUserDataAnswer, ExportUserDataCode>> {
  return ask(transport, { call: "exportUserData", method: "GET", path: "/user/export", secure: true, codes }, undefined);
}

export const exportUserDataFx = /* @__PURE__ */ effectOf("exportUserDataFx", exportUserData);
