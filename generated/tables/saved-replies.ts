// Generated d40b9c58a4e9. The table saved_replies, and what is read from its rows.
import type { SavedReply } from "../model/entities";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Moment } from "./columns";

/** Texts that hosts keep for guests. */
export interface SavedRepliesTable {
  readonly reply_id: string;
  readonly profile_id: string;
  readonly title: string;
  readonly text: string;
  readonly created_at: Moment;
}

/** The columns that SavedReply is read from. */
export const columnsOfSavedReply = ["reply_id", "profile_id", "title", "text", "created_at"] as const;

/** A row of saved_replies as SavedReply. */
export function readSavedReply(row: Pick<Selectable<SavedRepliesTable>, (typeof columnsOfSavedReply)[number]>): SavedReply {
  return { reply_id: row.reply_id, profile_id: row.profile_id, title: row.title, text: row.text, created_at: instantOf(row.created_at) };
}
