// Changes in the tables of the database, for the author of the migration.
import type { Model } from '../model/model';
import type { Shape } from '../model/shape-model';
import { columnsOf, type StoredColumn } from '../model/storage';
import type { StoredModel } from '../model/stored-model';
import { shapeInWords, valueInWords } from './words';

interface Models {
  readonly before: Model;
  readonly after: Model;
}

const listed = (text: string, was: readonly string[], now: readonly string[]): readonly string[] => [
  ...was.filter((it) => !now.includes(it)).map((it) => `${text} is gone: ${it}`),
  ...now.filter((it) => !was.includes(it)).map((it) => `${text} is new: ${it}`),
];

/** The values that a column is closed to. */
const valuesOf = (shape: Shape | undefined, model: Model): readonly string[] => {
  if (shape?.type === 'list') return valuesOf(shape.of, model);
  return shape?.type === 'oneOf' ? (model.values.find(({ id }) => id === shape.values)?.items ?? []).map(({ value }) => value) : [];
};

const newColumn = ({ name, type, shape, nullable, default: given }: StoredColumn): string => {
  const holds = shape === undefined ? (type ?? 'nothing') : shapeInWords(shape);
  const rows = nullable ? 'it may be empty' : given === undefined ? 'rows that are there need one' : `${valueInWords(given)} unless given`;
  return `column ${name} is new: ${holds}; ${rows}`;
};

const ofColumn = (was: StoredColumn, now: StoredColumn, { before, after }: Models): readonly string[] => {
  const one = (says: string, when: boolean): readonly string[] => (when ? [`column ${now.name} ${says}`] : []);
  const [old, known] = [valuesOf(was.shape, before), valuesOf(now.shape, after)];
  const [first, then] = [was.default, now.default].map((it) => (it === undefined ? 'nothing' : valueInWords(it)));
  return [
    ...one(`was ${was.type}, is ${now.type}`, was.type !== now.type),
    ...one(now.nullable ? 'may be empty' : 'is never empty', was.nullable !== now.nullable),
    ...one(`was ${first} unless given, is ${then}`, first !== then),
    ...one(`no longer refers to ${was.refers}`, was.refers !== undefined && was.refers !== now.refers),
    ...one(`refers to ${now.refers}`, now.refers !== undefined && was.refers !== now.refers),
    ...known.filter((it) => old.length > 0 && !old.includes(it)).map((it) => `column ${now.name} takes ${it} too`),
    ...old.filter((it) => known.length > 0 && !known.includes(it)).map((it) => `column ${now.name} no longer takes ${it}`),
  ];
};

const ofTable = (was: StoredModel, now: StoredModel, models: Models): readonly string[] => {
  const old = new Map(columnsOf(models.before, was).map((column) => [column.name, column]));
  const columns = columnsOf(models.after, now);
  const names = new Set(columns.map(({ name }) => name));
  return [
    ...(was.table === now.table ? [] : [`the table was ${was.table}, is ${now.table}`]),
    ...[...old.keys()].filter((name) => !names.has(name)).map((name) => `column ${name} is gone`),
    ...columns.flatMap((column) => {
      const known = old.get(column.name);
      return known === undefined ? [newColumn(column)] : ofColumn(known, column, models);
    }),
    ...listed('part of its key', was.key, now.key),
    ...listed('unique', was.unique.map(String), now.unique.map(String)),
    ...listed('check', was.checks, now.checks),
    ...listed('exclusion', was.exclusions, now.exclusions),
  ];
};

/** One line for each table that came, went or changed, and below it what changed in its columns. */
export const storedDiff = (models: Models): readonly string[] => {
  const [old, now] = [models.before.stored ?? [], models.after.stored];
  const nameOf = ({ table, of }: StoredModel): string => (of === undefined ? table : `${table} (${of})`);
  const gone = old.filter(({ id }) => !now.some((it) => it.id === id)).map((it) => `  - ${nameOf(it)}`);
  const rest = now.flatMap((it) => {
    const was = old.find(({ id }) => id === it.id);
    if (was === undefined) return [`  + ${nameOf(it)}`];
    const lines = ofTable(was, it, models);
    return lines.length === 0 ? [] : [`  ~ ${nameOf(it)}`, ...lines.map((line) => `      ${line}`)];
  });
  const all = [...gone, ...rest];
  return all.length === 0 ? [] : ['', 'tables of the database', ...all];
};
