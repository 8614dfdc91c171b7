// Mounts every call of the contract: throttle, body, session, guard, input, rules, handler, answer - in this order, for all alike.
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contracts } from '../../../generated/contract/index';
import type { Contract } from '../../../generated/contract/contract';
import { hashHeader } from '../../../generated/contract/contract';
import type { CallId, GuardLoaders, Handlers, RawBody } from '../../../generated/contract/handlers';
import { callRules, handlerRules } from '../../../generated/contract/rules';
import { sharedSchemas } from '../../../generated/contract/schemas';
import type { GuardId } from '../../../generated/rules/guards';
import type { WireCode } from '../../../generated/errors/catalogue';
import type { Verdict } from '../../../generated/rules/runtime';
import { instantOf } from '../../../generated/model/wire';
import type { Context, Services } from '../request/context';
import { personIn, type Principal } from '../request/principal';
import type { Database } from '../database/open';
import { enforceRule, tellingStatus } from '../request/enforce-rule';
import { Refusal } from '../request/refusal';
import { browserOf, type Site } from './browser';
import { refuseWithoutFiles, withForm } from './form';
import { readJsonBodies } from './json-bodies';
import { readTexts } from './read-texts';
import { refuseUnknownCalls } from './error-handler';
import { bearerToken, type FindPrincipal, passGuards, type Things } from './guard';
import { answerOnce } from '../request/idempotency';
import { countUse } from '../database/throttles';
import { drawing, visitorOf } from './visitor';
import { checkBody, type FittingPart, fittingPart, misfitsOf, refuseUnfit, validatorCompiler } from './validate';

/** Told the call, and the fields of its answer that do not fit, each with its reason. */
export type OnMisfit = (call: string, misfits: readonly string[]) => void;

export interface MountOptions {
  readonly site: Site;
  readonly services: Services;
  readonly handlers: Handlers;
  readonly findPrincipal: FindPrincipal;
  readonly guardLoaders: GuardLoaders<Database>;
  /** The hash of the spec as it is now: a browser built from another is told so. */
  readonly specHash?: (() => string) | undefined;
  /** Hears of answers that do not fit their contract, as in development: each is read once more for it. */
  readonly onMisfit?: OnMisfit | undefined;
  /** The thing whose state a refusal with 409 tells, where a guard looked at one. */
  readonly told?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    principal: Principal | undefined;
    things: Things | undefined;
    arrived: Date | undefined;
  }
}

interface Asked {
  readonly params: unknown;
  readonly query: unknown;
  readonly input: unknown;
}
// which handler and which rules belong to a call is what the generated types vouch for: here they are all alike
type AnyHandler = (request: Asked, context: Context) => Promise<unknown>;
type AnyRules = (...facts: readonly object[]) => readonly Verdict<WireCode>[];

/** The requester, looked up once for a request. */
const principalOf = async (request: FastifyRequest, { findPrincipal, services }: MountOptions): Promise<Principal> => {
  request.principal ??= await findPrincipal(bearerToken(request), request.arrived ?? services.clock());
  return request.principal;
};

/** The owner of the counted uses: a visitor, and where a sign-in is required or something is read a person, from wherever they come. */
const countedFor = async (request: FastifyRequest, { secure, method }: Contract, it: MountOptions): Promise<string> => {
  const principal = secure || method === 'GET' ? await principalOf(request, it) : undefined;
  return (principal && personIn(principal)) ?? visitorOf(request);
};

const throttled = async (request: FastifyRequest, contract: Contract, it: MountOptions): Promise<void> => {
  if (!contract.throttle) return;
  // a page that reads was counted as a page
  if (contract.method === 'GET' && drawing.getStore()) return;
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

const contextOf = ({ request, reply }: Exchange, { services, site }: MountOptions): Context => ({
  ...services,
  principal: request.principal as Principal,
  now: request.arrived ?? services.clock(),
  visitor: visitorOf(request),
  device: (request.headers['user-agent'] ?? '').slice(0, 200),
  browser: browserOf(request, reply, site),
  leftOut: [],
  warn: (what, facts) => request.log.warn(facts, what),
});

/** Hands on the input of a call, and what of it was left out. One that may carry a file is sent as JSON when it carries none. */
const withInput = async <T>(request: FastifyRequest, contract: Contract, use: (part: FittingPart) => Promise<T>): Promise<T> => {
  const whole = (input: unknown): Promise<T> => use({ input, leftOut: [] });
  if (contract.raw) return whole({});
  if (contract.multipart && request.isMultipart()) return withForm(request, contract, whole);
  const { body: input = {} } = request;
  const { body: schema = {} } = contract.schema;
  if (contract.partialUpdate) return use(fittingPart(schema, input));
  if (contract.multipart) {
    refuseUnfit(checkBody(schema, input));
    refuseWithoutFiles(contract, Object(input));
  }
  return whole(input);
};

/** People see what they have just written, and a page that is drawn and kept shows the newest: they are not answered from copies. */
const isCurrent = ({ principal }: Context): boolean => principal.signed_in || drawing.getStore() === true;

/** Asks the rules of a call that its request answers, and hands its handler those that only the handler can answer. */
const enforcing = (id: CallId, asked: Asked, { principal, now }: Context): object => {
  const facts = { ...asked, principal, now: instantOf(now) };
  const [before, within] = [callRules, handlerRules].map((rules) => (rules as unknown as Partial<Record<CallId, AnyRules>>)[id]);
  before?.(facts).forEach((verdict) => enforceRule(verdict));
  if (!within) return {};
  const enforceRules = (found: object) => {
    within(found, facts).forEach((verdict) => enforceRule(verdict));
    return (answer: unknown): unknown => answer;
  };
  return { enforceRules };
};

/** Another system's message, as it came. */
const rawOf = ({ body, headers }: FastifyRequest): RawBody => ({
  bytes: body instanceof Uint8Array ? body : new Uint8Array(),
  headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value])),
});

const answer = ({ request, reply }: Exchange, contract: Contract, it: MountOptions): Promise<unknown> => {
  const id = contract.id as CallId;
  const context = contextOf({ request, reply }, it);
  return withInput(request, contract, ({ input, leftOut }) => {
    const asked = { params: request.params, query: request.query, input };
    const work = async (): Promise<unknown> => {
      const given = { ...asked, ...request.things, ...(contract.raw ? { raw: rawOf(request) } : {}) };
      const more = { ...enforcing(id, given, context), leftOut, events: contract.performs?.events ?? [] };
      const reading = isCurrent(context) ? context.reading : (context.copies ?? context.reading);
      return (it.handlers as unknown as Record<CallId, AnyHandler>)[id](given, { ...context, ...more, reading });
    };
    const thing = request.things?.[it.told ?? ''];
    const status = thing && 'status' in thing ? String(thing.status) : undefined;
    const run = () => (status === undefined ? work() : tellingStatus({ status }, work));
    const key = request.headers['idempotency-key'];
    if (!contract.repeatable || typeof key !== 'string' || key === '') return run();
    const who = personIn(context.principal) ?? context.visitor;
    return answerOnce({ db: it.services.db, call: contract.id, who, key, request: asked, now: context.now }, run);
  });
};

/** Tells of an answer that is not what its call promises: the serializer would drop, turn or miss a field of it. */
const tellMisfits = (tell: OnMisfit, { id, schema }: Contract, whole: unknown): void => {
  const misfits = schema.response ? misfitsOf(schema.response[200], whole) : [];
  if (misfits.length > 0) tell(id, misfits);
};

const mountOne = (app: FastifyInstance, contract: Contract, it: MountOptions): void => {
  const { params, querystring, body, response } = contract.schema;
  app.route({
    method: contract.method,
    url: contract.path,
    schema: {
      querystring,
      ...(params ? { params } : {}),
      ...(body && !contract.multipart && !contract.partialUpdate && !contract.raw ? { body } : {}),
      ...(response ? { response } : {}),
    },
    onRequest: async (request) => {
      request.arrived = it.services.clock();
      const told = request.headers[hashHeader];
      if (it.specHash !== undefined && told !== undefined && told !== it.specHash()) throw new Refusal('app.stale_client');
      await throttled(request, contract, it);
    },
    preValidation: async (request) => {
      readTexts(request.params);
      readTexts(request.query);
      // nothing counts as {}; null does not
      if (request.body === undefined && body) request.body = {};
      if (!contract.raw) readTexts(request.body, body);
      request.things = await passGuards({
        guard: contract.guard as GuardId,
        principal: await principalOf(request, it),
        params: request.params as Readonly<Record<string, string>>,
        db: it.services.db,
        loaders: it.guardLoaders,
      });
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const given = await answer({ request, reply }, contract, it);
      reply.header('cache-control', 'no-store');
      if (contract.redirects) return reply.redirect(String(given), 303);
      if (contract.content !== undefined) return reply.type(contract.content).send(given);
      const whole = contract.bare ? given : { data: given ?? {} };
      if (it.onMisfit) tellMisfits(it.onMisfit, contract, whole);
      return reply.send(whole);
    },
  });
};

/** All calls as a Fastify plugin, to register under the API's base path. */
export const mountCalls =
  (it: MountOptions) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(multipart);
    app.decorateRequest('principal', undefined);
    app.decorateRequest('things', undefined);
    app.decorateRequest('arrived', undefined);
    app.setValidatorCompiler(validatorCompiler);
    for (const schema of sharedSchemas) app.addSchema(schema);
    refuseUnknownCalls(app);
    readJsonBodies(app);
    for (const contract of Object.values(contracts)) if (!contract.raw) mountOne(app, contract, it);
    await app.register(async (inner) => {
      inner.removeAllContentTypeParsers();
      inner.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      for (const contract of Object.values(contracts)) if (contract.raw) mountOne(inner, contract, it);
    });
  };
