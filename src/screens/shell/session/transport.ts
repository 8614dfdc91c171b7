// Carries the calls of the browser.
import { overFetch } from '../../../../generated/client/over-fetch';
import type { Transport } from '../../../../generated/client/transport';
import { kept } from '../../../../generated/model/kept';
import type { Settings } from '../../../../generated/model/settings';

/** The session's token, where there is one. Storage may be closed to us: then there is none. */
export const storedToken = (): string | null => {
  try {
    return localStorage.getItem(kept.accessTokenKept.name) || null;
  } catch {
    return null;
  }
};

/** For calls that anyone may make, and that tell more to whoever asks: the token goes along where there is one. */
export const tellingWho =
  (transport: Transport): Transport =>
  (request) =>
    transport({ ...request, secure: true });

export const browserTransport = ({ apiBase }: Settings): Transport => overFetch({ base: apiBase, token: storedToken });
