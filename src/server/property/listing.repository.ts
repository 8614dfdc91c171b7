// The host of a listed property, and what its reviews say on average.
import { sql } from 'kysely';
import { reviewsForAverage } from '../../../generated/model/constants';
import type { Database } from '../database/open';

export interface HostRow {
  readonly profile_id: string;
  readonly first_name: string | null;
  readonly avatar: string | null;
  readonly is_host: boolean;
  readonly created_at: Date;
}
export const findHost = (db: Database, profileId: string): Promise<HostRow> =>
  db
    .selectFrom('profiles')
    .select(['profile_id', 'first_name', 'avatar', 'is_host', 'created_at'])
    .where('profile_id', '=', profileId)
    .executeTakeFirstOrThrow();

const parts = ['cleanliness', 'accuracy', 'checkin', 'communication', 'location', 'value'] as const;

/** The average of each part of the reviews; nothing before there are enough. */
export const findRatingParts = async (db: Database, propertyId: string): Promise<Record<string, number> | null> => {
  const averages = sql.join(parts.map((part) => sql`round(avg(${sql.ref(part)}), 1)::float8 as ${sql.ref(part)}`));
  const { rows } = await sql<Record<string, number | null>>`
    select count(*) as reviews, ${averages} from reviews where property_id = ${propertyId}`.execute(db);
  const { reviews, ...found } = rows[0] ?? {};
  if ((reviews ?? 0) < reviewsForAverage) return null;
  return Object.fromEntries(Object.entries(found).filter((pair): pair is [string, number] => pair[1] !== null));
};
