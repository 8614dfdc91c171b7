// Builds a set of pages into a folder of its own and serves it as the real server does: strict policy, real files, no Fastify.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { randomBytes } from 'node:crypto';
import type { Transport } from '../../generated/client/transport';
import { settings as declared, type Settings } from '../../generated/model/settings';
import type { Instant } from '../../generated/model/wire';
import { buildPages } from '../../src/bundling/build';
import type { FirstLoad } from '../../src/bundling/first-load';
import type { RenderPage } from '../../src/screens/page-renderer';

const kinds: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** Scripts by nonce alone; style elements by nonce, style attributes freely. */
export const policy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
  ].join('; ');

export interface Site {
  readonly origin: string;
  readonly weights: readonly FirstLoad[];
  /** The reports while pages were drawn. */
  readonly reported: unknown[];
  readonly close: () => Promise<void>;
}

export interface SitePlan {
  readonly entry: string;
  readonly renderer: string;
  /** Answers the calls, of the renderer and of the browser alike. */
  readonly transport?: Transport;
}

const none: Transport = () => Promise.resolve({ status: 503, text: '{}' });

const settingsFor = (siteOrigin: string): Settings =>
  ({ ...Object.fromEntries(Object.entries(declared).map(([id, { default: value }]) => [id, value])), siteOrigin }) as unknown as Settings;

const sendFile = async (path: string, { headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
  const body = await readFile(path).catch(() => undefined);
  const kind = { 'content-type': kinds[extname(path)] ?? 'application/octet-stream' };
  // a map asks for parts of its tiles
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (!body || first === undefined) return void response.writeHead(body ? 200 : 404, kind).end(body);
  const part = body.subarray(Number(first), Number(last) + 1);
  response.writeHead(206, { ...kind, 'content-range': `bytes ${first}-${Number(first) + part.length - 1}/${body.length}` }).end(part);
};

const sendCall = async (transport: Transport, { method = 'GET', url = '' }: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { status, text } = await transport({ call: '', method, path: url.slice(4), headers: {}, body: undefined, secure: false });
  response.writeHead(status, { 'content-type': 'application/json' }).end(text);
};

const listening = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));

/** Builds and serves. Close it, and nothing is left. */
export const servePages = async ({ entry, renderer, transport = none }: SitePlan): Promise<Site> => {
  const out = await mkdtemp(join(tmpdir(), 'pages-'));
  const weights = await buildPages({ entry, renderer, out });
  const { render } = (await import(pathToFileURL(join(out, 'render', 'render.js')).href)) as { readonly render: RenderPage };
  const reported: unknown[] = [];
  let origin = '';

  const sendPage = async (url: string, response: ServerResponse): Promise<void> => {
    const nonce = randomBytes(16).toString('base64');
    const request = { url, nonce, transport, settings: settingsFor(origin), now: '2027-02-01T12:00:00Z' as Instant };
    const page = await render({ ...request, acceptLanguage: 'en-CA', cookies: {}, report: (error) => reported.push(error) });
    response.writeHead(page.status, { ...page.headers, 'content-security-policy': policy(nonce) });
    page.pipe(response);
  };

  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const path = url.split('?')[0] ?? '/';
    if (path.startsWith('/api/')) return void sendCall(transport, request, response);
    if (/^\/(assets\/|[\w.-]+\.\w+$)/.test(path)) return void sendFile(join(out, 'client', path), request, response);
    return void sendPage(url, response).catch((error: unknown) => {
      reported.push(error);
      response.writeHead(500).end(String(error));
    });
  });
  origin = `http://127.0.0.1:${await listening(server)}`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await rm(out, { recursive: true });
  };
  return { origin, weights, reported, close };
};
