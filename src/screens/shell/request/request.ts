// The facts of a request: the same on the server and in the browser, so that both draw the same.
import { createStore } from 'effector';
import { settings as declared, type Settings } from '../../../../generated/model/settings';
import type { Instant } from '../../../../generated/model/wire';

const defaults = Object.fromEntries(Object.entries(declared).map(([id, { default: value }]) => [id, value])) as unknown as Settings;

/** The switches of this installation. */
export const $settings = createStore<Settings>(defaults, { sid: 'settings' });
/** The moment at which the page was rendered; a clock moves on from it after hydration. */
export const $now = createStore<Instant>('1970-01-01T00:00:00Z' as Instant, { sid: 'now' });
/** The first language that the browser asks for: `en-CA`. */
export const $language = createStore('en-CA', { sid: 'language' });
/** The cookies that scripts may read, by name. Never written into the page. */
export const $cookies = createStore<Readonly<Record<string, string>>>({}, { serialize: 'ignore' });

/** `en-CA,en;q=0.9` as `en-CA`. */
export const firstLanguage = (acceptLanguage: string | undefined): string => acceptLanguage?.split(/[,;]/)[0]?.trim() || 'en-CA';

/** A `document.cookie` as names and values. */
export const cookiesOf = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text.split('; ').flatMap((pair) => {
      const [name = '', ...value] = pair.split('=');
      return name ? [[name, readable(value.join('='))]] : [];
    }),
  );

const readable = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};
