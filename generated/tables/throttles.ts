// Generated 5f0182db081c. The table throttles, and what is read from its rows. Change the spec, not this file.
import type { Moment } from "./columns";

/** How often something was done lately. */
export interface ThrottlesTable {
  readonly key: string;
  readonly times: number;
  readonly since: Moment;
  readonly until: Moment;
}
