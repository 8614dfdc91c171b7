// All that menus, ways and redirects of the spec depend on.
import { combine } from 'effector';
import type { Facts } from '../../../../generated/routes/navigation';
import { $now, $settings } from '../request/request';
import { $visitor } from './session.store';
import { $visit } from '../navigation/visit';

const $verifyVisit = $visit.map((visit) => ({ token: new URLSearchParams(visit?.query ?? '').get('token') }));

export const $facts = combine({
  visitor: $visitor,
  // only the ways to log in depend on it: see `$signInFacts`
  knownDevice: { logins: 0 },
  verifyVisit: $verifyVisit,
  settings: $settings,
  now: $now,
}) satisfies { getState: () => Facts };
