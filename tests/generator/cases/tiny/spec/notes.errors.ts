// Everything that can go wrong with a note.
import { error } from 'spec-to-app/problem';

export const invalidInput = error('input.invalid', {
  source: '§8',
  status: 422,
  shown: 'field',
  text: 'Some of what you entered needs another look.',
  cure: 'Correct the marked fields.',
});
export const malformed = error('input.malformed', {
  source: '§8',
  status: 400,
  shown: 'dialog',
  text: 'The request could not be read.',
  cure: 'Reload the page.',
});
export const tooLarge = error('input.too_large', {
  source: '§8',
  status: 413,
  shown: 'dialog',
  text: 'That is too large to send.',
  cure: 'Shorten the text.',
});
export const rateLimited = error('input.rate_limited', {
  source: '§8',
  status: 429,
  shown: 'banner',
  text: 'That was asked too often.',
  cure: 'Wait a moment.',
});
export const noSuchCall = error('input.not_found', {
  source: '§8',
  status: 404,
  shown: 'dialog',
  text: 'There is nothing here.',
  cure: 'Reload the page.',
});
export const repeatedDifferently = error('input.repeated_differently', {
  source: '§8',
  status: 422,
  shown: 'dialog',
  text: 'That was asked before, in another way.',
  cure: 'Reload the page.',
});
export const notSignedIn = error('session.not_signed_in', {
  source: '§6',
  status: 401,
  shown: 'redirect',
  text: 'Please sign in to {product}.',
  cure: 'Sign in, then try again.',
});
export const emptyNote = error('note.empty', {
  source: '§5',
  status: 422,
  shown: 'field',
  text: 'A note needs words.',
  cure: 'Write something.',
});
