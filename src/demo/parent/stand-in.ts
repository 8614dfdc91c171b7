// The parent platform's stand-in, mounted below /parent: the provider's own endpoints, the choice of a person, and their profile.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { CustomFetch } from 'openid-client';
import { signOnScope } from '../../../generated/model/constants';
import type { Database } from '../../server/database/open';
import { choicePage, overPage, type StandInPage } from './pages';
import { accountById, parentAccounts } from './people';
import { openProvider, type ProviderSetup, type StandInClient } from './provider';

const base = '/parent';

export interface StandInSetup {
  /** The site that it stands on. */
  readonly origin: string;
  readonly db: Database;
  readonly client: StandInClient;
}
export interface StandIn {
  readonly issuer: string;
  /** Reaches it within this process, whatever stands between the browser and us. */
  readonly fetch: CustomFetch;
  readonly mount: (app: FastifyInstance) => Promise<void>;
}

interface Behind extends StandInSetup {
  /** Opened when somebody signs on for the first time: the library is large. */
  readonly openedProvider: () => Promise<Provider>;
}
interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A request as the provider wants it: below its mount, and under the address that the browser knows. */
const forProvider = (raw: IncomingMessage, origin: string): IncomingMessage => {
  const { host, protocol } = new URL(origin);
  raw.headers['x-forwarded-host'] = host;
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  return raw;
};

const answerByProvider = async ({ request, reply }: Exchange, { openedProvider, origin }: Behind): Promise<void> => {
  const provider = await openedProvider();
  const raw: IncomingMessage & { originalUrl?: string } = forProvider(request.raw, origin);
  raw.originalUrl = raw.url ?? base;
  raw.url = raw.originalUrl.slice(base.length) || '/';
  reply.hijack();
  reply.raw.setHeader('x-content-type-options', 'nosniff');
  reply.raw.setHeader('referrer-policy', 'no-referrer');
  await (provider.callback() as (request: IncomingMessage, response: ServerResponse) => Promise<void>)(raw, reply.raw);
};

const show = (reply: FastifyReply, { html, policy }: StandInPage, status = 200): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(html);

const isUnknown = (error: unknown): boolean => (error as { readonly name?: string }).name === 'SessionNotFound';

/** Goes on with the interaction that the browser's cookie names; where there is none, says so. */
const withInteraction = async (it: Exchange, behind: Behind, goOn: () => Promise<FastifyReply>): Promise<FastifyReply> => {
  const provider = await behind.openedProvider();
  try {
    await provider.interactionDetails(forProvider(it.request.raw, behind.origin), it.reply.raw);
  } catch (error) {
    if (!isUnknown(error)) throw error;
    return show(it.reply, overPage(new URL('/login', behind.client.returnAddress).href), 400);
  }
  return goOn();
};

const grantTo = async (accountId: string, { openedProvider, client }: Behind): Promise<string> => {
  const provider = await openedProvider();
  const grant = new provider.Grant({ accountId, clientId: client.clientId });
  grant.addOIDCScope(signOnScope);
  return grant.save();
};

const answered = async ({ request, reply }: Exchange, behind: Behind): Promise<FastifyReply> => {
  const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const account = form.get('answer') === 'continue' ? accountById(form.get('person') ?? '') : undefined;
  const result = account
    ? { login: { accountId: account.id, remember: false }, consent: { grantId: await grantTo(account.id, behind) } }
    : { error: 'access_denied', error_description: 'the person refused' };
  const provider = await behind.openedProvider();
  const next = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  return reply.redirect(next, 303);
};

/** The person behind an access token, as far as its scopes go. */
const tellProfile = async ({ request, reply }: Exchange, { openedProvider }: Behind): Promise<FastifyReply> => {
  const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const token = given === undefined ? undefined : await (await openedProvider()).AccessToken.find(given);
  const account = token?.isValid ? accountById(token.accountId) : undefined;
  if (!token || !account)
    return reply.code(401).header('www-authenticate', 'Bearer error="invalid_token"').send({ error: 'invalid_token' });
  const { id, email, email_verified, given_name, family_name } = account;
  const told = {
    id,
    ...(token.scopes.has('read__email') && { email, email_verified }),
    ...(token.scopes.has('read__name') && { given_name, family_name }),
  };
  return reply.header('cache-control', 'no-store').send(told);
};

const mountPages = (app: FastifyInstance, behind: Behind): void => {
  const { client } = behind;
  app.removeAllContentTypeParsers();
  // the provider reads its own requests itself
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.get<{ Params: { uid: string } }>('/choose/:uid', (request, reply) =>
    withInteraction({ request, reply }, behind, async () => {
      const address = `${base}/choose/${encodeURIComponent(request.params.uid)}`;
      return show(reply, choicePage({ accounts: parentAccounts, address, origin: new URL(client.returnAddress).origin }));
    }),
  );
  app.get('/profile', (request, reply) => tellProfile({ request, reply }, behind));
  app.all('/*', (request, reply) => answerByProvider({ request, reply }, behind));
};

const mountChoice = (app: FastifyInstance, behind: Behind): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 10_000 }, (_request, text, done) =>
    done(null, text),
  );
  app.post('/choose/:uid', (request, reply) => withInteraction({ request, reply }, behind, () => answered({ request, reply }, behind)));
};

const within =
  (app: () => FastifyInstance | undefined): CustomFetch =>
  async (address, { method, headers, body }) => {
    const { pathname, search, host } = new URL(address);
    // forms are all that a client sends
    const payload = body instanceof URLSearchParams ? { payload: body.toString() } : {};
    const answer = await app()?.inject({ method: method as 'GET', url: pathname + search, headers: { ...headers, host }, ...payload });
    if (!answer) throw new Error('the stand-in is not mounted yet');
    const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]);
    return new Response(answer.body, { status: answer.statusCode, headers: told });
  };

/** The provider, opened once; what goes wrong in it is logged where the stand-in is mounted. */
const opening = (setup: ProviderSetup, report: (error: unknown) => void): (() => Promise<Provider>) => {
  let opened: Promise<Provider> | undefined;
  return () => {
    opened ??= openProvider(setup).then((provider) => {
      provider.on('server_error', (_context, error) => report(error));
      (provider as NodeJS.EventEmitter).on('error', report);
      return provider;
    });
    return opened;
  };
};

/** The stand-in for one client; `mount` adds it to an application. */
export const standInParent = (setup: StandInSetup): StandIn => {
  const issuer = setup.origin + base;
  let home: FastifyInstance | undefined;
  const report = (error: unknown): void => home?.log.error({ err: error }, 'the parent platform’s stand-in failed');
  const behind: Behind = { ...setup, openedProvider: opening({ ...setup, issuer }, report) };
  return {
    issuer,
    fetch: within(() => home),
    mount: async (app) => {
      home = app;
      await app.register((pages) => Promise.resolve(mountPages(pages, behind)), { prefix: base });
      await app.register((choice) => Promise.resolve(mountChoice(choice, behind)), { prefix: base });
    },
  };
};
