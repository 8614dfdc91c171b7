// Generated 2842dae3f96c. The table left_hosts, and what is read from its rows.
import type { LeftHost, PayoutAccount, ReportedListing } from "../model/entities";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Json, Moment } from "./columns";

/** What the tax office is told of hosts who left, until that is over. */
export interface LeftHostsTable {
  readonly profile_id: string;
  readonly account: Json<PayoutAccount> | null;
  readonly is_paid_by_provider: boolean;
  readonly listings: Json<readonly ReportedListing[]>;
  readonly kept_until: Moment;
}

/** The columns that LeftHost is read from. */
export const columnsOfLeftHost = ["profile_id", "account", "is_paid_by_provider", "listings", "kept_until"] as const;

/** A row of left_hosts as LeftHost. */
export function readLeftHost(row: Pick<Selectable<LeftHostsTable>, (typeof columnsOfLeftHost)[number]>): LeftHost {
  return { profile_id: row.profile_id, account: row.account, is_paid_by_provider: row.is_paid_by_provider, listings: row.listings, kept_until: instantOf(row.kept_until) };
}
