// The calls about saved searches. Each that changes something of a person's answers all of them as they are then.
import { signedIn } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { anyone } from 'spec-to-app/rule';
import { flag, like, list, optional, text } from 'spec-to-app/shapes';
import { minutes } from 'spec-to-app/terms';
import { mapPartWrong } from '../property/property.errors';
import { searchesPerMinute } from '../property/limits.model';
import { priceRangeFits, tripDatesFit } from '../property/property.rules';
import { searchTerms } from '../property/search.model';
import { savedSearchNotFound, tooManySavedSearches } from './saved-search.errors';
import { SavedSearch, savedSearches, savedSearchesMax, SearchMails } from './saved-search.model';

const { name, currency, mails } = SavedSearch.fields;
const all = list(like(SavedSearch), { max: savedSearchesMax.value });
const throttle = { times: 60, per: minutes(1) };
const params = { token: text({ min: 1, max: 100, says: 'Stands in its mails alone' }) };
const perVisitor = { times: searchesPerMinute.value, per: minutes(1) };

export const listSavedSearches = call('GET /user/saved-search', {
  source: savedSearches,
  says: 'The person’s saved searches, the last saved first',
  guard: signedIn,
  answer: all,
});

export const saveSearch = call('POST /user/saved-search', {
  source: savedSearches,
  says: 'Saves a search; one with the same terms that is there already stays as it is',
  guard: signedIn,
  input: { ...searchTerms, name, currency, mails: flag({ default: true, says: 'Whether a mail tells when a stay that fits is new' }) },
  answer: all,
  errors: [mapPartWrong, tooManySavedSearches],
  rules: [tripDatesFit, priceRangeFits],
  throttle,
});

export const changeSavedSearch = call('PUT /user/saved-search/{saved_search_id}', {
  source: savedSearches,
  says: 'Renames a saved search, or sets whether it sends mails',
  guard: signedIn,
  input: { name: optional(name), mails: optional(mails) },
  answer: all,
  errors: [savedSearchNotFound],
  throttle,
});

export const deleteSavedSearch = call('DELETE /user/saved-search/{saved_search_id}', {
  source: savedSearches,
  says: 'Deletes a saved search, and ends its mails',
  guard: signedIn,
  answer: all,
  errors: [savedSearchNotFound],
});

export const getSearchMails = call('GET /saved-search/{token}', {
  source: savedSearches,
  says: 'Whether a saved search sends mails, for who has one of them',
  guard: anyone,
  params,
  answer: like(SearchMails),
  errors: [savedSearchNotFound],
  throttle: perVisitor,
});

export const setSearchMails = call('PUT /saved-search/{token}', {
  source: savedSearches,
  says: 'Ends the mails of a saved search, or takes that back, for who has one of them',
  guard: anyone,
  params,
  input: { mails },
  answer: like(SearchMails),
  errors: [savedSearchNotFound],
  throttle: perVisitor,
});

export const endSearchMails = call('POST /saved-search/{token}/end', {
  source: savedSearches,
  says: 'Ends the mails of a saved search: the one click of a mail program (RFC 8058), whatever it sends along',
  guard: anyone,
  params,
  raw: true,
  errors: [savedSearchNotFound],
  throttle: perVisitor,
});
