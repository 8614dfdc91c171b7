// Generated 0d79851cddab. The table tools, and what is read from its rows.
import type { Tool } from "../model/entities";
import type { ToolKind } from "../model/values";
import type { Clock } from "../model/wire";
import type { Selectable } from "kysely";
import type { Defaulted, Json, Written } from "./columns";

/** Tools on the shelves. Source: §3. */
export interface ToolsTable {
  readonly tool_id: string;
  readonly kind: ToolKind;
  readonly keeper_id: string | null;
  readonly timezone: string;
  readonly opens: Defaulted<Written<Clock>>;
  readonly deposit_cents: number;
  readonly saturday_cents: number | null;
  readonly weight: number | null;
  readonly size: Json<{
      readonly width: number;
      readonly height?: number | undefined;
    }>;
  readonly photos: Defaulted<readonly string[]>;
  readonly searched: Defaulted<string>;
}

/** The columns that Tool is read from. */
export const columnsOfTool = ["tool_id", "kind", "keeper_id", "timezone", "opens", "deposit_cents", "saturday_cents", "weight", "size", "photos"] as const;

/** A row of tools as Tool. What comes from elsewhere: counts. */
export function readTool(row: Pick<Selectable<ToolsTable>, (typeof columnsOfTool)[number]>): Omit<Tool, "counts"> {
  return { tool_id: row.tool_id, kind: row.kind, keeper_id: row.keeper_id ?? "nobody", timezone: row.timezone, opens: row.opens, deposit_cents: row.deposit_cents, saturday_cents: row.saturday_cents, weight: row.weight, size: row.size, photos: row.photos };
}
