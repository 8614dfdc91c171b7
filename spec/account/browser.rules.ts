// Rules of the browser: cookies, links, where it may lead with a token, and whose session it is.
import { decision } from 'spec-to-app/declaration';
import { the } from 'spec-to-app/entity';
import { rule } from 'spec-to-app/rule';
import { absent, any, atMost, is, matches, namedTerm, present } from 'spec-to-app/terms';
import { cookieLimitBytes } from '../product';
import { addressOutside, addressUnknown, sessionChangedElsewhere, tokenUnknown } from './account.errors';
import { cookieTooLarge, linkWithoutScheme } from './browser.errors';
import { CookieToSet, Link, TokenChange, WayOn } from './browser.model';

const cookie = the(CookieToSet);
const link = the(Link);
const way = the(WayOn);
const token = the(TokenChange);
const size = namedTerm('the size of the cookie', cookie.bytes);
const stored = namedTerm('the token stored now', token.elsewhere);
const own = namedTerm('the token of this tab', token.here);

// browsers drop tabs and line breaks from an address: a slash, a tab and a slash are two slashes
const insideTheApp = matches(way.url, '^/([^/\\\\\\s].*)?$', 'begins with exactly one slash');

export const cookieFits = rule({
  source: '§5',
  says: 'A cookie is set',
  requires: [{ that: atMost(size, cookieLimitBytes), otherwise: cookieTooLarge }],
});

export const linkHasScheme = rule({
  source: '§5',
  says: 'A link is taken as it stands; any other gets a scheme put before it',
  requires: [{ that: matches(link.address, '^[hH][tT][tT][pP][sS]?://', 'begins with http:// or https://'), otherwise: linkWithoutScheme }],
});

export const returnIsInside = rule({
  source: decision('section 1: the return path of the login page is a path of our own, so that nobody is led astray'),
  says: 'A return path is followed',
  requires: [
    { that: present(way.url), otherwise: addressUnknown },
    { that: insideTheApp, otherwise: addressOutside },
  ],
});

export const mayTakeTokenAlong = rule({
  source: '§5',
  says: 'A redirect with a token happens',
  requires: [
    { that: present(way.url), otherwise: addressUnknown },
    { that: present(way.token), otherwise: tokenUnknown },
    { that: insideTheApp, otherwise: addressOutside, says: 'a token never leaves for an outside address' },
  ],
});

export const sessionIsStillOurs = rule({
  source: '§4 Authentication',
  says: 'A tab goes on when the stored token changes in another tab, and checks anew who is signed in',
  requires: [
    {
      that: any(absent(stored), is(stored, own)),
      otherwise: sessionChangedElsewhere,
      says: 'a different token that is not empty leads this tab to /login',
    },
  ],
});
