// A table in PostgreSQL's words: its columns, and what must hold in it.
import { clock } from '../../runtime/model/patterns';
import type { Model } from '../../model/model';
import type { StoredModel } from '../../model/stored-model';
import type { Json, Shape } from '../../model/shape-model';
import { columnsOf, type StoredColumn, tableOf } from '../../model/storage';
import { lookupOf } from '../../model/lookup';

/** Text between quotes of SQL. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const inBrackets = (names: readonly string[]): string => `(${names.join(', ')})`;

const defaultOf = (value: Json, type: string): string => {
  if (type === 'jsonb') return quoted(JSON.stringify(value));
  if (Array.isArray(value)) return value.length === 0 ? "'{}'" : `array[${value.map((one) => quoted(String(one))).join(', ')}]::${type}`;
  return typeof value === 'string' ? quoted(value) : JSON.stringify(value);
};

/** Constraints of a shape that a type of PostgreSQL lacks: its possible values, the format of a clock. */
const formCheck = (name: string, shape: Shape, model: Model): string | undefined => {
  if (shape.type === 'exactly' && typeof shape.value === 'string') return `${name} = ${quoted(shape.value)}`;
  if (shape.type === 'text' && shape.format === 'clock') return `${name} ~ ${quoted(clock.source)}`;
  const list = shape.type === 'list' ? shape.of : shape;
  if (list.type !== 'oneOf') return undefined;
  const values = lookupOf(model)
    .values(list.values)
    .items.map(({ value }) => quoted(value));
  return shape.type === 'list' ? `${name} <@ array[${values.join(', ')}]` : `${name} in (${values.join(', ')})`;
};

const keyOf = (model: Model, stored: StoredModel): string => stored.key[0] ?? model.entities.find(({ id }) => id === stored.of)?.key ?? '';
const referenceOf = (model: Model, { name, refers, onDelete }: StoredColumn): string | undefined => {
  const there = tableOf(model, refers);
  if (there === undefined) return undefined;
  const then = onDelete === undefined ? '' : ` on delete ${onDelete}`;
  return `foreign key (${name}) references ${there.table} (${keyOf(model, there)})${then}`;
};

/** The tables whose rows take this one's along when they go. */
const goingWith = (model: Model, columns: readonly StoredColumn[]) =>
  columns.flatMap(({ name: column, refers, onDelete }) => {
    const there = onDelete === 'cascade' ? tableOf(model, refers) : undefined;
    return there ? [{ column, table: there.table }] : [];
  });

const defined = <T>(items: readonly (T | undefined)[]): readonly T[] => items.flatMap((item) => (item === undefined ? [] : [item]));

/** A table as SQL would make it. */
export const declaredTable = (model: Model, stored: StoredModel) => {
  const columns = columnsOf(model, stored);
  const goesWith = goingWith(model, columns);
  const formChecks = columns.map(({ name, shape }) => (shape === undefined ? undefined : formCheck(name, shape, model)));
  return {
    table: stored.table,
    ...(stored.subject !== undefined && { subject: stored.subject }),
    columns: columns.map(({ name, type = '', nullable, default: given }) => ({
      name,
      type,
      ...(nullable && { nullable }),
      ...(given !== undefined && { default: defaultOf(given, type) }),
    })),
    constraints: [
      `primary key ${inBrackets(stored.key)}`,
      ...stored.unique.map((names) => `unique ${inBrackets(names)}`),
      ...[...defined(formChecks), ...stored.checks].map((check) => `check (${check})`),
      ...stored.exclusions.map((exclusion) => `exclude ${exclusion}`),
      ...defined(columns.map((column) => referenceOf(model, column))),
    ],
    ...(goesWith.length > 0 && { goesWith }),
  };
};
