// Generated 8d9891687151. Statuses that are worked out from facts, never stored.
import { dayOf } from "../model/dates";
import type { Booking } from "../model/entities";
import type { Instant } from "../model/wire";
import { dayIn, isAmong, isDifferent, isPresent, isSame, momentAt, momentOf, titleCase, type Facts, type ShownStatus } from "./runtime";

export type BookingDisplayStatusName = "pending" | "called_off" | "unconfirmed" | "payment_pending" | "arrives_tomorrow" | "checking_in" | "checking_out" | "hosting" | "completed" | "upcoming";

export interface BookingDisplayStatusFacts {
  readonly booking: Facts<Booking, "checkin" | "checkin_time" | "checkout" | "checkout_time" | "paid_at" | "status" | "timezone">;
  readonly now: Instant;
}

/** What a booking shows, worked out from its state and dates in the property’s time zone: the name of the first row that holds. Source: §4 Booking display status. */
export function bookingDisplayStatusName(facts: BookingDisplayStatusFacts): BookingDisplayStatusName {
  if (isSame(facts.booking.status, "pending")) return "pending";
  if (isAmong(facts.booking.status, ["cancelled", "rejected"])) return "called_off";
  if (isDifferent(facts.booking.status, "confirmed")) return "unconfirmed";
  if (!isPresent(facts.booking.paid_at)) return "payment_pending";
  if (isSame(dayOf(facts.booking.checkin), (dayIn(momentOf(facts.now), facts.booking.timezone) + 1))) return "arrives_tomorrow";
  if (isSame(dayOf(facts.booking.checkin), dayIn(momentOf(facts.now), facts.booking.timezone))) return "checking_in";
  if (isSame(dayOf(facts.booking.checkout), dayIn(momentOf(facts.now), facts.booking.timezone))) return "checking_out";
  if (momentOf(facts.now) > momentAt(dayOf(facts.booking.checkin), facts.booking.checkin_time, facts.booking.timezone) && momentOf(facts.now) < momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone)) return "hosting";
  if (momentOf(facts.now) > momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone)) return "completed";
  return "upcoming";
}

/** What a booking shows, worked out from its state and dates in the property’s time zone. Its name, its label for who reads it and its tone. */
export function bookingDisplayStatus(facts: BookingDisplayStatusFacts, audience: "guest" | "host"): ShownStatus<BookingDisplayStatusName> {
  if (isSame(facts.booking.status, "pending")) return { name: "pending", label: titleCase(facts.booking.status), tone: "waiting" };
  if (isAmong(facts.booking.status, ["cancelled", "rejected"])) return { name: "called_off", label: titleCase(facts.booking.status), tone: "bad" };
  if (isDifferent(facts.booking.status, "confirmed")) return { name: "unconfirmed", label: titleCase(facts.booking.status), tone: "quiet" };
  if (!isPresent(facts.booking.paid_at)) return { name: "payment_pending", label: "Payment Pending", tone: "waiting" };
  if (isSame(dayOf(facts.booking.checkin), (dayIn(momentOf(facts.now), facts.booking.timezone) + 1))) return { name: "arrives_tomorrow", label: "Arrives Tomorrow", tone: "info" };
  if (isSame(dayOf(facts.booking.checkin), dayIn(momentOf(facts.now), facts.booking.timezone))) return { name: "checking_in", label: "Checking In", tone: "info" };
  if (isSame(dayOf(facts.booking.checkout), dayIn(momentOf(facts.now), facts.booking.timezone))) return { name: "checking_out", label: "Checking Out", tone: "info" };
  if (momentOf(facts.now) > momentAt(dayOf(facts.booking.checkin), facts.booking.checkin_time, facts.booking.timezone) && momentOf(facts.now) < momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone)) return { name: "hosting", label: {
    guest: "Staying",
    host: "Hosting",
  }[audience], tone: "good" };
  if (momentOf(facts.now) > momentAt(dayOf(facts.booking.checkout), facts.booking.checkout_time, facts.booking.timezone)) return { name: "completed", label: "Completed", tone: "quiet" };
  return { name: "upcoming", label: titleCase(facts.booking.status), tone: "good" };
}
