// Filters: each compares a column that is kept, and tells the number that it asks for.
import { nearest } from '../diagnostics/suggest';
import type { FilterModel } from '../model/shape-model';
import { columnsOf, tableOf } from '../model/storage';
import { at, listed, type World } from './world';

type Spot = Parameters<World['report']>[0];

const checkColumns = (world: World, spot: Spot, { name, filter }: { readonly name: string; readonly filter: FilterModel }): void => {
  const { thing, field, unless } = filter;
  const table = tableOf(world.model, thing);
  const columns = table === undefined ? [] : columnsOf(world.model, table).map((it) => it.name);
  for (const column of [field, ...(unless === undefined ? [] : [unless])])
    if (!columns.includes(column))
      world.report(spot, 'filter/no-column', {
        field: name,
        column,
        thing,
        columns: listed(columns),
        didYouMean: nearest(column, columns),
      });
};

export const checkFilters = (world: World): void => {
  for (const { id, fields } of world.model.shapes)
    for (const { name, filter } of fields) {
      if (filter === undefined) continue;
      const spot = at('shape', id, 'fields', name);
      checkColumns(world, spot, { name, filter });
      const isCounted = filter.by === 'at least' || filter.by === 'at most';
      if (isCounted && filter.chip?.includes('{count}') !== true)
        world.report(spot, 'filter/no-count', { field: name, count: '{count}', example: '{count}+ beds' });
    }
};
