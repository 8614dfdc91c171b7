// The TypeScript type of a shape, with the imports that it needs.
import type { Model } from '../model/model';
import type { Imports } from './generated-file';
import { comment, key, literal, typeMembers } from './print';
import { docs, property, type Property } from './structures';
import type { Field, Shape } from '../model/shape-model';

/** `in`: what a caller sends, where fields with a default may be left out; `out`: what an answer carries. */
export type Direction = 'in' | 'out';

const wire = { date: 'PlainDate', instant: 'Instant', clock: 'Clock' } as const;

/**
 * Tells which entities and shapes have a form of their own on the way in (`ToolsInput`), since a field has a default, or a shape
 * within them `differs`.
 */
export const withInputForm = (
  model: Pick<Model, 'entities' | 'shapes'>,
  differs: (shape: Shape) => boolean = () => false,
): ReadonlySet<string> => {
  const fieldsOf = new Map([...model.entities, ...model.shapes].map((it) => [it.id, it.fields]));
  // a shape within its own fields is only reached through itself: the answer comes from the rest
  const walk = (shape: Shape, seen: Set<string>): boolean => {
    if (differs(shape)) return true;
    if (shape.type === 'list' || shape.type === 'map') return walk(shape.of, seen);
    if (shape.type === 'either') return shape.options.some((option) => walk(option, seen));
    if (shape.type === 'group') return shape.fields.some((field) => inField(field, seen));
    return shape.type === 'like' && named(shape.of, seen);
  };
  const inField = (field: Field, seen: Set<string>): boolean => field.default !== undefined || walk(field.shape, seen);
  const known = new Map<string, boolean>();
  const named = (id: string, seen: Set<string>): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    if (seen.has(id)) return false;
    seen.add(id);
    const has = (fieldsOf.get(id) ?? []).some((field) => inField(field, seen));
    // a no that was found inside a circle may still become a yes from its other side
    if (has || seen.size === 1) known.set(id, has);
    return has;
  };
  return new Set([...fieldsOf.keys()].filter((id) => named(id, new Set())));
};

export interface TypeOptions {
  readonly module: Imports;
  readonly direction: Direction;
  /** From `withInputForm`. */
  readonly inputForms: ReadonlySet<string>;
  /** A file's type where it is not a browser's: `Upload`. */
  readonly file?: string;
}

const bare = (shape: Shape, typeOptions: TypeOptions): string => {
  switch (shape.type) {
    case 'text':
      return shape.format && shape.format in wire
        ? typeOptions.module.type('model/wire', wire[shape.format as keyof typeof wire])
        : 'string';
    case 'number':
      return 'number';
    case 'flag':
      return 'boolean';
    case 'exactly':
      return literal(shape.value);
    case 'oneOf':
      return typeOptions.module.type('model/values', shape.values);
    case 'list':
      return `readonly ${parenthesised(typeText(shape.of, typeOptions))}[]`;
    case 'map':
      return `Readonly<Record<string, ${typeText(shape.of, typeOptions)}>>`;
    case 'group':
      return groupText(shape.fields, typeOptions);
    case 'either':
      return eitherText(shape.options, typeOptions);
    case 'like':
      return typeOptions.module.type(
        'model/entities',
        typeOptions.direction === 'in' && typeOptions.inputForms.has(shape.of) ? `${shape.of}Input` : shape.of,
      );
    case 'file':
      return typeOptions.file ?? 'Blob';
  }
};
const parenthesised = (text: string): string => (/[|&]/.test(text) || text.startsWith('readonly ') ? `(${text})` : text);

const flat = (options: readonly Shape[]): readonly Shape[] =>
  options.flatMap((it) =>
    it.type === 'either' ? flat(it.options.map((inner) => (it.nullable ? { ...inner, nullable: true } : inner))) : [it],
  );
const isText = (shape: Shape): boolean => shape.type === 'text' && !(shape.format && shape.format in wire);
// `string | 'a'` says no more than `string`, and the linter says so
const impliedBy = (options: readonly Shape[]): ((shape: Shape) => boolean) => {
  const has = {
    string: options.some(isText),
    number: options.some((it) => it.type === 'number'),
    boolean: options.some((it) => it.type === 'flag'),
  };
  return (shape) =>
    (shape.type === 'oneOf' && has.string) || (shape.type === 'exactly' && has[typeof shape.value as 'string' | 'number' | 'boolean']);
};
const eitherText = (options: readonly Shape[], typeOptions: TypeOptions): string => {
  const all = flat(options);
  const implied = impliedBy(all);
  const texts = all.filter((it) => !implied(it)).map((it) => bare(it, typeOptions));
  return [...new Set([...texts, ...(all.some((it) => it.nullable) ? ['null'] : [])])].join(' | ');
};

/** The type of a value of this shape: `PlainDate | null`. */
export const typeText = (shape: Shape, typeOptions: TypeOptions): string => {
  const text = bare(shape, typeOptions);
  return shape.nullable && !text.split(' | ').includes('null') ? `${text} | null` : text;
};

/** One member of an interface, with a line of documentation where there is one. */
export const propertyOf = (field: Field, typeOptions: TypeOptions, says?: string): Property => {
  const mayLack =
    typeOptions.direction === 'in' ? field.optional || field.default !== undefined : field.optional && field.default === undefined;
  const type = `${typeText(field.shape, typeOptions)}${mayLack ? ' | undefined' : ''}`;
  const told = [...(says ? [says] : []), ...(field.shape.deprecated ? [`@deprecated ${field.shape.deprecated}`] : [])].join('\n');
  return property(key(field.name), type, { ...docs(told), ...(mayLack && { hasQuestionToken: true }) });
};

/** The same within a type: `readonly comment?: string | undefined`. */
export const memberText = (field: Field, typeOptions: TypeOptions): string => {
  const { name, hasQuestionToken, type } = propertyOf(field, typeOptions);
  const told = field.shape.deprecated ? `/** ${comment(`@deprecated ${field.shape.deprecated}`)} */\n` : '';
  return `${told}readonly ${name}${hasQuestionToken ? '?' : ''}: ${String(type)}`;
};

/** Several fields together: `{ readonly a: string; readonly b?: number | undefined }`. */
export const groupText = (fields: readonly Field[], typeOptions: TypeOptions): string =>
  fields.length === 0 ? 'Readonly<Record<never, never>>' : typeMembers(fields.map((field) => memberText(field, typeOptions)));
