// Why a saved search is refused.
import { error } from 'spec-to-app/problem';
import { savedSearches } from './saved-search.model';

export const savedSearchNotFound = error('wishlist.search_not_found', {
  source: savedSearches,
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find this saved search.',
  cure: 'It may have been deleted. Look in your saved searches.',
});
export const tooManySavedSearches = error('wishlist.too_many_searches', {
  source: savedSearches,
  status: 409,
  shown: 'banner',
  text: 'You have {savedSearchesMax} saved searches, the most you can keep.',
  cure: 'Delete one to save another.',
});
