// Generated a524e0e13d49. The call exportUserData. Change the spec, not this file.
import { ask } from "../ask";
import type { Outcome, Transport } from "../transport";
import type { Booking, BookingDeed, CurrentUser, DeviceSession, PayoutRow, PointsEntry, Profile, Property, ReferredFriend, Review, SentFeedback, SentMessage, ShownAccount, TakenPayment } from "../../model/entities";
import type { PayeeState, SharedThing, VoidBecause } from "../../model/values";
import type { Instant } from "../../model/wire";

export type ExportUserDataAnswer = {
    readonly exported_at: Instant;
    readonly user: CurrentUser;
    readonly profile: Profile;
    readonly sessions: readonly DeviceSession[];
    readonly stays: readonly Booking[];
    readonly bookings: readonly Booking[];
    readonly properties: readonly Property[];
    readonly deeds: readonly BookingDeed[];
    readonly payments: readonly TakenPayment[];
    readonly reviews: readonly Review[];
    readonly messages: readonly SentMessage[];
    readonly points: readonly PointsEntry[];
    readonly referral: {
      readonly came_with: string | null;
      readonly welcomed_at: Instant | null;
      readonly voided_at: Instant | null;
      readonly void_because: VoidBecause | null;
      readonly friends: readonly ReferredFriend[];
      readonly seen_with: readonly {
        readonly kind: SharedThing;
        readonly seen_at: Instant;
      }[];
    };
    readonly referral_feedback: readonly SentFeedback[];
    readonly payout_account: ShownAccount | null;
    readonly payee: PayeeState;
    readonly payouts: readonly PayoutRow[];
  };

export type ExportUserDataCode = "account.not_signed_in"
  | "input.invalid"
  | "input.malformed"
  | "input.rate_limited";

/** All that is kept about the person, as one file. GET /user/export. For people who are signed in. */
export function exportUserData(transport: Transport): Promise<Outcome<ExportUserDataAnswer, ExportUserDataCode>> {
  return ask(transport, { call: "exportUserData", method: "GET", path: "/user/export", codes: "account.not_signed_in input.invalid input.malformed input.rate_limited", secure: true }, undefined);
}
