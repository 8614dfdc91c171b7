// The most that a call can be sent: everything as long, as many and as far as its schema allows, and bodies as large as are read.
import { requestBytes } from '../../generated/model/constants';
import { type ApiCall, type ApiSchema, referred } from './an-api';
import type { DrawnRequest } from './drawn-requests';
import type { KnownIds } from './drawn-values';

interface Most {
  /** The source of texts. */
  readonly text: string;
  /** The two ends of a stay. */
  readonly dates: readonly [from: string, to: string];
  readonly ids: KnownIds;
}

const ends = new Set(['checkout', 'to', 'until', 'end']);
const most = (given: ApiSchema, name: string, it: Most): unknown => {
  const schema = referred(given);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((value) => value !== null);
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option) return most(option, name, it);
  const [type] = [schema.type ?? 'null'].flat();
  if (type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([field, of]) => [field, most(of, field, it)]));
  if (type === 'array')
    return Array.from({ length: schema.maxItems ?? 20 }, (_, index) => schema.items && nth(schema.items, index, { name, it }));
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return schema.maximum ?? 1e9;
  if (schema.format === 'date') return it.dates[ends.has(name) ? 1 : 0];
  if (schema.format === 'date-time') return '2026-11-21T12:00:00Z';
  if (schema.format?.endsWith('email')) return 'somebody@example.ca';
  return it.ids(name)[0] ?? it.text.repeat(schema.maxLength ?? 200).slice(0, schema.maxLength ?? 200);
};
/** Lists of choices hold every choice, each once. */
const nth = (items: ApiSchema, index: number, { name, it }: { readonly name: string; readonly it: Most }): unknown => {
  const choices = referred(items).enum;
  return choices ? choices[index % choices.length] : most(items, name, it);
};

const request = (call: ApiCall, it: Most, payload: string | undefined): DrawnRequest => {
  const of = (place: 'path' | 'query') =>
    call.parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema }) => [name, String(most(schema, name, it))] as const);
  const path = of('path').reduce((text, [name, value]) => text.replace(`{${name}}`, () => encodeURIComponent(value)), call.path);
  const query = new URLSearchParams(of('query').map(([name, value]) => [name, value])).toString();
  const headers = payload === undefined ? undefined : { 'content-type': 'application/json' };
  return { method: call.method, address: query === '' ? path : `${path}?${query}`, headers: headers ?? {}, payload };
};

const full = (piece: string): string => piece.repeat((requestBytes - 100) / piece.length);
/** Bodies as large as are read, of all that is dear to read or to look through. */
const large = (name: string): readonly string[] => [
  `{"${name}":[${full('0,')}0]}`,
  `{"${name}":[${full('{},')}0]}`,
  `{"${name}":${'['.repeat(requestBytes / 2 - 50)}${']'.repeat(requestBytes / 2 - 50)}}`,
  `{"${name}":"${full('\\u0130')}"}`,
  `{${Array.from({ length: requestBytes / 20 }, (_, index) => `"field ${index}":0`).join(',')}}`,
];

/** The worst that a stranger may think of for a call. */
export const worstOf = (call: ApiCall, ids: KnownIds): readonly DrawnRequest[] => {
  const far: Most['dates'] = ['2026-12-01', '9999-12-31'];
  const whole: readonly [Most, ...Most[]] = [
    { text: 'a', dates: far, ids },
    ...['%', 'İ', 'qxzw '].map((text) => ({ text, dates: far, ids })),
    { text: 'a', dates: ['2026-12-01', '2027-11-30'], ids },
    { text: 'a', dates: ['0001-01-01', '9999-12-31'], ids },
  ];
  const takesBody = call.method !== 'GET';
  const [field = 'none'] = Object.keys(referred(call.body ?? {}).properties ?? {});
  const asked = [
    ...whole.map((it) => request(call, it, takesBody ? JSON.stringify(most(call.body ?? { type: 'object' }, '', it)) : undefined)),
    ...(takesBody ? large(field).map((text) => request(call, whole[0], text)) : []),
  ];
  // a call without a text or a date is asked the same six times
  return [...new Map(asked.map((it) => [`${it.address} ${it.payload}`, it])).values()];
};
