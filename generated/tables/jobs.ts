// Generated 9c5be3af2b8e. The table jobs, and what is read from its rows.
import type { Defaulted, Json, Moment } from "./columns";

/** What is to be sent or done, by its name; those without an attempt left were given up. */
export interface JobsTable {
  readonly job_id: string;
  /** A mail or a job */
  readonly kind: string;
  readonly name: string;
  readonly facts: Json<unknown>;
  readonly caused_at: Moment;
  /** Before it nobody tries */
  readonly due_at: Moment;
  readonly attempts_left: number;
  /** As long a process is at it; later it must have died */
  readonly taken_until: Moment | null;
  /** What kind of error the last attempt ended with */
  readonly failure: string | null;
  /** How often a process ended while it was at it */
  readonly lost_times: Defaulted<number>;
}
