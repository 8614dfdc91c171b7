// Labels that people choose between: no two in one list look alike.
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

export const checkLabels = (context: CheckContext): void => {
  const { values, forms, menus } = context.model;
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
