// The errors of seasons: dates that do not fit, two that meet, one that is gone.
import { error } from 'spec-to-app/problem';
import { text } from 'spec-to-app/shapes';
import { seasons, yearlySeasons } from './seasons.model';

export const seasonNotFound = error('property.season_not_found', {
  source: seasons,
  status: 404,
  shown: 'banner',
  text: 'This season isn’t there any more.',
  cure: 'It was removed in another tab or on another device. Go back to your seasons.',
});
export const tooManySeasons = error('property.too_many_seasons', {
  source: seasons,
  status: 409,
  shown: 'banner',
  text: 'You can keep up to {seasonsMax} seasons.',
  cure: 'Remove one to add another.',
});
export const seasonReversed = error('property.season_reversed', {
  source: seasons,
  status: 422,
  shown: 'banner',
  text: 'The last night can’t be before the first.',
  cure: 'Choose a later last night.',
});
export const seasonTooLong = error('property.season_too_long', {
  source: yearlySeasons,
  status: 422,
  shown: 'banner',
  text: 'A season that repeats every year can’t be longer than a year.',
  cure: 'Choose an earlier last night, or turn off “Every year”.',
});
export const seasonEmpty = error('property.season_empty', {
  source: seasons,
  status: 422,
  shown: 'banner',
  text: 'This season changes nothing yet.',
  cure: 'Enter a price per night, a minimum stay, or both.',
});
export const seasonBeyond = error('property.season_beyond', {
  source: seasons,
  status: 422,
  shown: 'banner',
  text: 'These dates are over, or too far ahead.',
  cure: 'Choose dates that end within {bookingHorizonDays} days from now.',
});
export const seasonsOverlap = error('property.seasons_overlap', {
  source: seasons,
  status: 409,
  shown: 'banner',
  text: '“{season}” already has some of these nights at {listing}.',
  slots: { season: text({ example: 'Summer 2027' }), listing: text({ example: 'Cedar cabin' }) },
  cure: 'Change the dates of one of them, or leave that listing out.',
});
