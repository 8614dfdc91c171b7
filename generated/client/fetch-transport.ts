// Generated 59755078365b. A transport over fetch.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.
import type { Transport } from './transport';

export interface FetchTransportOptions {
  /** Where the calls live: `/api`, or with an origin before it. */
  readonly base: string;
  /** The session's token, asked anew for each secure call. */
  readonly token?: () => string | null | undefined;
  readonly fetch?: typeof fetch;
}

/** Sends calls with fetch: `fetchTransport({ base: '/api', token: () => localStorage.getItem('token') })`. */
export const fetchTransport =
  ({ base, token, fetch = globalThis.fetch }: FetchTransportOptions): Transport =>
  async ({ method, path, headers, body, secure, keepalive = false }) => {
    const bearer = secure ? token?.() : undefined;
    const answer = await fetch(base + path, {
      method,
      headers: bearer ? { ...headers, authorization: `Bearer ${bearer}` } : headers,
      ...(body === undefined ? {} : { body }),
      ...(keepalive ? { keepalive } : {}),
    });
    return { status: answer.status, text: await answer.text() };
  };
