// A fact about reviewers that subjects further down the street want to be asked for.
import type { SharedThing } from '../../../generated/model/values';
import type { Database } from '../database/open';

export interface ReviewFollowers {
  /** The surest thing that a person and one of others were both seen with; nothing where there is none. */
  readonly sharesWith: (
    db: Database,
    person: { readonly profile_id: string; readonly now: Date },
    others: readonly string[],
  ) => Promise<SharedThing | null>;
}

declare module '../request/context' {
  interface Followers {
    readonly review: ReviewFollowers;
  }
}
