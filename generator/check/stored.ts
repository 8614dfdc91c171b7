// Stored declarations: tables of their own, columns that the database can have, references that lead somewhere.
import { nearest } from '../diagnostics/suggest';
import type { StoredModel } from '../model/stored-model';
import type { Shape } from '../model/shape-model';
import { columnsOf, type StoredColumn, tableOf, thingsReadFrom, usualType } from '../model/storage';
import { misfitOf } from './fits';
import { at, doubles, listed, type CheckContext } from './context';

const snakeCase = /^[a-z][a-z0-9_]{0,62}$/;
/** Columns that PostgreSQL may have without a shape: only its own functions read them. */
const bareTypes = ['jsonb', 'daterange'];
const others: Readonly<Record<string, readonly RegExp[]>> = {
  text: [/^varchar\(\d+\)$/],
  integer: [/^smallint$/, /^bigint$/, /^numeric(\(\d+(, \d+)?\))?$/],
  'double precision': [/^real$/, /^numeric(\(\d+(, \d+)?\))?$/],
};
const examples: Readonly<Record<string, string>> = {
  text: 'text, varchar(40)',
  integer: 'integer, smallint, bigint, numeric(10)',
  'double precision': 'double precision, real, numeric(10, 2)',
};

const inWords = (shape: Shape): string => {
  if (shape.type === 'text' && shape.format !== undefined) return `a text in the form of ${shape.format}`;
  return shape.type === 'number' ? `a${shape.integer ? ' whole' : ''} number` : `a value of the kind ${shape.type}`;
};

const checkDoubles = (context: CheckContext): void => {
  for (const { item, first } of doubles(context.model.stored, ({ table }) => table))
    context.report(at('stored', item.id, 'table'), 'stored/duplicate-table', { table: item.table, other: first.id });
  const things = context.model.stored.filter(({ of }) => of !== undefined);
  for (const { item, first } of doubles(things, ({ of }) => of ?? ''))
    context.report(at('stored', item.id, 'of'), 'stored/duplicate-thing', { thing: item.of ?? '', other: first.table });
};

const checkFields = (context: CheckContext, { id, of = '', table, elsewhere, columns }: StoredModel): void => {
  const names = [...(context.fields.get(of)?.keys() ?? [])];
  const report = (field: string, ...path: readonly (string | number)[]): void =>
    context.report(at('stored', id, ...path), 'stored/unknown-field', {
      thing: of === '' ? table : of,
      field,
      fields: listed(names),
      didYouMean: nearest(field, names),
    });
  for (const [index, field] of elsewhere.entries()) if (!names.includes(field)) report(field, 'elsewhere', index);
  for (const { name, shape, type } of columns)
    if (shape === undefined && type === undefined && !names.includes(name)) report(name, 'columns', name);
};

const checkType = (context: CheckContext, { id }: StoredModel, { name, shape, type }: StoredColumn): void => {
  const spot = at('stored', id, 'columns', name);
  if (shape === undefined) {
    if (type !== undefined && !bareTypes.includes(type))
      context.report(spot, 'stored/type-misfit', { column: name, type, what: 'not said by any shape', types: listed(bareTypes) });
    return;
  }
  const usual = usualType(shape);
  if (usual === undefined) context.report(spot, 'stored/no-type', { column: name, what: inWords(shape) });
  else if (type !== undefined && type !== usual && !(others[usual] ?? []).some((one) => one.test(type)))
    context.report(spot, 'stored/type-misfit', { column: name, type, what: inWords(shape), types: examples[usual] ?? usual });
};

const checkColumn = (context: CheckContext, stored: StoredModel, column: StoredColumn): void => {
  const { name, shape, refers } = column;
  const spot = at('stored', stored.id, 'columns', name);
  if (!snakeCase.test(name)) context.report(spot, 'stored/malformed-name', { what: 'column', name });
  checkType(context, stored, column);
  if (refers !== undefined && tableOf(context.model, refers) === undefined)
    context.report(spot, 'stored/no-table', { column: name, thing: refers });
  if (refers === undefined && column.onDelete !== undefined) context.report(spot, 'stored/idle-on-delete', { column: name });
  if (shape === undefined || column.default === undefined) return;
  const what = misfitOf(column.default, shape, context);
  if (what !== undefined)
    context.report(at('stored', stored.id, 'columns', name, 'default'), 'shape/value-misfit', { role: 'default', what });
};

const checkNamed = (context: CheckContext, { id, table, key, unique }: StoredModel, columns: readonly string[]): void => {
  const report = (option: string, column: string, path: readonly number[]): void =>
    context.report(at('stored', id, option, ...path), 'stored/unknown-column', {
      table,
      column,
      option,
      columns: listed(columns),
      didYouMean: nearest(column, columns),
    });
  if (key.length === 0) context.report(at('stored', id), 'stored/no-key', { table });
  for (const [index, column] of key.entries()) if (!columns.includes(column)) report('key', column, [index]);
  for (const [at_, set] of unique.entries())
    for (const [index, column] of set.entries()) if (!columns.includes(column)) report('unique', column, [at_, index]);
};

const checkRead = (context: CheckContext, stored: StoredModel, columns: readonly StoredColumn[]): void => {
  for (const { thing, fields, missing } of thingsReadFrom(context.model, stored)) {
    if (thing.id !== stored.of) {
      const slots = { thing: thing.id, table: stored.table, columns: listed(columns.map(({ name }) => name)) };
      if (fields.length === 0)
        context.report(at('stored', stored.id, 'shows', stored.shows.indexOf(thing.id)), 'stored/shows-nothing', slots);
      continue;
    }
    const unread = columns.find(({ name, nullable }) => nullable && missing.includes(name));
    if (unread !== undefined)
      context.report(at('stored', stored.id, 'columns', unread.name), 'stored/no-otherwise', { column: unread.name, thing: thing.id });
  }
};

export const checkStored = (context: CheckContext): void => {
  checkDoubles(context);
  for (const stored of context.model.stored) {
    const columns = columnsOf(context.model, stored);
    if (!snakeCase.test(stored.table))
      context.report(at('stored', stored.id, 'table'), 'stored/malformed-name', { what: 'table', name: stored.table });
    checkFields(context, stored);
    for (const column of columns) checkColumn(context, stored, column);
    checkNamed(
      context,
      stored,
      columns.map(({ name }) => name),
    );
    checkRead(context, stored, columns);
  }
};
