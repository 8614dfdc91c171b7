// Saved searches: kept, renamed, and their mails ended, by their owner or by who has one of the mails.
import { isDeepStrictEqual } from 'node:util';
import type { WishlistHandlers } from '../../../generated/contract/handlers';
import { savedSearchesMax } from '../../../generated/model/constants';
import type { SavedSearch, SearchMails } from '../../../generated/model/entities';
import { lockPresent } from '../account/account.commands';
import type { Database } from '../database/open';
import { lockNamed } from '../database/transact';
import { refuseWrongMapPart } from '../property/search/map-part.lookup';
import { type Context, inTransaction, type SignedInContext } from '../request/context';
import { refuse } from '../request/refusal';
import { savedSearchesOf } from './saved-search.lookup';
import { deleteSearch, findSearch, insertSearch, renameSearch, type SavedSearchRow, setMails } from './saved-search.repository';
import { searchOfToken } from './search-token';

type Change = (trx: Database, before: readonly SavedSearch[]) => Promise<void>;

/** Changes a person's saved searches, one change after another. */
const changed = async (context: SignedInContext, change: Change): Promise<readonly SavedSearch[]> => {
  const { profile_id } = context.principal;
  return inTransaction(context, async ({ trx, now }) => {
    if (!(await lockPresent(trx, [profile_id]))) return refuse('account.not_signed_in');
    await lockNamed(trx, `saved searches ${profile_id}`);
    await change(trx, await savedSearchesOf(trx, profile_id, now));
    return savedSearchesOf(trx, profile_id, now);
  });
};

const ofToken = async (db: Database, token: string): Promise<SavedSearchRow> => {
  const searchId = await searchOfToken(db, token);
  return (searchId === undefined ? undefined : await findSearch(db, searchId)) ?? refuse('wishlist.search_not_found');
};
const setByToken = async (context: Context, token: string, mails: boolean): Promise<SearchMails> =>
  inTransaction(context, async ({ trx, now }) => {
    const { saved_search_id, name } = await ofToken(trx, token);
    await setMails(trx, saved_search_id, { mails, now });
    return { name, mails };
  });

export const savedSearchHandlers: Pick<
  WishlistHandlers,
  'listSavedSearches' | 'saveSearch' | 'changeSavedSearch' | 'deleteSavedSearch' | 'getSearchMails' | 'setSearchMails' | 'endSearchMails'
> = {
  listSavedSearches: (_request, { db, now, principal }) => savedSearchesOf(db, principal.profile_id, now),

  saveSearch: ({ input: { name, currency, mails, ...terms } }, context) => {
    refuseWrongMapPart(terms);
    return changed(context, async (trx, before) => {
      const { now, principal } = context;
      if (before.some((it) => isDeepStrictEqual(it.terms, JSON.parse(JSON.stringify(terms))))) return;
      if (before.length >= savedSearchesMax) refuse('wishlist.too_many_searches');
      await insertSearch(trx, { profile_id: principal.profile_id, name, terms, currency, mails }, now);
    });
  },

  changeSavedSearch: ({ params: { saved_search_id }, input: { name, mails } }, context) =>
    changed(context, async (trx, before) => {
      if (!before.some((it) => it.saved_search_id === saved_search_id)) refuse('wishlist.search_not_found');
      if (name !== undefined) await renameSearch(trx, saved_search_id, name);
      if (mails !== undefined) await setMails(trx, saved_search_id, { mails, now: context.now });
    }),

  deleteSavedSearch: ({ params: { saved_search_id } }, context) =>
    changed(context, async (trx) => {
      if (!(await deleteSearch(trx, { saved_search_id, profile_id: context.principal.profile_id }))) refuse('wishlist.search_not_found');
    }),

  getSearchMails: async ({ params: { token } }, { db }) => {
    const { name, mails } = await ofToken(db, token);
    return { name, mails };
  },

  setSearchMails: ({ params: { token }, input: { mails } }, context) => setByToken(context, token, mails),

  endSearchMails: async ({ params: { token } }, context) => {
    await setByToken(context, token, false);
    return {};
  },
};
