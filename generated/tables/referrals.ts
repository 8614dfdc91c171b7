// Generated 5809b47b9f85. The table referrals, and what is read from its rows.
import type { VoidBecause } from "../model/values";
import type { Defaulted, Moment } from "./columns";

/** What came of referrals; of a friend for whom nothing has happened yet there is no row. */
export interface ReferralsTable {
  /** Who signed up with a code */
  readonly friend_id: string;
  /** When the friend was rewarded */
  readonly welcomed_at: Moment | null;
  /** When the sender was rewarded for the friend’s stay */
  readonly stayed_at: Moment | null;
  /** When the sender was rewarded for a stay at the friend’s place */
  readonly hosted_at: Moment | null;
  /** The friend’s stay that brought the reward */
  readonly rewarded_stay: string | null;
  /** The stay at the friend’s place that brought the reward */
  readonly rewarded_hosting: string | null;
  readonly voided_at: Moment | null;
  readonly void_because: VoidBecause | null;
  /** What the operator said when they decided so */
  readonly void_reason: string | null;
  /** Why its rewards wait for a look */
  readonly waits_for: VoidBecause | null;
  /** What was looked at and found to be fine */
  readonly cleared: Defaulted<readonly VoidBecause[]>;
  /** The friend’s stay whose reward waits */
  readonly due_stay: string | null;
  /** The stay at the friend’s place whose reward waits */
  readonly due_hosting: string | null;
}
