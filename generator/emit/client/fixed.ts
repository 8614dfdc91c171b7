// The parts of generated/client that are the same for every spec.
import { specHeader } from '../../model/views';
import { literal } from '../../print/print';

const head = (says: string): string => `// ${says}\n// Written by the generator from the spec; change the spec, not this file.\n`;

/** `client/transport.ts`. */
export const transportText = `${head('What carries a call to the server, and how a call ends.')}import { createStore, type StoreWritable } from 'effector';
import type { DataOf, ErrorCode } from '../errors/catalogue';

/** A call made ready to send. */
export interface CallRequest {
  /** The call's name in the spec. */
  readonly call: string;
  readonly method: string;
  /** From the base path of the calls on, with its query string. */
  readonly path: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string | FormData | undefined;
  /** Whether it carries a Bearer token, where there is one. */
  readonly secure: boolean;
}
/** What came back, unread. */
export interface CallAnswer {
  readonly status: number;
  readonly text: string;
}
/** Sends a request; rejects where no answer came. */
export type Transport = (request: CallRequest) => Promise<CallAnswer>;

/** A declared error of the call. */
export interface Refusal<C extends ErrorCode> {
  readonly kind: 'refusal';
  readonly code: C;
  readonly message: string;
  readonly status: number;
  readonly data: DataOf<C>;
  readonly request_id: string | undefined;
}
/** No answer came. */
export interface Offline {
  readonly kind: 'offline';
  readonly message: string;
  readonly cause: unknown;
}
/** A failure that the call does not declare. */
export interface UnexpectedStatus {
  readonly kind: 'unexpected status';
  readonly message: string;
  readonly status: number;
  /** The answer's \`error_code\`, where it has one. */
  readonly code: string | undefined;
  /** The answer's \`data\`, else its whole body. */
  readonly data: unknown;
  readonly request_id: string | undefined;
}
/** The answer is not what the contract promises. */
export interface BrokenContract {
  readonly kind: 'contract broken';
  readonly message: string;
  readonly status: number;
  readonly body: string;
}
type RefusalOf<C extends ErrorCode> = C extends ErrorCode ? Refusal<C> : never;
/** Every way in which a call can fail: the errors it declares, and three of the transport. */
export type Failure<C extends ErrorCode = never> = RefusalOf<C> | Offline | UnexpectedStatus | BrokenContract;
/** How a call ended. */
export type Outcome<T, C extends ErrorCode = never> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly failure: Failure<C> };

const none: Transport = ({ call }) => {
  throw new Error(\`\${call} was called, but $transport holds no transport: give one to fork, or to the call\`);
};
/** The transport that effects take: \`fork({ values: [[$transport, overFetch({ base: '/api' })]] })\`. */
export const $transport: StoreWritable<Transport> = /* @__PURE__ */ createStore<Transport>(none, {
  name: '$transport',
  sid: 'generated/client/$transport',
  serialize: 'ignore',
});
`;

/** `client/ask.ts`. */
export const askText = `${head('Makes a request of a call and its arguments, and reads the answer.')}import type { ErrorCode } from '../errors/catalogue';
import { hash } from './hash';
import type { CallAnswer, CallRequest, Outcome, Transport } from './transport';

/** One call in short. What is left out is the usual case. */
export interface Row {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  /** The arguments that stand in the query string beside a body. */
  readonly query?: readonly string[];
  /** The codes of its errors, with a space between. */
  readonly codes: string;
  readonly secure?: true;
  readonly multipart?: true;
  readonly repeatable?: true;
  /** The answer has no \`data\` around it. */
  readonly bare?: true;
  /** What \`data\` is; an object unless said. A \`text\` answer is not JSON. */
  readonly answer?: 'array' | 'any' | 'text';
}
type Arguments = readonly (readonly [name: string, value: unknown])[];
interface Body {
  readonly [name: string]: unknown;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
// a segment of dots would be read as a way up
const segment = (value: unknown): string => encodeURIComponent(plain(value ?? '')).replace(/^\\.{1,2}$/, (dots) => dots.replaceAll('.', '%252E'));
const each = ([name, value]: Arguments[number]): [string, unknown][] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).flatMap((item) => (item === null || item === undefined ? [] : [[name, item]]));

const formOf = (args: Arguments): FormData => {
  const form = new FormData();
  for (const [name, value] of args.flatMap(each)) form.append(name, value instanceof Blob ? value : plain(value));
  return form;
};

const bodyOf = (row: Row, args: Arguments): string | FormData | undefined => {
  if (args.length === 0) return undefined;
  const hasFile = row.multipart && args.flatMap(each).some(([, value]) => value instanceof Blob);
  return hasFile ? formOf(args) : JSON.stringify(Object.fromEntries(args));
};

const freshKey = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const requestOf = (row: Row, given: Body): CallRequest => {
  const inPath = new Set<string>();
  const path = row.path.replace(/\\{([^}]+)\\}/g, (_, name: string) => {
    inPath.add(name);
    return segment(given[name]);
  });
  const isOwn = (name: string): boolean => inPath.has(name) || (row.repeatable === true && name === 'idempotencyKey');
  const args = Object.entries(given).filter(([name, value]) => value !== undefined && !isOwn(name));
  const isQuery = ([name]: Arguments[number]): boolean => row.method === 'GET' || (row.query?.includes(name) ?? false);
  const query = new URLSearchParams(args.filter(isQuery).flatMap(each).map(([name, value]) => [name, plain(value)])).toString();
  const body = bodyOf(row, args.filter((arg) => !isQuery(arg)));
  return {
    call: row.call,
    method: row.method,
    path: query ? \`\${path}?\${query}\` : path,
    headers: {
      ${literal(specHeader)}: hash,
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...(row.repeatable ? { 'idempotency-key': plain(given['idempotencyKey'] ?? freshKey()) } : {}),
    },
    body,
    secure: row.secure ?? false,
  };
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};
const textIn = (body: Body, name: string): string | undefined => (typeof body[name] === 'string' ? body[name] : undefined);

const granted = <T, C extends ErrorCode>(row: Row, { status, text }: CallAnswer): Outcome<T, C> => {
  if (row.answer === 'text') return { ok: true, data: text as T };
  const body = parse(text);
  const data = row.bare || kindOf(body) !== 'object' ? body : (body as Body)['data'];
  const isWhole = row.bare || kindOf(body) === 'object';
  if (isWhole && data !== undefined && (row.answer === 'any' || kindOf(data) === (row.answer ?? 'object'))) return { ok: true, data: data as T };
  return { ok: false, failure: { kind: 'contract broken', message: \`\${row.call} answered something else than it promises\`, status, body: text } };
};

const refused = <T, C extends ErrorCode>(row: Row, answer: CallAnswer): Outcome<T, C> => {
  const parsed = parse(answer.text);
  const body = kindOf(parsed) === 'object' ? (parsed as Body) : {};
  const code = textIn(body, 'error_code');
  const status = [body['status_code'], body['statusCode']].find((it) => typeof it === 'number') ?? answer.status;
  const message = textIn(body, 'message') || (parsed === undefined && answer.text) || 'Unexpected Error';
  const told = { message, status, request_id: textIn(body, 'request_id') };
  const isDeclared = code !== undefined && row.codes.split(' ').includes(code);
  // that the code is one of this call's was just seen
  if (isDeclared) return { ok: false, failure: { kind: 'refusal', code, data: body['data'], ...told } } as unknown as Outcome<T, C>;
  const data = body['data'] ?? (parsed === undefined ? answer.text : parsed);
  return { ok: false, failure: { kind: 'unexpected status', code, data, ...told } };
};

/** Makes one call. Never rejects, but where there is no transport at all. */
export const ask = async <T, C extends ErrorCode>(transport: Transport, row: Row, args: object | void): Promise<Outcome<T, C>> => {
  const sent = transport(requestOf(row, { ...args }));
  let answer: CallAnswer;
  try {
    answer = await sent;
  } catch (cause) {
    return { ok: false, failure: { kind: 'offline', message: 'No answer came.', cause } };
  }
  return answer.status >= 200 && answer.status < 300 ? granted(row, answer) : refused(row, answer);
};
`;

/** `client/over-fetch.ts`. */
export const overFetchText = `${head('A transport over fetch.')}import type { Transport } from './transport';

export interface OverFetch {
  /** Where the calls live: \`/api\`, or with an origin before it. */
  readonly base: string;
  /** The session's token, asked anew for each secure call. */
  readonly token?: () => string | null | undefined;
  readonly fetch?: typeof fetch;
}

/** Sends calls with fetch: \`overFetch({ base: '/api', token: () => localStorage.getItem('token') })\`. */
export const overFetch =
  ({ base, token, fetch = globalThis.fetch }: OverFetch): Transport =>
  async ({ method, path, headers, body, secure }) => {
    const bearer = secure ? token?.() : undefined;
    const answer = await fetch(base + path, {
      method,
      headers: bearer ? { ...headers, authorization: \`Bearer \${bearer}\` } : headers,
      ...(body === undefined ? {} : { body }),
    });
    return { status: answer.status, text: await answer.text() };
  };
`;

/** `client/effect-of.ts`. */
export const effectOfText = `${head('The effect of a call: it reads the transport from the scope that it runs in.')}import { attach, createEffect, type Effect } from 'effector';
import type { ErrorCode } from '../errors/catalogue';
import { $transport, type Failure, type Outcome, type Transport } from './transport';

/** Makes the effect of a call. Its failure is the outcome's; its sid is its name. */
export const effectOf = <Args, T, C extends ErrorCode>(
  name: string,
  call: (transport: Transport, args: Args) => Promise<Outcome<T, C>>,
): Effect<Args, T, Failure<C>> => {
  const made = createEffect<{ readonly transport: Transport; readonly args: Args }, T, Failure<C>>({
    name: \`\${name}/sent\`,
    sid: \`generated/client/\${name}/sent\`,
    handler: async ({ transport, args }) => {
      const outcome = await call(transport, args);
      return outcome.ok ? outcome.data : Promise.reject(outcome.failure);
    },
  });
  const config = {
    source: $transport,
    effect: made,
    mapParams: (args: Args, transport: Transport) => ({ transport, args }),
    name,
    sid: \`generated/client/\${name}\`,
  };
  return attach(config);
};
`;

/** `client/hash.ts`. */
export const clientHashText = (hash: string): string =>
  `${head('The hash of the spec that this client was made from; the server tells by it whether the two fit.')}\nexport const hash = ${literal(hash)};\n`;
