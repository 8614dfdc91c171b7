// Seasons as they are kept: a row for each listing at which one holds.
import { sql } from 'kysely';
import { seasonListingsMax } from '../../../../generated/model/constants';
import type { Season } from '../../../../generated/model/entities';
import type { Database } from '../../database/open';
import { addMonths } from '../../../../generated/model/dates';
import type { PlainDate } from '../../../../generated/model/wire';
import { keptBy, nightsByYear } from '../property.lookup';

/** The listings at which a host's season may hold, by title, co-hosted ones too; drafts too, archived ones not. */
export const seasonListings = (db: Database, profileId: string) =>
  db
    .selectFrom('properties')
    .select(['property_id', 'title'])
    .where('property_id', 'in', keptBy(db, profileId, 'calendar'))
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'archived')
    .orderBy((row) => row.fn<string>('lower', ['title']))
    .orderBy('property_id')
    .execute();

const nightsOf = ({ start, last }: Pick<Season, 'start' | 'last'>): string => `[${start},${last}]`;

/** With so many years, those with a 29 February are among them. */
const yearsCompared = 9;

/** Another season that has some of the nights at one of the listings, this year or in one to come; nothing where there is none. */
export const findOverlapping = async (trx: Database, season: Season, from: PlainDate) => {
  const dates = { from, to: addMonths(from, 12 * yearsCompared) };
  const { rows } = await sql<{ readonly name: string; readonly title: string }>`
    select s.name, p.title
    from (select ${nightsOf(season)}::daterange as nights, ${season.yearly}::boolean as yearly) as own,
      seasons s join properties p using (property_id)
    where property_id = any(${[...season.property_ids]}::uuid[]) and season_id <> ${season.season_id} and (s.nights && own.nights or exists (
      select from ${nightsByYear('own', dates)} as mine, ${nightsByYear('s', dates)} as theirs where mine.nights && theirs.nights))
    order by s.nights limit 1`.execute(trx);
  return rows[0];
};

/** Deletes a season at the listings whose calendar a host looks after. Tells whether there was one. */
export const deleteSeason = async (
  trx: Database,
  { season_id, profile_id }: { readonly season_id: string; readonly profile_id: string },
) => {
  const own = trx
    .deleteFrom('seasons')
    .where('season_id', '=', season_id)
    .where('property_id', 'in', keptBy(trx, profile_id, 'calendar'));
  return (await own.executeTakeFirst()).numDeletedRows > 0n;
};

/** Whether a season still holds at listings of another host. */
export const holdsElsewhere = async (trx: Database, seasonId: string): Promise<boolean> =>
  (await trx.selectFrom('seasons').select('season_id').where('season_id', '=', seasonId).executeTakeFirst()) !== undefined;

/** Lets those seasons of a listing that are not over hold at another one, too; not beyond as many listings as a season may have. */
export const copySeasons = async (trx: Database, from: string, it: { readonly to: string; readonly today: PlainDate }): Promise<void> => {
  await sql`insert into seasons (season_id, property_id, name, nights, yearly, night_cents, min_nights)
    select season_id, ${it.to}, name, nights, yearly, night_cents, min_nights from seasons s
    where property_id = ${from} and (yearly or upper(nights) > ${it.today}::date)
      and (select count(*) from seasons o where o.season_id = s.season_id) < ${seasonListingsMax}`.execute(trx);
};

export const insertSeason = async (trx: Database, season: Season): Promise<void> => {
  const { season_id, name, yearly, price_cents: night_cents, min_nights } = season;
  const rows = season.property_ids.map((property_id) => ({
    season_id,
    property_id,
    name,
    nights: nightsOf(season),
    yearly,
    night_cents,
    min_nights,
  }));
  await trx.insertInto('seasons').values(rows).execute();
};
