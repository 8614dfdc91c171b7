// Finding other listed properties than the one that is looked at: near it, or of its host.
import { type RawBuilder, sql } from 'kysely';
import { hostStaysPerPage, nearbyKilometres } from '../../../../generated/model/constants';
import type { Database } from '../../database/open';
import { kilometresPerDegree, positionStep, type Spot } from './position.rules';
import { understand } from './query.rules';
import { allOf, isFound, type Wanted, where } from './conditions.repository';
import { columns, type Found, inTime } from './search.repository';

/** A position, and the property that stands there. */
export interface Near {
  readonly spot: Spot;
  readonly property_id: string;
}
// more are not compared: what is like a place in a town lies in it
const nearestMax = 300;

/** The query, for the test that looks at its plan. */
export const nearestQuery = (wanted: Wanted, { spot: { latitude, longitude }, property_id }: Near): RawBuilder<Found> => {
  // a step wider than near: which are near is told by the positions that anyone may see
  const high = nearbyKilometres / kilometresPerDegree + positionStep;
  const wide = nearbyKilometres / (kilometresPerDegree * Math.cos((latitude * Math.PI) / 180)) + positionStep;
  const corner = (sign: 1 | -1): RawBuilder<unknown> => sql`point(${longitude + sign * wide}::float8, ${latitude + sign * high}::float8)`;
  return sql<Found>`
    select ${columns} from (
      select * from properties p
      where p.status = 'listed' and p.property_id <> ${property_id} and point(p.longitude, p.latitude) <@ box(${corner(-1)}, ${corner(1)})
      order by point(p.longitude, p.latitude) <-> point(${longitude}::float8, ${latitude}::float8) limit ${nearestMax}
    ) p where ${allOf(where(wanted, understand('')))}`;
};

/** Listed properties near another that fit, in no particular order. */
export const findNear = async (db: Database, wanted: Wanted, near: Near): Promise<readonly Found[]> =>
  inTime((await nearestQuery(wanted, near).execute(db)).rows, wanted);

/** The listed properties of a host, a page at a time, the best rated first; and how many there are on all pages. */
export const findOfHost = async (
  db: Database,
  { profile_id, page, now }: { readonly profile_id: string; readonly page: number; readonly now: Date },
): Promise<{ readonly found: readonly Found[]; readonly total: number }> => {
  const theirs = sql`from properties p where p.profile_id = ${profile_id} and ${isFound(now)}`;
  const { rows } = await sql<Found>`select ${columns} ${theirs}
    order by coalesce(p.rating, 0) desc, p.review_count desc, p.property_id
    limit ${hostStaysPerPage} offset ${(page - 1) * hostStaysPerPage}`.execute(db);
  const [counted] = (await sql<{ total: number }>`select count(*) as total ${theirs}`.execute(db)).rows;
  return { found: rows, total: counted?.total ?? 0 };
};
