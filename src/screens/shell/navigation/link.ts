// Links as people give them, and the way back that an address carries.
import { linkHasScheme, mayTakeTokenAlong, returnIsInside } from '../../../../generated/rules/account';

/** A link with its scheme: `https://` before one that has neither that nor `http://`. */
export const withScheme = (link: string): string => {
  const address = link.trim();
  return linkHasScheme({ link: { address } }).ok ? address : `https://${address}`;
};

/** Whether a way back is a path of ours: one `/` first, never two. */
export const isInside = (url: string | null | undefined): url is string => returnIsInside({ wayOn: { url: url ?? null } }).ok;

/** Where somebody wants to go back to, out of a query; undefined where there is none, or none of ours. */
export const fromIn = (query: string): string | undefined => {
  const from = new URLSearchParams(query).get('from');
  return isInside(from) ? from : undefined;
};

/** A path with where the person was: `/login?from=%2Fstays`. */
export const carrying = (path: string, name: string | undefined, from: string): string =>
  name === undefined ? path : `${path}?${new URLSearchParams({ [name]: from }).toString()}`;

/** Whether somebody with a token may be sent there: both must be there, and the address one of ours. */
export const mayGoWithToken = (url: string | null, token: string | null): boolean => mayTakeTokenAlong({ wayOn: { url, token } }).ok;
