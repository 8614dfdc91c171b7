// Generated 332f35665a72. The table calendar_feeds, and what is read from its rows.
import type { CalendarFeed } from "../model/entities";
import type { SourcePlatform, SyncStatus } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Moment } from "./columns";

/** Calendars from elsewhere, with how each was read last. */
export interface CalendarFeedsTable {
  readonly feed_id: string;
  readonly property_id: string;
  readonly platform: SourcePlatform;
  readonly url: string;
  readonly sync_status: Defaulted<SyncStatus>;
  readonly synced_at: Moment | null;
  readonly failed_at: Moment | null;
  readonly failures: Defaulted<number>;
  readonly name: string | null;
  readonly free_events: Defaulted<number>;
  readonly short_events: Defaulted<number>;
  readonly broken_events: Defaulted<number>;
  readonly proves_ownership: Defaulted<boolean>;
  readonly created_at: Moment;
  /** How its last good copy called itself */
  readonly etag: string | null;
  /** When that was changed, as its server wrote it */
  readonly modified: string | null;
  /** When its coming nights were last seen to change */
  readonly changed_at: Moment | null;
  /** When it is read next */
  readonly due_at: Moment;
  /** When the host heard that it has gone stale, if it still is */
  readonly warned_at: Moment | null;
}

/** The columns that CalendarFeed is read from. */
export const columnsOfCalendarFeed = ["feed_id", "property_id", "platform", "url", "sync_status", "synced_at", "failed_at", "failures", "name", "free_events", "short_events", "broken_events", "proves_ownership", "created_at"] as const;

/** A row of calendar_feeds as CalendarFeed. What comes from elsewhere: nights, export_file. */
export function readCalendarFeed(row: Pick<Selectable<CalendarFeedsTable>, (typeof columnsOfCalendarFeed)[number]>): Omit<CalendarFeed, "nights" | "export_file"> {
  return { feed_id: row.feed_id, property_id: row.property_id, platform: row.platform, url: row.url, sync_status: row.sync_status, synced_at: row.synced_at && instantOf(row.synced_at), failed_at: row.failed_at && instantOf(row.failed_at), failures: row.failures, name: row.name, free_events: row.free_events, short_events: row.short_events, broken_events: row.broken_events, proves_ownership: row.proves_ownership, created_at: instantOf(row.created_at) };
}
