// Everything that can go wrong.
import { error } from 'spec-to-app/problem';
import { integer, list, text } from 'spec-to-app/shapes';

export const invalidInput = error('input.invalid', {
  source: '§8',
  status: 422,
  shown: 'field',
  text: 'Some of what you entered needs another look.',
  cure: 'Correct the marked fields.',
  data: { fields: list(text()) },
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
  cure: 'Wait {seconds} seconds.',
  slots: { seconds: integer({ min: 1 }) },
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
  cure: 'Sign in with your {parent} account, then try again.',
});
export const notKeeper = error('session.not_keeper', {
  source: '§6',
  status: 403,
  shown: 'redirect',
  text: 'Only keepers may do this.',
  cure: 'Ask a keeper.',
});
export const loanNotFound = error('loan.not_found', {
  source: '§8',
  status: 404,
  shown: 'banner',
  text: 'There is no such loan.',
  cure: 'Check the link.',
});
export const notYourLoan = error('loan.not_yours', {
  source: '§6',
  status: 403,
  shown: 'banner',
  text: 'This loan is somebody else’s.',
  cure: 'Open one of your own loans.',
});
export const badDates = error('loan.bad_dates', {
  source: '§5',
  status: 422,
  shown: 'field',
  text: 'A loan ends after it starts, and within {longestLoanDays} days.',
  cure: 'Choose other days.',
});
export const tooLate = error('loan.too_late', {
  source: '§5',
  status: 409,
  shown: 'dialog',
  text: 'It is too late for that.',
  cure: 'Call the keeper.',
});
export const notPaid = error('loan.not_paid', {
  source: '§5',
  status: 409,
  shown: 'dialog',
  text: 'The deposit is missing.',
  cure: 'Pay the deposit first.',
});
export const badLink = error('loan.bad_link', {
  source: '§5',
  status: 422,
  shown: 'field',
  text: 'That is no way to name a tool.',
  cure: 'Use small letters.',
});
export const illegalMove = error('loan.illegal_move', {
  source: '§4',
  status: 409,
  shown: 'dialog',
  text: 'The loan cannot do that now.',
  cure: 'Reload the page to see where it stands.',
});
export const toolTaken = error('loan.tool_taken', {
  source: '§8',
  status: 409,
  shown: 'dialog',
  text: 'Somebody else has the {tool}.',
  cure: 'Choose other days.',
  slots: { tool: text() },
});
export const offline = error('browser.offline', {
  source: '§8',
  shown: 'banner',
  text: 'There is no connection.',
  cure: 'Try again when you are online.',
  raisedBy: 'the browser, when it is offline',
});
