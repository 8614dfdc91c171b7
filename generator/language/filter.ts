// Fields that a search narrows by: each says once how it is compared, with what, and how people read it.
import { z } from 'zod';
import type { Entity, Fields, Shape } from './entity';
import type { FormField } from './form';
import { decimal, type Facts, flag, integer, list, oneOf, optional } from './shapes';
import type { Term } from './terms';
import type { Text } from './text';
import type { Values } from './values';

/** How a value may be narrowed: a number by a limit, one of a list by some of it, a list by entries of which it has to hold all or one, a flag by being set. */
type ComparisonOf<T> = T extends boolean
  ? 'is set'
  : T extends number
    ? 'at least' | 'at most'
    : T extends readonly unknown[]
      ? 'all of' | 'some of'
      : T extends string
        ? 'any of'
        : never;
/** A filter: a value by which people narrow a search. */
type NarrowedBy<T> = T extends boolean | number ? T : T extends readonly (infer One)[] ? One[] : T[];

export interface FilterOptions {
  /** Its label in a form. */
  readonly label: Text;
  readonly help?: Text;
  /** A number that is asked for, as people read it: `'{count}+ watts'`; an entry of a list, where its own label is not enough: `'With {label}'`. */
  readonly chip?: `${string}{${'count' | 'label'}}${string}`;
  /** The limits that people choose from, the lowest first; without them the whole numbers from one to five. */
  readonly choices?: readonly number[];
  /** Its meaning for readers of the documentation, where its comparison does not say it. */
  readonly says?: string;
  /** The highest number, or the most entries, where they are not those of the field. */
  readonly max?: number;
  /** Where the field is one of a thing that the narrowed one belongs to: the way there. @example through: tool.keeper_id */
  readonly through?: Term<string>;
  /** A yes-or-no column of the same table that must not be set, whatever the field says. */
  readonly unless?: string;
}

interface FieldTerm {
  readonly of: Entity | Shape;
  readonly name: string;
}

const factsOf = (schema: unknown): Facts => z.globalRegistry.get(schema as z.ZodType) as unknown as Facts;

/** Whether the limits that are offered are not all whole numbers. */
const isFine = (choices: readonly number[] = []): boolean => choices.some((it) => !Number.isInteger(it));

const narrowing = ({ of, name }: FieldTerm, by: string, { label, says, max, choices }: FilterOptions): z.ZodType => {
  const kept = factsOf(of.fields[name]);
  // a field that may be empty is narrowed by what it holds otherwise
  const facts = kept.word === 'nullable' ? factsOf(kept.of) : kept;
  const most = { max: max ?? facts.max ?? 0 };
  if (by === 'is set') return flag({ ...(says !== undefined && { says }) });
  if (by === 'all of' || by === 'some of')
    return list(facts.of as z.ZodType, { ...most, says: says ?? (by === 'all of' ? 'All of these' : 'At least one of these') });
  if (by === 'any of') return list(oneOf(facts.of as Values), { max: max ?? 20, says: says ?? 'Any of these' });
  const limits = { min: 0, ...most, says: says ?? `${by === 'at least' ? 'At least' : 'At most'} so many ${label.toLowerCase()}` };
  return isFine(choices) ? decimal(limits) : integer(limits);
};

/**
 * A field of a set of filters (a query facet), which may be left out: the field of a thing that it narrows by, how, and its words. From it come the shape
 * that is sent and the query of an address, the words of a form's field (`formFieldsOf`), the chip that says that it is on, and the column
 * that the server compares (`generated/model/filters`). A filter over something that no table keeps is a plain field: code compares it.
 *
 * @example
 * export const SearchFilters = shape({
 *   source: '§7', called: 'set of filters', says: 'What a tool must have to be found',
 *   fields: {
 *     power_min: filter(tool.watts, 'at least', { label: 'Power', chip: '{count}+ watts' }),
 *     types: filter(tool.tool_type, 'any of', { label: 'Tool type' }),
 *     parts: filter(tool.parts, 'all of', { label: 'Parts' }),
 *     delivered: filter(tool.delivered, 'is set', { label: 'Delivered' }),
 *   },
 * });
 */
export const filter = <T>(of: Term<T>, by: ComparisonOf<NoInfer<T>>, it: FilterOptions): z.ZodType<NarrowedBy<T> | undefined> => {
  const field = optional(narrowing(of as unknown as FieldTerm, by, it));
  const { says: _says, max: _max, ...words } = it;
  z.globalRegistry.add(field, { ...(factsOf(field) as object), filter: { of, by, ...words } });
  return field as z.ZodType<NarrowedBy<T> | undefined>;
};

const widgets = {
  'at least': 'stepper',
  'at most': 'stepper',
  'any of': 'checkboxes',
  'all of': 'checkboxes',
  'some of': 'checkboxes',
  'is set': 'checkbox',
} as const;
interface Kept extends FilterOptions {
  readonly by: keyof typeof widgets;
}

/** The filters of a shape as fields of a form, with their words. @example fields: { ...formFieldsOf(SearchFilters) } */
export const formFieldsOf = <F extends Fields>(of: Shape<F>): { readonly [K in Extract<keyof F, string>]?: FormField<z.output<F[K]>> } => {
  const fields: Record<string, FormField> = {};
  for (const [name, schema] of Object.entries(of.fields)) {
    const kept = factsOf(schema)['filter'] as Kept | undefined;
    if (kept !== undefined)
      fields[name] = {
        label: kept.label,
        widget: isFine(kept.choices) ? 'number' : widgets[kept.by],
        ...(kept.help !== undefined && { help: kept.help }),
      };
  }
  return fields as unknown as { readonly [K in Extract<keyof F, string>]?: FormField<z.output<F[K]>> };
};
