// Cookies that the browser writes: what each is, how long it lasts, and how large it may be.
import { attach, createEffect, createEvent, sample } from 'effector';
import { DAY } from '../../../../generated/model/dates';
import { cookieDays } from '../../../../generated/model/constants';
import { fits } from '../../../../generated/model/fits';
import { consentKept, deviceLoginHistoryKept, type Kept, referralCodeKept } from '../../../../generated/model/kept';
import { cookieFits } from '../../../../generated/rules/account';
import { $cookies } from './request';

/** The cookies of the spec that scripts may read and write. */
const kept = { consentKept, deviceLoginHistoryKept, referralCodeKept };
export type CookieId = keyof typeof kept;

const daySeconds = DAY / 1000;

/** A cookie's value; undefined where there is none, and where it is not what the spec says. */
export const cookieOf = <Id extends CookieId>(id: Id, cookies: Readonly<Record<string, string>>): Kept[Id] | undefined => {
  const { name, schema } = kept[id];
  const text = cookies[name];
  if (text === undefined || text === '') return undefined;
  const value = schema.type === 'string' ? text : parsed(text);
  return fits(schema, value) ? (value as Kept[Id]) : undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** A cookie as a browser takes it; undefined where its bytes are more than may be. */
export const cookieText = (name: string, value: string, seconds: number): string | undefined => {
  const secure = typeof location !== 'undefined' && location.protocol === 'https:' ? '; Secure' : '';
  const text = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
  const { length: bytes } = new TextEncoder().encode(text);
  return cookieFits({ cookieToSet: { bytes } }).ok ? text : undefined;
};

type Written = { readonly [Id in CookieId]: { readonly id: Id; readonly value: Kept[Id] | null } }[CookieId];

/** Sets a cookie of the spec, or drops it where the value is null. One that is too large is not set. */
export const cookieKept = createEvent<Written>();

const write = (cookies: Readonly<Record<string, string>>, { id, value }: Written): Readonly<Record<string, string>> => {
  const { name, seconds = cookieDays * daySeconds } = kept[id];
  const { [name]: _before, ...others } = cookies;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const cookie = value === null ? cookieText(name, '', 0) : cookieText(name, text, seconds);
  if (cookie === undefined) return cookies;
  document.cookie = cookie;
  return value === null ? others : { ...others, [name]: text };
};
const writeFx = attach({
  source: $cookies,
  effect: createEffect(({ cookies, written }: { readonly cookies: Readonly<Record<string, string>>; readonly written: Written }) =>
    write(cookies, written),
  ),
  mapParams: (written: Written, cookies) => ({ cookies, written }),
});

sample({ clock: cookieKept, target: writeFx });
sample({ clock: writeFx.doneData, target: $cookies });
