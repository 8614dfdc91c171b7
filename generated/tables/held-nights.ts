// Generated ff791f7dd23a. The table held_nights, and what is read from its rows.
import type { HeldKind } from "../model/values";
import type { Defaulted, Moment } from "./columns";

/** The nights that are taken: bookings and blocks of the host cannot overlap; those of feeds may. */
export interface HeldNightsTable {
  readonly held_id: string;
  readonly property_id: string;
  readonly nights: string;
  readonly kept: string | null;
  readonly kind: HeldKind;
  readonly booking_id: string | null;
  readonly feed_id: string | null;
  /** When the host heard that a calendar from elsewhere has the nights of a booking */
  readonly told_at: Moment | null;
  /** Somebody comes; elsewhere a calendar may also say that nobody can */
  readonly is_stay: Defaulted<boolean>;
  readonly created_at: Moment;
}
