// Work and mails of accounts that subjects further down the street do.
import type { FeedbackType } from '../../../generated/model/values';
import type { Database } from '../database/open';
import type { Context } from '../request/context';

/** The browser of a request, and where it is. */
export type BrowserContext = Pick<Context, 'browser' | 'config' | 'visitor' | 'device' | 'followers' | 'now'>;

export interface AccountFollowers {
  /** A person was seen with this browser, in the transaction of what they do. */
  readonly seenWith: (trx: Database, profileId: string, browsing: BrowserContext) => Promise<void>;
  /** An account begins anew with its owner: it was somebody else's before. */
  readonly begunAnew: (trx: Database, profileId: string) => Promise<void>;
  /** The kinds of feedback that a person has given. */
  readonly feedbackOf: (db: Database, profileId: string) => Promise<readonly { readonly type: FeedbackType }[]>;
}

declare module '../request/context' {
  interface Followers {
    readonly account: AccountFollowers;
  }
}
