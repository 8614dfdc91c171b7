// Generated ca401bd48f74. The table secrets, and what is read from its rows. Change the spec, not this file.
import type { Moment } from "./columns";

/**
 * Random values that every server process of one installation knows, and nobody else
 *
 * Decision: made by whoever needs one first, never configured, never shown
 */
export interface SecretsTable {
  readonly name: string;
  readonly value: string;
  readonly created_at: Moment;
}
