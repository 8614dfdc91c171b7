// Names that must be one thing's alone, keys, and lists that must hold something.
import { nearest } from '../diagnostics/suggest';
import { shapeInWords } from '../model/words';
import { misfitOf, misfitOfFields } from './fits';
import { at, doubles, listed, type CheckContext } from './context';

const checkDoubles = (context: CheckContext): void => {
  const { events, settings, kept } = context.model;
  for (const { item, first } of doubles(events, ({ name }) => name))
    context.report(at('event', item.id, 'name'), 'event/duplicate-name', { name: item.name, other: first.id });
  for (const { item, first } of doubles(settings, ({ variable }) => variable))
    context.report(at('setting', item.id, 'variable'), 'setting/duplicate-variable', { variable: item.variable, other: first.id });
  for (const { item, first } of doubles(kept, ({ where, name }) => `${where} ${name}`))
    context.report(at('kept', item.id, 'name'), 'kept/duplicate-name', { name: item.name, other: first.id });
};

const checkSettings = (context: CheckContext): void => {
  for (const { id, variable, holds, default: standard } of context.model.settings) {
    const isLine = ['flag', 'number', 'text'].includes(holds.type) && holds.nullable === undefined;
    if (!isLine) context.report(at('setting', id, 'holds'), 'setting/not-in-a-variable', { variable, shape: shapeInWords(holds) });
    // an empty text is none
    const what = !isLine || standard === undefined || standard === '' ? undefined : misfitOf(standard, holds, context);
    if (what !== undefined) context.report(at('setting', id, 'default'), 'setting/default-misfit', { setting: id, what });
  }
};

const checkKeys = (context: CheckContext): void => {
  for (const { id, key, called, fields } of context.model.entities) {
    const names = fields.map(({ name }) => name);
    if (names.includes(key)) continue;
    const slots = { entity: id, key, called, fields: listed(names), didYouMean: nearest(key, names) };
    context.report(at('entity', id, 'key'), 'entity/unknown-key', slots);
  }
};

const checkContents = (context: CheckContext): void => {
  for (const { id, items } of context.model.values)
    if (items.length === 0) context.report(at('values', id, 'items'), 'values/empty', { values: id });
  for (const { id, columns, rows } of context.model.tables) {
    if (rows.length === 0) context.report(at('table', id, 'rows'), 'table/empty', { table: id });
    for (const [index, row] of rows.entries()) {
      const what = misfitOfFields(row, columns, context);
      const names = listed(columns.map(({ name }) => name));
      if (what !== undefined) context.report(at('table', id, 'rows', index), 'table/row-misfit', { table: id, what, columns: names });
    }
  }
};

export const checkNames = (context: CheckContext): void => {
  checkDoubles(context);
  checkSettings(context);
  checkKeys(context);
  checkContents(context);
};
