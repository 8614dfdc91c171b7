// Requests drawn by chance from what a call declares: some that fit, and many that somebody means no good with.
import * as fc from 'fast-check';
import type { ApiCall } from './an-api';
import { drawnOf, type KnownIds, nastyText } from './drawn-values';

export interface DrawnRequest {
  readonly method: string;
  /** With its query string. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
// an address cannot carry half a character, but its bytes
export const encoded = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('%EF%BF%BD', '%ED%A0%80');

/** In one of eight times. */
export const seldom = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.oneof({ weight: 7, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

const rawParts = fc.constantFrom('%00', '%ff', '%ED%A0%80', '%', '%zz', '%2f%2f', '%5c', '+', ';', '&&', '=');
export const part = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof({ weight: 8, arbitrary: value.map((it) => encoded(asText(it))) }, { weight: 1, arbitrary: rawParts });
// empty and dotted segments make another address
const segment = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  part(value).filter((text) => text !== '' && !/^(\.|%2e){1,2}$/i.test(text) && !/[/?#\\]/.test(text));

interface Part {
  readonly name: string;
  readonly text: string;
}
const queryOf = (call: ApiCall, ids: KnownIds): fc.Arbitrary<readonly Part[]> => {
  const declared = call.parameters
    .filter((it) => it.in === 'query')
    .map(({ name, required, schema }) =>
      fc.option(
        part(drawnOf(schema, name, { ids, hostile: 3 })).map((text) => ({ name, text })),
        { nil: undefined, freq: required ? 20 : 2 },
      ),
    );
  const odd = seldom(fc.record({ name: nastyText.map(encoded), text: part(nastyText) }));
  const twice = fc.boolean();
  return fc
    .tuple(fc.tuple(...declared), odd, twice)
    .map(([parts, more, again]) => [...parts, more, again ? parts[0] : undefined].filter((it): it is Part => it !== undefined));
};

const pathOf = (call: ApiCall, ids: KnownIds): fc.Arbitrary<string> => {
  const parameters = call.parameters.filter((it) => it.in === 'path');
  return fc
    .tuple(...parameters.map(({ name, schema }) => segment(drawnOf(schema, name, { ids, hostile: 2 }))))
    .map((texts) => parameters.reduce((path, { name }, index) => path.replace(`{${name}}`, () => texts[index] ?? ''), call.path));
};

interface Body {
  readonly type: string | undefined;
  readonly text: string | undefined;
}
const json = 'application/json';
const rawBodies: fc.Arbitrary<Body> = fc.oneof(
  fc
    .constantFrom(
      '',
      'null',
      '[]',
      '"x"',
      '1e400',
      '{"a":',
      '{"__proto__":{"is_host":true}}',
      '{"constructor":{"prototype":{}}}',
      '['.repeat(9000),
      '\uFEFF{}',
    )
    .map((text) => ({ type: json, text })),
  fc
    .tuple(
      fc.constantFrom('text/xml', 'text/plain', 'application/x-www-form-urlencoded', '', 'a/b; charset=x', 'multipart/form-data'),
      nastyText,
    )
    .map(([type, text]) => ({ type, text })),
);
const formOf = (fields: Readonly<Record<string, unknown>>, file: string, isWhole: boolean): Body => {
  const parts = Object.entries(fields).map(([name, value]) => {
    const of = name === 'avatar' || name === 'photo' ? `"${name}"; filename="a.png"\r\nContent-Type: image/png` : `"${name}"`;
    return `--part\r\nContent-Disposition: form-data; name=${of}\r\n\r\n${name === 'avatar' || name === 'photo' ? file : asText(value)}\r\n`;
  });
  return { type: 'multipart/form-data; boundary=part', text: parts.join('') + (isWhole ? '--part--\r\n' : '') };
};

const bodyOf = (call: ApiCall, ids: KnownIds): fc.Arbitrary<Body> => {
  if (call.method === 'GET') return fc.constant({ type: undefined, text: undefined });
  const value = drawnOf(call.body ?? { type: 'object' }, '', { ids, hostile: 1 });
  const more = fc.dictionary(nastyText, nastyText, { maxKeys: 2 });
  const forms = fc
    .tuple(drawnOf(call.multipart ?? {}, '', { ids, hostile: 1 }), nastyText, fc.boolean())
    .map(([fields, file, isWhole]) => formOf(fields as Readonly<Record<string, unknown>>, file, isWhole));
  return fc.oneof(
    { weight: 12, arbitrary: value.map((it) => ({ type: json, text: JSON.stringify(it) })) },
    { weight: 1, arbitrary: fc.tuple(value, more).map(([it, odd]) => ({ type: json, text: JSON.stringify(Object.assign({}, it, odd)) })) },
    { weight: 2, arbitrary: rawBodies },
    { weight: call.multipart ? 12 : 0, arbitrary: forms },
  );
};

/** A request of a call; who asks is not yet in it. */
export const requestOf = (call: ApiCall, ids: KnownIds): fc.Arbitrary<DrawnRequest> =>
  fc
    .record({
      path: pathOf(call, ids),
      query: queryOf(call, ids),
      body: bodyOf(call, ids),
      key: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
    })
    .map(({ path, query, body, key }) => ({
      method: call.method,
      address: path + (query.length > 0 ? `?${query.map(({ name, text }) => `${name}=${text}`).join('&')}` : ''),
      headers: {
        ...(body.type === undefined ? {} : { 'content-type': body.type }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      payload: body.text,
    }));
