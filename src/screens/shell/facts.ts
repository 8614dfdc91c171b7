// All that menus, ways and redirects of the spec depend on.
import { combine } from 'effector';
import type { Facts } from '../../../generated/routes/navigation';
import { cookieOf } from './cookie';
import { $cookies, $now, $settings } from './request';
import { $visitor } from './session.store';
import { $visit } from './visit';

/** How many accounts have logged in on this device. */
export const $knownDevice = $cookies.map((cookies) => ({ logins: cookieOf('deviceLoginHistoryKept', cookies)?.length ?? 0 }));

const $verifyVisit = $visit.map((visit) => ({ token: new URLSearchParams(visit?.query ?? '').get('token') }));

export const $facts = combine({
  visitor: $visitor,
  knownDevice: $knownDevice,
  verifyVisit: $verifyVisit,
  settings: $settings,
  now: $now,
}) satisfies { getState: () => Facts };
