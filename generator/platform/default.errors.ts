// Errors that any call can give: broken, oversized, unfitting or too many requests, and what is not there.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';
import { integer, like, list } from 'spec-to-app/shapes';
import { FieldProblem } from './field-problem.model';

const order = decision('section 0: the order of refusal is the same for every call');

export const rateLimited = error('input.rate_limited', {
  source: order,
  status: 429,
  shown: 'banner',
  text: 'Too many requests.',
  cure: 'Wait a moment, then try again.',
  data: { retry_after: integer({ min: 1, says: 'Seconds until the next try may succeed' }) },
});
export const malformed = error('input.malformed', {
  source: order,
  status: 400,
  shown: 'dialog',
  text: 'We couldn’t process this request.',
  cure: 'Reload the page and try again.',
});
export const tooLarge = error('input.too_large', {
  source: order,
  status: 413,
  shown: 'banner',
  text: 'This is too large to send.',
  cure: 'Choose a smaller file, or shorten the text.',
});
export const invalidInput = error('input.invalid', {
  source: order,
  status: 422,
  shown: 'field',
  text: 'Some of the information needs to be corrected.',
  cure: 'Fix the highlighted fields.',
  data: {
    fields: list(like(FieldProblem)),
  },
});
export const repeatedDifferently = error('input.repeated_differently', {
  source: decision('section 2: write actions take an Idempotency-Key'),
  status: 422,
  shown: 'dialog',
  text: 'This request was already sent with different details.',
  cure: 'Reload the page to see what was saved, then try again.',
});
export const noSuchCall = error('input.no_such_call', {
  source: decision('an address without a call answers as every failure does'),
  status: 404,
  shown: 'dialog',
  text: 'Nothing was found at this address.',
  cure: 'Reload the page to get the latest version.',
  raisedBy: 'the server, for a method and path that no call has',
});
export const staleClient = error('app.stale_client', {
  source: decision('a page that is older than the server says so instead of failing oddly'),
  status: 409,
  shown: 'dialog',
  text: 'A new version of this page is available.',
  cure: 'Reload the page.',
  raisedBy: 'the server in development, when the hashes of browser and server differ',
});
export const unexpectedFailure = error('app.unexpected', {
  source: decision('a fault of the server’s own is told with its reference, never with its details'),
  status: 500,
  shown: 'dialog',
  text: 'Unexpected Error',
  cure: 'Try again. If it happens again, send us the reference under Details.',
  raisedBy: 'the server, for a fault of its own; the details stay in its log',
});
export const unavailable = error('app.unavailable', {
  source: decision('a server that stops, or whose database is out of reach, says so'),
  status: 503,
  shown: 'banner',
  text: '{product} isn’t available right now.',
  cure: 'Try again in a minute.',
  data: { retry_after: integer({ min: 1, says: 'Seconds until the next try may succeed' }) },
  raisedBy: 'the server, while it stops or cannot use its database',
});
