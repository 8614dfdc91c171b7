// Generated e2cec782777a. Rows of reference data.
import type { ToolKind } from "./values";
import type { Clock, Instant, PlainDate } from "./wire";

/** A row of fees. */
export interface FeesRow {
  readonly kind: ToolKind;
  readonly from_date: PlainDate;
  readonly opens: Clock;
  readonly per_day: number;
  readonly called: string;
}

/** What a day costs, by kind of tool. Source: §3. */
export const fees: readonly FeesRow[] = [
  { kind: "garden", from_date: "2026-01-01" as PlainDate, opens: "08:00" as Clock, per_day: 1.5, called: "Rake & \"spade\"" },
  { kind: "wood", from_date: "2026-04-01" as PlainDate, opens: "09:30" as Clock, per_day: 4, called: "Saw" },
];

/** A row of stillZones. */
export interface StillZonesRow {
  readonly zone: string;
  readonly since: Instant;
  readonly hours_ahead: number;
}

/** Zones whose clocks are changed no more. */
export const stillZones: readonly StillZonesRow[] = [
  { zone: "America/Vancouver", since: "2026-11-01T09:00:00Z" as Instant, hours_ahead: -7 },
];
