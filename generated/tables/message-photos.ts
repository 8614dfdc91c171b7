// Generated 1e86b6309b58. The table message_photos, and what is read from its rows.
import type { MessagePhoto } from "../model/entities";
import type { Selectable } from "kysely";
import type { Moment } from "./columns";

/** The pictures of messages, also of those that are not sent yet. */
export interface MessagePhotosTable {
  readonly photo_id: string;
  readonly width: number;
  readonly height: number;
  /** Nothing once they have left */
  readonly writer_id: string | null;
  readonly thread_id: string | null;
  /** The message; nothing until it is sent */
  readonly number: number | null;
  /** Which of the pictures of its message it is, counted from 0 */
  readonly place: number;
  /** Where the files lie, without their endings; nobody is told */
  readonly address: string;
  readonly added_at: Moment;
  /** When it was taken away; its files go soon after */
  readonly removed_at: Moment | null;
}

/** The columns that MessagePhoto is read from. */
export const columnsOfMessagePhoto = ["photo_id", "width", "height"] as const;

/** A row of message_photos as MessagePhoto. */
export function readMessagePhoto(row: Pick<Selectable<MessagePhotosTable>, (typeof columnsOfMessagePhoto)[number]>): MessagePhoto {
  return { photo_id: row.photo_id, width: row.width, height: row.height };
}
