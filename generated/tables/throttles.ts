// Generated 209c98e93921. The table throttles, and what is read from its rows. Change the spec, not this file.
import type { Moment } from "./columns";

/**
 * How often something was done lately
 *
 * Decision: section 0: counted in the database, so that every process counts alike
 */
export interface ThrottlesTable {
  readonly key: string;
  readonly times: number;
  readonly since: Moment;
  readonly until: Moment;
}
