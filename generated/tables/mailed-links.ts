// Generated db367cb04202. The table mailed_links, and what is read from its rows.
import type { LinkPurpose } from "../model/values";
import type { Defaulted, Moment } from "./columns";

/** Links that were mailed, by the hash of their token. */
export interface MailedLinksTable {
  /** What its mail is written to */
  readonly link_id: string;
  /** SHA-256 */
  readonly token_hash: string;
  readonly user_id: string;
  readonly purpose: LinkPurpose;
  /** Where it was sent */
  readonly email: string;
  readonly created_at: Moment;
  readonly expires_at: Moment;
  readonly used_at: Moment | null;
  /** A newer one was mailed before it was used */
  readonly overtaken: Defaulted<boolean>;
}
