// Generated 1012ca9d57fe. The table timers, and what is read from its rows. Change the spec, not this file.
import type { Json, Moment } from "./columns";

/**
 * What is done at a moment, by the name of its job; the key tells what for, each once
 *
 * Decision: section 2: what is due at a moment is done, whatever process runs then
 */
export interface TimersTable {
  readonly timer_id: string;
  readonly key: string;
  readonly job: string;
  readonly facts: Json<unknown>;
  readonly due_at: Moment;
}
