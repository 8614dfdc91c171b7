// Facts that never change while the product runs: reference lists, tables, constants and settings.
import { fill } from '../../model/fill';
import type { Model, TableModel, ValuesModel } from '../../model/model';
import { docOf, sorted, upperFirst } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { data, identifier, listOf, literal, objectOf, recordOf, rowOf } from '../../print/print';
import type { Field, Json, Shape } from '../../model/shape-model';
import { propertyOf, type TypeOptions, withInputForm } from '../../print/shape-types';
import { constantOf, exportOf, interfaceOf, property, type Statement, typeOf } from '../../print/structures';

const itemsOf = (values: ValuesModel, filled: (text: string) => string): (readonly [string, string])[] => {
  // every item has every fact, so that a fact can be asked of any of them
  const facts = [...new Set(values.items.flatMap((item) => Object.keys(item.facts)))];
  const anySays = values.items.some((item) => item.says !== undefined);
  return values.items.map((item) => {
    const says: [string, string][] = anySays ? [['says', literal(item.says === undefined ? undefined : filled(item.says))]] : [];
    const entry = recordOf([
      ['label', literal(filled(item.label))],
      ...says,
      ...facts.map((fact) => [fact, literal(item.facts[fact])] as const),
    ]);
    return [item.value, entry];
  });
};

const listFile = (values: ValuesModel, filled: (text: string) => string): GeneratedFile => {
  const name = identifier(values.id);
  return new GeneratedFile(`model/values/${name}.ts`, `The reference list ${name}.`).add(
    constantOf(name, `${objectOf(itemsOf(values, filled))} as const`, { docs: [docOf(values)] }),
    typeOf(name, `keyof typeof ${name}`),
  );
};

/** `model/values.ts`, and a file for each list: a page that knows one carries none of the others. */
export const valuesFiles = (model: Model): readonly GeneratedFile[] => {
  const filled = fill(model);
  const lists = sorted(model.values);
  const all = new GeneratedFile('model/values.ts', 'Reference lists: each value with its label and what else is known of it.');
  all.add(...lists.map(({ id }) => exportOf([identifier(id)], `./values/${id}`)));
  return [all, ...lists.map((it) => listFile(it, filled))];
};

/** `model/constants.ts`. */
export const constantsFile = (model: Model): GeneratedFile =>
  new GeneratedFile('model/constants.ts', 'Numbers and words that the product is built on.').add(
    ...sorted(model.constants).map((constant) => {
      const unit = constant.unit ? [`In ${constant.unit}.`] : [];
      return constantOf(identifier(constant.id), data(constant.value), { docs: [docOf(constant, ...unit)] });
    }),
  );

/** `model/settings.ts`. */
export const settingsFile = (model: Model): GeneratedFile => {
  const settings = sorted(model.settings).filter(({ serverOnly }) => serverOnly === undefined);
  const entries = Object.fromEntries(settings.map((it) => [it.id, { variable: it.variable, default: it.default }]));
  return new GeneratedFile('model/settings.ts', 'Switches that the operator may set, as every page is told them.').add(
    interfaceOf(
      'Settings',
      settings.map((it) => property(identifier(it.id), typeof it.default, { docs: [docOf(it)] })),
      { docs: ['The settings of a running product.'] },
    ),
    constantOf('settings', data(entries), {
      type: '{ readonly [id in keyof Settings]: { readonly variable: string; readonly default: Settings[id] } }',
      docs: ['The variable that sets each, and what holds where it is not set.'],
    }),
  );
};

const wire = { date: 'PlainDate', instant: 'Instant', clock: 'Clock' } as const;
const isWire = (format: string | undefined): format is keyof typeof wire => format !== undefined && format in wire;

const valueCode = (file: GeneratedFile, value: Json | undefined, shape: Shape): string => {
  if (typeof value === 'string' && shape.type === 'text' && isWire(shape.format))
    return `${literal(value)} as ${file.type('model/wire', wire[shape.format])}`;
  if (Array.isArray(value) && shape.type === 'list') return rowOf(value.map((item: Json) => valueCode(file, item, shape.of)));
  return literal(value);
};

const tableCode = (file: GeneratedFile, table: TableModel, typeOptions: TypeOptions): readonly Statement[] => {
  const row = `${upperFirst(identifier(table.id))}Row`;
  const cell = (values: TableModel['rows'][number], column: Field): (readonly [string, string])[] =>
    values[column.name] === undefined ? [] : [[column.name, valueCode(file, values[column.name], column.shape)]];
  const rows = table.rows.map((values) => recordOf(table.columns.flatMap((column) => cell(values, column))));
  return [
    interfaceOf(
      row,
      table.columns.map((column) => propertyOf(column, typeOptions, column.shape.says)),
      { docs: [`A row of ${table.id}.`] },
    ),
    constantOf(table.id, listOf(rows), { type: `readonly ${row}[]`, docs: [docOf(table)] }),
  ];
};

/** `model/tables.ts`. */
export const tablesFile = (model: Model): GeneratedFile => {
  const file = new GeneratedFile('model/tables.ts', 'Rows of reference data.');
  const inputForms = withInputForm(model);
  file.declares(...model.tables.map((table) => `${upperFirst(table.id)}Row`));
  return file.add(...sorted(model.tables).flatMap((table) => tableCode(file, table, { module: file, direction: 'out', inputForms })));
};
