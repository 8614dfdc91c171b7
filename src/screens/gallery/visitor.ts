// Visitors of the gallery: what surrounds a page is shown as each of them has it.
import { fork, type Scope } from 'effector';
import { $transport, type Transport } from '../../../generated/client/transport';
import type { CurrentUser } from '../../../generated/model/entities';
import { type Settings, settings as declared } from '../../../generated/model/settings';
import type { Instant } from '../../../generated/model/wire';
import { $cookies, $now, $settings } from '../shell/request/request';
import { $session, $token, $user } from '../shell/session/session.store';

const now = '2027-02-01T12:00:00Z' as Instant;
const defaults = Object.fromEntries(Object.entries(declared).map(([id, { default: value }]) => [id, value])) as unknown as Settings;
const consent = JSON.stringify({ analytics: false, replay: false, decided_at: now });
const supported_currencies = ['CAD', 'USD', 'EUR', 'GBP', 'AUD', 'JPY'].map((code) => ({ code }));

/** Nothing leaves the gallery: the list of currencies is known, and everything else is done. */
const transport: Transport = ({ path }) => {
  const [status, body] = path.startsWith('/checkout/currencies')
    ? [404, { message: '', error_code: 'checkout.currency_not_supported', data: { supported_currencies } }]
    : [200, { data: {} }];
  return Promise.resolve({ status, text: JSON.stringify(body) });
};

const member: CurrentUser = {
  user_id: 'gallery',
  email: 'ada.lovelace@example.ca',
  verified_at: now,
  profile_id: 'gallery',
  first_name: 'Ada',
  last_name: 'Lovelace',
  avatar: null,
  has_password: true,
  modes: ['guest', 'host'],
  counts: {
    bookings: 2,
    properties_connected: 1,
    properties_total: 1,
    cohosted: 0,
    answered: 0,
    stays: 3,
    threads: 4,
    wishlists: 1,
    saved_searches: 1,
    unread_as_guest: 0,
    unread_as_host: 2,
  },
};

export interface GalleryVisitor {
  /** The person's counts; without them the visitor is signed out, and `unknown` is a person not yet loaded. */
  readonly has?: Partial<CurrentUser['counts']> | 'unknown';
  readonly settings?: Partial<Settings>;
}

const nothing: CurrentUser['counts'] = {
  bookings: 0,
  properties_connected: 0,
  properties_total: 0,
  cohosted: 0,
  answered: 0,
  stays: 0,
  threads: 0,
  wishlists: 0,
  saved_searches: 0,
  unread_as_guest: 0,
  unread_as_host: 0,
};

/** A scope of the shell, as one page of this visitor's browser has it. */
export const scopeOf = ({ has, settings = {} }: GalleryVisitor): Scope =>
  fork({
    values: [
      [$transport, transport],
      [$now, now],
      [$settings, { ...defaults, ...settings }],
      [$cookies, { tuckamore_consent: consent }],
      [$token, has ? 'gallery' : null],
      [$user, has && has !== 'unknown' ? { ...member, counts: { ...nothing, ...has } } : null],
      [$session, has ? (has === 'unknown' ? 'loading' : 'loaded') : 'none'],
    ],
  });
