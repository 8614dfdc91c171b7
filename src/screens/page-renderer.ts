// The one door between server and browser code: what the built page renderer takes and gives. Types only.
import type { Writable } from 'node:stream';
import type { Transport } from '../../generated/client/transport';
import type { Settings } from '../../generated/model/settings';
import type { Instant } from '../../generated/model/wire';

/** One request for a page. */
export interface PageRequest {
  /** Path and query, as they came: `/search?query=Whistler`. */
  readonly url: string;
  /** Fresh for each answer; the same stands in its Content-Security-Policy. */
  readonly nonce: string;
  /** Carries the calls of the page, without a session: pages are rendered for anyone. */
  readonly transport: Transport;
  /** Goes to the browser as it is; canonical links begin with its `siteOrigin`. */
  readonly settings: Settings;
  readonly now: Instant;
  readonly acceptLanguage?: string | undefined;
  readonly cookies?: Readonly<Record<string, string>> | undefined;
  /** Hears of what went wrong while the page was rendered. */
  readonly report?: ((error: unknown) => void) | undefined;
}

/** The answer to it. */
export interface Page {
  readonly status: number;
  /** Content type, and a location where it leads elsewhere. */
  readonly headers: Readonly<Record<string, string>>;
  /** Where it leads instead: then there is no body. */
  readonly redirect?: string | undefined;
  /** Streams the document, ends it, and stops rendering when the other side goes away. */
  readonly pipe: (destination: Writable) => void;
}

/**
 * The export of `dist/render/render.js` as `render`, and `/src/screens/render.tsx` in development.
 *
 * @example
 * const page = await render({ url: request.url, nonce, transport, settings, now, acceptLanguage, cookies });
 * if (page.redirect) return reply.redirect(page.redirect, page.status);
 * reply.raw.writeHead(page.status, page.headers); page.pipe(reply.raw);
 */
export type RenderPage = (request: PageRequest) => Promise<Page>;
