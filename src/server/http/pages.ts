// Pages: drawn as a stream by the renderer, under a policy that lets only our own scripts run; and the files they load.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transport } from '../../../generated/client/transport';
import type { Settings } from '../../../generated/model/settings';
import { instantOf } from '../../../generated/model/wire';
import type { RenderPage } from '../../screens/page-renderer';
import { Refusal } from '../request/refusal';
import { cookiesOf } from './browser';
import { packingFor } from './encoding';
import { addressOf, drawing, visitorOf } from './visitor';
import { MINUTE } from '../../../generated/model/dates';
import { pagesPerMinute } from '../../../generated/model/constants';

/** Counts one more page of a visitor, and tells how long to wait, in seconds; 0 means go ahead. The minute is the same for everybody. */
type PageLimit = (visitor: string, now: Date) => number;

const pageLimit = (): PageLimit => {
  let counts = new Map<string, number>();
  let until = 0;
  return (visitor, now) => {
    const left = until - now.getTime();
    // a clock that was set back lengthens no minute
    if (left <= 0 || left > MINUTE) {
      counts = new Map();
      until = now.getTime() + MINUTE;
    }
    const count = (counts.get(visitor) ?? 0) + 1;
    counts.set(visitor, count);
    return count > pagesPerMinute ? Math.ceil((until - now.getTime()) / 1000) : 0;
  };
};

export interface PageOptions {
  /** The renderer; asked anew for each page, since development rebuilds it. */
  readonly renderer: () => Promise<RenderPage>;
  readonly settings: Settings;
  readonly clock: () => Date;
  /** The folder of the browser's build; none in development, where the bundler serves. */
  readonly clientFolder?: string;
  /** Where else the browser may connect: the bundler's own socket in development. */
  readonly alsoConnect?: readonly string[];
}

/** Where a page may reach beyond its own origin. */
interface Reach {
  readonly connect: readonly string[];
  readonly pictures: readonly string[];
}
const policyOf = (nonce: string, { connect, pictures }: Reach): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...pictures].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/** The outside services that a page may speak to: those that are configured, and no other. */
const originsOf = (...addresses: readonly string[]): readonly string[] =>
  addresses.filter((address) => address !== '').map((address) => new URL(address).origin);
const reachOf = ({ settings: { adTrackerUrl, sentryDsn, mapStyleUrl }, alsoConnect = [] }: PageOptions): Reach => ({
  connect: [...originsOf(adTrackerUrl, sentryDsn, mapStyleUrl), ...alsoConnect],
  pictures: originsOf(mapStyleUrl),
});

interface Road {
  readonly app: FastifyInstance;
  readonly base: string;
  /** The page's person: its calls are counted as theirs. */
  readonly remoteAddress: string;
}
/** Carries the calls of a page that is being drawn: the same road as a browser's, without the wire. */
const within =
  ({ app, base, remoteAddress }: Road): Transport =>
  async ({ method, path: address, headers, body }) => {
    const payload = typeof body === 'string' ? { payload: body } : {};
    const asked = { method: method as 'GET', url: base + address, headers: { ...headers }, remoteAddress, ...payload };
    const answer = await drawing.run(true, async () => await app.inject(asked));
    return { status: answer.statusCode, text: answer.body };
  };

/** A page that needs nothing but itself. */
const sendBare = (reply: FastifyReply, status: number, [heading, text]: readonly [heading: string, text: string]): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': "default-src 'none'", 'cache-control': 'no-store' })
    .send(`<!doctype html><html lang="en-CA"><title>${heading}</title><h1>${heading}</h1><p>${text}</p>`);

const failed = (reply: FastifyReply, id: string): FastifyReply =>
  sendBare(reply, 500, [
    'This page could not be shown',
    `The fault is ours. Please try again in a moment; if it stays, tell us this reference: ${id}`,
  ]);

const limited = (reply: FastifyReply, wait: number): FastifyReply =>
  sendBare(reply.header('retry-after', wait), 429, [
    'Too many pages',
    new Refusal('input.rate_limited', { data: { retry_after: wait } }).message,
  ]);

const drawPage = async (
  app: FastifyInstance,
  it: PageOptions,
  asked: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> => {
  const { request, reply } = asked;
  const nonce = randomBytes(18).toString('base64');
  try {
    const render = await it.renderer();
    const page = await render({
      url: request.url,
      nonce,
      transport: within({ app, base: it.settings.apiBase, remoteAddress: addressOf(request) }),
      settings: it.settings,
      now: instantOf(it.clock()),
      acceptLanguage: request.headers['accept-language'],
      cookies: cookiesOf(request.headers.cookie),
      report: (error) => request.log.error({ err: error }, 'a page met an error while it was drawn'),
    });
    if (page.redirect !== undefined) return await reply.redirect(page.redirect, page.status);
    reply.code(page.status).headers({
      ...page.headers,
      'content-security-policy': policyOf(nonce, reachOf(it)),
      'cache-control': 'private, no-cache',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    });
    if (request.method === 'HEAD') return await reply.send();
    const { headers, packer } = packingFor(request.headers['accept-encoding']);
    page.pipe(packer);
    return await reply.headers(headers).send(packer);
  } catch (error) {
    request.log.error({ err: error }, 'a page could not be drawn');
    return failed(reply, request.id);
  }
};

/** Serves every page, and the files of the browser's build. */
export const servePages =
  (it: PageOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    if (it.clientFolder !== undefined) {
      const immutable = path.join(it.clientFolder, 'assets') + path.sep;
      await app.register(files, {
        root: it.clientFolder,
        index: false,
        wildcard: false,
        cacheControl: false,
        globIgnore: ['.vite/**', '**/*.{br,gz}'],
        preCompressed: true,
        setHeaders: (reply, file) =>
          void reply.header('cache-control', file.startsWith(immutable) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'),
      });
    }
    const limit = pageLimit();
    app.setNotFoundHandler((request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).header('allow', 'GET, HEAD').send();
      const wait = limit(visitorOf(request), it.clock());
      return wait > 0 ? limited(reply, wait) : drawPage(app, it, { request, reply });
    });
  };
