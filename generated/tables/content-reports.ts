// Generated bf4548c79292. The table content_reports, and what is read from its rows.
import type { SentReport } from "../model/entities";
import type { ReportedFor, ReportedKind } from "../model/values";
import { instantOf } from "../model/wire";
import type { Selectable } from "kysely";
import type { Moment } from "./columns";

/** What people reported, and when somebody decided on it. */
export interface ContentReportsTable {
  readonly report_id: string;
  readonly profile_id: string;
  readonly kind: ReportedKind;
  readonly thing_id: string;
  readonly number: number | null;
  readonly wrong: ReportedFor;
  readonly message: string | null;
  readonly created_at: Moment;
  readonly decided_at: Moment | null;
}

/** The columns that SentReport is read from. */
export const columnsOfSentReport = ["report_id", "profile_id", "kind", "thing_id", "number", "wrong", "message", "created_at"] as const;

/** A row of content_reports as SentReport. */
export function readSentReport(row: Pick<Selectable<ContentReportsTable>, (typeof columnsOfSentReport)[number]>): SentReport {
  return { report_id: row.report_id, profile_id: row.profile_id, kind: row.kind, thing_id: row.thing_id, number: row.number, wrong: row.wrong, message: row.message, created_at: instantOf(row.created_at) };
}
