// Facts that never change while the product runs: reference lists, tables, constants and settings.
import { fill } from '../../model/fill';
import type { Model, TableModel, ValuesModel } from '../../model/model';
import { docOf, sorted, upperFirst } from '../../model/views';
import { data, identifier, literal, Module, objectOf } from '../../print/print';
import type { Field, Json, Shape } from '../../model/shape-model';
import { memberText, type Typing, withInputForm } from '../../print/shape-types';

const itemsText = (values: ValuesModel, filled: (text: string) => string): string[] => {
  // every item has every fact, so that a fact can be asked of any of them
  const facts = [...new Set(values.items.flatMap((item) => Object.keys(item.facts)))];
  const anySays = values.items.some((item) => item.says !== undefined);
  return values.items.map((item) => {
    const says: [string, string][] = anySays ? [['says', literal(item.says === undefined ? undefined : filled(item.says))]] : [];
    const entry = objectOf([
      ['label', literal(filled(item.label))],
      ...says,
      ...facts.map((fact) => [fact, literal(item.facts[fact])] as const),
    ]);
    return objectOf([[item.value, entry]]).slice(2, -2);
  });
};

const listText = (values: ValuesModel, filled: (text: string) => string): string => {
  const name = identifier(values.id);
  const module = new Module(`model/values/${name}.ts`, `The reference list ${name}.`);
  module.doc(docOf(values));
  module.block(
    `export const ${name} =`,
    () => {
      for (const item of itemsText(values, filled)) module.line(`${item},`);
    },
    ' as const;',
  );
  return module.line(`export type ${name} = keyof typeof ${name};`).toString();
};

/** `model/values.ts`, and a file for each list: a page that knows one carries none of the others. */
export const valuesFiles = (model: Model): Map<string, string> => {
  const filled = fill(model);
  const lists = sorted(model.values);
  const all = new Module('model/values.ts', 'Reference lists: each value with its label and what else is known of it.');
  for (const { id } of lists) all.line(`export { ${identifier(id)} } from ${literal(`./values/${id}`)};`);
  return new Map([[all.path, all.toString()], ...lists.map((it): [string, string] => [`model/values/${it.id}.ts`, listText(it, filled)])]);
};

/** `model/constants.ts`. */
export const constantsText = (model: Model): string => {
  const module = new Module('model/constants.ts', 'Numbers and words that the product is built on.');
  for (const constant of sorted(model.constants)) {
    const unit = constant.unit ? [`In ${constant.unit}.`] : [];
    module
      .blank()
      .doc(docOf(constant, ...unit))
      .line(`export const ${identifier(constant.id)} = ${literal(constant.value)};`);
  }
  return module.toString();
};

/** `model/settings.ts`. */
export const settingsText = (model: Model): string => {
  const module = new Module('model/settings.ts', 'Switches that whoever runs the product may set.');
  const settings = sorted(model.settings);
  module.doc('The settings of a running product.').block('export interface Settings', () => {
    for (const it of settings) module.doc(docOf(it)).line(`readonly ${identifier(it.id)}: ${typeof it.default};`);
  });
  module.blank().doc('The variable that sets each, and what holds where it is not set.');
  const entries = Object.fromEntries(settings.map((it) => [it.id, { variable: it.variable, default: it.default, says: it.says }]));
  module.line(
    `export const settings: { readonly [id in keyof Settings]: { readonly variable: string; readonly default: Settings[id]; readonly says: string } } = ${data(entries)};`,
  );
  return module.toString();
};

const wire = { date: 'PlainDate', instant: 'Instant', clock: 'Clock' } as const;
const isWire = (format: string | undefined): format is keyof typeof wire => format !== undefined && format in wire;

const valueText = (module: Module, value: Json | undefined, shape: Shape): string => {
  if (typeof value === 'string' && shape.type === 'text' && isWire(shape.format))
    return `${literal(value)} as ${module.type('model/wire', wire[shape.format])}`;
  if (Array.isArray(value) && shape.type === 'list') return `[${value.map((item: Json) => valueText(module, item, shape.of)).join(', ')}]`;
  return literal(value);
};

const tableOf = (module: Module, table: TableModel, typing: Typing): void => {
  const row = `${upperFirst(identifier(table.id))}Row`;
  const cell = (values: TableModel['rows'][number], column: Field): (readonly [string, string])[] =>
    values[column.name] === undefined ? [] : [[column.name, valueText(module, values[column.name], column.shape)]];
  module.blank().doc(`A row of ${table.id}.`);
  module.block(`export interface ${row}`, () => {
    for (const column of table.columns) module.doc(column.shape.says).line(`${memberText(column, typing)};`);
  });
  module.doc(docOf(table));
  module.listing(
    `export const ${table.id}: readonly ${row}[] =`,
    table.rows.map((values) => objectOf(table.columns.flatMap((column) => cell(values, column)))),
    ';',
  );
};

/** `model/tables.ts`. */
export const tablesText = (model: Model): string => {
  const module = new Module('model/tables.ts', 'Rows of reference data.');
  const inputForms = withInputForm(model);
  for (const table of model.tables) module.declares(`${upperFirst(table.id)}Row`);
  for (const table of sorted(model.tables)) tableOf(module, table, { module, direction: 'out', inputForms });
  return module.toString();
};
