// Answers one message of an assistant. A tool is asked on the same road as its call, without the wire: its guard, rules, limits and errors hold.
import { createMcpHandler, originValidationResponse, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { provider, tools } from '../../../generated/tools/index';
import type { Tool } from '../../../generated/tools/tool';
import { fieldTexts as say } from '../../../generated/texts/sentences/fieldTexts';
import { type Envelope, Refusal } from '../request/refusal';
import type { Site } from './browser';
import { envelopeOf } from './error-handler';

export interface Road {
  readonly app: FastifyInstance;
  readonly site: Site;
  /** The assistant's own: its calls are counted as its visitor's. */
  readonly remoteAddress: string;
}
type Arguments = Readonly<Record<string, unknown>>;

const byName = new Map(tools.map((tool) => [tool.name, tool]));
const listed = tools.map(({ name, title, description, annotations, inputSchema }) => ({
  name,
  title,
  description,
  annotations,
  inputSchema,
}));

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** Whether a value can be a part of a path; one of dots would be read as a way up. */
const isSegment = (value: unknown): boolean => ['string', 'number'].includes(typeof value) && !/^\.{0,2}$/.test(String(value));

/** The address of a call. @throws Refusal `input.invalid` naming each part of its path that is not there. */
const pathOf = (tool: Tool, given: Arguments): string => {
  const names = [...tool.path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const fields = names
    .filter((name) => !isSegment(given[name]))
    .map((path) =>
      given[path] === undefined
        ? { path, code: 'missing', message: say.missing }
        : { path, code: 'wrong_format', message: say.wrongFormat },
    );
  if (fields.length > 0) throw new Refusal('input.invalid', { data: { fields } });
  return tool.path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(plain(given[name])));
};

const requestOf = (tool: Tool, given: Arguments) => {
  const path = pathOf(tool, given);
  const isOwn = (name: string): boolean => tool.path.includes(`{${name}}`) || (tool.repeatable === true && name === 'idempotency_key');
  const rest = Object.entries(given).filter(([name]) => !isOwn(name));
  const isQuery = ([name]: readonly [string, unknown]): boolean => tool.method === 'GET' || tool.query.includes(name);
  const query = rest.filter(isQuery).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, plain(one)]));
  const body = rest.filter((entry) => !isQuery(entry));
  const key = tool.repeatable ? given['idempotency_key'] : undefined;
  return {
    method: tool.method,
    url: query.length > 0 ? `${path}?${new URLSearchParams(query).toString()}` : path,
    headers: {
      ...(key === undefined ? {} : { 'idempotency-key': plain(key) }),
      ...(body.length > 0 && { 'content-type': 'application/json' }),
    },
    ...(body.length > 0 && { payload: JSON.stringify(Object.fromEntries(body)) }),
  };
};

const text = (it: string) => ({ type: 'text' as const, text: it });
/** A refusal as an assistant is told it: its sentence and code, then all of it. */
const refused = (envelope: Envelope) => ({
  isError: true,
  content: [text(`${envelope.message} (${envelope.error_code})`), text(JSON.stringify(envelope))],
});

const ask = async (tool: Tool, given: Arguments, { request, road }: { readonly request: FastifyRequest; readonly road: Road }) => {
  try {
    const { url, headers, ...asked } = requestOf(tool, given);
    const { authorization, 'user-agent': device } = request.headers;
    const answer = await road.app.inject({
      ...asked,
      url: road.site.apiBase + url,
      headers: { ...headers, ...(authorization !== undefined && { authorization }), ...(device !== undefined && { 'user-agent': device }) },
      remoteAddress: road.remoteAddress,
    });
    return answer.statusCode < 400 ? { content: [text(answer.body)] } : refused(answer.json<Envelope>());
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(envelopeOf(error, request.id));
  }
};

const serverFor = (request: FastifyRequest, road: Road): Server => {
  const server = new Server(
    { name: provider.name, version: provider.version },
    { capabilities: { tools: {} }, instructions: provider.says },
  );
  server.setRequestHandler('tools/list', () => ({ tools: listed }));
  server.setRequestHandler('tools/call', ({ params }) => {
    const tool = byName.get(params.name);
    if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    return ask(tool, params.arguments ?? {}, { request, road });
  });
  return server;
};

/** The headers that the protocol reads. Neither cookies nor the token are among them. */
const isRead = (name: string): boolean => name.startsWith('mcp-') || ['accept', 'content-type', 'origin'].includes(name);

/** Answers one message. One from a page of another site is refused, whatever name that site gives our address. */
export const answerMessage = async (request: FastifyRequest, road: Road): Promise<Response> => {
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    isRead(name) && value !== undefined ? [[name, String(value)]] : [],
  );
  const { siteOrigin } = road.site;
  const asked = new Request(new URL(request.url, siteOrigin), { method: request.method, headers });
  const stranger = originValidationResponse(asked, [new URL(siteOrigin).hostname]);
  if (stranger) return stranger;
  const onerror = (error: Error): void => request.log.info({ err: error }, 'an assistant’s message was refused');
  const { fetch } = createMcpHandler(() => serverFor(request, road), { onerror, maxSubscriptions: 0 });
  return fetch(asked, request.method === 'POST' ? { parsedBody: request.body } : {});
};
