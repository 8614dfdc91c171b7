// Generated c296f3906d84. The table timers, and what is read from its rows.
import type { Json, Moment } from "./columns";

/** What is done at a moment, by the name of its job; the key tells what for, each once. */
export interface TimersTable {
  readonly timer_id: string;
  readonly key: string;
  readonly job: string;
  readonly facts: Json<unknown>;
  readonly due_at: Moment;
}
