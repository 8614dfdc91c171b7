// The facts behind the ways to log in: whether a person has logged in on this device before.
import { combine } from 'effector';
import { cookieOf } from '../request/cookie';
import { $facts } from './facts';
import { $cookies } from '../request/request';

/** How many accounts have logged in on this device. */
export const $knownDevice = $cookies.map((cookies) => ({ logins: cookieOf('deviceLoginHistoryKept', cookies)?.length ?? 0 }));

/** For the menu of the login modal, and for the page that it leads to. */
export const $signInFacts = combine($facts, $knownDevice, (facts, knownDevice) => ({ ...facts, knownDevice }));
