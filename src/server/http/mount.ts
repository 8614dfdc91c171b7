// Mounts every call of the contract: throttle, body, session, guard, input, handler, answer - in this order, for all alike.
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contracts } from '../../../generated/contract/index';
import type { Contract } from '../../../generated/contract/contract';
import { hash, hashHeader } from '../../../generated/contract/hash';
import type { CallId, Handlers } from '../../../generated/contract/handlers';
import { sharedSchemas } from '../../../generated/contract/schemas';
import type { GuardId } from '../../../generated/rules/guards';
import type { Context, Services } from '../context';
import { Refusal } from '../refusal';
import { browserOf } from './browser';
import { readMultipart } from './form';
import { legible } from './legible';
import { handleFailures } from './problems';
import { answerOnce } from './repeat';
import { countUse } from './throttle';
import { checkBody, refuseUnfit, validatorCompiler } from './validate';
import { bearerToken, type FindThing, type FindVisit, passGuards, type Visit } from './visit';

export interface Mounting {
  readonly services: Services;
  readonly handlers: Handlers<Context>;
  readonly findVisit: FindVisit;
  /** How each entity is found that a guard looks at, by its id in the spec. */
  readonly things: Readonly<Record<string, FindThing>>;
  /** Whether a browser built from another spec is told so. */
  readonly refuseStale: boolean;
}

declare module 'fastify' {
  interface FastifyRequest {
    visit: Visit | undefined;
    arrived: Date | undefined;
  }
}

type AnyHandler = (
  request: { readonly params: unknown; readonly query: unknown; readonly input: unknown },
  context: Context,
) => Promise<unknown>;

/** Whose uses are counted together: those of an address, and behind it each person's own where one has to be signed in. */
const countedFor = async (request: FastifyRequest, { guard }: Contract, { findVisit, services }: Mounting): Promise<string> => {
  if (guard === 'anyone') return request.ip;
  request.visit = await findVisit(bearerToken(request), request.arrived ?? services.clock());
  return [request.ip, request.visit.holder?.user_id].join(' ');
};

const throttled = async (request: FastifyRequest, contract: Contract, it: Mounting): Promise<void> => {
  if (!contract.throttle) return;
  const wait = await countUse(it.services.db, `${contract.id} ${await countedFor(request, contract, it)}`, {
    ...contract.throttle,
    now: request.arrived ?? it.services.clock(),
  });
  if (wait > 0) throw new Refusal('input.rate_limited', { data: { retry_after: wait } });
};

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

const contextOf = ({ request, reply }: Exchange, services: Services): Context => ({
  ...services,
  visitor: request.visit?.visitor as Context['visitor'],
  holder: request.visit?.holder,
  now: request.arrived ?? services.clock(),
  ip: request.ip,
  device: (request.headers['user-agent'] ?? '').slice(0, 200),
  browser: browserOf(request, reply, services.config),
  warn: (what, facts) => request.log.warn(facts, what),
});

// a call that may carry a file is sent as JSON when it carries none
const inputOf = async (request: FastifyRequest, contract: Contract): Promise<unknown> => {
  if (!contract.multipart) return request.body ?? {};
  if (request.isMultipart()) return readMultipart(request, contract);
  const body = request.body ?? {};
  refuseUnfit(checkBody(contract.schema.body ?? {}, body));
  return body;
};

const answer = async ({ request, reply }: Exchange, contract: Contract, it: Mounting): Promise<unknown> => {
  const context = contextOf({ request, reply }, it.services);
  const input = await inputOf(request, contract);
  const asked = { params: request.params, query: request.query, input };
  const run = (): Promise<unknown> => (it.handlers[contract.id as CallId] as unknown as AnyHandler)(asked, context);
  const key = request.headers['idempotency-key'];
  if (!contract.repeatable || typeof key !== 'string' || key.length > 200) return run();
  const who = context.holder?.user_id ?? request.ip;
  return answerOnce({ db: it.services.db, call: contract.id, who, key, request: asked, now: context.now }, run);
};

const mountOne = (app: FastifyInstance, contract: Contract, it: Mounting): void => {
  const { params, querystring, body, response } = contract.schema;
  app.route({
    method: contract.method,
    url: contract.path,
    schema: {
      querystring,
      ...(params ? { params } : {}),
      ...(body && !contract.multipart ? { body } : {}),
      ...(response ? { response } : {}),
    },
    onRequest: async (request) => {
      request.arrived = it.services.clock();
      if (it.refuseStale && request.headers[hashHeader] !== undefined && request.headers[hashHeader] !== hash)
        throw new Refusal('app.stale_client');
      await throttled(request, contract, it);
    },
    preValidation: async (request) => {
      legible([request.params, request.query]);
      request.body ??= body ? {} : undefined;
      request.visit ??= await it.findVisit(bearerToken(request), request.arrived ?? it.services.clock());
      const named = request.params as Readonly<Record<string, string>>;
      await passGuards({
        guard: contract.guard as GuardId,
        visitor: request.visit.visitor,
        params: named,
        db: it.services.db,
        things: it.things,
      });
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const given = await answer({ request, reply }, contract, it);
      if (reply.sent) return reply;
      reply.header('cache-control', 'no-store');
      if (contract.content !== undefined) return reply.type(contract.content).send(given);
      return reply.send(contract.bare ? given : { data: given ?? {} });
    },
  });
};

/** All calls as a Fastify plugin, to register under the API's base path. */
export const mountCalls =
  (it: Mounting) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(multipart);
    app.decorateRequest('visit', undefined);
    app.decorateRequest('arrived', undefined);
    app.setValidatorCompiler(validatorCompiler);
    for (const schema of sharedSchemas) app.addSchema(schema);
    handleFailures(app);
    // an absent or empty body counts as {}
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
      try {
        done(null, text === '' ? {} : legible(JSON.parse(String(text))));
      } catch {
        done(new Refusal('input.malformed'));
      }
    });
    for (const contract of Object.values(contracts)) mountOne(app, contract, it);
  };
