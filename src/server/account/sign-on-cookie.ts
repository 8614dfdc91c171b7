// The cookie of a begun sign-on: verifier and nonce of this browser, for the last few that it began, in as many tabs.
import { kept } from '../../../generated/model/kept';
import type { Context } from '../request/context';

export interface BegunHere {
  readonly nonce: string;
  readonly verifier: string;
}

const most = 3;
const pair = /^([\w-]{43})\.([\w-]{43})$/;

/** This browser's pending sign-ons, the newest first. */
export const begunHere = ({ browser }: Context): readonly BegunHere[] =>
  (browser.cookies[kept.signOnKept.name] ?? '').split('~').flatMap((text) => {
    const [, nonce, verifier] = pair.exec(text) ?? [];
    return nonce && verifier ? [{ nonce, verifier }] : [];
  });

/** Keeps what the browser has begun; nothing takes the cookie away. */
export const keepBegun = (begun: readonly BegunHere[], { browser, config }: Context): void => {
  const { name, seconds } = kept.signOnKept;
  const value = begun.slice(0, most).map(({ nonce, verifier }) => `${nonce}.${verifier}`);
  browser.keep({ name, value: value.join('~'), seconds: value.length > 0 ? (seconds ?? 0) : 0, path: config.API_BASE });
};
