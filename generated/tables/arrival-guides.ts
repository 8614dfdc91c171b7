// Generated 5cb2b899aca3. The table arrival_guides, and what is read from its rows.
import type { ArrivalGuide } from "../model/entities";
import type { Selectable } from "kysely";
import type { Defaulted } from "./columns";

/** What hosts tell guests about arriving; it holds door codes, and is read for the host and for guests who have paid alone. */
export interface ArrivalGuidesTable {
  readonly way: string | null;
  readonly way_days: Defaulted<number>;
  readonly parking: string | null;
  readonly parking_days: Defaulted<number>;
  readonly entry: string | null;
  readonly entry_days: Defaulted<number>;
  readonly code: string | null;
  readonly code_days: Defaulted<number>;
  readonly wifi: string | null;
  readonly wifi_days: Defaulted<number>;
  readonly manual: string | null;
  readonly manual_days: Defaulted<number>;
  readonly leaving: string | null;
  readonly leaving_days: Defaulted<number>;
  readonly property_id: string;
}

/** The columns that ArrivalGuide is read from. */
export const columnsOfArrivalGuide = ["way", "way_days", "parking", "parking_days", "entry", "entry_days", "code", "code_days", "wifi", "wifi_days", "manual", "manual_days", "leaving", "leaving_days"] as const;

/** A row of arrival_guides as ArrivalGuide. */
export function readArrivalGuide(row: Pick<Selectable<ArrivalGuidesTable>, (typeof columnsOfArrivalGuide)[number]>): ArrivalGuide {
  return { ...(row.way !== null && { way: row.way }), way_days: row.way_days, ...(row.parking !== null && { parking: row.parking }), parking_days: row.parking_days, ...(row.entry !== null && { entry: row.entry }), entry_days: row.entry_days, ...(row.code !== null && { code: row.code }), code_days: row.code_days, ...(row.wifi !== null && { wifi: row.wifi }), wifi_days: row.wifi_days, ...(row.manual !== null && { manual: row.manual }), manual_days: row.manual_days, ...(row.leaving !== null && { leaving: row.leaving }), leaving_days: row.leaving_days };
}
