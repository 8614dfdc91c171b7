// Reads shapes that no word of the language made, from zod's own definitions: the plain types that JSON can carry.
import { packageOf } from '../cache/root';
import { namesInOrder } from '../model/canonical';
import type { Json, Shape } from '../model/shape-model';
import { type At, report, into, type ReadShape } from './at';
import { isObject } from './describe';

type ReadInner = (schema: unknown, at: At) => ReadShape;
interface Definition {
  readonly type: string;
  readonly [part: string]: unknown;
}
interface Check {
  readonly _zod: { readonly def: Readonly<Record<string, unknown>> };
}

const definitionOf = (schema: object): Definition => (schema as { readonly _zod: { readonly def: Definition } })._zod.def;
type ZodCheck = Readonly<Record<string, unknown>>;
const checksOf = (definition: Definition): readonly ZodCheck[] => [
  definition,
  ...((definition['checks'] as readonly Check[] | undefined) ?? []).map((check) => check._zod.def),
];

const formats = { email: 'email', url: 'url', uuid: 'uuid', guid: 'uuid', date: 'date', datetime: 'instant' } as const;
const formatOf = (check: ZodCheck) =>
  formats[check['format'] as keyof typeof formats] as (typeof formats)[keyof typeof formats] | undefined;

interface Zod {
  readonly email: () => object;
  readonly url: () => object;
  readonly uuid: () => object;
  readonly guid: () => object;
  readonly iso: { readonly date: () => object; readonly datetime: () => object };
}
const zod = (): Zod => packageOf<{ readonly z: Zod }>('zod').z;
const plain: Readonly<Record<string, () => object>> = {
  email: () => zod().email(),
  url: () => zod().url(),
  uuid: () => zod().uuid(),
  guid: () => zod().guid(),
  date: () => zod().iso.date(),
  datetime: () => zod().iso.datetime(),
};
/** The demands of a check, without how they are told. */
const askedBy = ({ type: _type, checks: _checks, abort: _abort, coerce: _coerce, ...asks }: ZodCheck): string =>
  Object.entries(namesInOrder(Object.entries(asks)))
    .map(([name, value]) => `${name} ${isObject(value) ? String(value['source']) : String(value)}`)
    .join();
/** Whether a format is asked as it is, without a pattern, a version or a domain of its own. */
const isPlainFormat = (check: ZodCheck): boolean => {
  const usual = plain[String(check['format'])];
  return usual !== undefined && askedBy(check) === askedBy(definitionOf(usual()));
};

/** A pattern as JSON Schema reads it, where flags have no place: `u` is understood, and what it alone understands needs it. */
const isPattern = ({ format, pattern }: ZodCheck): boolean => {
  if (format !== 'regex') return false;
  const { flags, source } = pattern as RegExp;
  return flags === 'u' || (flags === '' && !/\\[pPu]\{|[\u{10000}-\u{10FFFF}]/u.test(source));
};
const isWhole = (checks: readonly ZodCheck[]): boolean => checks.some(({ format }) => format === 'safeint');
const lengths: ReadonlySet<unknown> = new Set(['min_length', 'max_length', 'length_equals']);

/** Whether a shape of ours can say what a check of zod's asks, by zod's type. */
const kept: Readonly<Record<string, (check: ZodCheck, checks: readonly ZodCheck[]) => boolean>> = {
  string: (check) => lengths.has(check['check']) || isPlainFormat(check) || isPattern(check),
  number: (check, checks) =>
    check['format'] === 'safeint' ||
    (['greater_than', 'less_than'].includes(String(check['check'])) && (check['inclusive'] === true || isWhole(checks))),
  array: (check) => lengths.has(check['check']),
};

/** Whether checks of texts stand in one shape: a format and a pattern each once. */
const agree = (checks: readonly ZodCheck[]): boolean => checks.filter(({ check }) => check === 'string_format').length < 2;

/** The checks that no shape of ours can say, in zod's words. */
const lostOf = (definition: Definition): readonly string[] => {
  const checks = checksOf(definition).filter(({ check }) => check !== undefined);
  const lost = checks.filter((check) => kept[definition.type]?.(check, checks) !== true);
  return [
    ...lost.map(({ check, format, pattern }) => (format === 'regex' ? String(pattern) : String(format ?? check))),
    ...(definition['coerce'] === true ? ['coerce'] : []),
    ...(checksOf(definition).some(({ error }) => error !== undefined) ? ['sentence of its own'] : []),
    ...(definition.type === 'string' && !agree(checks) ? ['second format or pattern'] : []),
    ...(isObject(definition['catchall']) && definitionOf(definition['catchall']).type !== 'never' ? ['catchall'] : []),
  ];
};

const textOf = (definition: Definition): Shape => {
  const shape: { type: 'text'; min?: number; max?: number; pattern?: string; format?: 'email' | 'url' | 'uuid' | 'date' | 'instant' } = {
    type: 'text',
  };
  const atLeast = (limit: unknown): unknown => (shape.min = Math.max(shape.min ?? 0, limit as number));
  const atMost = (limit: unknown): unknown => (shape.max = Math.min(shape.max ?? Infinity, limit as number));
  for (const check of checksOf(definition)) {
    if (check['check'] === 'min_length') atLeast(check['minimum']);
    if (check['check'] === 'max_length') atMost(check['maximum']);
    if (check['check'] === 'length_equals') [atLeast, atMost].map((limit) => limit(check['length']));
    const format = formatOf(check);
    if (format !== undefined) shape.format = format;
    else if (check['format'] === 'regex') shape.pattern = (check['pattern'] as RegExp).source;
  }
  return shape;
};

const numberOf = (definition: Definition): Shape => {
  const checks = checksOf(definition);
  const shape: { type: 'number'; integer: boolean; min?: number; max?: number } = { type: 'number', integer: isWhole(checks) };
  // above a whole number is at least the next; beside fractions only limits that are included could be read
  const lowest = (value: number, inclusive: unknown): number => (inclusive === true ? value : Math.floor(value) + 1);
  const highest = (value: number, inclusive: unknown): number => (inclusive === true ? value : Math.ceil(value) - 1);
  for (const { check, value, inclusive } of checks) {
    if (check === 'greater_than') shape.min = Math.max(shape.min ?? -Infinity, lowest(value as number, inclusive));
    if (check === 'less_than') shape.max = Math.min(shape.max ?? Infinity, highest(value as number, inclusive));
  }
  return shape;
};

const choice = (values: readonly unknown[]): Shape => {
  const options = values.map((value): Shape => ({ type: 'exactly', value: value as string }));
  return options.length === 1 && options[0] !== undefined ? options[0] : { type: 'either', options };
};

const listOf = (definition: Definition, at: At, read: ReadInner): Shape => {
  const { min, max } = textOf(definition) as { min?: number; max?: number };
  return {
    type: 'list',
    of: read(definition['element'], into(at, 'element')).shape,
    ...(min === undefined ? {} : { min }),
    ...(max === undefined ? {} : { max }),
  };
};

const groupOf = (definition: Definition, at: At, read: ReadInner): Shape => {
  const shape = definition['shape'] as Readonly<Record<string, unknown>>;
  return { type: 'group', fields: Object.keys(shape).map((name) => ({ name, ...read(shape[name], into(at, name)) })) };
};

const wrappers: Readonly<Record<string, (read: ReadShape, definition: Definition) => ReadShape>> = {
  optional: (read) => ({ ...read, optional: true }),
  nullable: (read) => ({ ...read, shape: { ...read.shape, nullable: true } }),
  default: (read, definition) => ({ ...read, default: definition['defaultValue'] as Json }),
  readonly: (read) => read,
};

const plainOf = (definition: Definition, at: At, read: ReadInner): Shape | undefined => {
  switch (definition.type) {
    case 'string':
      return textOf(definition);
    case 'number':
      return numberOf(definition);
    case 'boolean':
      return { type: 'flag' };
    case 'enum':
      return choice(Object.values(definition['entries'] as object));
    case 'literal':
      return choice(definition['values'] as readonly unknown[]);
    case 'array':
      return listOf(definition, at, read);
    case 'object':
      return groupOf(definition, at, read);
    case 'record':
      return { type: 'map', of: read(definition['valueType'], into(at, 'valueType')).shape };
    case 'union':
      return {
        type: 'either',
        options: (definition['options'] as readonly unknown[]).map((one, index) => read(one, into(at, index)).shape),
      };
    default:
      return undefined;
  }
};

/** zod's schema in our terms; nothing, after a diagnostic, where a spec has no use for it. */
export const readZod = (schema: object, at: At, read: ReadInner): ReadShape | undefined => {
  const definition = definitionOf(schema);
  const lost = lostOf(definition);
  if (lost.length > 0) {
    report(at, 'shape/unreadable', { what: `no word of the language says what zod's ${lost.join(', ')} asks` });
    return undefined;
  }
  const wrapper = wrappers[definition.type];
  if (wrapper !== undefined && isObject(definition['innerType'])) return wrapper(read(definition['innerType'], at), definition);
  const shape = plainOf(definition, at, read);
  if (shape !== undefined) return { shape };
  report(at, 'shape/unreadable', { what: `a value of zod's type ${definition.type} has no place in JSON, in a form or in the database` });
  return undefined;
};
