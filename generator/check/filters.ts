// Filters: each compares a column that is kept, and tells the number that it asks for.
import { nearest } from '../diagnostics/suggest';
import type { FilterModel } from '../model/shape-model';
import { columnsOf, tableOf } from '../model/storage';
import { at, listed, type CheckContext } from './context';

type Spot = Parameters<CheckContext['report']>[0];

interface FilterContext {
  readonly name: string;
  readonly filter: FilterModel;
}

const checkColumns = (context: CheckContext, spot: Spot, { name, filter }: FilterContext): void => {
  const { thing, field, unless } = filter;
  const table = tableOf(context.model, thing);
  const columns = table === undefined ? [] : columnsOf(context.model, table).map((it) => it.name);
  for (const column of [field, ...(unless === undefined ? [] : [unless])])
    if (!columns.includes(column))
      context.report(spot, 'filter/no-column', {
        field: name,
        column,
        thing,
        columns: listed(columns),
        didYouMean: nearest(column, columns),
      });
};

const checkWay = (context: CheckContext, spot: Spot, { name, filter: { thing, through } }: FilterContext): void => {
  if (through === undefined) return;
  const table = tableOf(context.model, through.thing);
  const way = table && columnsOf(context.model, table).find((it) => it.name === through.field);
  if (way?.refers !== thing) context.report(spot, 'filter/no-way', { field: name, way: `${through.thing}.${through.field}`, thing });
};

interface Chosen extends FilterContext {
  readonly isCounted: boolean;
}
const checkChoices = (context: CheckContext, spot: Spot, { name, filter: { choices, by }, isCounted }: Chosen): void => {
  if (choices === undefined) return;
  const rise = choices.every((it, at) => it > (choices[at - 1] ?? 0));
  if (!isCounted || !rise || choices.length === 0)
    context.report(spot, 'filter/choices', { field: name, by, choices: listed(choices.map(String)) });
};

export const checkFilters = (context: CheckContext): void => {
  for (const { id, fields } of context.model.shapes)
    for (const { name, filter } of fields) {
      if (filter === undefined) continue;
      const spot = at('shape', id, 'fields', name);
      checkColumns(context, spot, { name, filter });
      checkWay(context, spot, { name, filter });
      const isCounted = filter.by === 'at least' || filter.by === 'at most';
      if (isCounted && filter.chip?.includes('{count}') !== true)
        context.report(spot, 'filter/no-count', { field: name, count: '{count}', example: '{count}+ beds' });
      checkChoices(context, spot, { name, filter, isCounted });
    }
};
