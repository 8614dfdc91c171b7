// Generated 8275e69ea4a5. The filters of ToolFilters.
import type { ToolFilters } from "../entities";
import type { Filters } from "../filter";
import { ToolKind } from "../values/ToolKind";

/** What tools are looked for: how each is compared, and its words. */
export const toolFilters: Filters<ToolFilters> = {
  words: { by: "code" },
  deposit_max: { by: "at most", column: "deposit_cents", label: "Deposit", chip: "Up to {count} cents" },
  kinds: { by: "any of", column: "kind", label: "Kind", of: ToolKind },
  shown: { by: "some of", column: "shows", label: "Keeper shows", chip: "Keeper shows {label}", through: { table: "members", key: "member_id", by: "keeper_id" }, of: ToolKind },
};
