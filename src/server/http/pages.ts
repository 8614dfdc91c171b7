// Pages: drawn as a stream by the renderer, under a policy that lets only our own scripts run; and the files they load.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Transport } from '../../../generated/client/transport';
import type { Settings } from '../../../generated/model/settings';
import { instantOf } from '../../../generated/model/wire';
import type { RenderPage } from '../../screens/page-renderer';
import { cookiesOf } from './browser';
import { packingFor } from './encoding';
import { addressOf } from './visitor';

export interface PageServing {
  /** The renderer; asked anew for each page, since development rebuilds it. */
  readonly renderer: () => Promise<RenderPage>;
  readonly settings: Settings;
  readonly clock: () => Date;
  /** The folder of the browser's build; none in development, where the bundler serves. */
  readonly clientFolder?: string;
  /** Where else the browser may connect: the bundler's own socket in development. */
  readonly alsoConnect?: readonly string[];
}

const policyOf = (nonce: string, alsoConnect: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...alsoConnect].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/** The outside services that a page may speak to: those that are configured, and no other. */
const outside = ({ adTrackerUrl, sentryDsn }: Settings): readonly string[] =>
  [adTrackerUrl, sentryDsn].filter((address) => address !== '').map((address) => new URL(address).origin);

interface Road {
  readonly app: FastifyInstance;
  readonly base: string;
  /** Whom the page is for: what it asks is counted as theirs. */
  readonly remoteAddress: string;
}
/** Carries the calls of a page that is being drawn: the same road as a browser's, without the wire. */
const within =
  ({ app, base, remoteAddress }: Road): Transport =>
  async ({ method, path: address, headers, body }) => {
    const payload = typeof body === 'string' ? { payload: body } : {};
    const answer = await app.inject({ method: method as 'GET', url: base + address, headers: { ...headers }, remoteAddress, ...payload });
    return { status: answer.statusCode, text: answer.body };
  };

const failed = (reply: FastifyReply, id: string): FastifyReply =>
  reply
    .code(500)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'")
    .send(
      `<!doctype html><html lang="en-CA"><title>Something went wrong</title><h1>This page could not be shown</h1><p>The fault is ours. Please try again in a moment; if it stays, tell us this reference: ${id}</p>`,
    );

const drawPage = async (
  app: FastifyInstance,
  it: PageServing,
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
      'content-security-policy': policyOf(nonce, [...outside(it.settings), ...(it.alsoConnect ?? [])]),
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
  (it: PageServing) =>
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
    app.setNotFoundHandler((request, reply) =>
      request.method === 'GET' || request.method === 'HEAD'
        ? drawPage(app, it, { request, reply })
        : reply.code(405).header('allow', 'GET, HEAD').send(),
    );
  };
