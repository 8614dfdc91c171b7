// A form's schema compiled ahead into a module that needs nothing else, under a policy that forbids code from strings too.
import { createHash } from 'node:crypto';
import type { JsonSchema } from '../../print/json-schema';

/** What was compiled before, by key; kept between runs by whoever owns a disk. */
export interface ValidatorCache {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, text: string) => void;
}

// moves whenever this file makes another text of the same schema
const edition = 1;
const keyOf = (schema: JsonSchema): string =>
  createHash('sha256')
    .update(`${edition}\0${JSON.stringify(schema)}`)
    .digest('hex');

/**
 * As regular expressions, which stand in the compiled text by themselves; functions would be required from a package. No
 * stricter than what the server's ajv says.
 */
const formats = {
  email:
    /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
  date: /^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))$/,
  'date-time': /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i,
  uri: /^[a-z][a-z0-9+.-]*:[^\s]+$/i,
  uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
};

const inlined = {
  // counts characters as people and the server do, not halves of them
  'require("ajv/dist/runtime/ucs2length").default': '(text) => [...text].length',
} as const;
const pushed = /if\(vErrors === null\)\{\nvErrors = \[(\w+)\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}/g;

const asModule = (code: string): string => {
  const whole = Object.entries(inlined).reduce((text, [required, instead]) => text.replaceAll(required, instead), code);
  if (whole.includes('require(')) throw new Error(`A validator asks for a package: ${/require\("[^"]*"\)/.exec(whole)?.[0]}`);
  return whole
    .replace('"use strict";\n', '')
    .replaceAll(/\/\*# sourceURL=[^\n]*\n/g, '')
    .replaceAll(pushed, '(vErrors ??= []).push($1);')
    .replaceAll(/[\u2028\u2029\uFEFF]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`)
    .trim();
};

// rjsf asks for the parts of alternatives one by one; only forms that have some pay for its parser
const alternatives = async (schema: JsonSchema): Promise<readonly (readonly [string, JsonSchema])[]> => {
  if (!/"(?:anyOf|oneOf)":/.test(JSON.stringify(schema))) return [];
  const { schemaParser } = await import('@rjsf/utils');
  return Object.entries(schemaParser(structuredClone(schema)) as { readonly [key: string]: JsonSchema }).filter(
    ([key]) => key !== schema['$id'],
  );
};

const compiled = async (schema: JsonSchema): Promise<string> => {
  const [{ default: Ajv }, { default: standalone }, parts] = await Promise.all([
    import('ajv'),
    import('ajv/dist/standalone/index.js'),
    alternatives(schema),
  ]);
  // one instance a form: names in the text must not depend on what was compiled before
  const ajv = new Ajv({
    allErrors: true,
    messages: false,
    strict: false,
    meta: false,
    validateSchema: false,
    logger: false,
    formats,
    code: { source: true, esm: true, lines: true },
  });
  const exported: Record<string, string> = { main: String(schema['$id']) };
  ajv.addSchema(schema);
  for (const [index, [key, part]] of parts.entries()) {
    ajv.addSchema(part, key);
    exported[`part${index}`] = key;
  }
  const code = asModule(standalone(ajv, exported));
  const entries = [[String(schema['$id']), 'main'], ...parts.map(([key], index) => [key, `part${index}`])];
  const members = entries.map(([key, name]) => `  ${JSON.stringify(key)}: ${name},`).join('\n');
  return `${code.replaceAll(/^export const /gm, 'const ')}\n\nexport const validate = {\n${members}\n};\n`;
};

/** The text of a form's validator: `export const validate = { <$id>: function }`, as rjsf's precompiled validator wants it. */
export const validatorText = async (schema: JsonSchema, cache: ValidatorCache | undefined): Promise<string> => {
  const key = keyOf(schema);
  const known = cache?.get(key);
  if (known !== undefined) return known;
  const text = await compiled(schema);
  cache?.set(key, text);
  return text;
};
