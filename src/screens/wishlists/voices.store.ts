// Votes and notes in the list of the page: its owner's, and those of people who have its link.
import { combine, createEvent, createStore, sample } from 'effector';
import { deleteStayNoteFx, getVoicesFx, noteStayFx, removeFellowFx, voteForStayFx } from '../../../generated/client/wishlist';
import type { PropertyCard, WishlistVoices } from '../../../generated/model/entities';
import { ownCall } from '../shell/calls/own-call';
import { query } from '../shell/calls/query';
import { submission } from '../shell/calls/submission';
import { loginAsked } from '../shell/chrome/login-modal.store';
import { draftSent } from '../shell/drafts/drafts.store';
import { failureMet } from '../shell/failures/errors.store';
import { pageChanged } from '../shell/navigation/visit';
import { $token } from '../shell/session/session.store';
import { $open, opened, shared } from './stays.store';

const own = query(getVoicesFx);
const told = createEvent<WishlistVoices>();
sample({ clock: opened, fn: () => undefined, target: own.cleared });
sample({
  clock: opened,
  source: $token,
  filter: (token, { route }) => token !== null && route === 'wishlistPage',
  fn: (_, { params }) => ({ wishlist_id: params['wishlist_id'] ?? '' }),
  target: own.asked,
});

/** Null until they are known, and where the page shows no list. */
export const $voices = createStore<WishlistVoices | null>(null);
sample({ clock: opened, fn: () => null, target: $voices });
sample({ clock: [own.done.map(({ result }) => result), shared.done.map(({ result }) => result.voices), told], target: $voices });

/** A shared list is in sight. */
export const sharedSeen = createEvent();
const $isReadSignedIn = createStore(false);
sample({ clock: shared.done, source: $token, fn: (token) => token !== null, target: $isReadSignedIn });
// the server draws the list for nobody in particular: read anew, it tells which votes are one’s own
sample({
  clock: [sharedSeen, $token.updates],
  source: { token: $token, voices: $voices, open: $open, isReadSignedIn: $isReadSignedIn, pending: shared.$pending },
  filter: ({ token, voices, open, isReadSignedIn, pending }) =>
    token !== null && voices !== null && open?.route === 'sharedWishlistPage' && !isReadSignedIn && !pending,
  fn: () => undefined,
  target: shared.retried,
});

/** The token in the address, by which those who are not the owner have a say. */
const $link = $open.map((open) => (open?.route === 'sharedWishlistPage' ? { token: open.params['token'] ?? '' } : {}));
const facts = combine({ voices: $voices, link: $link, token: $token });

export const votePressed = createEvent<string>();
export const notePressed = createEvent<PropertyCard>();
export const logInPressed = createEvent();
const voteFx = ownCall(voteForStayFx);
sample({
  clock: votePressed,
  source: facts,
  filter: ({ voices, token }) => voices !== null && token !== null,
  fn: ({ voices, link }, property_id) => ({
    wishlist_id: voices?.wishlist_id ?? '',
    property_id,
    voted: !voices?.votes.some((it) => it.property_id === property_id && it.is_own),
    ...link,
  }),
  target: voteFx,
});
const out = sample({ clock: [votePressed, notePressed], source: $token, filter: (token) => token === null });
sample({ clock: [out, logInPressed], fn: () => ({ wish: 'vote' as const }), target: loginAsked });
sample({ clock: voteFx.doneData, target: told });
sample({ clock: voteFx.failData, target: failureMet });

/** The stay that a note is written on; null while none is. */
export const $noteOn = createStore<PropertyCard | null>(null, { serialize: 'ignore' });
export const notingClosed = createEvent();
sample({ clock: notePressed, source: $token, filter: (token) => token !== null, fn: (_, card) => card, target: $noteOn });
export const noted = createEvent<{ readonly property_id: string; readonly message: string }>();
export const noteSent = submission(noteStayFx);
/** By which the text of a note is kept until it is sent. */
export const draftOf = (wishlist_id: string, property_id: string): string => `note ${wishlist_id} ${property_id}`;
sample({
  clock: noted,
  source: facts,
  fn: ({ voices, link }, note) => ({ wishlist_id: voices?.wishlist_id ?? '', ...note, ...link }),
  target: noteSent.submitted,
});
sample({ clock: noteSent.done, fn: ({ result }) => result, target: told });
sample({ clock: noteSent.done, fn: ({ params }) => draftOf(params.wishlist_id, params.property_id), target: draftSent });
sample({ clock: [notingClosed, pageChanged, noteSent.done], fn: () => null, target: $noteOn });
sample({ clock: [notePressed, notingClosed], fn: () => undefined, target: noteSent.cleared });

export const deletePressed = createEvent<string>();
const deleteFx = ownCall(deleteStayNoteFx);
sample({
  clock: deletePressed,
  source: $voices,
  fn: (voices, note_id) => ({ wishlist_id: voices?.wishlist_id ?? '', note_id }),
  target: deleteFx,
});
sample({
  clock: deleteFx.done,
  source: $voices,
  fn: (voices, { params }) => voices && { ...voices, notes: voices.notes.filter(({ note_id }) => note_id !== params.note_id) },
  target: $voices,
});
sample({ clock: deleteFx.failData, target: failureMet });

export const peopleTurned = createEvent<boolean>();
export const $peopleAreOpen = createStore(false, { serialize: 'ignore' });
sample({ clock: peopleTurned, target: $peopleAreOpen });
sample({ clock: pageChanged, fn: () => false, target: $peopleAreOpen });
export const fellowRemoved = createEvent<string>();
export const removing = submission(removeFellowFx, 'screen');
sample({
  clock: fellowRemoved,
  source: $voices,
  fn: (voices, profile_id) => ({ wishlist_id: voices?.wishlist_id ?? '', profile_id }),
  target: removing.submitted,
});
sample({ clock: removing.done, fn: ({ result }) => result, target: told });
sample({ clock: peopleTurned, fn: () => undefined, target: removing.cleared });

/** Whether the stays stand by their votes. */
export const orderTurned = createEvent<boolean>();
export const $byVotes = createStore(false, { serialize: 'ignore' });
sample({ clock: orderTurned, target: $byVotes });
