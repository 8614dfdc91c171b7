// Generated ac6ba5817615. The table threads, and what is read from its rows.
import type { Thread } from "../model/entities";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Moment } from "./columns";

/** Threads of a guest and the host of a property. */
export interface ThreadsTable {
  readonly thread_id: string;
  readonly property_id: string;
  readonly guest_id: string | null;
  readonly length: number;
  readonly guest_read: number;
  readonly host_read: number;
  readonly last_at: Moment;
}

/** The columns that Thread is read from. */
export const columnsOfThread = ["thread_id", "property_id", "guest_id", "length", "guest_read", "host_read", "last_at"] as const;

/** A row of threads as Thread. What comes from elsewhere: host_id, cohost_ids. */
export function readThread(row: Pick<Selectable<ThreadsTable>, (typeof columnsOfThread)[number]>): Omit<Thread, "host_id" | "cohost_ids"> {
  return { thread_id: row.thread_id, property_id: row.property_id, guest_id: row.guest_id ?? "00000000-0000-0000-0000-000000000000", length: row.length, guest_read: row.guest_read, host_read: row.host_read, last_at: instantOf(row.last_at) };
}
