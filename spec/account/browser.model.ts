// Facts of the browser's own rules: a cookie, a link, a redirect and the token in other tabs.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { integer, nullable, optional, text } from 'spec-to-app/shapes';

/** The query parameter of pages that stand in somebody’s way: where they go on to from there. */
export const wayBack = optional(text({ max: 2048, says: 'Where the person was going', example: '/stays' }));

export const CookieToSet = shape({
  source: '§5',
  called: 'cookie',
  says: 'A cookie about to be set',
  fields: { bytes: integer({ min: 0, says: 'The size of name, value and attributes' }) },
});
export const Link = shape({
  source: '§5',
  called: 'link',
  says: 'A link that a person or another site gave',
  fields: { address: text({ example: 'example.ca/cabin' }) },
});
export const WayOn = shape({
  source: '§5',
  called: 'redirect',
  says: 'Where to go with the token of a fresh session',
  fields: {
    url: nullable(text({ says: 'A path of the app, such as the from= of the login page', example: '/stays' })),
    token: nullable(text({ says: 'The access token' })),
  },
});
export const TokenChange = shape({
  source: '§4 Authentication',
  called: 'token change',
  says: 'The access token as another tab has just left it',
  fields: {
    here: nullable(text({ says: 'The token that this tab works with' })),
    elsewhere: nullable(text({ says: 'The token that is stored now' })),
  },
});
export const VerifyVisit = shape({
  source: decision('section 11: /verify is for anyone with a token, else for those signed in'),
  called: 'visit to the verify page',
  says: 'What the address of the verify page carries',
  fields: { token: nullable(text({ max: 200, says: 'From the mailed link' })) },
});

export const KnownDevice = shape({
  source: '§3 Cookies',
  called: 'device',
  says: 'What the browser remembers of log-ins on it',
  fields: { logins: integer({ min: 0, says: 'How many accounts stand in the device’s log-in history' }) },
});
