// Pages: drawn as a stream by the renderer, under a policy that lets only our own scripts run; and the files they load.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Writable } from 'node:stream';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transport } from '../../../generated/client/transport';
import type { Settings } from '../../../generated/model/settings';
import { instantOf } from '../../../generated/model/wire';
import type { Page, RenderPage } from '../../screens/page-renderer';
import { Refusal } from '../request/refusal';
import { NoTurn } from '../outside/fair-turns';
import { packingFor } from './encoding';
import { type KeptPage, pageCache, type PageCookies, pageCookies } from './page-cache';
import { pageTurns } from './page-turns';
import { addressOf, drawing, visitorOf } from './visitor';
import { MINUTE } from '../../../generated/model/dates';
import { pagesPerMinute } from '../../../generated/model/constants';
import { product } from '../../../generated/routes/heads';

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

/** Where a page may reach beyond its own origin. */
export interface Reach {
  readonly connect: readonly string[];
  readonly pictures: readonly string[];
}

export interface PageOptions {
  /** The renderer; asked anew for each page, since development rebuilds it. */
  readonly renderer: () => Promise<RenderPage>;
  readonly settings: Settings;
  readonly clock: () => Date;
  readonly cookies: PageCookies;
  readonly reach: Reach;
  /** The folder of the browser's build; none in development, where the bundler serves. */
  readonly clientFolder?: string;
  /** Keeps what was rendered for a moment. */
  readonly keepsPages?: boolean;
  /** Where else the browser may connect: the bundler's own socket in development. */
  readonly alsoConnect?: readonly string[];
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
    .send(`<!doctype html><html lang="${product.language}"><title>${heading}</title><h1>${heading}</h1><p>${text}</p>`);

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

const busySeconds = 5;
const busy = (reply: FastifyReply): FastifyReply =>
  sendBare(reply.header('retry-after', busySeconds), 503, [
    'Too many visitors',
    new Refusal('app.unavailable', { data: { retry_after: busySeconds } }).message,
  ]);

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const begin = (
  reply: FastifyReply,
  it: PageOptions,
  { headers, nonce }: { readonly headers: KeptPage['headers']; readonly nonce: string },
): FastifyReply =>
  reply.headers({
    ...headers,
    'content-security-policy': policyOf(nonce, { ...it.reach, connect: [...it.reach.connect, ...(it.alsoConnect ?? [])] }),
    'cache-control': 'private, no-cache',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  });

const freshNonce = (): string => randomBytes(18).toString('base64');

const sendKept = (it: PageOptions, { request, reply }: Exchange, { headers, pieces }: KeptPage): FastifyReply => {
  const nonce = freshNonce();
  const { headers: encoding, packer } = packingFor(request.headers['accept-encoding']);
  packer.end(pieces.join(nonce));
  return begin(reply, it, { headers: { ...headers, ...encoding }, nonce }).send(packer);
};

/** Sends a page as it is rendered, which waits for no slow visitor. Hands on its body; nothing where the visitor went away. */
const sendRendered = ({ request, reply }: Exchange, page: Page): Promise<Buffer | undefined> => {
  const { headers, packer } = packingFor(request.headers['accept-encoding']);
  const parts: Buffer[] = [];
  const rendered = new Writable({
    write(part: Buffer, _encoding, done) {
      parts.push(part);
      packer.write(part);
      done();
    },
    final(done) {
      packer.end();
      done();
    },
  });
  reply.raw.once('close', () => rendered.destroy());
  const over = new Promise<Buffer | undefined>((resolve) =>
    rendered.once('close', () => resolve(rendered.writableFinished ? Buffer.concat(parts) : undefined)),
  );
  page.pipe(rendered);
  void reply.headers(headers).send(packer);
  return over;
};

type Keep = ReturnType<typeof pageCache>['keep'];

const drawPage = async (app: FastifyInstance, it: PageOptions & { readonly keep: Keep | undefined }, asked: Exchange): Promise<void> => {
  const { request, reply } = asked;
  const nonce = freshNonce();
  const carry = within({ app, base: it.settings.apiBase, remoteAddress: addressOf(request) });
  let isRefused = false;
  try {
    const render = await it.renderer();
    const page = await render({
      url: request.url,
      nonce,
      transport: async (call) => {
        const answer = await carry(call);
        isRefused ||= answer.status >= 400;
        return answer;
      },
      settings: it.settings,
      now: instantOf(it.clock()),
      acceptLanguage: request.headers['accept-language'],
      cookies: pageCookies(request, it.cookies),
      report: (error) => request.log.error({ err: error }, 'a page met an error while it was drawn'),
    });
    if (page.redirect !== undefined) return void reply.redirect(page.redirect, page.status);
    const { headers, status } = page;
    begin(reply.code(status), it, { headers, nonce });
    if (request.method === 'HEAD') return void reply.send();
    const body = await sendRendered(asked, page);
    // a refusal may be meant for this visitor alone
    if (body && status === 200 && !isRefused) it.keep?.(request, { headers, body, nonce });
  } catch (error) {
    request.log.error({ err: error }, 'a page could not be drawn');
    failed(reply, request.id);
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
    const turns = pageTurns(app.server);
    const cache = it.keepsPages ? pageCache(it.clock, it.cookies) : undefined;
    app.setNotFoundHandler(async (request, reply) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).header('allow', 'GET, HEAD').send();
      const wait = limit(visitorOf(request), it.clock());
      if (wait > 0) return limited(reply, wait);
      const known = cache?.find(request);
      if (known) return sendKept(it, { request, reply }, known);
      try {
        await turns(request, reply, () => drawPage(app, { ...it, keep: cache?.keep }, { request, reply }));
      } catch (error) {
        if (!(error instanceof NoTurn)) throw error;
        return error.isOwn ? limited(reply, 1) : busy(reply);
      }
      return reply;
    });
  };
