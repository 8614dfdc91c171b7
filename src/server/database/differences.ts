// The differences between a database and the spec's declarations, each with the SQL that would mend it.
import { sql } from 'kysely';
import type { DeclaredTable } from '../../../generated/tables/declared';
import type { Database } from './open';

export interface Difference {
  readonly says: string;
  /** One or more statements. */
  readonly mend: string;
  /** Makes only new things, by which no row can be lost. */
  readonly isNew?: true;
}

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly default: string | null;
}
interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly says: string;
}
interface Catalogue {
  readonly columns: readonly Column[];
  readonly constraints: readonly Constraint[];
}

// both sides are told by PostgreSQL itself, so that they are told in the same words
const catalogueOf = async (trx: Database, schema: string): Promise<Catalogue> => {
  await sql`select set_config('search_path', ${`${schema}, public`}, true)`.execute(trx);
  const { rows: columns } = await sql<Column>`
    select t.relname as table, c.attname as name, format_type(c.atttypid, c.atttypmod) as type, not c.attnotnull as nullable,
      pg_get_expr(d.adbin, d.adrelid) as default
    from pg_class t join pg_namespace n on n.oid = t.relnamespace
      join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
      left join pg_attrdef d on d.adrelid = t.oid and d.adnum = c.attnum
    where n.nspname = ${schema} and t.relkind = 'r' and t.relname not like 'kysely%'
    order by t.relname, c.attnum`.execute(trx);
  const { rows: constraints } = await sql<Constraint>`
    select t.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as says
    from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = ${schema} and k.contype in ('p', 'u', 'c', 'f', 'x') and t.relname not like 'kysely%'
    union all
    select t.relname, i.relname, pg_get_indexdef(x.indexrelid)
    from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = ${schema} and x.indisunique and t.relname not like 'kysely%'
      and not exists (select from pg_constraint k where k.conindid = x.indexrelid)
    order by 1, 3, 2`.execute(trx);
  return { columns, constraints };
};

const columnSql = ({ name, type, nullable, default: given }: DeclaredTable['columns'][number]): string =>
  `${name} ${type}${nullable ? '' : ' not null'}${given === undefined ? '' : ` default ${given}`}`;
const isReference = (constraint: string): boolean => constraint.startsWith('foreign key');
const tableSql = ({ table, columns, constraints }: DeclaredTable): string =>
  `create table ${table} (\n  ${[...columns.map(columnSql), ...constraints.filter((it) => !isReference(it))].join(',\n  ')}\n);`;
const constraintSql = (table: string, constraint: string): string => `alter table ${table} add ${constraint};`;

/** The declared tables in a schema of their own; each constraint with the name that it got there. */
const make = async (trx: Database, schema: string, tables: readonly DeclaredTable[]): Promise<ReadonlyMap<string, string>> => {
  await sql.raw(`create schema ${schema}; set local search_path to ${schema}, public`).execute(trx);
  for (const { table, columns } of tables) await sql.raw(`create table ${table} (${columns.map(columnSql).join(', ')})`).execute(trx);
  const named = tables
    .flatMap(({ table, constraints }) => constraints.map((constraint) => ({ table, constraint })))
    .toSorted((one, other) => Number(isReference(one.constraint)) - Number(isReference(other.constraint)))
    .map((it, index) => ({ ...it, name: `declared_${index}` }));
  for (const { table, constraint, name } of named) await sql.raw(`alter table ${table} add constraint ${name} ${constraint}`).execute(trx);
  return new Map(named.map(({ name, constraint }) => [name, constraint]));
};

// in which order the values of a list stand changes nothing
const comparable = ({ table, says }: Constraint): string =>
  `${table} ${says.replace(/ARRAY\[([^\]]*)\]/g, (_all, values: string) => `ARRAY[${values.split(', ').toSorted().join(', ')}]`)}`;

const columnDifferences = (is: Column, wanted: Column, declared: DeclaredTable['columns'][number]): readonly Difference[] => {
  const alter = `alter table ${is.table} alter column ${is.name}`;
  const what = `${is.table}.${is.name}`;
  const none = (value: string | null): string => value ?? 'none';
  return [
    ...(is.type === wanted.type
      ? []
      : [
          {
            says: `${what} is of type ${is.type}, declared as ${wanted.type}`,
            mend: `${alter} type ${declared.type} using ${is.name}::${declared.type};`,
          },
        ]),
    ...(is.nullable === wanted.nullable
      ? []
      : [
          {
            says: `${what} may ${is.nullable ? '' : 'not '}be null, declared otherwise`,
            mend: `${alter} ${is.nullable ? 'set' : 'drop'} not null;`,
          },
        ]),
    ...(is.default === wanted.default
      ? []
      : [
          {
            says: `${what} has the default ${none(is.default)}, declared as ${none(wanted.default)}`,
            mend: `${alter} ${declared.default === undefined ? 'drop default' : `set default ${declared.default}`};`,
          },
        ]),
  ];
};

interface Compared {
  readonly is: Catalogue;
  readonly wanted: Catalogue;
  /** The declarations, by the name of the constraint that each made. */
  readonly constraints: ReadonlyMap<string, string>;
}

const columnsOf = ({ is, wanted }: Compared, { table, columns }: DeclaredTable): readonly Difference[] => {
  const there = is.columns.filter((it) => it.table === table);
  const missing = columns
    .filter(({ name }) => !there.some((it) => it.name === name))
    .map((it) => ({ says: `${table} has no column ${it.name}`, mend: `alter table ${table} add column ${columnSql(it)};` }));
  return [
    ...missing,
    ...there.flatMap((it) => {
      const declared = columns.find(({ name }) => name === it.name);
      const other = wanted.columns.find((one) => one.table === table && one.name === it.name);
      if (declared === undefined || other === undefined)
        return [{ says: `${table}.${it.name} is declared nowhere`, mend: `alter table ${table} drop column ${it.name};` }];
      return columnDifferences(it, other, declared);
    }),
  ];
};

const constraintsOf = ({ is, wanted, constraints }: Compared, { table }: DeclaredTable): readonly Difference[] => {
  const of = (catalogue: Catalogue): readonly Constraint[] => catalogue.constraints.filter((it) => it.table === table);
  const known = new Set(of(wanted).map(comparable));
  const there = new Set(of(is).map(comparable));
  return [
    ...of(is)
      .filter((it) => !known.has(comparable(it)))
      .map(({ name, says }) => ({
        says: `${table} keeps ${name}, which is declared nowhere: ${says}`,
        mend: says.startsWith('CREATE') ? `drop index ${name};` : `alter table ${table} drop constraint ${name};`,
      })),
    ...of(wanted)
      .filter((it) => !there.has(comparable(it)))
      .map((it) => {
        const constraint = constraints.get(it.name) ?? it.says;
        return { says: `${table} does not keep: ${constraint}`, mend: constraintSql(table, constraint) };
      }),
  ];
};

const compare = (compared: Compared, tables: readonly DeclaredTable[]): readonly Difference[] => {
  const there = new Set(compared.is.columns.map(({ table }) => table));
  const missing = tables.filter(({ table }) => !there.has(table));
  const stray = [...there].filter((name) => !tables.some(({ table }) => table === name));
  const references = missing.flatMap(({ table, constraints }) => constraints.filter(isReference).map((it) => constraintSql(table, it)));
  return [
    ...stray.map((table) => ({ says: `The table ${table} is declared nowhere`, mend: `drop table ${table};` })),
    ...missing.map((it) => ({ says: `There is no table ${it.table}`, mend: tableSql(it), isNew: true as const })),
    ...(references.length === 0 ? [] : [{ says: 'The new tables refer to others', mend: references.join('\n'), isNew: true as const }]),
    ...tables.filter(({ table }) => there.has(table)).flatMap((it) => [...columnsOf(compared, it), ...constraintsOf(compared, it)]),
  ];
};

/** Where a database is not as declared. It is left as it was: the comparison is made in a transaction that is rolled back. */
export const differences = async (db: Database, tables: readonly DeclaredTable[]): Promise<readonly Difference[]> => {
  const trx = await db.startTransaction().execute();
  try {
    const is = await catalogueOf(trx, 'public');
    const constraints = await make(trx, 'declared', tables);
    return compare({ is, wanted: await catalogueOf(trx, 'declared'), constraints }, tables);
  } finally {
    await trx.rollback().execute();
  }
};
