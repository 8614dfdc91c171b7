// A host's seasons: kept by name, for one host alone, and the same at each of their listings.
import { randomUUID } from 'node:crypto';
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { seasonsMax, standardZone } from '../../../../generated/model/constants';
import type { Season } from '../../../../generated/model/entities';
import { addDays } from '../../../../generated/model/dates';
import { lockNamed } from '../../database/transact';
import { inTransaction, type SignedInContext } from '../../request/context';
import { refuse } from '../../request/refusal';
import { todayAt } from './calendar.lookup';
import { lockCalendars } from './calendar.repository';
import { ownAmong } from './calendars.repository';
import { reach } from './change-calendar.commands';
import { seasonsOf } from './seasons.lookup';
import { deleteSeason, findOverlapping, insertSeason, seasonListings } from './seasons.repository';

const enforceDates = ({ start, last }: Season, now: Date): void => {
  if (last < start) refuse('property.season_reversed');
  const today = todayAt({ timezone: standardZone }, now);
  // one that has begun is changed, too; one that is over is not begun
  if (start < addDays(today, -reach.back) || last < addDays(today, -1) || last >= addDays(today, reach.on))
    refuse('property.season_beyond');
};

/** Keeps a season in the place of the one of the same id; whether there must be one, and no more than a host may keep, is asked here. */
const save = async (season: Season, context: SignedInContext, isNew: boolean): Promise<Season> => {
  enforceDates(season, context.now);
  const { profile_id } = context.principal;
  await inTransaction(context, async ({ trx }) => {
    // one after another: they are counted before one is added
    await lockNamed(trx, `seasons ${profile_id}`);
    await lockCalendars(trx, season.property_ids);
    const own = await ownAmong(trx, profile_id, season.property_ids);
    if (own.length < season.property_ids.length) refuse('property.not_found');
    if (isNew && (await seasonsOf(trx, profile_id)).length >= seasonsMax) refuse('property.too_many_seasons');
    if (!isNew && !(await deleteSeason(trx, { season_id: season.season_id, profile_id }))) refuse('property.season_not_found');
    const other = await findOverlapping(trx, season);
    if (other) refuse('property.seasons_overlap', { slots: { season: other.name, listing: other.title } });
    await insertSeason(trx, season);
  });
  return season;
};

/** A listing that is named twice is meant once. */
const once = ({ property_ids }: Pick<Season, 'property_ids'>) => ({ property_ids: [...new Set(property_ids)] });

type Handlers = Pick<PropertyHandlers, 'listSeasons' | 'addSeason' | 'changeSeason' | 'deleteSeason'>;

export const seasonsHandlers: Handlers = {
  async listSeasons(_, { db, principal: { profile_id } }) {
    return { seasons: await seasonsOf(db, profile_id), listings: await seasonListings(db, profile_id) };
  },

  addSeason: ({ input }, context) => save({ ...input, ...once(input), season_id: randomUUID() }, context, true),

  changeSeason: ({ params: { season_id }, input }, context) => save({ ...input, ...once(input), season_id }, context, false),

  async deleteSeason({ params: { season_id } }, { db, principal: { profile_id } }) {
    if (!(await deleteSeason(db, { season_id, profile_id }))) refuse('property.season_not_found');
    return {};
  },
};
