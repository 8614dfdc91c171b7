// Saving the search in the address; for somebody who is not logged in, as soon as they are.
import { combine, createEffect, createEvent, sample } from 'effector';
import { saveSearchFx } from '../../../generated/client/wishlist';
import { searchToSaveKept } from '../../../generated/model/kept';
import type { Currency } from '../../../generated/model/values';
import { pathTo } from '../../../generated/routes/paths';
import { savedSearchTexts as say } from '../../../generated/texts/sentences/savedSearchTexts';
import { submission } from '../shell/calls/submission';
import { loginAsked } from '../shell/chrome/login-modal.store';
import { offered } from '../shell/chrome/toasts.store';
import { $currency } from '../shell/format/currency.store';
import { store, stored } from '../shell/loading/stored';
import { wentTo } from '../shell/navigation/navigation';
import { savedSearches, searchesTold } from '../shell/saved-searches/saved-searches.store';
import { searchName } from '../shell/saved-searches/search-words';
import { readSearch, type SearchQuery } from '../shell/search-pill/trip';
import { $token } from '../shell/session/session.store';
import { argsOf } from './search-args';
import { $query } from './search.store';

/** The button that saves a search is in sight. */
export const saveShown = createEvent();
export const savePressed = createEvent();

/** The address of what a search finds, whatever its order and display: party and place as the server writes them. */
const pathFor = ({ sort: _sort, page: _page, currency: _currency, taxes: _taxes, map: _map, ...query }: SearchQuery): string => {
  const { adults, children, infants, pets } = query;
  const hasParty = [adults, children, infants, pets].some((count) => count !== undefined);
  return pathTo.search({
    ...query,
    query: query.query?.trim() || undefined,
    adults: hasParty ? (adults ?? 1) : undefined,
    children: children || undefined,
    infants: infants || undefined,
    pets: pets || undefined,
  });
};
/** The address of what the search finds. */
export const $path = $query.map(pathFor);

/** Whether the search in the address is saved. */
export const $isSaved = combine(savedSearches.$data, $path, (searches, path) => searches?.some((it) => it.path === path) ?? false);

const saving = submission(saveSearchFx, 'dialog');
/** The search is on its way. */
export const $saving = saving.$pending;
const toSave = (path: string, chosen: Currency) => {
  const query = readSearch(path.slice(path.indexOf('?')));
  const { page: _page, sort: _sort, currency = chosen, ...terms } = argsOf(query, chosen);
  return { ...terms, currency, name: searchName(query) };
};

sample({
  clock: [saveShown, $token.updates],
  source: $token,
  filter: (token) => token !== null,
  fn: () => undefined,
  target: savedSearches.wanted,
});

const facts = combine({ token: $token, path: $path, currency: $currency });
const pressed = sample({ clock: savePressed, source: facts });
sample({
  clock: pressed,
  filter: ({ token }) => token !== null,
  fn: ({ path, currency }) => toSave(path, currency),
  target: saving.submitted,
});

// kept on this device until its person is known
const keepFx = createEffect((paths: readonly string[]) => store(searchToSaveKept, paths));
const lone = sample({ clock: pressed, filter: ({ token }) => token === null });
sample({ clock: lone, fn: ({ path }) => [path], target: keepFx });
sample({ clock: lone, fn: () => ({ wish: 'search' as const }), target: loginAsked });
const takeFx = createEffect((): string | undefined => {
  const [path] = stored<readonly string[]>(searchToSaveKept, []);
  store(searchToSaveKept, null);
  return path;
});
sample({ clock: savedSearches.done, fn: () => undefined, target: takeFx });
sample({
  clock: takeFx.doneData.filterMap((path) => path),
  source: $currency,
  fn: (currency, path) => toSave(path, currency),
  target: saving.submitted,
});

const viewed = createEvent();
sample({ clock: viewed, fn: () => pathTo.savedSearchesPage(), target: wentTo });
sample({ clock: saving.done, fn: ({ result }) => result, target: searchesTold });
sample({ clock: saving.done, fn: () => ({ text: say.nowSaved, button: say.view, pressed: viewed }), target: offered });
