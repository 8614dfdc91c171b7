// Generated 817b08ac8897. The table points_entries, and what is read from its rows.
import type { PointsEntry } from "../model/entities";
import type { PointsEntryKind, RewardFor } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Moment } from "./columns";

/** The points ledger. */
export interface PointsEntriesTable {
  readonly entry_id: string;
  readonly profile_id: string;
  readonly kind: PointsEntryKind;
  readonly points: number;
  readonly booking_id: string | null;
  readonly reason: string;
  readonly created_at: Moment;
  /** Of a reward: the friend who brought it */
  readonly friend_id: string | null;
  readonly reward: RewardFor | null;
  /** Of points that are taken back: those that were not there any more; below zero where later ones made up for them */
  readonly owed: number | null;
}

/** The columns that PointsEntry is read from. */
export const columnsOfPointsEntry = ["entry_id", "profile_id", "kind", "points", "booking_id", "reason", "created_at"] as const;

/** A row of points_entries as PointsEntry. */
export function readPointsEntry(row: Pick<Selectable<PointsEntriesTable>, (typeof columnsOfPointsEntry)[number]>): PointsEntry {
  return { entry_id: row.entry_id, profile_id: row.profile_id, kind: row.kind, points: row.points, booking_id: row.booking_id, reason: row.reason, created_at: instantOf(row.created_at) };
}
