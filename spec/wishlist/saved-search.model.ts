// Saved searches: a search that a person keeps, and that tells by mail when something new fits.
import { Profile } from '../account/account.model';
import { Currency } from '../checkout/money.model';
import { decision } from 'spec-to-app/declaration';
import { entity, pick, shape } from 'spec-to-app/entity';
import { belongsTo, flag, group, id, instant, list, nullable, oneOf, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { constant, kept } from 'spec-to-app/values';
import { searchTerms } from '../property/search.model';

export const savedSearches = decision(
  'people look for a stay over weeks: a search is saved by one press, tells by mail when a stay that fits is new, and each mail ends it by one click',
);

export const savedSearchesMax = constant(20, { source: savedSearches, says: 'The most saved searches of a person' });
export const savedSearchNameMax = constant(120, {
  source: savedSearches,
  unit: 'characters',
  says: 'The longest name of a saved search',
});
export const newStaysCardsMax = constant(5, {
  source: savedSearches,
  unit: 'stays',
  says: 'How many new stays a mail about a saved search shows; the rest is one press away',
});
export const newStaysHours = constant(24, {
  source: savedSearches,
  unit: 'hours',
  says: 'How long after one mail about saved searches a person gets the next at the earliest',
});
export const newStaysSettleMinutes = constant(5, {
  source: savedSearches,
  unit: 'minutes',
  says: 'How long a stay is listed before mails tell of it: until then, its listing may still be on its way into the database',
});

export const SavedSearch = entity({
  source: savedSearches,
  called: 'saved search',
  says: 'A search that a person keeps',
  key: 'saved_search_id',
  fields: {
    saved_search_id: id(),
    profile_id: belongsTo(Profile, { private: true, says: 'Whose it is' }),
    name: text({ min: 1, max: savedSearchNameMax.value, example: 'Tofino · Feb 10–14 · 4 guests' }),
    terms: group(searchTerms),
    currency: oneOf(Currency, { says: 'The currency in which its mails tell prices' }),
    mails: flag({ says: 'Whether a mail tells when a stay that fits is new' }),
    saved_at: instant(),
    path: text({ says: 'The address of what it finds', example: '/search?query=Tofino' }),
    is_over: flag({ says: 'Its check-in is past: it finds nothing any more' }),
  },
});

export const SearchMails = shape({
  source: savedSearches,
  called: 'choice about the mails of a saved search',
  says: 'A saved search as its mails let everybody see it who has them',
  fields: pick(SavedSearch, 'name', 'mails'),
});

export const SavedSearchName = shape({
  source: savedSearches,
  called: 'name of a saved search',
  says: 'What its owner calls a saved search',
  fields: pick(SavedSearch, 'name'),
});

export const storedSavedSearches = stored('saved_searches', {
  source: savedSearches,
  says: 'Searches that people keep',
  of: SavedSearch,
  elsewhere: ['path', 'is_over'],
  columns: {
    profile_id: { onDelete: 'cascade' },
    told_until: instant({ says: 'Stays that were listed until then are known to its owner' }),
    due_at: nullable(instant({ says: 'When it is looked at next; nothing while it sends no mails' })),
  },
});

export const searchToSaveKept = kept({
  source: savedSearches,
  where: 'local storage',
  name: 'tuckamore_search_to_save',
  says: 'The address of a search that was to be saved before logging in; it is saved at login',
  holds: list(text(), { max: 1 }),
});
