// A person's saved searches, as the search page and their own page show them.
import { createEvent, sample } from 'effector';
import { listSavedSearchesFx } from '../../../../generated/client/wishlist';
import type { SavedSearch } from '../../../../generated/model/entities';
import { query } from '../calls/query';
import { $token, $visitor, visitorChanged } from '../session/session.store';

export const savedSearches = query(listSavedSearchesFx);
/** The searches as an answer to a change tells them. */
export const searchesTold = createEvent<readonly SavedSearch[]>();
sample({ clock: searchesTold, target: savedSearches.$data });
sample({ clock: $token.updates, filter: (token) => token === null, fn: () => undefined, target: savedSearches.cleared });

// the menu names what is saved once there is something
sample({
  clock: searchesTold,
  source: $visitor,
  filter: (visitor, searches) => visitor.numOfSavedSearches !== searches.length,
  fn: () => undefined,
  target: visitorChanged,
});
