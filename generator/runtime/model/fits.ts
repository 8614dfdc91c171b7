// Holds a value against a small schema, where a browser keeps or tells something. Never builds code from text.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.
import { isInstant, isPlainDate } from './wire';

/** As much of JSON Schema as the spec's shapes need. */
export interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | null)[];
  readonly anyOf?: readonly Schema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly default?: unknown;
}

const formats: { readonly [format: string]: (text: string) => boolean } = {
  date: isPlainDate,
  'date-time': isInstant,
  email: (text) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  uri: (text) => /^[a-z][a-z\d+.-]*:\S+$/i.test(text),
  uuid: (text) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text),
};

const between = (amount: number, least = -Infinity, most = Infinity): boolean => amount >= least && amount <= most;

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};

const isOfType = (type: string, value: unknown): boolean => (type === 'integer' ? Number.isInteger(value) : kindOf(value) === type);

const textFits = (schema: Schema, text: string): boolean =>
  between(Array.from(text).length, schema.minLength, schema.maxLength) &&
  (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text)) &&
  (formats[schema.format ?? '']?.(text) ?? true);

const objectFits = (schema: Schema, value: object): boolean => {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  if (!required.every((name) => Object.hasOwn(value, name))) return false;
  return Object.entries(value).every(([name, inner]) => {
    const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (known) return inner === undefined ? !required.includes(name) : fits(known, inner);
    return typeof additionalProperties === 'object' ? fits(additionalProperties, inner) : additionalProperties;
  });
};

/** Whether a value fits a schema: `fits(events.pageVisit.schema, { path })`. */
export const fits = (schema: Schema, value: unknown): boolean => {
  if (schema.anyOf && !schema.anyOf.some((option) => fits(option, value))) return false;
  if (schema.type !== undefined && ![schema.type].flat().some((type) => isOfType(type, value))) return false;
  if (schema.const !== undefined && schema.const !== value) return false;
  if (schema.enum && !schema.enum.some((option) => option === value)) return false;
  if (typeof value === 'string') return textFits(schema, value);
  if (typeof value === 'number') return between(value, schema.minimum, schema.maximum);
  if (Array.isArray(value))
    return between(value.length, schema.minItems, schema.maxItems) && value.every((item) => !schema.items || fits(schema.items, item));
  return typeof value !== 'object' || value === null || objectFits(schema, value);
};
