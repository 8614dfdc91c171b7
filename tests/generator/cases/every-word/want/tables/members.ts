// Generated c51cca818b63. The table members, and what is read from its rows.
import type { Member } from "../model/entities";
import type { ToolKind } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Moment } from "./columns";

/** Members. Source: §3. */
export interface MembersTable {
  readonly member_id: string;
  readonly email: string;
  readonly name: string;
  readonly home_page: string | null;
  readonly joined_at: Moment;
  readonly keeper: Defaulted<boolean>;
  readonly shows: readonly ToolKind[];
  /** Never answered */
  readonly password_hash: string | null;
}

/** The columns that Member is read from. */
export const columnsOfMember = ["member_id", "email", "name", "home_page", "joined_at", "keeper", "shows"] as const;

/** A row of members as Member. */
export function readMember(row: Pick<Selectable<MembersTable>, (typeof columnsOfMember)[number]>): Member {
  return { member_id: row.member_id, email: row.email, name: row.name, ...(row.home_page !== null && { home_page: row.home_page }), joined_at: instantOf(row.joined_at), keeper: row.keeper, shows: row.shows };
}
