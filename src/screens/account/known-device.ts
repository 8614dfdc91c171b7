// The accounts that have logged in on this device, as the hashes of their addresses.
import { attach, createEffect, sample } from 'effector';
import { cookieKept, cookieOf } from '../shell/cookie';
import { $cookies } from '../shell/request';

/** Whether anybody has logged in here before. */
export const $isKnownDevice = $cookies.map((cookies) => (cookieOf('deviceLoginHistoryKept', cookies)?.length ?? 0) > 0);

/** So many fit into one cookie. */
const most = 40;

const hashOf = async (email: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(email.trim().toLowerCase()));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

interface Login {
  readonly before: readonly string[];
  readonly email: string;
}
const remembered = createEffect<Login, readonly string[]>({
  name: 'knownDevice/remembered',
  sid: 'account/knownDevice/remembered',
  handler: async ({ before, email }) => {
    const hash = await hashOf(email);
    return [hash, ...before.filter((one) => one !== hash)].slice(0, most);
  },
});

/** Somebody has logged in with this address. Where the browser cannot hash, nothing is remembered. */
export const rememberLoginFx = attach({
  source: $cookies,
  name: 'rememberLoginFx',
  effect: remembered,
  mapParams: (email: string, cookies) => ({ email, before: cookieOf('deviceLoginHistoryKept', cookies) ?? [] }),
});
sample({ clock: rememberLoginFx.doneData, fn: (value) => ({ id: 'deviceLoginHistoryKept', value }) as const, target: cookieKept });
