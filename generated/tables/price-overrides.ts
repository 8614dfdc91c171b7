// Generated b2c1141e16c9. The table price_overrides, and what is read from its rows.

/** What holds on some nights of a property. */
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
