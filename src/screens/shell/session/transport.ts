// Carries the calls of the browser.
import { fetchTransport } from '../../../../generated/client/fetch-transport';
import type { Transport } from '../../../../generated/client/transport';
import * as kept from '../../../../generated/model/kept';
import type { Settings } from '../../../../generated/model/settings';
import { isWatched } from './watched';

/** The session's token, where there is one. Storage may be closed to us: then there is none. */
export const storedToken = (): string | null => {
  try {
    return localStorage.getItem(kept.accessTokenKept.name) || null;
  } catch {
    return null;
  }
};

/** An upload with progress goes another way, which loads once it is needed. */
export const browserTransport = ({ apiBase }: Settings): Transport => {
  const way = { base: apiBase, token: storedToken };
  const fetched = fetchTransport(way);
  return async (request) => (isWatched(request) ? (await import('./over-xhr')).overXhr(request, way) : fetched(request));
};
