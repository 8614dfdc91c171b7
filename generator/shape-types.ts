// The TypeScript type of a shape, with the imports that it needs.
import type { Model } from './model';
import { key, literal, type Module } from './print';
import type { Field, Shape } from './shape-model';

/** `in`: what a caller sends, where fields with a default may be left out; `out`: what an answer carries. */
export type Direction = 'in' | 'out';

const wire = { date: 'PlainDate', instant: 'Instant', clock: 'Clock' } as const;

/** Tells which entities and shapes have a form of their own on the way in (`GuestsInput`), since a field has a default. */
export const withInputForm = (model: Pick<Model, 'entities' | 'shapes'>): ReadonlySet<string> => {
  const fieldsOf = new Map([...model.entities, ...model.shapes].map((it) => [it.id, it.fields]));
  const known = new Map<string, boolean>();
  const inShape = (shape: Shape): boolean => {
    if (shape.type === 'list' || shape.type === 'map') return inShape(shape.of);
    if (shape.type === 'either') return shape.options.some(inShape);
    if (shape.type === 'group') return shape.fields.some(inField);
    return shape.type === 'like' && named(shape.of);
  };
  const inField = (field: Field): boolean => field.default !== undefined || inShape(field.shape);
  const named = (id: string): boolean => {
    const answer = known.get(id);
    if (answer !== undefined) return answer;
    known.set(id, false);
    const has = (fieldsOf.get(id) ?? []).some(inField);
    known.set(id, has);
    return has;
  };
  return new Set([...fieldsOf.keys()].filter(named));
};

export interface Typing {
  readonly module: Module;
  readonly direction: Direction;
  /** From `withInputForm`. */
  readonly inputForms: ReadonlySet<string>;
}

const bare = (shape: Shape, typing: Typing): string => {
  switch (shape.type) {
    case 'text':
      return shape.format && shape.format in wire ? typing.module.type('model/wire', wire[shape.format as keyof typeof wire]) : 'string';
    case 'number':
      return 'number';
    case 'flag':
      return 'boolean';
    case 'exactly':
      return literal(shape.value);
    case 'oneOf':
      return typing.module.type('model/values', shape.values);
    case 'list':
      return `readonly ${parenthesised(typeText(shape.of, typing))}[]`;
    case 'map':
      return `Readonly<Record<string, ${typeText(shape.of, typing)}>>`;
    case 'group':
      return groupText(shape.fields, typing);
    case 'either':
      return shape.options.map((option) => typeText(option, typing)).join(' | ');
    case 'like':
      return typing.module.type(
        'model/entities',
        typing.direction === 'in' && typing.inputForms.has(shape.of) ? `${shape.of}Input` : shape.of,
      );
    case 'file':
      return 'Blob';
  }
};
const parenthesised = (text: string): string => (/[|&]/.test(text) || text.startsWith('readonly ') ? `(${text})` : text);

/** The type of a value of this shape: `PlainDate | null`. */
export const typeText = (shape: Shape, typing: Typing): string => (shape.nullable ? `${bare(shape, typing)} | null` : bare(shape, typing));

/** One member of an interface: `readonly comment?: string | undefined`. */
export const memberText = (field: Field, typing: Typing): string => {
  const mayLack = typing.direction === 'in' ? field.optional || field.default !== undefined : field.optional && field.default === undefined;
  return `readonly ${key(field.name)}${mayLack ? '?' : ''}: ${typeText(field.shape, typing)}${mayLack ? ' | undefined' : ''}`;
};

/** Several fields together: `{ readonly a: string; readonly b?: number | undefined }`. */
export const groupText = (fields: readonly Field[], typing: Typing): string =>
  fields.length === 0 ? 'Readonly<Record<never, never>>' : `{ ${fields.map((field) => memberText(field, typing)).join('; ')} }`;
