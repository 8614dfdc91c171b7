// Planned statements: a connection keeps the plan of each under its name, and gives way where a table changes beneath it.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executeBoth, executePlanned } from '../../src/server/database/planned';
import { transact } from '../../src/server/database/transact';
import { aDatabase, engines, type TestDatabase } from '../support/databases';

describe.each(engines)('on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await aDatabase(engine, { bare: true });
    await sql`create table notes (text text)`.execute(database.db);
    await sql`insert into notes values ('first'), ('second')`.execute(database.db);
  });
  afterAll(() => database.close());

  const note = (text: string, db = database.db) => executePlanned(db, sql`select * from notes where text = ${text}`.compile(db));
  const plans = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements where not from_sql`.execute(database.db);
    return rows.map(({ statement }) => statement).filter((text) => !text.includes('pg_prepared_statements'));
  };

  test('a statement that is asked again is not planned again', async () => {
    expect(await note('first')).toEqual({ text: 'first' });
    expect(await note('second')).toEqual({ text: 'second' });
    expect(await note('third')).toBeUndefined();
    expect(await plans()).toEqual(['select * from notes where text = $1']);
  });

  test('a table that changes meanwhile is read as it is then, within a transaction too', async () => {
    await note('first');
    await sql`alter table notes add column seen boolean not null default false`.execute(database.db);
    expect(await note('first')).toEqual({ text: 'first', seen: false });
    await sql`alter table notes drop column seen`.execute(database.db);
    expect(await transact(database.db, (trx) => note('second', trx))).toEqual({ text: 'second' });
  });

  test('of two statements at once the second sees what the first has done, and neither holds where one fails', async () => {
    const { db } = database;
    const adding = sql<{ text: string }>`insert into notes values ('both') returning text`.compile(db);
    const reading = sql<{ times: number }>`select count(*) as times from notes where text = 'both'`.compile(db);
    const failing = sql`select 1 / (select count(*) from notes where text = 'nowhere')`.compile(db);
    expect(await transact(db, (trx) => executeBoth(trx, adding, reading))).toEqual([{ text: 'both' }, { times: 1 }]);
    await expect(transact(db, (trx) => executeBoth(trx, adding, failing))).rejects.toThrow('division by zero');
    await expect(transact(db, (trx) => executeBoth(trx, failing, adding))).rejects.toThrow('division by zero');
    expect(await executePlanned(db, reading)).toEqual({ times: 1 });
  });

  test('a connection that takes the place of a lost one plans anew', async () => {
    await note('first');
    (await database.pool.connect()).release(true);
    expect(await note('first')).toEqual({ text: 'first' });
  });

  test('a connection keeps a hundred plans at most', async () => {
    for (let asked = 0; asked < 150; asked += 1) {
      const column = `column_${asked}`;
      const found = await executePlanned(database.db, sql`select ${asked}::int as ${sql.ref(column)}`.compile(database.db));
      expect(found).toEqual({ [column]: asked });
    }
    const all = await plans();
    expect(all.length).toBeLessThanOrEqual(100);
    // how many of these are planned depends on what the process has named before: the first ones, and none that came after the hundredth
    const asked = all.flatMap((text) => /"column_(\d+)"/.exec(text)?.[1] ?? []).map(Number);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.toSorted((one, other) => one - other)).toEqual(asked.map((_, at) => at));
  });
});
