// A person’s saved stays: in wish lists, or on this device until they log in.
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { listWishlistsFx, saveStaysFx, sortStayFx } from '../../../../generated/client/wishlist';
import { wishlistStaysMax } from '../../../../generated/model/constants';
import type { Wishlist } from '../../../../generated/model/entities';
import { savedStaysKept } from '../../../../generated/model/kept';
import { wishlistTexts as say } from '../../../../generated/texts/sentences/wishlistTexts';
import { ownCall } from '../calls/own-call';
import { query } from '../calls/query';
import { loginAsked } from '../chrome/login-modal.store';
import { offered } from '../chrome/toasts.store';
import { failureMet } from '../failures/errors.store';
import { store, stored } from '../loading/stored';
import { pageChanged } from '../navigation/visit';
import { $token, $visitor, visitorChanged } from '../session/session.store';

const none: readonly string[] = [];

/** Something on the page shows what is saved: it is read, and asked for. */
export const savedShown = createEvent();
export const heartPressed = createEvent<string>();

export const wishlists = query(listWishlistsFx);
/** The lists as an answer to a change tells them. */
export const listsTold = createEvent<readonly Wishlist[]>();
sample({ clock: listsTold, target: wishlists.$data });

const readFx = createEffect(() => stored(savedStaysKept, none));
const keepFx = createEffect((ids: readonly string[]) => store(savedStaysKept, ids));
const hereChanged = createEvent<readonly string[]>();
/** Stays that are saved on this device; null before they are read. */
export const $here = createStore<readonly string[] | null>(null, { serialize: 'ignore' });
sample({ clock: savedShown, source: $here, filter: (here) => here === null, fn: () => undefined, target: readFx });
sample({ clock: readFx.doneData, target: $here });
sample({ clock: hereChanged, target: [$here, keepFx] });

const $isShown = createStore(false, { serialize: 'ignore' });
sample({ clock: savedShown, fn: () => true, target: $isShown });
sample({
  clock: [savedShown, $token.updates],
  source: { token: $token, isShown: $isShown },
  filter: ({ token, isShown }) => token !== null && isShown,
  fn: () => undefined,
  target: wishlists.wanted,
});
sample({ clock: $token.updates, filter: (token) => token === null, fn: () => undefined, target: wishlists.cleared });

// a press shows at once; the answer says what holds
const $pressed = createStore<ReadonlyMap<string, boolean>>(new Map(), { serialize: 'ignore' });
const settled = createEvent<readonly string[]>();
const pressShown = createEvent<{ readonly id: string; readonly saved: boolean }>();
sample({ clock: pressShown, source: $pressed, fn: (before, { id, saved }) => new Map([...before, [id, saved]]), target: $pressed });
sample({
  clock: settled,
  source: $pressed,
  fn: (before, ids) => new Map([...before].filter(([id]) => !ids.includes(id))),
  target: $pressed,
});

/** The lists that have a stay. */
export const listsOf = (lists: readonly Wishlist[], id: string) => lists.filter(({ property_ids }) => property_ids.includes(id));

/** The ids of all that is saved, here or in a list. */
export const $saved = combine(wishlists.$data, $here, $pressed, (lists, here, pressed): ReadonlySet<string> => {
  const saved = new Set([...(here ?? none), ...(lists ?? []).flatMap(({ property_ids }) => property_ids)]);
  for (const [id, isSaved] of pressed) {
    if (isSaved) saved.add(id);
    else saved.delete(id);
  }
  return saved;
});

const saveFx = ownCall(saveStaysFx);
const sortFx = ownCall(sortStayFx);
const facts = combine({ token: $token, lists: wishlists.$data, here: $here, saved: $saved, pressed: $pressed });
const pressed = sample({
  clock: heartPressed,
  source: facts,
  filter: ({ pressed: before }, id) => !before.has(id),
  fn: ({ token, lists, here, saved }, id) => ({ id, isIn: token !== null, lists: lists ?? [], here: here ?? none, isSaved: saved.has(id) }),
});
const signedIn = sample({ clock: pressed, filter: ({ isIn }) => isIn });
sample({ clock: signedIn, fn: ({ id, isSaved }) => ({ id, saved: !isSaved }), target: pressShown });
sample({ clock: signedIn, filter: ({ isSaved }) => !isSaved, fn: ({ id }) => ({ property_ids: [id] }), target: saveFx });
sample({ clock: signedIn, filter: ({ isSaved }) => isSaved, fn: ({ id }) => ({ property_id: id, wishlist_ids: [] }), target: sortFx });

const lone = sample({ clock: pressed, filter: ({ isIn }) => !isIn });
const isFull = ({ here, isSaved }: { readonly here: readonly string[]; readonly isSaved: boolean }) =>
  !isSaved && here.length >= wishlistStaysMax;
sample({
  clock: lone,
  filter: (it) => !isFull(it),
  fn: ({ id, here, isSaved }) => (isSaved ? here.filter((it) => it !== id) : [id, ...here]),
  target: hereChanged,
});

// a stay that was taken out can be put back, and a saved one sorted
interface Left {
  readonly property_id: string;
  readonly wishlist_ids: readonly string[];
  readonly here: readonly string[] | null;
}
const undone = createEvent();
const $left = createStore<Left | null>(null, { serialize: 'ignore' });
sample({
  clock: pressed,
  filter: ({ isSaved }) => isSaved,
  fn: ({ id, lists, here, isIn }) => ({
    property_id: id,
    wishlist_ids: listsOf(lists, id).map(({ wishlist_id }) => wishlist_id),
    here: isIn ? null : here,
  }),
  target: $left,
});
const back = sample({ clock: undone, source: $left }).filterMap((left) => left ?? undefined);
sample({ clock: back.filterMap(({ here }) => here ?? undefined), target: hereChanged });
sample({
  clock: back.filter({ fn: ({ here }) => here === null }),
  fn: ({ property_id, wishlist_ids }) => ({ property_id, wishlist_ids: [...wishlist_ids] }),
  target: sortFx,
});

/** The stay whose lists are chosen in a window; null while it is closed. */
export const $choosing = createStore<string | null>(null, { serialize: 'ignore' });
export const choosingClosed = createEvent();
const changeAsked = createEvent();
const $newest = createStore<string | null>(null, { serialize: 'ignore' });
sample({ clock: changeAsked, source: $newest, target: $choosing });
sample({ clock: [choosingClosed, pageChanged], fn: () => null, target: $choosing });

const logInAsked = createEvent();
sample({ clock: logInAsked, fn: () => ({ wish: 'save' as const }), target: loginAsked });

sample({ clock: [saveFx.doneData, sortFx.doneData], target: listsTold });
sample({ clock: [saveFx.failData, sortFx.failData], target: failureMet });
sample({ clock: saveFx.finally, fn: ({ params }) => params.property_ids, target: settled });
sample({ clock: sortFx.finally, fn: ({ params }) => [params.property_id], target: settled });

sample({ clock: saveFx.done, fn: ({ params }) => params.property_ids[0] ?? null, target: $newest });
sample({
  clock: saveFx.done,
  fn: ({ params, result }) => ({
    text: say.savedTo({ name: listsOf(result, params.property_ids[0] ?? '')[0]?.name ?? '' }),
    button: say.change,
    pressed: changeAsked,
  }),
  target: offered,
});
const takenOut = [
  sample({ clock: sortFx.done, filter: ({ params }) => params.wishlist_ids.length === 0 }),
  sample({ clock: lone, filter: ({ isSaved }) => isSaved }),
];
sample({ clock: takenOut, fn: () => ({ text: say.removed, button: say.undo, pressed: undone }), target: offered });
sample({
  clock: lone,
  filter: (it) => !it.isSaved && !isFull(it),
  fn: () => ({ text: say.savedHere, button: say.logIn, pressed: logInAsked }),
  target: offered,
});
sample({ clock: lone, filter: isFull, fn: () => ({ text: say.hereFull, button: say.logIn, pressed: logInAsked }), target: offered });

// the menu names wish lists once there is one
sample({
  clock: listsTold,
  source: $visitor,
  filter: (visitor, lists) => visitor.numOfWishlists !== lists.length,
  fn: () => undefined,
  target: visitorChanged,
});

// stays saved here move into a list; where that is refused for good, none of them is listed any more
const mergeFx = ownCall(saveStaysFx);
sample({
  clock: [wishlists.done, readFx.doneData],
  source: { lists: wishlists.$data, here: $here },
  filter: ({ lists, here }) => lists !== null && here !== null && here.length > 0,
  fn: ({ here }) => ({ property_ids: [...(here ?? none)] }),
  target: mergeFx,
});
sample({ clock: mergeFx.doneData, target: listsTold });
sample({ clock: mergeFx.done, fn: () => none, target: hereChanged });
sample({
  clock: mergeFx.failData,
  filter: (failure) => failure.kind === 'refusal' && failure.code === 'wishlist.stay_not_found',
  fn: () => none,
  target: hereChanged,
});
