// A host's seasons: kept by name, for one host alone, and the same at each of their listings.
import { randomUUID } from 'node:crypto';
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import { seasonsMax, standardZone } from '../../../../generated/model/constants';
import type { Season } from '../../../../generated/model/entities';
import type { PlainDate } from '../../../../generated/model/wire';
import { addDays, addMonths } from '../../../../generated/model/dates';
import { lockNamed } from '../../database/transact';
import { inTransaction, type SignedInContext } from '../../request/context';
import { refuse } from '../../request/refusal';
import { keptBy } from '../property.lookup';
import { todayAt } from './calendar.lookup';
import { lockCalendars } from './calendar.repository';
import { keptAmong } from './calendars.repository';
import { reach } from './change-calendar.commands';
import { seasonsAmong } from './seasons.lookup';
import { deleteSeason, findOverlapping, holdsElsewhere, insertSeason, seasonListings } from './seasons.repository';

/** The first night of the next year; after 29 February, 1 March. */
const yearAfter = (start: PlainDate): PlainDate => {
  const next = addMonths(start, 12);
  return next.slice(8) === start.slice(8) ? next : addDays(next, 1);
};

const enforceTerms = ({ start, last, yearly, price_cents, min_nights }: Season, today: PlainDate): void => {
  if (price_cents === null && min_nights === null) refuse('property.season_empty');
  if (last < start) refuse('property.season_reversed');
  if (yearly && last >= yearAfter(start)) refuse('property.season_too_long');
  // one that has begun is changed, too; one that is over is not begun; one of every year is never over
  const isOver = !yearly && (start < addDays(today, -reach.back) || last < addDays(today, -1));
  if (isOver || last >= addDays(today, reach.on)) refuse('property.season_beyond');
};

/** Keeps a season in the place of the one of the same id; whether there must be one, and no more than a host may keep, is asked here. */
const save = async (season: Season, context: SignedInContext, isNew: boolean): Promise<Season> => {
  const today = todayAt({ timezone: standardZone }, context.now);
  enforceTerms(season, today);
  const { profile_id } = context.principal;
  return inTransaction(context, async ({ trx }) => {
    // one after another: they are counted before one is added
    await lockNamed(trx, `seasons ${profile_id}`);
    await lockCalendars(trx, season.property_ids);
    const own = await keptAmong(trx, profile_id, season.property_ids);
    if (own.length < season.property_ids.length) refuse('property.not_found');
    if (isNew && (await seasonsAmong(trx, keptBy(trx, profile_id, 'calendar'))).length >= seasonsMax) refuse('property.too_many_seasons');
    if (!isNew && !(await deleteSeason(trx, { season_id: season.season_id, profile_id }))) refuse('property.season_not_found');
    const other = await findOverlapping(trx, season, season.start < today ? today : season.start);
    if (other) refuse('property.seasons_overlap', { slots: { season: other.name, listing: other.title } });
    // one that other hosts' listings have too stays there as it was
    const kept = (await holdsElsewhere(trx, season.season_id)) ? { ...season, season_id: randomUUID() } : season;
    await insertSeason(trx, kept);
    return kept;
  });
};

type SeasonInput = Omit<Season, 'season_id' | 'yearly'> & { readonly yearly?: boolean | undefined };
/** A listing that is named twice is meant once. */
const seasonOf = ({ yearly = false, ...input }: SeasonInput, season_id: string): Season => ({
  ...input,
  yearly,
  // every stay has one night: a shortest stay of one is none
  min_nights: input.min_nights === 1 ? null : input.min_nights,
  property_ids: [...new Set(input.property_ids)],
  season_id,
});

type Handlers = Pick<PropertyHandlers, 'listSeasons' | 'addSeason' | 'changeSeason' | 'deleteSeason'>;

export const seasonsHandlers: Handlers = {
  async listSeasons(_, { db, principal: { profile_id } }) {
    return { seasons: await seasonsAmong(db, keptBy(db, profile_id, 'calendar')), listings: await seasonListings(db, profile_id) };
  },

  addSeason: ({ input }, context) => save(seasonOf(input, randomUUID()), context, true),

  changeSeason: ({ params: { season_id }, input }, context) => save(seasonOf(input, season_id), context, false),

  async deleteSeason({ params: { season_id } }, { db, principal: { profile_id } }) {
    if (!(await deleteSeason(db, { season_id, profile_id }))) refuse('property.season_not_found');
    return {};
  },
};
