// The calls about a host's seasons.
import { hostMode } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { id, like, optional } from 'spec-to-app/shapes';
import { hours } from 'spec-to-app/terms';
import { calendarEditsPerHour } from './calendars.model';
import { propertyNotFound } from './property.errors';
import { seasonBeyond, seasonEmpty, seasonNotFound, seasonReversed, seasonsOverlap, seasonTooLong, tooManySeasons } from './seasons.errors';
import { Season, Seasons, seasons } from './seasons.model';

const { name, start, last, price_cents, min_nights, property_ids } = Season.fields;
const yearly = optional(Season.fields.yearly);
const input = { name, start, last, yearly, price_cents, min_nights, property_ids };
const throttle = { times: calendarEditsPerHour.value, per: hours(1) };

export const listSeasons = call('GET /user/season', {
  source: seasons,
  says: 'A host’s seasons by their dates, and the listings at which they may hold',
  guard: hostMode,
  answer: like(Seasons),
});

export const addSeason = call('POST /user/season', {
  source: seasons,
  says: 'Keeps one more season; nights that are booked keep their price',
  guard: hostMode,
  input,
  answer: like(Season),
  errors: [propertyNotFound, tooManySeasons, seasonEmpty, seasonReversed, seasonTooLong, seasonsOverlap, seasonBeyond],
  repeatable: true,
  throttle,
});

export const changeSeason = call('PUT /user/season/{season_id}', {
  source: seasons,
  says: 'Changes a season at all of its listings at once',
  guard: hostMode,
  params: { season_id: id() },
  input,
  answer: like(Season),
  errors: [propertyNotFound, seasonNotFound, seasonEmpty, seasonReversed, seasonTooLong, seasonsOverlap, seasonBeyond],
  throttle,
});

export const deleteSeason = call('DELETE /user/season/{season_id}', {
  source: seasons,
  says: 'Removes a season; its nights have their usual price again',
  guard: hostMode,
  params: { season_id: id() },
  errors: [seasonNotFound],
});
