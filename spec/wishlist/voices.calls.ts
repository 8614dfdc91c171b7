// The calls about votes and notes in wish lists. A person who is not the owner shows the token of its link each time: once it ends, so does their say.
import { signedIn, signedInAtProfile } from '../account/account.rules';
import { call } from 'spec-to-app/call';
import { anyone } from 'spec-to-app/rule';
import { flag, id, like, optional, text } from 'spec-to-app/shapes';
import { hours, minutes } from 'spec-to-app/terms';
import { searchesPerMinute } from '../property/limits.model';
import { removedFromWishlist, stayNoteNotFound, tooManyFellows, tooManyStayNotes } from './voices.errors';
import { SharedWishlist, StayNote, stayNotesPerHour, voices, WishlistVoices } from './voices.model';
import { savedStayNotFound, wishlistNotFound } from './wishlist.errors';

const throttle = { times: 60, per: minutes(1) };
const token = optional(text({ max: 64, says: 'Of the link; the owner needs none' }));
const refusals = [wishlistNotFound, savedStayNotFound, removedFromWishlist, tooManyFellows];

export const getSharedWishlist = call('GET /wishlist/{token}', {
  source: voices,
  says: 'A wish list that its owner shares, with its votes and notes',
  guard: anyone,
  optionalAuth: true,
  params: { token: text({ min: 1, max: 64 }) },
  answer: like(SharedWishlist),
  errors: [wishlistNotFound],
  throttle: { times: searchesPerMinute.value, per: minutes(1) },
});

export const getVoices = call('GET /user/wishlist/{wishlist_id}/voice', {
  source: voices,
  says: 'The votes and notes of one of the person’s own wish lists',
  guard: signedIn,
  answer: like(WishlistVoices),
  errors: [wishlistNotFound],
});

export const voteForStay = call('PUT /user/wishlist/{wishlist_id}/vote', {
  source: voices,
  says: 'Votes for a stay of a wish list, or takes the vote back',
  guard: signedIn,
  input: { property_id: id(), voted: flag(), token },
  answer: like(WishlistVoices),
  errors: refusals,
  throttle,
});

export const noteStay = call('POST /user/wishlist/{wishlist_id}/note', {
  source: voices,
  says: 'Writes a note on a stay of a wish list',
  guard: signedIn,
  input: { property_id: id(), message: StayNote.fields.message, token },
  answer: like(WishlistVoices),
  errors: [...refusals, tooManyStayNotes],
  throttle: { times: stayNotesPerHour.value, per: hours(1) },
  repeatable: true,
});

export const deleteStayNote = call('DELETE /user/wishlist/{wishlist_id}/note/{note_id}', {
  source: voices,
  says: 'Deletes a note: its writer, or the owner of the list',
  guard: signedIn,
  errors: [stayNoteNotFound],
});

export const removeFellow = call('DELETE /user/wishlist/{wishlist_id}/fellow/{profile_id}', {
  source: voices,
  says: 'Removes a fellow traveller from one of the person’s own lists, with their votes and notes, for good',
  guard: signedInAtProfile,
  answer: like(WishlistVoices),
  errors: [wishlistNotFound],
});
