// Generated 279576b6bf07. Every table of the database, for Kysely.
import type { Insertable, Selectable, Updateable } from "kysely";
import type { LoansTable } from "./loans";
import type { MembersTable } from "./members";
import type { RemindersTable } from "./reminders";
import type { ToolsTable } from "./tools";

export interface Tables {
  readonly loans: LoansTable;
  readonly members: MembersTable;
  readonly reminders: RemindersTable;
  readonly tools: ToolsTable;
}

/** A row as it comes. */
export type Row<T extends keyof Tables> = Selectable<Tables[T]>;

/** A row as it is added. */
export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;

/** What may be changed of a row. */
export type RowChange<T extends keyof Tables> = Updateable<Tables[T]>;
