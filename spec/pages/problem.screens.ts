// Where a visit ends that may not or cannot go on: permission denied, and not found.
import { wayBack } from '../account/browser.model';
import { decision } from 'spec-to-app/declaration';
import { anyone } from 'spec-to-app/rule';
import { texts } from 'spec-to-app/text';
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
  description: 'We couldn’t find this page on {product}.',
  guard: anyone,
  indexed: false,
});

export const problemTexts = texts({
  source: decision('section 11: a refused visit says why, and offers the way on'),
  says: 'Permission denied and not found',
  texts: {
    deniedHeading: 'You can’t open this page',
    deniedHostHeading: 'This page is for hosts',
    deniedGuestHeading: 'This page is for guests',
    deniedHost: 'To open it, start hosting. You can use the same account.',
    deniedGuest: 'To open it, start booking stays. You can use the same account.',
    deniedButton: 'Choose host or guest',
    deniedAs: 'You’re logged in as {email}.',
    deniedOther: 'Use another account',
    deniedSignedOut: 'Log in to open it.',
    deniedLogIn: 'Log in',
    deniedNow: 'Your account can open it now.',
    deniedOpen: 'Open the page',
    notFoundHeading: 'Page not found',
    notFoundText: 'The link may be outdated or mistyped.',
    toHome: 'Go to home page',
    toSearch: 'Search stays',
  },
});
