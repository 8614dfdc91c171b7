// One table as Kysely knows it, and what is read from its rows.
import type { Model } from '../../model/model';
import type { StoredModel } from '../../model/stored-model';
import { docOf, upperFirst } from '../../model/views';
import type { Field, Shape } from '../../model/shape-model';
import { columnsOf, type ReadThing, type StoredColumn, thingsReadFrom } from '../../model/storage';
import { GeneratedFile } from '../../print/generated-file';
import { key, literal, member, union } from '../../print/print';
import { typeText, type TypeOptions } from '../../print/shape-types';
import { constantOf, docs, functionOf, interfaceOf, property } from '../../print/structures';

const taken = ['columns', 'declared', 'tables'];
/** `price_overrides` -> `price-overrides`. */
export const fileOf = (table: string): string => `tables/${table.replaceAll('_', '-')}${taken.includes(table) ? '-table' : ''}`;
/** `price_overrides` -> `PriceOverridesTable`. */
export const interfaceNameOf = (table: string): string => `${table.split('_').map(upperFirst).join('')}Table`;

const columns = 'tables/columns';

const unnullable = ({ nullable: _nullable, ...shape }: Shape): Shape => shape;

/** A column's type for reading and writing, as one type of Kysely's. */
const columnType = ({ shape, type, nullable, default: given }: StoredColumn, typeOptions: TypeOptions): string => {
  const { module } = typeOptions;
  const kind = (): string => {
    if (shape === undefined) return type === 'jsonb' ? `${module.type(columns, 'Json')}<unknown>` : 'string';
    const format = shape.type === 'text' ? shape.format : undefined;
    if (format === 'instant') return module.type(columns, 'Moment');
    const bare = typeText(unnullable(shape), typeOptions);
    if (type === 'jsonb') return `${module.type(columns, 'Json')}<${bare}>`;
    return format === 'date' || format === 'clock' ? `${module.type(columns, 'Written')}<${bare}>` : bare;
  };
  const whole = `${kind()}${nullable ? ' | null' : ''}`;
  return given === undefined ? whole : `${module.type(columns, 'Defaulted')}<${whole}>`;
};

const valueOf = (column: StoredColumn, file: GeneratedFile): string => {
  const at = `row${member(column.name)}`;
  const isMoment = column.shape?.type === 'text' && column.shape.format === 'instant';
  if (isMoment) return `${column.nullable ? `${at} && ` : ''}${file.value('model/wire', 'instantOf')}(${at})`;
  return column.otherwise === undefined ? at : `${at} ?? ${literal(column.otherwise)}`;
};

const memberOf = (field: Field, column: StoredColumn, file: GeneratedFile): string => {
  const mayLack = field.optional && field.default === undefined && field.shape.nullable !== true;
  const entry = `${key(field.name)}: ${valueOf(column, file)}`;
  return mayLack && column.nullable ? `...(row${member(column.name)} !== null && { ${entry} })` : entry;
};

const addReader = (file: GeneratedFile, { thing, fields, missing }: ReadThing, it: StoredModel): void => {
  const list = `columnsOf${upperFirst(thing.id)}`;
  const type = file.type('model/entities', thing.id);
  const row = `Pick<${file.type('npm:kysely', 'Selectable')}<${interfaceNameOf(it.table)}>, (typeof ${list})[number]>`;
  const without = missing.length === 0 ? '' : ` What comes from elsewhere: ${missing.join(', ')}.`;
  file.add(
    constantOf(
      list,
      `[${fields.map(({ column }) => literal(column.name)).join(', ')}] as const`,
      docs(`The columns that ${thing.id} is read from.`),
    ),
    functionOf(`read${upperFirst(thing.id)}`, {
      ...docs(`A row of ${it.table} as ${thing.id}.${without}`),
      parameters: [{ name: 'row', type: row }],
      returnType: missing.length === 0 ? type : `Omit<${type}, ${union(missing)}>`,
      statements: [`return { ${fields.map(({ field, column }) => memberOf(field, column, file)).join(', ')} };`],
    }),
  );
};

/** `tables/properties.ts`. */
export const tableFile = (model: Model, stored: StoredModel): GeneratedFile => {
  const file = new GeneratedFile(`${fileOf(stored.table)}.ts`, `The table ${stored.table}, and what is read from its rows.`);
  const things = thingsReadFrom(model, stored);
  file.declares(interfaceNameOf(stored.table));
  const typeOptions: TypeOptions = { module: file, direction: 'out', inputForms: new Set() };
  const ofThings = new Set(things.flatMap(({ fields }) => fields.map(({ column }) => column.name)));
  const properties = columnsOf(model, stored).map((column) =>
    // a fact of the entity that is read from it is not repeated
    property(key(column.name), columnType(column, typeOptions), docs(ofThings.has(column.name) ? undefined : column.shape?.says)),
  );
  file.add(interfaceOf(interfaceNameOf(stored.table), properties, docs(docOf(stored))));
  for (const thing of things) addReader(file, thing, stored);
  return file;
};
