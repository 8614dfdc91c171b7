// Errors in the browser itself: failed answers, the router, formatting, cookies and links.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';
import { integer, text } from 'spec-to-app/shapes';

// Answers

export const unexpectedError = error('browser.unexpected_error', {
  source: '§8',
  shown: 'dialog',
  text: 'Unexpected Error',
  cure: 'Try again. If it happens again, send us the reference under Details.',
  raisedBy: 'the browser, when a failed answer carries no message; the text of an answer that is not JSON stands in its place',
});
export const offline = error('browser.offline', {
  source: decision('a lost connection is the person’s to mend, and no fault of the product'),
  shown: 'banner',
  text: 'You’re offline.',
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

// The router

export const tooManyRedirects = error('router.too_many_redirects', {
  source: '§4',
  shown: 'dialog',
  text: 'Too many redirects',
  cure: 'Go to the home page.',
  raisedBy: 'the router, after {routerRedirectLimit} chained navigations',
});
export const notRoutable = error('router.not_routable', {
  source: '§4',
  shown: 'dialog',
  text: '{path} is not a routable path',
  slots: { path: text({ example: 'mailto:someone' }) },
  cure: 'Go to the home page.',
  raisedBy: 'the router, for a target that is not a path of the app',
});

// Formatting

export const invalidDate = error('browser.invalid_date', {
  source: '§5',
  shown: 'log',
  text: 'Invalid date string',
  cure: 'Nothing to do; the date is left out.',
  raisedBy: 'the date formatter, for a date that cannot be read',
});
export const notANumber = error('browser.not_a_number', {
  source: '§5',
  shown: 'log',
  text: '{value} is not a number',
  slots: { value: text({ example: 'twelve' }) },
  cure: 'Nothing to do; the number is left out.',
  raisedBy: 'the number formatter, for a value that is not numeric',
});

// Cookies and links

export const cookieTooLarge = error('browser.cookie_too_large', {
  source: '§5',
  shown: 'log',
  text: 'The cookie {name} has {bytes} bytes and is not set',
  slots: { name: text(), bytes: integer() },
  cure: 'Nothing to do.',
});
export const linkWithoutScheme = error('browser.link_without_scheme', {
  source: '§5',
  shown: 'log',
  text: 'The link {link} has no scheme; {defaultLinkScheme} is put before it',
  slots: { link: text({ example: 'example.ca/cabin' }) },
  cure: 'Nothing to do.',
});
