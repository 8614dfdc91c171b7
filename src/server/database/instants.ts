// Moments of the database as they travel.
import type { Instant } from '../../../generated/model/wire';

interface InstantOf {
  (moment: Date): Instant;
  (moment: Date | null): Instant | null;
}
/** A moment in ISO 8601, in UTC; null stays null. */
export const instantOf = ((moment: Date | null) => moment?.toISOString() ?? null) as InstantOf;
