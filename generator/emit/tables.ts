// The tables of the database: row types for Kysely, readers of rows, and each table in PostgreSQL's words.
import type { Model } from '../model/model';
import type { StoredModel } from '../model/stored-model';
import { GeneratedFile } from '../print/generated-file';
import { data } from '../print/print';
import { constantOf, docs, type Files, interfaceOf, property, typeOf } from '../print/structures';
import { declaredTable } from './tables/sql';
import { fileOf, interfaceNameOf, tableFile } from './tables/table';

const ofKysely = [
  ['Row', 'Selectable', 'A row as it comes.'],
  ['NewRow', 'Insertable', 'A row as it is added.'],
  ['RowChange', 'Updateable', 'What may be changed of a row.'],
] as const;

const byTable = ({ stored }: Model): readonly StoredModel[] => stored.toSorted((one, other) => (one.table < other.table ? -1 : 1));

const columnsFile = (): GeneratedFile => {
  const file = new GeneratedFile('tables/columns.ts', 'How columns come and go, where the two are not the same.');
  const column = file.type('npm:kysely', 'ColumnType');
  const [select, insert, update] = ['SelectType', 'InsertType', 'UpdateType'].map((name) => file.type('npm:kysely', name));
  return file.add(
    typeOf('Moment', `${column}<Date, Date | string, Date | string>`, docs('A moment.')),
    typeOf('Written', `${column}<T, string, string>`, { ...docs('A text whose form the database sees to.'), typeParameters: ['T'] }),
    typeOf('Json', `${column}<T, string, string>`, { ...docs('Kept as JSON: written as its text.'), typeParameters: ['T'] }),
    typeOf('Defaulted', `${column}<${select}<T>, ${insert}<T> | undefined, ${update}<T>>`, {
      ...docs('Has a value of its own where none is given.'),
      typeParameters: ['T'],
    }),
  );
};

const tablesFile = (model: Model): GeneratedFile => {
  const file = new GeneratedFile('tables/tables.ts', 'Every table of the database, for Kysely.');
  file.declares('Tables');
  const tables = byTable(model).map(({ table }) => property(table, file.type(fileOf(table), interfaceNameOf(table))));
  file.add(interfaceOf('Tables', tables));
  for (const [name, type, says] of ofKysely)
    file.add(typeOf(name, `${file.type('npm:kysely', type)}<Tables[T]>`, { ...docs(says), typeParameters: ['T extends keyof Tables'] }));
  return file;
};

const declaredFile = (model: Model): GeneratedFile => {
  const file = new GeneratedFile('tables/declared.ts', 'What migrations have to make: each table in PostgreSQL’s words.');
  const columns = 'readonly { readonly name: string; readonly type: string; readonly nullable?: true; readonly default?: string }[]';
  return file.add(
    interfaceOf('DeclaredTable', [
      property('table', 'string'),
      property('subject', 'string', { ...docs('Whose it is.'), hasQuestionToken: true }),
      property('columns', columns),
      property('constraints', 'readonly string[]'),
      property('goesWith', 'readonly { readonly column: string; readonly table: string }[]', {
        ...docs('Rows of other tables that take its rows along when they go.'),
        hasQuestionToken: true,
      }),
    ]),
    constantOf('declaredTables', data(byTable(model).map((stored) => declaredTable(model, stored))), { type: 'readonly DeclaredTable[]' }),
  );
};

/** `tables/`: nothing where nothing is stored. */
export const emitTables = (model: Model): Files => {
  if (model.stored.length === 0) return new Map();
  const files = [columnsFile(), tablesFile(model), declaredFile(model), ...model.stored.map((stored) => tableFile(model, stored))];
  return new Map(files.map((file) => [file.path, file.structure()]));
};
