// Reads shapes that no word of the language made, from zod's own definitions: the plain types that JSON can carry.
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

const isPattern = ({ format, pattern }: ZodCheck): boolean => format === 'regex' && /^u?$/.test((pattern as RegExp).flags);
const isWhole = (checks: readonly ZodCheck[]): boolean => checks.some(({ format }) => format === 'safeint');
const lengths: ReadonlySet<unknown> = new Set(['min_length', 'max_length', 'length_equals']);

/** Whether a shape of ours can say what a check of zod's asks, by zod's type. */
const kept: Readonly<Record<string, (check: ZodCheck, checks: readonly ZodCheck[]) => boolean>> = {
  string: (check) => lengths.has(check['check']) || formatOf(check) !== undefined || isPattern(check),
  number: (check, checks) =>
    check['format'] === 'safeint' ||
    (['greater_than', 'less_than'].includes(String(check['check'])) && (check['inclusive'] === true || isWhole(checks))),
  array: (check) => lengths.has(check['check']),
};

/** The checks that no shape of ours can say, in zod's words. */
const lostOf = (definition: Definition): readonly string[] => {
  const checks = checksOf(definition).filter(({ check }) => check !== undefined);
  const lost = checks.filter((check) => kept[definition.type]?.(check, checks) !== true);
  return [
    ...lost.map(({ check, format, pattern }) => (format === 'regex' ? String(pattern) : String(format ?? check))),
    ...(definition['coerce'] === true ? ['coerce'] : []),
    ...(isObject(definition['catchall']) && definitionOf(definition['catchall']).type !== 'never' ? ['catchall'] : []),
  ];
};

const textOf = (definition: Definition): Shape => {
  const shape: { type: 'text'; min?: number; max?: number; pattern?: string; format?: 'email' | 'url' | 'uuid' | 'date' | 'instant' } = {
    type: 'text',
  };
  for (const check of checksOf(definition)) {
    if (check['check'] === 'min_length') shape.min = check['minimum'] as number;
    if (check['check'] === 'max_length') shape.max = check['maximum'] as number;
    if (check['check'] === 'length_equals') shape.min = shape.max = check['length'] as number;
    const format = formatOf(check);
    if (format !== undefined) shape.format = format;
    else if (check['format'] === 'regex') shape.pattern = (check['pattern'] as RegExp).source;
  }
  return shape;
};

const numberOf = (definition: Definition): Shape => {
  const checks = checksOf(definition);
  const shape: { type: 'number'; integer: boolean; min?: number; max?: number } = { type: 'number', integer: isWhole(checks) };
  for (const { check, value, inclusive } of checks) {
    // above a whole number is at least the next
    if (check === 'greater_than') shape.min = (value as number) + (inclusive === true ? 0 : 1);
    if (check === 'less_than') shape.max = (value as number) - (inclusive === true ? 0 : 1);
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
