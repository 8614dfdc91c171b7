// Seasons of a host: prices and shortest stays that hold between two dates, by name.
import { decision } from 'spec-to-app/declaration';
import { pick, shape } from 'spec-to-app/entity';
import { belongsTo, cents, flag, group, id, integer, like, list, nullable, optional, plainDate, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { constant } from 'spec-to-app/values';
import { highestPriceCents, longestStayNights, lowestPriceCents } from './limits.model';
import { Property } from './property.model';

export const seasons = decision(
  'section 20: a host names a season once, and its price and shortest stay hold at each listing; dates set one by one win',
);

export const yearlySeasons = decision(
  'section 20: a host does not type the summer anew each year; from its first night on, a season may come back every year. February 29 is March 1 where it begins in other years, and February 28 where it ends',
);

export const seasonsMax = constant(60, {
  source: decision('five years of a season a month'),
  says: 'The most seasons of a host',
});
export const seasonNameMax = constant(60, { source: seasons, unit: 'characters', says: 'The longest name of a season' });
export const seasonListingsMax = constant(100, {
  source: decision('twice a page of the grid'),
  says: 'The most listings of a season',
});

const price = { min: lowestPriceCents.value, max: highestPriceCents.value, says: 'The price of each night; nothing is the usual' };
const shortest = { min: 1, max: longestStayNights.value, says: 'The shortest stay that begins in it; nothing is the usual' };
const nameShape = text({ min: 1, max: seasonNameMax.value, says: 'Only the host sees it', example: 'Summer 2027' });

export const Season = shape({
  source: seasons,
  called: 'season',
  says: 'A time of the year with a price or a shortest stay of its own, or both, at some of a host’s listings',
  fields: {
    season_id: id(),
    name: nameShape,
    start: plainDate({ says: 'The first night' }),
    last: plainDate({ says: 'The last night' }),
    yearly: flag({ says: 'It comes back on the same dates of every later year' }),
    price_cents: nullable(cents(price)),
    min_nights: nullable(integer(shortest)),
    property_ids: list(id(), { min: 1, max: seasonListingsMax.value, says: 'The listings at which it holds' }),
  },
});

export const SeasonEdit = shape({
  source: seasons,
  called: 'edit of a season',
  says: 'A season as its host types it; its listings are chosen beside',
  fields: {
    ...pick(Season, 'name', 'start', 'last'),
    yearly: optional(flag()),
    price_cents: optional(cents(price)),
    min_nights: optional(integer(shortest)),
  },
});

export const Seasons = shape({
  source: seasons,
  called: 'seasons of a host',
  says: 'A host’s seasons in the order of their dates, and the listings at which they may hold',
  fields: {
    seasons: list(like(Season), { max: seasonsMax.value }),
    listings: list(group(pick(Property, 'property_id', 'title')), { says: 'By title; archived ones apart' }),
  },
});

export const storedSeasons = stored('seasons', {
  source: seasons,
  says: 'Seasons of hosts, each once for every listing at which it holds: those of one listing cannot overlap',
  columns: {
    season_id: id(),
    property_id: { shape: belongsTo(Property), onDelete: 'cascade' },
    name: nameShape,
    nights: { type: 'daterange' },
    yearly: flag({ default: false }),
    night_cents: nullable(cents()),
    min_nights: nullable(integer()),
  },
  key: ['season_id', 'property_id'],
  exclusions: ['using gist (property_id with =, nights with &&)'],
});
