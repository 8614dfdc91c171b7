// Holds a value against a small schema: what a form is filled with, what a browser keeps or tells. Never builds code from text.
// The same for every spec: it stands in generator/runtime, and is copied from there as it is.
import { email, isLongText, isText, uuid } from './patterns';
import { isInstant, isPlainDate } from './wire';

/** As much of JSON Schema as the spec's shapes need. */
export interface Schema {
  readonly $id?: string;
  readonly type?: string | readonly string[];
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number | boolean | null)[];
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
  readonly uniqueItems?: boolean;
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly default?: unknown;
}

/** One way in which a value does not fit, as JSON Schema's validators tell it. */
export interface Misfit {
  readonly keyword: string;
  /** Where in the value: `/tools/spare`. */
  readonly instancePath: string;
  /** Where in the schema: `#/properties/tools/properties/spare/minimum`. */
  readonly schemaPath: string;
  readonly params: { readonly missingProperty?: string };
}

/** A web address with its scheme. */
const uri = /^[a-z][a-z0-9+.-]*:\S+$/i;

const formats: { readonly [format: string]: (text: string) => boolean } = {
  date: isPlainDate,
  'date-time': isInstant,
  text: isText,
  'long-text': isLongText,
  'idn-email': (text) => email.test(text),
  uri: (text) => uri.test(text),
  uuid: (text) => uuid.test(text),
};

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
};
const isOfType = (type: string, value: unknown): boolean => {
  if (type === 'integer') return Number.isInteger(value);
  return kindOf(value) === type && (type !== 'number' || Number.isFinite(value));
};

// spaces around what somebody types are no part of it
const isTyped = ({ format }: Schema): boolean => format === 'text' || format === 'long-text';

/** Whether a value keeps each limit that its schema sets; characters are counted as people count them. */
const limitsOf = (schema: Schema, value: unknown): readonly (readonly [keyword: string, isKept: boolean])[] => {
  if (typeof value === 'number')
    return [
      ['maximum', !(value > (schema.maximum ?? Infinity))],
      ['minimum', !(value < (schema.minimum ?? -Infinity))],
    ];
  if (typeof value === 'string') {
    const text = isTyped(schema) ? value.trim() : value;
    const length = Array.from(text).length;
    return [
      ['maxLength', length <= (schema.maxLength ?? Infinity)],
      ['minLength', length >= (schema.minLength ?? 0)],
      ['pattern', schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(text)],
      ['format', formats[schema.format ?? '']?.(text) ?? true],
    ];
  }
  if (!Array.isArray(value)) return [];
  return [
    ['maxItems', value.length <= (schema.maxItems ?? Infinity)],
    ['minItems', value.length >= (schema.minItems ?? 0)],
    ['uniqueItems', schema.uniqueItems !== true || new Set(value).size === value.length],
  ];
};

interface Place {
  readonly instancePath: string;
  readonly schemaPath: string;
}
const within = ({ instancePath, schemaPath }: Place, part: string | number, keywords: string): Place => ({
  instancePath: `${instancePath}/${part}`,
  schemaPath: `${schemaPath}/${keywords}`,
});

const inObject = (schema: Schema, value: object, place: Place): readonly Misfit[] => {
  const { properties = {}, required = [], additionalProperties = true } = schema;
  const given = new Map(Object.entries(value).filter(([, inner]: readonly [string, unknown]) => inner !== undefined));
  const missing = required
    .filter((name) => !given.has(name))
    .map((missingProperty) => ({ ...misfit('required', place), params: { missingProperty } }));
  const inside = Object.entries(properties).flatMap(([name, known]) =>
    given.has(name) ? misfitsAt(known, given.get(name), within(place, name, `properties/${name}`)) : [],
  );
  const beside = [...given].filter(([name]) => additionalProperties !== true && !Object.hasOwn(properties, name));
  const besides = beside.flatMap(([name, inner]) =>
    typeof additionalProperties === 'object'
      ? misfitsAt(additionalProperties, inner, within(place, name, 'additionalProperties'))
      : [misfit('additionalProperties', place)],
  );
  return [...missing, ...inside, ...besides];
};

const inAlternatives = (options: readonly Schema[], value: unknown, place: Place): readonly Misfit[] => {
  const found = options.map((option, index) => misfitsAt(option, value, { ...place, schemaPath: `${place.schemaPath}/anyOf/${index}` }));
  return found.some((it) => it.length === 0) ? [] : [...found.flat(), misfit('anyOf', place)];
};

const misfit = (keyword: string, { instancePath, schemaPath }: Place): Misfit => ({
  keyword,
  instancePath,
  schemaPath: `${schemaPath}/${keyword}`,
  params: {},
});

const misfitsAt = (schema: Schema, value: unknown, place: Place): readonly Misfit[] => {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  const options: readonly unknown[] | undefined = schema.enum;
  const own = [
    ['type', types.length === 0 || types.some((type) => isOfType(type, value))] as const,
    ...limitsOf(schema, value),
    ['const', schema.const === undefined || schema.const === value] as const,
    ['enum', options?.includes(value) ?? true] as const,
  ];
  return [
    ...own.filter(([, isKept]) => !isKept).map(([keyword]) => misfit(keyword, place)),
    ...(schema.anyOf ? inAlternatives(schema.anyOf, value, place) : []),
    ...(Array.isArray(value) && schema.items
      ? value.flatMap((item, index) => misfitsAt(schema.items ?? {}, item, within(place, index, 'items')))
      : []),
    ...(kindOf(value) === 'object' ? inObject(schema, value as object, place) : []),
  ];
};

/** Every way in which a value does not fit a schema; none where it fits. */
export const misfitsOf = (schema: Schema, value: unknown): readonly Misfit[] =>
  misfitsAt(schema, value, { instancePath: '', schemaPath: '#' });

/** Whether a value fits a schema: `fits(events.pageVisit.schema, { path })`. */
export const fits = (schema: Schema, value: unknown): boolean => misfitsOf(schema, value).length === 0;
