// Generated c324bab0077d. The table sessions, and what is read from its rows.
import type { DeviceSession, Session } from "../model/entities";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Moment } from "./columns";

/** Signed-in browsers; of a token only its hash is kept. Source: §3 Session. */
export interface SessionsTable {
  readonly session_id: string;
  readonly user_id: string;
  readonly device: string;
  readonly created_at: Moment;
  readonly seen_at: Moment;
  /** SHA-256 */
  readonly token_hash: string;
}

/** The columns that Session is read from. */
export const columnsOfSession = ["session_id", "user_id", "device", "created_at", "seen_at"] as const;

/** A row of sessions as Session. What comes from elsewhere: access_token. */
export function readSession(row: Pick<Selectable<SessionsTable>, (typeof columnsOfSession)[number]>): Omit<Session, "access_token"> {
  return { session_id: row.session_id, user_id: row.user_id, device: row.device, created_at: instantOf(row.created_at), seen_at: instantOf(row.seen_at) };
}

/** The columns that DeviceSession is read from. */
export const columnsOfDeviceSession = ["session_id", "device", "created_at", "seen_at"] as const;

/** A row of sessions as DeviceSession. What comes from elsewhere: current. */
export function readDeviceSession(row: Pick<Selectable<SessionsTable>, (typeof columnsOfDeviceSession)[number]>): Omit<DeviceSession, "current"> {
  return { session_id: row.session_id, device: row.device, created_at: instantOf(row.created_at), seen_at: instantOf(row.seen_at) };
}
