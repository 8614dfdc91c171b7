// A form's sentences for values that do not fit: one for each way in which its schema can refuse.
import type { FormFieldModel, Model } from '../../model/model';
import type { JsonSchema } from '../../print/json-schema';
import type { Shape } from '../../model/shape-model';
import { entryOf } from './schema';
import { widgetOf, wordsOf } from './ui';

/** By keyword of the schema; `otherwise` stands for what no keyword names. */
export type FieldTexts = { readonly [keyword: string]: string };

type Product = Model['product'];
interface Asked {
  readonly label: string;
  readonly widget: string;
  readonly required: boolean;
  readonly autocomplete?: string | undefined;
  readonly missing?: string | undefined;
  readonly shape?: Shape | undefined;
  readonly product: Product;
}

const picked: { readonly [widget: string]: string } = {
  select: 'Choose one.',
  radio: 'Choose an answer.',
  checkboxes: 'Choose at least one.',
  date: 'Choose a date.',
  dates: 'Choose the dates.',
  time: 'Choose a time.',
  timezone: 'Choose a time zone.',
  stars: 'Choose how many stars.',
  scale: 'Choose an answer.',
  faces: 'Choose an answer.',
};
const brought = new Set(['file', 'photos']);
// labels of a person's facts that a browser fills in: they read well after "your"
const personal =
  /^(email|username|(given-|family-|additional-)?name|tel|street-address|address-.*|postal-code|bday|(new|current)-password)/;

const missingText = (asked: Asked): string => {
  if (asked.missing) return asked.missing;
  const { label, widget } = asked;
  if (widget === 'checkbox') return 'Check this box to continue.';
  const choose = picked[widget];
  if (choose) return choose;
  if (/[?.:!…]$/u.test(label)) return 'Answer this question.';
  if (brought.has(widget)) return `Add this: ${label}.`;
  const thing = label.replace(/^your /i, '');
  if (asked.autocomplete && personal.test(asked.autocomplete)) return `Enter your ${thing.charAt(0).toLowerCase()}${thing.slice(1)}.`;
  return `Fill this in: ${label}.`;
};

const grouped = (value: string): string => value.replace(/\B(?<!\.\d*)(?=(\d{3})+(?!\d))/g, ',');
const money = (cents: number, sign = ''): string => `${sign}${grouped(cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))}`;
const amount = (value: unknown, asked: Asked): string => {
  const shape = asked.shape && entryOf(asked.shape);
  return shape?.type === 'number' && shape.unit === 'cents' ? money(Number(value), asked.product.currency) : grouped(String(value));
};
const characters = (count: unknown): string => (count === 1 ? '1 character' : `${grouped(String(count))} characters`);
const entries = (count: unknown, asked: Asked): string => {
  const thing = brought.has(asked.widget) ? 'photo' : asked.widget in picked ? 'option' : 'entry';
  if (count === 1) return `1 ${thing}`;
  return `${String(count)} ${thing === 'entry' ? 'entries' : `${thing}s`}`;
};

const verb = (asked: Asked): string => (asked.widget in picked ? 'Choose' : 'Add');

const formatTexts: { readonly [format: string]: string } = {
  date: 'Enter a date such as 2027-02-12.',
  'date-time': 'Enter a date and a time.',
  uri: 'Enter a full web address, starting with https://.',
  uuid: 'This isn’t a valid code.',
  text: 'Use one line, without hidden characters.',
  'long-text': 'This has hidden characters. Try typing it.',
};
const emailText = (example: string | undefined): string => `Enter an email address${example === undefined ? '' : ` such as ${example}`}.`;
const patternText = ({ shape }: Asked): string => {
  const entry = shape && entryOf(shape);
  if (entry?.type !== 'text') return 'This isn’t in the right format.';
  if (entry.patternSays) return entry.patternSays;
  if (entry.format === 'clock') return 'Enter a time such as 16:00.';
  return entry.format === 'url' ? 'Enter a web address without spaces.' : 'This isn’t in the right format.';
};
const typeText = (type: unknown): string | undefined => {
  const types = Array.isArray(type) ? type.map(String) : [String(type)];
  if (types.includes('integer')) return 'Enter a whole number.';
  return types.includes('number') ? 'Enter a number.' : undefined;
};

type Say = (value: unknown, asked: Asked) => string | undefined;
const sayings: { readonly [keyword: string]: Say } = {
  type: typeText,
  enum: (options, asked) => (Array.isArray(options) && options.length === 1 ? missingText(asked) : 'Choose one of the options.'),
  format: (format, { product }) => {
    if (format === 'password') return undefined;
    return format === 'idn-email' ? emailText(product.exampleEmail) : (formatTexts[String(format)] ?? 'This isn’t in the right format.');
  },
  pattern: (_, asked) => patternText(asked),
  minLength: (least, asked) => (least === 1 ? missingText(asked) : `Use at least ${characters(least)}.`),
  maxLength: (most) => `Use at most ${characters(most)}.`,
  minimum: (least, asked) => `Enter ${amount(least, asked)} or more.`,
  maximum: (most, asked) => `Enter ${amount(most, asked)} or less.`,
  minItems: (least, asked) => (least === 1 ? missingText(asked) : `${verb(asked)} at least ${entries(least, asked)}.`),
  maxItems: (most, asked) => `${verb(asked)} at most ${entries(most, asked)}.`,
  uniqueItems: () => 'This is listed twice.',
  anyOf: () => 'Check what you entered.',
};

const megabytes = (bytes: number): string => `${Math.round((bytes / 1_000_000) * 10) / 10} MB`;
const fileTexts = (shape: Shape | undefined): FieldTexts => {
  const entry = shape && entryOf(shape);
  if (entry?.type !== 'file') return {};
  const kinds = entry.types.map((type) => type.replace(/^.*\//, '').toUpperCase());
  return { maxBytes: `Choose a file up to ${megabytes(entry.maxBytes)}.`, accept: `Choose one of these file types: ${kinds.join(', ')}.` };
};

// a refusal without a sentence of its own is an empty value: `null` where a text is wanted, or no key at all
const ownTexts = (schema: JsonSchema, asked: Asked): FieldTexts => {
  const otherwise = asked.required ? missingText(asked) : undefined;
  const said = Object.entries(schema).flatMap(([keyword, value]) => {
    const says = sayings[keyword]?.(value, asked);
    return says === undefined || says === otherwise ? [] : [[keyword, says] as const];
  });
  return { ...Object.fromEntries(said), ...(otherwise !== undefined && { otherwise }) };
};

const partTexts = (path: string, schema: JsonSchema, product: Product): readonly (readonly [string, FieldTexts])[] => {
  const properties = Object.entries((schema['properties'] ?? {}) as { readonly [name: string]: JsonSchema });
  const required = (schema['required'] ?? []) as readonly string[];
  const inner = properties.flatMap(([name, part]) => {
    const asked = { label: wordsOf(name), widget: 'text', required: required.includes(name), product };
    return [[`${path}.${name}`, ownTexts(part, asked)] as const, ...partTexts(`${path}.${name}`, part, product)];
  });
  const entry = schema['items'] as JsonSchema | undefined;
  if (!entry) return inner;
  return [
    ...inner,
    [`${path}.*`, ownTexts(entry, { label: 'Entry', widget: 'text', required: true, product })],
    ...partTexts(`${path}.*`, entry, product),
  ];
};

/** The sentences of one field, and of its parts (`photos.*.alt`), by path. */
export const errorTexts = (
  field: FormFieldModel,
  schema: JsonSchema,
  { product, fill }: { readonly product: Product; readonly fill: (text: string) => string },
): readonly (readonly [string, FieldTexts])[] => {
  const asked = {
    label: fill(field.label),
    widget: widgetOf(field.shape, field.widget),
    required: !field.optional && field.default === undefined,
    autocomplete: field.autocomplete,
    missing: field.missing === undefined ? undefined : fill(field.missing),
    shape: field.shape,
    product,
  };
  return [[field.name, { ...ownTexts(schema, asked), ...fileTexts(field.shape) }], ...partTexts(field.name, schema, product)];
};
