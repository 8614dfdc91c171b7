// Errors that the browser gives itself: an answer that failed, did not come, or does not fit.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';

export const unexpectedError = error('browser.unexpected_error', {
  source: decision('section 8: a failure without a message of its own is told all the same'),
  shown: 'dialog',
  text: 'Unexpected Error',
  cure: 'Try again. If it happens again, send us the reference under Details.',
  raisedBy: 'the browser, when a failed answer carries no message; the text of an answer that is not JSON stands in its place',
});
export const offline = error('browser.offline', {
  source: decision('a lost connection is the person’s to mend, and no fault of the product'),
  shown: 'banner',
  text: 'We couldn’t connect.',
  cure: 'Check your connection and try again. What you entered is still here.',
  raisedBy: 'the browser, when a call does not reach the server',
});
export const contractBroken = error('browser.contract_broken', {
  source: decision('an answer that does not fit is caught at the door instead of breaking a page later'),
  shown: 'dialog',
  text: 'Something went wrong on our end.',
  cure: 'Reload the page to get the latest version.',
  raisedBy: 'the browser, when an answer does not have the declared shape',
});
