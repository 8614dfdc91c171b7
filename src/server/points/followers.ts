// A fact about points that subjects further down the street want to be asked for.
import type { PointsBalance } from '../../../generated/model/entities';
import type { Database } from '../database/open';

export interface PointsFollowers {
  /** The points for signing up with a code, where they wait for a look or were not given. */
  readonly findWelcome: (db: Database, profileId: string) => Promise<PointsBalance['welcome']>;
}

declare module '../request/context' {
  interface Followers {
    readonly points: PointsFollowers;
  }
}
