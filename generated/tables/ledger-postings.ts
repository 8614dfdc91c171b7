// Generated e2bf5036fc49. The table ledger_postings, and what is read from its rows.
import type { Posting } from "../model/entities";
import type { PostingKind } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Moment } from "./columns";

/** What moved money, each cause once. */
export interface LedgerPostingsTable {
  readonly posting_id: string;
  readonly cause: string;
  readonly kind: PostingKind;
  readonly booking_id: string | null;
  readonly claim_id: string | null;
  readonly source: string | null;
  readonly at: Moment;
  /** As bookings are, so that the two stay together */
  readonly property_id: string | null;
}

/** The columns that Posting is read from. */
export const columnsOfPosting = ["posting_id", "cause", "kind", "booking_id", "claim_id", "source", "at"] as const;

/** A row of ledger_postings as Posting. */
export function readPosting(row: Pick<Selectable<LedgerPostingsTable>, (typeof columnsOfPosting)[number]>): Posting {
  return { posting_id: row.posting_id, cause: row.cause, kind: row.kind, booking_id: row.booking_id, claim_id: row.claim_id, source: row.source, at: instantOf(row.at) };
}
