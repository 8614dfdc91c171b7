// Generated 82f5daf8d5d3. The table throttles, and what is read from its rows.
import type { Moment } from "./columns";

/** How often something was done lately. */
export interface ThrottlesTable {
  readonly key: string;
  readonly times: number;
  readonly since: Moment;
  readonly until: Moment;
}
