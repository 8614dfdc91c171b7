// Entries of one list: no two labels look alike, and none lacks a text or a fact that the others have.
import type { Spot } from '../diagnostics/diagnostics';
import { at, type CheckContext, doubles } from './context';

interface Labelled {
  readonly name: string;
  readonly label: string;
  readonly spot: Spot;
}

const checkList = (context: CheckContext, list: string, all: readonly Labelled[]): void => {
  for (const { item, first } of doubles(all, ({ label }) => label.trim().toLowerCase()))
    if (item.label.trim() !== '')
      context.report(item.spot, 'text/double-label', { label: item.label, list, one: first.name, other: item.name });
};

interface Entry {
  readonly name: string;
  readonly holds: { readonly [name: string]: unknown };
  readonly spot: Spot;
  readonly spotOf: (name: string) => Spot;
}
/** Reports the one empty text of its name among entries: a slip, or worth a word why. */
const checkLone = (context: CheckContext, list: string, entries: readonly Entry[]): void => {
  for (const name of new Set(entries.flatMap(({ holds }) => Object.keys(holds)))) {
    const said = entries.filter(({ holds }) => typeof holds[name] === 'string');
    const [empty, ...more] = said.filter(({ holds }) => String(holds[name]).trim() === '');
    if (empty !== undefined && more.length === 0 && said.length > 1)
      context.report(empty.spotOf(name), 'text/lone-empty', { name, entry: empty.name, list });
  }
};
/** Reports entries that lack what most others tell of themselves. */
const checkLacking = (context: CheckContext, list: string, entries: readonly Entry[]): void => {
  for (const name of new Set(entries.flatMap(({ holds }) => Object.keys(holds)))) {
    const lacking = entries.filter(({ holds }) => !(name in holds));
    for (const { name: entry, spot } of lacking.length * 2 < entries.length ? lacking : [])
      context.report(spot, 'values/lacking-fact', { name, entry, list });
  }
};
const entryOf = (entry: Pick<Entry, 'name' | 'holds'>, place: Parameters<typeof at>): Entry => ({
  ...entry,
  spot: at(...place),
  spotOf: (name) => at(...place, name),
});
const checkEvenness = (context: CheckContext): void => {
  for (const { id, items } of context.model.values) {
    const entries = items.map(({ value, facts }) => entryOf({ name: value, holds: facts }, ['values', id, 'items', value]));
    checkLone(context, id, entries);
    checkLacking(context, id, entries);
  }
  for (const { id, rows } of context.model.tables)
    checkLone(
      context,
      id,
      rows.map((row, index) => entryOf({ name: `row ${index + 1}`, holds: row }, ['table', id, 'rows', index])),
    );
};

export const checkLabels = (context: CheckContext): void => {
  const { values, forms, menus } = context.model;
  checkEvenness(context);
  for (const { id, items } of values)
    checkList(
      context,
      id,
      items.map(({ value, label }) => ({ name: value, label, spot: at('values', id, 'items', value, 'label') })),
    );
  for (const { id, fields } of forms)
    checkList(
      context,
      id,
      fields.map(({ name, label }) => ({ name, label, spot: at('form', id, 'fields', name, 'label') })),
    );
  // an item that only some visitors see may stand in another one's place
  for (const { id, items } of menus) {
    const all = items.map(({ label, when }, index) => ({
      name: `item ${index + 1}`,
      label,
      when,
      spot: at('menu', id, 'items', index, 'label'),
    }));
    checkList(
      context,
      id,
      all.filter(({ when }) => when === undefined),
    );
  }
};
