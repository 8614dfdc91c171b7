// Where a visit ends that may not or cannot go on: permission denied, and not found.
import { wayBack } from '../account/browser.model';
import { decision } from '../language/declaration';
import { anyone } from '../language/rule';
import { texts } from '../language/text';
import { route } from '../product';

export const denied = route('/denied', {
  source: '§2',
  screen: 'Denied',
  title: 'Permission denied',
  description: 'This page of {product} is for hosts or for guests.',
  guard: anyone,
  chrome: { footer: true },
  indexed: false,
  query: { from: wayBack },
});

export const notFound = route('*', {
  source: '§2',
  screen: 'NotFound',
  title: 'Page not found',
  description: 'There is no such page on {product}.',
  guard: anyone,
  indexed: false,
});

export const problemTexts = texts({
  source: decision('section 11: a refused visit says why, and offers the way on'),
  says: 'Permission denied and not found',
  texts: {
    deniedHeading: 'This page is for another way of using {product}',
    deniedHost: 'It is for hosts. Become one in a minute; your account stays the same.',
    deniedGuest: 'It is for guests. Become one in a minute; your account stays the same.',
    deniedButton: 'Choose host or guest',
    notFoundHeading: 'There is no such page',
    notFoundText: 'The link may be old, or have lost a letter on its way.',
    toHome: 'Go to the home page',
    toSearch: 'Search stays',
  },
});
