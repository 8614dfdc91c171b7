// Single sign-on through the parent platform: the browser leaves for it, and comes back to the login page.
import { createEffect, createEvent, sample } from 'effector';
import { cookieOf } from '../request/cookie';
import { isInside } from '../navigation/link';
import { $cookies, $settings } from '../request/request';
import { $visit } from '../navigation/visit';

export interface SignOn {
  /** Where to go afterwards; the way back that the page itself was given, unless said otherwise. */
  readonly from?: string | undefined;
}
/** Log in, or sign up, with the parent platform. */
export const signOnPressed = createEvent<SignOn>();

const leaveFx = createEffect<string, void>((address) => location.assign(address));

sample({
  clock: signOnPressed,
  source: { visit: $visit, settings: $settings, cookies: $cookies },
  fn: ({ visit, settings, cookies }, { from }) => {
    const back = from ?? new URLSearchParams(visit?.query ?? '').get('from');
    const code = cookieOf('referralCodeKept', cookies);
    const query = new URLSearchParams({ ...(isInside(back) && { from: back }), ...(code && { referral_code: code }) }).toString();
    return `${settings.apiBase}/user/sso/start${query && `?${query}`}`;
  },
  target: leaveFx,
});
