// Why a vote or a note is refused.
import { error } from 'spec-to-app/problem';
import { voices } from './voices.model';

export const stayNoteNotFound = error('wishlist.note_not_found', {
  source: voices,
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find this note.',
  cure: 'It may have been deleted. Reload the page.',
});
export const tooManyStayNotes = error('wishlist.too_many_notes', {
  source: voices,
  status: 409,
  shown: 'banner',
  text: 'This list has {stayNotesMax} notes, the most it can hold.',
  cure: 'Delete a note to write another.',
});
export const tooManyFellows = error('wishlist.too_many_fellows', {
  source: voices,
  status: 409,
  shown: 'banner',
  text: '{fellowsMax} people already vote in this list, the most that can.',
  cure: 'Ask the person who shared it to make another list.',
});
export const removedFromWishlist = error('wishlist.removed', {
  source: voices,
  status: 403,
  shown: 'banner',
  text: 'The owner of this list removed you from it.',
  cure: 'You can still look at it. Ask them if that was a mistake.',
});
