// Tables of the database: what a migration has to do, and which rows may be in its way.
import { type Shape } from '../model/shape-model';
import { columnsOf, type StoredColumn } from '../model/storage';
import { shapeInWords, valueInWords } from '../model/words';
import { type Of, paired, type Said, said, same, type Versions, when } from './change';

type Table = Of<'stored'>;

const newColumn = ({ name, type, shape, nullable, default: given }: StoredColumn): Said => {
  const holds = shape === undefined ? (type ?? 'something') : shapeInWords(shape);
  const needed = !nullable && given === undefined;
  const rows = nullable ? 'it may be empty' : needed ? 'rows that are there need one' : `${valueInWords(given)} unless given`;
  return said(needed ? 'breaking' : 'silent', `column ${name} is new: ${holds}; ${rows}.`);
};

/** A list of which a column takes entries; what it has is told of where it is declared. */
const listOf = (shape: Shape | undefined): string | undefined => {
  if (shape?.type === 'list') return listOf(shape.of);
  return shape?.type === 'oneOf' ? shape.values : undefined;
};

const ofColumn = (was: StoredColumn, now: StoredColumn): readonly Said[] => {
  const [first, then] = [was.default, now.default].map((it) => (it === undefined ? 'nothing' : valueInWords(it)));
  const closed = listOf(now.shape) !== undefined && listOf(was.shape) !== listOf(now.shape);
  const found = [
    ...when(was.type !== now.type, 'breaking', `was ${was.type}, is ${now.type}.`),
    ...when(!was.nullable && now.nullable, 'silent', 'may be empty.'),
    ...when(was.nullable && !now.nullable, 'breaking', 'is never empty: rows that have nothing there need something.'),
    ...when(first !== then, 'silent', `is ${then} unless given, and was ${first}.`),
    ...when(was.refers !== undefined && was.refers !== now.refers, 'security', `no longer has to refer to ${was.refers}.`),
    ...when(
      now.refers !== undefined && was.refers !== now.refers,
      'breaking',
      `has to refer to ${now.refers}: rows that do not are in the way.`,
    ),
    ...when(was.onDelete !== now.onDelete, 'breaking', `where its ${now.refers ?? 'owner'} goes, ${fate(now)}; it was that ${fate(was)}.`),
    ...when(closed, 'breaking', `takes ${listOf(now.shape)} alone: rows with something else are in the way.`),
    ...when(listOf(now.shape) === undefined && listOf(was.shape) !== undefined, 'security', `no longer has to be of ${listOf(was.shape)}.`),
  ];
  return found.map((it) => ({ ...it, says: `column ${now.name} ${it.says}` }));
};
const fate = ({ onDelete }: StoredColumn): string =>
  onDelete === 'cascade' ? 'the row goes too' : onDelete === 'set null' ? 'it is emptied' : 'the database refuses';

const ofColumns = (was: Table, now: Table, { before, after }: Versions): readonly Said[] => {
  const { gone, came, both } = paired(columnsOf(before, was), columnsOf(after, now), ({ name }) => name);
  const bare = ({ name: _name, ...rest }: StoredColumn): unknown => rest;
  const renamed = gone.flatMap((old) => {
    const alike = came.filter((next) => same(bare(old), bare(next)));
    const [next] = alike;
    return next !== undefined && alike.length === 1 && gone.filter((other) => same(bare(other), bare(next))).length === 1
      ? [{ old, next }]
      : [];
  });
  const [from, to] = [new Set(renamed.map(({ old }) => old)), new Set(renamed.map(({ next }) => next))];
  return [
    ...renamed.map(({ old, next }) => said('breaking', `column ${old.name} is called ${next.name} now: what it holds has to move.`)),
    ...gone.filter((it) => !from.has(it)).map(({ name }) => said('breaking', `column ${name} is gone, with what it held.`)),
    ...came.filter((it) => !to.has(it)).map(newColumn),
    ...both.flatMap(([old, next]) => ofColumn(old, next)),
  ];
};

const ofChecks = (was: Table, now: Table): readonly Said[] =>
  (['unique', 'checks', 'exclusions'] as const).flatMap((kind) => {
    const { gone, came } = paired(was[kind].map(String), now[kind].map(String), (text) => text);
    const name = { unique: 'only one row may have the same', checks: 'each row has to fulfil', exclusions: 'no two rows may meet in' }[
      kind
    ];
    return [
      ...gone.map((text) => said('security', `the database no longer sees to it that ${name} ${text}.`)),
      ...came.map((text) => said('breaking', `${name} ${text}: rows that break it are in the way.`)),
    ];
  });

export const ofStored = (was: Table, now: Table, versions: Versions): readonly Said[] => {
  const found = [
    ...when(was.table !== now.table, 'breaking', `the table was ${was.table}: its rows have to move.`),
    ...ofColumns(was, now, versions),
    ...when(!same(was.key, now.key), 'breaking', `a row is known by ${now.key.join(', ')} now, and was by ${was.key.join(', ')}.`),
    ...ofChecks(was, now),
  ];
  return found.map((it) => ({ ...it, migration: now.table.replaceAll('_', '-') }));
};
