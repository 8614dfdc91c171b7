// Generated b15baaa55f6c. The table stay_notes, and what is read from its rows.
import type { StayNote } from "../model/entities";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Moment } from "./columns";

/** Notes on the stays of wish lists; those on a stay that was taken out stay, and show again with it. */
export interface StayNotesTable {
  readonly note_id: string;
  readonly wishlist_id: string;
  readonly property_id: string;
  readonly profile_id: string;
  readonly message: string;
  readonly written_at: Moment;
}

/** The columns that StayNote is read from. */
export const columnsOfStayNote = ["note_id", "wishlist_id", "property_id", "profile_id", "message", "written_at"] as const;

/** A row of stay_notes as StayNote. */
export function readStayNote(row: Pick<Selectable<StayNotesTable>, (typeof columnsOfStayNote)[number]>): StayNote {
  return { note_id: row.note_id, wishlist_id: row.wishlist_id, property_id: row.property_id, profile_id: row.profile_id, message: row.message, written_at: instantOf(row.written_at) };
}
