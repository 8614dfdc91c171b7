// Generated 7bbb44b3c94b. The table sign_ons, and what is read from its rows.
import type { Defaulted, Moment } from "./columns";

/** Sign-ons that came back, each once: what one is used up by, and the one-time code that it ends in. Source: §7 Single sign-on. */
export interface SignOnsTable {
  /** SHA-256 */
  readonly nonce_hash: string;
  readonly ends_at: Moment;
  readonly user_id: string | null;
  /** SHA-256 */
  readonly code_hash: string | null;
  readonly code_ends_at: Moment | null;
  readonly redeemed_at: Moment | null;
  /** The account was made by it */
  readonly is_new: Defaulted<boolean>;
}
