// Generated 9c3ce8593762. The table price_overrides, and what is read from its rows. Change the spec, not this file.

/**
 * What holds on some nights of a property
 *
 * Decision: section 8: some dates cost more, ask for longer stays, or start only on some weekdays
 */
export interface PriceOverridesTable {
  readonly property_id: string;
  readonly nights: string;
  readonly night_cents: number | null;
  readonly min_nights: number | null;
  readonly checkin_days: readonly number[] | null;
  readonly checkout_days: readonly number[] | null;
  /** For the host alone */
  readonly note: string | null;
}
