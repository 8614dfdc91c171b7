// Whether a value that stands in a spec is one that its shape would take.
import { clock, date, email, instant, isLongText, isText, uuid } from '../runtime/model/patterns';
import type { Field, Json, Shape } from '../model/shape-model';
import { listed, type CheckContext } from './context';

/** Whether a date is on the calendar: engines let 30 February slip into March. */
const isDay = (date: string): boolean => {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
};
/** Of texts that look like dates, those that are one. */
const onCalendar = (form: RegExp): Pick<RegExp, 'test'> => ({
  test: (text) => form.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)),
});
const formats: Readonly<Record<string, { readonly fits: Pick<RegExp, 'test'>; readonly like: string }>> = {
  text: { fits: { test: isText }, like: 'a text on one line without hidden characters' },
  long: { fits: { test: isLongText }, like: 'a text without hidden characters' },
  email: { fits: email, like: 'an email address' },
  url: { fits: /^[a-z][a-z0-9+.-]*:\S+$/i, like: 'a web address' },
  uuid: { fits: uuid, like: 'a UUID' },
  date: { fits: onCalendar(date), like: 'a date such as 2027-02-12' },
  instant: { fits: onCalendar(instant), like: 'a moment such as 2027-02-12T16:00:00Z' },
  clock: { fits: clock, like: 'a time of day such as 16:00' },
};

type Of<T extends Shape['type']> = Extract<Shape, { readonly type: T }>;

const matches = (value: string, pattern: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    return true;
  }
};

const ofText = (value: Json, { min, max, pattern, format, typed }: Of<'text'>): string | undefined => {
  if (typeof value !== 'string') return `${JSON.stringify(value)} is not a text`;
  const { length } = Array.from(value);
  if (min !== undefined && length < min) return `“${value}” has ${length} characters, and ${min} are the fewest`;
  if (max !== undefined && length > max) return `“${value}” has ${length} characters, and ${max} are the most`;
  const written = formats[format ?? typed ?? 'text'];
  if (written !== undefined && !written.fits.test(value)) return `“${value}” is not ${written.like}`;
  return pattern === undefined || matches(value, pattern) ? undefined : `“${value}” does not match the pattern`;
};

const ofNumber = (value: Json, { min, max, integer }: Of<'number'>): string | undefined => {
  if (typeof value !== 'number') return `${JSON.stringify(value)} is not a number`;
  if (integer && !Number.isInteger(value)) return `${value} is not a whole number`;
  if (min !== undefined && value < min) return `${value} is less than ${min}`;
  return max !== undefined && value > max ? `${value} is more than ${max}` : undefined;
};

const ofList = (value: Json, { of, min, max }: Of<'list'>, context: CheckContext): string | undefined => {
  if (!Array.isArray(value)) return `${JSON.stringify(value)} is not a list`;
  const entries = value as readonly Json[];
  if (min !== undefined && entries.length < min) return `it has ${entries.length} entries, and ${min} are the fewest`;
  if (max !== undefined && entries.length > max) return `it has ${entries.length} entries, and ${max} are the most`;
  return ofEach(entries, of, context);
};

const ofEach = (values: readonly Json[], shape: Shape, context: CheckContext): string | undefined =>
  values.map((one) => misfitOf(one, shape, context)).find((misfit) => misfit !== undefined);

/** Why named values are not these fields: one too many, one missing, or one that does not fit. */
export const misfitOfFields = (value: Json, fields: readonly Field[], context: CheckContext): string | undefined => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${JSON.stringify(value)} is not a group of values`;
  const given = value as { readonly [name: string]: Json };
  const known = new Set(fields.map(({ name }) => name));
  const extra = Object.keys(given).find((name) => !known.has(name));
  if (extra !== undefined) return `there is no ${extra}`;
  for (const { name, shape, optional, default: fallback } of fields) {
    const one = given[name];
    if (one === undefined && (optional || fallback !== undefined)) continue;
    const misfit = one === undefined ? 'it is missing' : misfitOf(one, shape, context);
    if (misfit !== undefined) return `${name}: ${misfit}`;
  }
  return undefined;
};

const ofEntry = (value: Json, values: string, context: CheckContext): string | undefined => {
  const items = context.values.get(values)?.items.map((item) => item.value);
  return items === undefined || (typeof value === 'string' && items.includes(value))
    ? undefined
    : `${JSON.stringify(value)} is none of ${listed(items)}`;
};

/** Why a value does not fit a shape; nothing where it does. */
export const misfitOf = (value: Json, shape: Shape, context: CheckContext): string | undefined => {
  if (value === null) return shape.nullable === true ? undefined : 'it may not be null';
  switch (shape.type) {
    case 'text':
      return ofText(value, shape);
    case 'number':
      return ofNumber(value, shape);
    case 'flag':
      return typeof value === 'boolean' ? undefined : `${JSON.stringify(value)} is neither true nor false`;
    case 'exactly':
      return value === shape.value ? undefined : `${JSON.stringify(value)} is not ${JSON.stringify(shape.value)}`;
    case 'oneOf':
      return ofEntry(value, shape.values, context);
    case 'list':
      return ofList(value, shape, context);
    case 'map':
      return typeof value === 'object' && !Array.isArray(value)
        ? ofEach(Object.values(value), shape.of, context)
        : `${JSON.stringify(value)} is not a group of values`;
    case 'group':
      return misfitOfFields(value, shape.fields, context);
    case 'like':
      return misfitOfFields(value, context.things.get(shape.of)?.fields ?? [], context);
    case 'either': {
      const misfits = shape.options.map((option) => misfitOf(value, option, context));
      return misfits.includes(undefined) ? undefined : misfits[0];
    }
    case 'file':
      return undefined;
  }
};
