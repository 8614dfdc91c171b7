// The pages of ours that a payer comes back to, as a call names them.
import { text } from 'spec-to-app/shapes';

/** A path of ours: nobody is sent elsewhere by a link that was made to look like ours. */
export const ownPath = (says: string) =>
  text({ max: 2048, pattern: '^/(?![/\\\\]).*$', patternSays: 'Begins with one slash', says, example: '/stays' });
export const pagesBack = {
  success_path: ownPath('Where a payer comes back to; the payment is added to it'),
  cancel_path: ownPath('Where somebody comes back to who did not pay'),
};
