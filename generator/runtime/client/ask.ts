// Makes a request of a call and its arguments, and reads the answer.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.
import type { ErrorCode } from '../errors/catalogue';
import { hash, hashHeader } from './hash';
import type { CallAnswer, CallRequest, Outcome, Transport } from './transport';

/** The words of a text, with a space between. */
export type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Exclude<Text, ''>;

/** One call in short. Missing parts are the usual case. */
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
  /** The answer has no `data` around it. */
  readonly bare?: true;
  /** The kind of `data`; an object unless said. A `text` answer is not JSON. */
  readonly answer?: 'array' | 'any' | 'text';
}
type Arguments = readonly (readonly [name: string, value: unknown])[];
interface Body {
  readonly [name: string]: unknown;
}

const plain = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
// a segment of dots would be read as a way up
const segment = (value: unknown): string =>
  encodeURIComponent(plain(value ?? '')).replace(/^\.{1,2}$/, (dots) => dots.replaceAll('.', '%252E'));
const each = ([name, value]: Arguments[number]): [string, unknown][] =>
  (Array.isArray(value) ? (value as readonly unknown[]) : [value]).flatMap((item) =>
    item === null || item === undefined ? [] : [[name, item]],
  );

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

const freshKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const requestOf = (row: Row, given: Body): CallRequest => {
  const inPath = new Set<string>();
  const path = row.path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    inPath.add(name);
    return segment(given[name]);
  });
  const isOwn = (name: string): boolean => inPath.has(name) || (row.repeatable === true && name === 'idempotencyKey');
  const args = Object.entries(given).filter(([name, value]) => value !== undefined && !isOwn(name));
  const isQuery = ([name]: Arguments[number]): boolean => row.method === 'GET' || (row.query?.includes(name) ?? false);
  const query = new URLSearchParams(
    args
      .filter(isQuery)
      .flatMap(each)
      .map(([name, value]) => [name, plain(value)]),
  ).toString();
  const body = bodyOf(
    row,
    args.filter((arg) => !isQuery(arg)),
  );
  return {
    call: row.call,
    method: row.method,
    path: query ? `${path}?${query}` : path,
    headers: {
      ...(hash === '' ? {} : { [hashHeader]: hash }),
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
  if (isWhole && data !== undefined && (row.answer === 'any' || kindOf(data) === (row.answer ?? 'object')))
    return { ok: true, data: data as T };
  return {
    ok: false,
    failure: { kind: 'contract broken', message: `${row.call} answered something else than it promises`, status, body: text },
  };
};

const refused = <T, C extends ErrorCode>(row: Row, answer: CallAnswer): Outcome<T, C> => {
  const parsed = parse(answer.text);
  const body = kindOf(parsed) === 'object' ? (parsed as Body) : {};
  const code = textIn(body, 'error_code');
  const status = [body['status_code'], body['statusCode']].find((it) => typeof it === 'number') ?? answer.status;
  const message = textIn(body, 'message') || (parsed === undefined && answer.text) || 'Unexpected Error';
  const told = { message, status, request_id: textIn(body, 'request_id') };
  const isDeclared = code !== undefined && row.codes.split(' ').includes(code);
  // the check before has shown that the code is one of this call's
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
