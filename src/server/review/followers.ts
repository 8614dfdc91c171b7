// A fact about reviewers that subjects further down the street want to be asked for.
import type { SharedThing } from '../../../generated/model/values';
import type { Database } from '../database/open';

export interface ReviewFollowers {
  /** The others who were seen with the same as a person, each with the surest of these things, the surest first. */
  readonly findSharedWith: (
    db: Database,
    person: { readonly profile_id: string; readonly now: Date },
    others: readonly string[],
  ) => Promise<readonly { readonly profile_id: string; readonly kind: SharedThing }[]>;
}

declare module '../request/context' {
  interface Followers {
    readonly review: ReviewFollowers;
  }
}
