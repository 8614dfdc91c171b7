// Values that the browser keeps between visits: stored keys and cookies.
import { decision } from 'spec-to-app/declaration';
import { shape } from 'spec-to-app/entity';
import { like, list, text } from 'spec-to-app/shapes';
import { days, minutes } from 'spec-to-app/terms';
import { kept } from 'spec-to-app/values';
import { cookieDays, deviceLoginHistoryDays } from '../product';
import { signOnMinutes } from './limits.model';

export const accessTokenKept = kept({
  source: '§3 Session',
  where: 'local storage',
  name: 'session_access_token',
  says: 'The token of the session; while it is there, the person counts as signed in',
  holds: text(),
});

export const selectedCurrencyKept = kept({
  source: decision('the currency chosen in the dropdown is still chosen on the next visit'),
  where: 'local storage',
  name: 'selected_currency_code',
  says: 'The currency in which prices are shown',
  holds: text({ pattern: '^[A-Z]{3}$', patternSays: 'Three capital letters', example: 'CAD' }),
});

export const stepsTakenKept = kept({
  source: decision('a tab that waits for a proved address or a name goes on when the step is taken in another one'),
  where: 'local storage',
  name: 'tuckamore_step',
  says: 'When an email was last verified or a name given in this browser; it tells the other tabs, and never leaves the browser',
  holds: text({ max: 20 }),
});

export const Draft = shape({
  source: decision('section 20: a text that is being written is not lost with the tab, nor on the way to log in'),
  called: 'draft',
  says: 'A text that is being written in this browser',
  fields: {
    of: text({ max: 100, says: 'Where it is written', example: 'message:1b4e28ba-2fa1-11d2-883f-0016d3cca427' }),
    message: text({ max: 5000 }),
  },
});

export const draftsKept = kept({
  source: decision('section 20: a text that is being written is not lost with the tab, nor on the way to log in'),
  where: 'local storage',
  name: 'tuckamore_drafts',
  says: 'The last texts that are being written, until each is sent or the person logs out; never sent before',
  holds: list(like(Draft), { max: 20 }),
});

export const referralCodeKept = kept({
  source: '§3 Cookies',
  where: 'cookie',
  name: 'tuckamore_referral_code',
  says: 'The code of the referral link that brought the person; given at signup, then dropped',
  holds: text({ max: 64 }),
  lasts: days(cookieDays),
});

export const deviceLoginHistoryKept = kept({
  source: '§3 Cookies',
  where: 'cookie',
  name: 'device_login_history',
  says: 'Which accounts have logged in on this device, as SHA-256 hashes of their emails; dropped on request',
  holds: list(text({ pattern: '^[0-9a-f]{64}$', patternSays: 'A SHA-256 hash in hexadecimal' })),
  lasts: days(deviceLoginHistoryDays),
});

export const knownDeviceKept = kept({
  source: decision('section 10: strangers who guess at a password do not lock its owner out'),
  where: 'cookie',
  name: 'tuckamore_known_device',
  says: 'Proves that accounts have been logged in to from this browser before; names nobody, and is out of reach of scripts (HttpOnly)',
  holds: text(),
  lasts: days(cookieDays),
});

export const deviceKept = kept({
  source: decision('section 7: sender and friend of a referral do not share a device, told by a random cookie of one year'),
  where: 'cookie',
  name: 'tuckamore_device',
  says: 'A random value that tells this browser from others; names nobody, and is out of reach of scripts (HttpOnly)',
  holds: text(),
  lasts: days(cookieDays),
});

export const signOnKept = kept({
  source: decision('section 10: proves that the browser that ends a single sign-on is the one that began it'),
  where: 'cookie',
  name: 'tuckamore_sign_on',
  says: 'Verifier and nonce of a begun single sign-on; out of reach of scripts (HttpOnly)',
  holds: text(),
  lasts: minutes(signOnMinutes),
});
