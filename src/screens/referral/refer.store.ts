// The inviter: looked up when the link opens; the code is kept for the sign-up.
import { createEvent, sample } from 'effector';
import { getReferrerFx } from '../../../generated/client/referral';
import { referralCodeIsKept } from '../../../generated/rules/referral';
import { query } from '../shell/calls/query';
import { cookieKept, cookieOf } from '../shell/request/cookie';
import { $cookies } from '../shell/request/request';
import { $session, $visitor } from '../shell/session/session.store';
import { $visit, arrived, type Visit } from '../shell/navigation/visit';

export const opened = createEvent<Visit>();

const referrer = query(getReferrerFx);
/** The inviter's public profile; null where it is unknown. */
export const $referrer = referrer.$data;
/** The code is unknown. Any other failure leaves the invitation as it is: a sign-up works without the inviter's name. */
export const $isUnknown = referrer.$failure.map((failure) => failure?.kind === 'refusal');

sample({ clock: opened, fn: () => undefined, target: referrer.cleared });
sample({ clock: opened, fn: ({ params }) => ({ referralCode: params['code'] ?? '' }), target: referrer.asked });

// the first click wins, and only before the sign-up; a code that nobody has would stand in the way of a true one
sample({
  clock: [arrived, $session, $referrer, referrer.$failure],
  source: { visit: $visit, session: $session, cookies: $cookies, visitor: $visitor, referrer: $referrer, failure: referrer.$failure },
  filter: ({ visit, session, cookies, visitor, referrer: known, failure }) =>
    visit?.route === 'refer' &&
    session === 'none' &&
    (known !== null || (failure !== null && failure.kind !== 'refusal')) &&
    referralCodeIsKept({ referralClick: { kept_code: cookieOf('referralCodeKept', cookies) ?? null }, visitor }).ok,
  fn: ({ visit }) => ({ id: 'referralCodeKept', value: visit?.params['code'] ?? null }) as const,
  target: cookieKept,
});
