// Who sent the link: looked up when it is opened, and its code kept for the sign-up.
import { attach, createEvent, createStore, sample } from 'effector';
import { getReferrerFx } from '../../../generated/client/effects/referral';
import type { GetReferrerAnswer } from '../../../generated/client/referral';
import { referralCodeIsKept } from '../../../generated/rules/rules';
import { cookieKept, cookieOf } from '../shell/request/cookie';
import { $cookies } from '../shell/request/request';
import { $session, $visitor } from '../shell/session/session.store';
import { $visit, arrived, type Visit } from '../shell/navigation/visit';

export const opened = createEvent<Visit>();

/** Who invites, as anyone may see them; null where they are not known. */
export const $referrer = createStore<GetReferrerAnswer | null>(null);
/** Nobody has this code. */
export const $isUnknown = createStore(false);

const findFx = attach({ effect: getReferrerFx });

sample({ clock: opened, fn: () => null, target: $referrer });
sample({ clock: opened, fn: () => false, target: $isUnknown });
sample({ clock: opened, fn: ({ params }) => ({ referralCode: params['code'] ?? '' }), target: findFx });
sample({ clock: findFx.doneData, target: $referrer });
// any other failure leaves the invitation as it is: one can sign up without knowing by whom one was sent
sample({ clock: findFx.failData, fn: ({ kind }) => kind === 'refusal', target: $isUnknown });

// the first click wins, and only before the sign-up
sample({
  clock: [arrived, $session],
  source: { visit: $visit, session: $session, cookies: $cookies, visitor: $visitor },
  filter: ({ visit, session, cookies, visitor }) =>
    visit?.route === 'refer' &&
    session === 'none' &&
    referralCodeIsKept({ referralClick: { kept_code: cookieOf('referralCodeKept', cookies) ?? null }, visitor }).ok,
  fn: ({ visit }) => ({ id: 'referralCodeKept', value: visit?.params['code'] ?? null }) as const,
  target: cookieKept,
});
