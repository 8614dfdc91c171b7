// Errors in the browser itself: the router, formatting, cookies and links.
import { error } from 'spec-to-app/problem';
import { integer, text } from 'spec-to-app/shapes';

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
