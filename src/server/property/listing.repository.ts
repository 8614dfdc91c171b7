// The host of a listed property, and what its reviews say on average.
import { sql } from 'kysely';
import { reviewsForAverage } from '../../../generated/model/constants';
import type { PublicProfile } from '../../../generated/model/entities';
import { keysOf } from '../../../generated/model/keys';
import { ReviewPart } from '../../../generated/model/values';
import { columnsOfPublicProfile, readPublicProfile } from '../../../generated/tables/profiles';
import type { Database } from '../database/open';

export const findHost = async (db: Database, profileId: string): Promise<PublicProfile> =>
  readPublicProfile(
    await db.selectFrom('profiles').select(columnsOfPublicProfile).where('profile_id', '=', profileId).executeTakeFirstOrThrow(),
  );

/** The average of each part of the reviews; nothing before there are enough. */
export const findRatingParts = async (db: Database, propertyId: string): Promise<Record<string, number> | null> => {
  const averages = sql.join(keysOf(ReviewPart).map((part) => sql`round(avg(${sql.ref(part)}), 1)::float8 as ${sql.ref(part)}`));
  const { rows } = await sql<Record<string, number | null>>`
    select count(*) as reviews, ${averages} from reviews where property_id = ${propertyId}`.execute(db);
  const { reviews, ...found } = rows[0] ?? {};
  if ((reviews ?? 0) < reviewsForAverage) return null;
  return Object.fromEntries(Object.entries(found).filter((pair): pair is [string, number] => pair[1] !== null));
};
