// The server as a Fastify application, without a port: main.ts gives it one, tests inject into it.
import compress from '@fastify/compress';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { DAY } from '../../generated/model/dates';
import type { Services } from './request/context';
import { handlers } from './handlers';
import { carriesSecret } from './http/browser';
import { packAnswers } from './http/encoding';
import { answerBroken, answerFailure } from './http/error-handler';
import type { Listener } from './http/listener';
import { serveManifest } from './http/manifest';
import { mountCalls, type OnMisfit } from './http/mount';
import { serveTools } from './http/serve-tools';
import { hstsDays, requestBytes, requestSeconds } from '../../generated/model/constants';
import type { GuardLoaders } from '../../generated/contract/handlers';
import type { Database } from './database/open';
import type { FindPrincipal } from './http/guard';
import { servePreviews } from './site/previews';
import { serveSitemap } from './site/sitemap';
import { serveUploads } from './site/uploads';
import { settingsOf } from './config/settings';
import { tellingDefects } from './outside/error-reports';

export interface AppParts {
  readonly services: Services;
  readonly findPrincipal: FindPrincipal;
  readonly guardLoaders: GuardLoaders<Database>;
  /** Adds what is not a call: pages, pictures, files. */
  readonly pages?: (app: FastifyInstance) => Promise<void>;
  readonly specHash?: (() => string) | undefined;
  readonly onMisfit?: OnMisfit | undefined;
  /** Further rules for robots, as groups of robots.txt. */
  readonly robots?: string | undefined;
  /** Where requests come in; none where nothing but `inject` asks. */
  readonly listener?: Listener;
}

const addresses = /[^\s<>@"'`:;,()]+@[^\s<>@"'`:;,()]+/g;
const withoutAddresses = (text: string | undefined): string | undefined => text?.replace(addresses, '[address]');

/** The readiness check does not wait longer for an answer. */
const readyMs = 1000;

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly routeOptions?: { readonly url?: string | undefined };
}

// the log never holds who somebody is or what proves it: no headers, no query strings, no bodies, and of a fault
// not the values that the database or the mail server repeats in it
const logged = {
  serializers: {
    err: (error: Error & { readonly code?: string; readonly constraint?: string }) => ({
      type: error.name,
      message: withoutAddresses(error.message) ?? '',
      stack: withoutAddresses(error.stack) ?? '',
      code: error.code,
      constraint: error.constraint,
    }),
    // of a call its declared path: what stands in it may be a secret, such as a calendar's
    req: (request: LoggedRequest) => ({ method: request.method, path: request.routeOptions?.url ?? request.url.split('?')[0] }),
    // the form reader would log all headers, the session's token among them
    busboyOptions: ({ limits }: { readonly limits?: object }) => ({ limits }),
    res: (reply: { readonly statusCode: number }) => ({ status: reply.statusCode }),
  },
};

const isEncoded = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * Letters that are badly escaped stand for themselves: such an address leads nowhere, and is answered like every other that does. @example
 * readableAddress('/%') // '/%25'
 */
const readableAddress = (url = '/'): string => {
  const [path = ''] = url.split('?', 1);
  const encoded = isEncoded(path) ? path : path.replaceAll('%', '%25');
  // a currency without a code is an unknown one, not a checkout of that name
  return encoded.replace(/(\/checkout\/currencies)\/?$/, '$1/none') + url.slice(path.length);
};

const eagerly = SerializerSelector();
// the shapes of the contract are there once, however many applications a process builds
const built = new WeakMap<object, (answer: unknown) => string>();

/** Fastify's serializer compiler: a shape is compiled when the first answer of it is written. */
const buildSerializer: typeof eagerly = (sharedSchemas, options) => {
  const compile = eagerly(sharedSchemas, options);
  return (route) => {
    const shape: object = Object(route.schema);
    return (answer) => {
      const serialize = built.get(shape) ?? compile(route);
      built.set(shape, serialize);
      return serialize(answer);
    };
  };
};

const forwardedHeaders = ['forwarded', 'x-forwarded-for', 'x-real-ip'];

/** Says once that requests come through a proxy that the configuration does not name: all its visitors are counted as one. */
const tellOfProxy = (app: FastifyInstance): void => {
  let isTold = false;
  app.addHook('onRequest', async ({ headers }) => {
    const header = isTold ? undefined : forwardedHeaders.find((name) => headers[name] !== undefined);
    if (header === undefined) return;
    isTold = true;
    app.log.warn({ header }, 'a proxy forwards requests, but TRUST_PROXY names none: all visitors behind it count as one');
  });
};

/** Answers whether the process runs, and whether its database answers. No answer is kept. */
const serveHealth = (app: FastifyInstance, db: Database): void => {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }));
  app.get('/readyz', async (_request, reply) => {
    const asked = sql`select 1 from kysely_migration limit 1`.execute(db);
    const isReady = await Promise.race([asked, setTimeout(readyMs, undefined, { ref: false })]).catch(() => undefined);
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ok: isReady !== undefined });
  });
};

// others show our pictures and read our calendars; nothing else of ours is for their pages
const isForOthers = (type: string): boolean => /^(image\/|text\/calendar)/.test(type);

/** Builds the application. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { services } = parts;
  const app = Fastify({
    logger:
      services.config.LOG_LEVEL === 'silent'
        ? false
        : { level: services.config.LOG_LEVEL, ...logged, hooks: tellingDefects(services.config.SENTRY_DSN, withoutAddresses) },
    genReqId: () => randomUUID(),
    bodyLimit: requestBytes,
    requestTimeout: requestSeconds * 1000,
    http: { headersTimeout: requestSeconds * 1000, connectionsCheckingInterval: requestSeconds * 50 },
    // no parameter is longer than its address, whose length Node bounds: a long one names nothing, like any other that does not fit
    routerOptions: { maxParamLength: maxHeaderSize, ignoreTrailingSlash: true },
    rewriteUrl: ({ url }) => readableAddress(url),
    clientErrorHandler: answerBroken,
    trustProxy: services.config.TRUST_PROXY.length > 0 && [...services.config.TRUST_PROXY],
    ...(parts.listener ? { serverFactory: parts.listener.open } : {}),
    schemaController: { compilersFactory: { buildSerializer } },
  });
  app.setErrorHandler<FastifyError>(answerFailure);
  if (services.config.TRUST_PROXY.length === 0) tellOfProxy(app);
  const isSecure = services.config.SITE_ORIGIN.startsWith('https:');
  app.addHook('onSend', async (request, reply) => {
    if (isSecure) reply.header('strict-transport-security', `max-age=${(hstsDays * DAY) / 1000}`);
    reply
      .header('x-request-id', request.id)
      .header('x-content-type-options', 'nosniff')
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cross-origin-resource-policy', isForOthers(String(reply.getHeader('content-type'))) ? 'cross-origin' : 'same-origin')
      .header('referrer-policy', carriesSecret(request.url) ? 'no-referrer' : 'strict-origin-when-cross-origin');
  });
  packAnswers(app);
  await app.register(compress, { threshold: 1024 });
  serveHealth(app, services.db);
  const site = settingsOf(services.config);
  const calls = mountCalls({ ...parts, site, handlers, told: 'booking' });
  await app.register(calls, { prefix: services.config.API_BASE });
  await app.register(serveTools({ services, site }));
  await app.register(serveUploads(services.files));
  serveManifest(app);
  servePreviews(app, services);
  serveSitemap(app, services, parts.robots);
  await parts.pages?.(app);
  return app;
};
