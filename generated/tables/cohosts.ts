// Generated ad586554f8e5. The table cohosts, and what is read from its rows.
import type { Cohost } from "../model/entities";
import type { CohostRole } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Moment } from "./columns";

/** Co-hosts of listings, and invitations: those sent together share a link, of which only a hash is kept, and are accepted once, by a person who has it. */
export interface CohostsTable {
  readonly cohost_id: string;
  readonly property_id: string;
  readonly email: string;
  readonly created_at: Moment;
  readonly expires_at: Moment;
  readonly accepted_at: Moment | null;
  readonly roles: readonly CohostRole[];
  readonly profile_id: string | null;
  /** SHA-256 */
  readonly token_hash: string;
}

/** The columns that Cohost is read from. */
export const columnsOfCohost = ["cohost_id", "property_id", "email", "created_at", "expires_at", "accepted_at", "roles", "profile_id"] as const;

/** A row of cohosts as Cohost. What comes from elsewhere: state, first_name. */
export function readCohost(row: Pick<Selectable<CohostsTable>, (typeof columnsOfCohost)[number]>): Omit<Cohost, "state" | "first_name"> {
  return { cohost_id: row.cohost_id, property_id: row.property_id, email: row.email, created_at: instantOf(row.created_at), expires_at: instantOf(row.expires_at), accepted_at: row.accepted_at && instantOf(row.accepted_at), roles: row.roles, profile_id: row.profile_id };
}
