// Generated d837bd53ddd0. The filters of a search: how each is compared, and how people read one that is on. The same for every spec: it stands in
// generator/runtime, and is copied from there as it is.

/** The comparison of one filter of a set; code alone compares those without a column. */
export type Filter =
  | { readonly by: 'code' }
  | {
      readonly by: 'at least' | 'at most';
      readonly column: string;
      readonly label: string;
      readonly chip: string;
      readonly choices?: readonly number[];
    }
  | {
      readonly by: 'any of' | 'all of';
      readonly column: string;
      readonly label: string;
      readonly of: Readonly<Record<string, { readonly label: string }>>;
    }
  | { readonly by: 'is set'; readonly column: string; readonly label: string; readonly unless?: string };
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
      return { id: `${name}-${one}`, label: filter.of[one]?.label ?? one, rest: rest.length > 0 ? rest : undefined };
    });
  const label = 'chip' in filter ? filter.chip.replace('{count}', String(Number(value))) : filter.label;
  return [{ id: name, label, rest: undefined }];
};
