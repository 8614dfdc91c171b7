// Generated eb3cab853434. The table operator_acts, and what is read from its rows.
import type { Moment } from "./columns";

/** Who ran the product, what they did and why; entries are added, and the database refuses to change or remove one. */
export interface OperatorActsTable {
  readonly act_id: string;
  readonly at: Moment;
  /** The account of the machine that the command was given from */
  readonly who: string;
  /** The command */
  readonly act: string;
  /** The id of what it was done to */
  readonly about: string;
  readonly reason: string;
}
