// The accounts that have logged in on this device, as the hashes of their addresses.
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { cookieKept, cookieOf } from '../shell/request/cookie';
import { $cookies } from '../shell/request/request';
import { sha256 } from '../shell/session/sha-256';

/** Whether anybody has logged in here before. */
export const $isKnownDevice = $cookies.map((cookies) => (cookieOf('deviceLoginHistoryKept', cookies)?.length ?? 0) > 0);

/** So many fit into one cookie. */
const maxDevices = 40;

/** The trace that an address leaves: its SHA-256, in small letters. */
export const hashOf = (email: string): Promise<string> => sha256(email.trim().toLowerCase());

interface Login {
  readonly before: readonly string[];
  readonly email: string;
}
const remembered = createEffect<Login, readonly string[]>(async ({ before, email }) => {
  const hash = await hashOf(email);
  return [hash, ...before.filter((one) => one !== hash)].slice(0, maxDevices);
});

/** Remembers that this address logged in here. A browser that cannot hash remembers nothing. */
export const rememberLoginFx = attach({
  source: $cookies,
  effect: remembered,
  mapParams: (email: string, cookies) => ({ email, before: cookieOf('deviceLoginHistoryKept', cookies) ?? [] }),
});
sample({ clock: rememberLoginFx.doneData, fn: (value) => ({ id: 'deviceLoginHistoryKept', value }) as const, target: cookieKept });

/** An address stands in the form: is it one that has logged in here? */
export const addressTyped = createEvent<string>();
const $typed = createStore('', { serialize: 'ignore' });
/** Whether the address in the form has logged in on this device before. */
export const $knowsAddress = createStore(false, { serialize: 'ignore' });
const compareFx = attach({
  source: $cookies,
  effect: createEffect<Login, boolean>(
    async ({ before, email }) => before.length > 0 && email.includes('@') && before.includes(await hashOf(email)),
  ),
  mapParams: (email: string, cookies) => ({ email, before: cookieOf('deviceLoginHistoryKept', cookies) ?? [] }),
});
sample({ clock: addressTyped, target: [$typed, compareFx] });
sample({
  clock: compareFx.done,
  source: $typed,
  filter: (typed, { params }) => typed === params,
  fn: (_, { result }) => result,
  target: $knowsAddress,
});

/** The person wants no trace of who logged in on this device. */
export const deviceForgotten = createEvent();
sample({ clock: deviceForgotten, fn: () => ({ id: 'deviceLoginHistoryKept', value: null }) as const, target: cookieKept });
