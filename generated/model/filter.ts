// Generated 71945ca14afa. The filters of a search: how each is compared, and how people read one that is on. The same for every spec: it stands in
// generator/runtime, and is copied from there as it is.

/** Where the column stands in another table: that table with its key, and the column of the narrowed one that refers to it. */
export interface Through {
  readonly table: string;
  readonly key: string;
  readonly by: string;
}

/** The comparison of one filter of a set; code alone compares those without a column. */
export type Filter = { readonly by: 'code' } | (Compared & ColumnFilter);

/** The column that is compared, and its label. */
interface Compared {
  readonly column: string;
  readonly label: string;
  readonly through?: Through;
}
type ColumnFilter =
  | {
      readonly by: 'at least' | 'at most';
      readonly chip: string;
      readonly choices?: readonly number[];
    }
  | {
      readonly by: 'any of' | 'all of' | 'some of';
      readonly chip?: string;
      readonly of: Readonly<Record<string, { readonly label: string }>>;
    }
  | { readonly by: 'is set'; readonly unless?: string };
/** Each filter of a set, by its field. */
export type Filters<F extends object> = { readonly [K in keyof F]-?: Filter };

/** A filter that is on, in words, and the value that is left of it when this part is taken away. */
export interface Chip {
  readonly id: string;
  readonly label: string;
  readonly rest: readonly string[] | undefined;
}

/** One filter as the chips that say that it is on: one for each entry of a list. */
export const chipsOf = (name: string, filter: Filter, value: unknown): readonly Chip[] => {
  if (!value || filter.by === 'code') return [];
  if ('of' in filter)
    return (value as readonly string[]).map((one, _at, all) => {
      const rest = all.filter((it) => it !== one);
      return {
        id: `${name}-${one}`,
        label: (filter.chip ?? '{label}').replace('{label}', filter.of[one]?.label ?? one),
        rest: rest.length > 0 ? rest : undefined,
      };
    });
  const label = 'chip' in filter ? filter.chip.replace('{count}', String(Number(value))) : filter.label;
  return [{ id: name, label, rest: undefined }];
};
