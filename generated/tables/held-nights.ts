// The table held_nights, and what is read from its rows.
// Written by the generator from the spec; change the spec, not this file.
import type { HeldKind } from "../model/values";
import type { Moment } from "./columns";

/**
 * The nights that are taken: bookings and blocks of the host cannot overlap, whoever asks first; feeds may
 *
 * Decision: section 2: whoever asks first gets the nights, and the database refuses the second
 */
export interface HeldNightsTable {
  readonly held_id: string;
  readonly property_id: string;
  readonly nights: string;
  readonly kind: HeldKind;
  readonly booking_id: string | null;
  /** Where it comes from, if elsewhere */
  readonly source: string | null;
  readonly created_at: Moment;
}
