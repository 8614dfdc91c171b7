// Options of an `either` that are told apart by a tag: a field that each of them has, always, with one value of its own.
import type { Field, Shape } from './shape-model';

export interface Option {
  readonly shape: Shape;
  readonly fields: readonly Field[];
}

/** The field that tells the options apart; nothing where none does. */
export const tagOf = (options: readonly Option[]): string | undefined =>
  options[0]?.fields.find(({ name }) => {
    const tags = options.map(({ fields }) => fields.find((field) => field.name === name && !field.optional)?.shape);
    const values = tags.flatMap((shape) => (shape?.type === 'exactly' && !shape.nullable ? [shape.value] : []));
    return new Set(values).size === options.length;
  })?.name;

/** An option's own value of the tag. */
export const tagValueOf = ({ fields }: Option, tag: string): string | number | boolean | undefined => {
  const shape = fields.find((field) => field.name === tag)?.shape;
  return shape?.type === 'exactly' ? shape.value : undefined;
};
