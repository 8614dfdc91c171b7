// Names that must be one thing's alone, keys, and lists that must hold something.
import { nearest } from '../diagnostics/suggest';
import { misfitOfFields } from './fits';
import { at, doubles, listed, type World } from './world';

const checkDoubles = (world: World): void => {
  const { events, settings, kept } = world.model;
  for (const { item, first } of doubles(events, ({ name }) => name))
    world.report(at('event', item.id, 'name'), 'event/duplicate-name', { name: item.name, other: first.id });
  for (const { item, first } of doubles(settings, ({ variable }) => variable))
    world.report(at('setting', item.id, 'variable'), 'setting/duplicate-variable', { variable: item.variable, other: first.id });
  for (const { item, first } of doubles(kept, ({ where, name }) => `${where} ${name}`))
    world.report(at('kept', item.id, 'name'), 'kept/duplicate-name', { name: item.name, other: first.id });
};

const checkKeys = (world: World): void => {
  for (const { id, key, called, fields } of world.model.entities) {
    const names = fields.map(({ name }) => name);
    if (names.includes(key)) continue;
    const slots = { entity: id, key, called, fields: listed(names), didYouMean: nearest(key, names) };
    world.report(at('entity', id, 'key'), 'entity/unknown-key', slots);
  }
};

const checkContents = (world: World): void => {
  for (const { id, items } of world.model.values)
    if (items.length === 0) world.report(at('values', id, 'items'), 'values/empty', { values: id });
  for (const { id, columns, rows } of world.model.tables) {
    if (rows.length === 0) world.report(at('table', id, 'rows'), 'table/empty', { table: id });
    for (const [index, row] of rows.entries()) {
      const what = misfitOfFields(row, columns, world);
      const names = listed(columns.map(({ name }) => name));
      if (what !== undefined) world.report(at('table', id, 'rows', index), 'table/row-misfit', { table: id, what, columns: names });
    }
  }
};

export const checkNames = (world: World): void => {
  checkDoubles(world);
  checkKeys(world);
  checkContents(world);
};
