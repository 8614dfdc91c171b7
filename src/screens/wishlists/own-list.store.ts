// One of a person’s wish lists is edited, shared and deleted.
import { createEvent, createStore, sample } from 'effector';
import { changeWishlistFx, deleteWishlistFx, setWishlistTripFx } from '../../../generated/client/wishlist';
import type { Wishlist } from '../../../generated/model/entities';
import { pathTo } from '../../../generated/routes/paths';
import { wishlistTexts as say } from '../../../generated/texts/sentences/wishlistTexts';
import { submission } from '../shell/calls/submission';
import { type HandedLink, linkHanded } from '../shell/handing/hand-on.store';
import { wentTo } from '../shell/navigation/navigation';
import { pageChanged } from '../shell/navigation/visit';
import { listsTold } from '../shell/wishlists/wishlists.store';

export type OwnView = 'edit' | 'trip' | 'delete';
export const viewed = createEvent<OwnView>();
export const closed = createEvent();
/** The open window; null while none is. */
export const $view = createStore<OwnView | null>(null, { serialize: 'ignore' });
sample({ clock: viewed, target: $view });

export const editing = submission(changeWishlistFx);
export const planning = submission(setWishlistTripFx);
export const deleting = submission(deleteWishlistFx, 'screen');
sample({ clock: [closed, pageChanged, editing.done, planning.done, deleting.done], fn: () => null, target: $view });
sample({ clock: viewed, fn: () => undefined, target: [editing.cleared, planning.cleared, deleting.cleared] });
sample({ clock: [editing.done, planning.done, deleting.done], fn: ({ result }) => result, target: listsTold });
sample({ clock: deleting.done, fn: () => pathTo.wishlistsPage(), target: wentTo });

/** Share was pressed: the list gets its link where it has none, and the link is handed on. */
export const sharePressed = createEvent<Wishlist>();
const sharing = submission(changeWishlistFx, 'dialog');
const isThere = ({ token }: Wishlist): boolean => token !== null;
sample({
  clock: sharePressed,
  filter: (list) => !isThere(list),
  fn: ({ wishlist_id, name }) => ({ wishlist_id, name, shared: true }),
  target: sharing.submitted,
});
sample({ clock: sharing.done, fn: ({ result }) => result, target: listsTold });

const linkOf = ({ token, name }: Wishlist): HandedLink => ({
  title: name,
  url: new URL(pathTo.sharedWishlistPage({ token: token ?? '' }), location.origin).href,
  copied: say.linkCopied,
});
sample({ clock: sharePressed, filter: isThere, fn: linkOf, target: linkHanded });
const shared = sharing.done.filterMap(({ params, result }) => result.find(({ wishlist_id }) => wishlist_id === params.wishlist_id));
sample({ clock: shared, fn: linkOf, target: linkHanded });
