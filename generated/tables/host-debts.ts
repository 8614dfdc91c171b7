// Generated ab712a330c4e. The table host_debts, and what is read from its rows.
import type { HostDebt } from "../model/entities";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Moment } from "./columns";

/** What hosts owe for stays that they were paid for before. */
export interface HostDebtsTable {
  readonly debt_id: string;
  readonly property_id: string;
  readonly booking_id: string;
  readonly claim_id: string | null;
  readonly profile_id: string;
  readonly cents: number;
  readonly since: Moment;
}

/** The columns that HostDebt is read from. */
export const columnsOfHostDebt = ["debt_id", "property_id", "booking_id", "claim_id", "profile_id", "cents", "since"] as const;

/** A row of host_debts as HostDebt. */
export function readHostDebt(row: Pick<Selectable<HostDebtsTable>, (typeof columnsOfHostDebt)[number]>): HostDebt {
  return { debt_id: row.debt_id, property_id: row.property_id, booking_id: row.booking_id, claim_id: row.claim_id, profile_id: row.profile_id, cents: row.cents, since: instantOf(row.since) };
}
