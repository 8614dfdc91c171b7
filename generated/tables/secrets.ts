// Generated b5df6c1fbbfd. The table secrets, and what is read from its rows. Change the spec, not this file.
import type { Moment } from "./columns";

/** Random values that every server process of one installation knows, and nobody else. */
export interface SecretsTable {
  readonly name: string;
  readonly value: string;
  readonly created_at: Moment;
}
