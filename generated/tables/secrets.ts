// Generated f65e42ae50f0. The table secrets, and what is read from its rows.
import type { Moment } from "./columns";

/** Random values that every server process of one installation knows, and nobody else. */
export interface SecretsTable {
  readonly name: string;
  readonly value: string;
  readonly created_at: Moment;
}
