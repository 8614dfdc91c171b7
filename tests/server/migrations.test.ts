// Migrations make the spec's tables: on both engines, and a difference is reported with the SQL that mends it.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { declaredTables } from '../../generated/tables/declared';
import { type Difference, differences } from '../../src/server/database/differences';
import { draftMigration, draftText } from '../../src/server/database/draft';
import { migrate } from '../../src/server/database/migrate';
import { migrations } from '../../src/server/database/migrations/all';
import { aDatabase, engines } from '../support/databases';

const told = (found: readonly Difference[]): readonly string[] => found.map(({ says, mend }) => `${says}\n    ${mend}`);

/** Manual changes to a database, and their reports. */
const changes: readonly (readonly [change: string, says: RegExp])[] = [
  ['alter table users drop column verified_at', /^users has no column verified_at$/],
  ['alter table users add column age integer', /^users\.age is declared nowhere$/],
  ['alter table sessions alter column device type varchar(40)', /^sessions\.device is of type character varying\(40\), declared as text$/],
  ['alter table profiles alter column referral_code drop not null', /^profiles\.referral_code may be null, declared otherwise$/],
  ['alter table profiles alter column first_name set not null', /^profiles\.first_name may not be null, declared otherwise$/],
  ['alter table bookings alter column points set default 7', /^bookings\.points has the default 7, declared as 0$/],
  ['alter table bookings drop constraint bookings_status_check', /^bookings does not keep: check \(status in /],
  ['alter table reviews drop constraint reviews_booking_id_key', /^reviews does not keep: unique \(booking_id\)$/],
  [
    'alter table photos drop constraint photos_property_id_fkey',
    /^photos does not keep: foreign key \(property_id\) references properties/,
  ],
  ['alter table photos add check (width < 9000)', /^photos keeps photos_width_check, which is declared nowhere: CHECK/],
  ['create unique index one_name on secrets (value)', /^secrets keeps one_name, which is declared nowhere: CREATE UNIQUE INDEX/],
  ['drop table referral_feedback', /^There is no table referral_feedback$/],
  ['create table specimens (specimen_id uuid primary key)', /^The table specimens is declared nowhere$/],
];

test('every migration is listed, in order', () => {
  const folder = fileURLToPath(new URL('../../src/server/database/migrations', import.meta.url));
  const there = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
  expect(Object.keys(migrations)).toEqual(there.map((file) => file.replace('.ts', '')).toSorted());
});

test('a draft says each difference above its SQL, which survives being written as TypeScript', () => {
  const text = draftText('new-specimens', [{ says: 'specimens is new', mend: "alter table specimens add check (at ~ '^\\d`${');" }]);
  expect(text).toContain('export const newSpecimens = script(`\n-- specimens is new\n');
  expect(text).toContain(String.raw`check (at ~ '^\\d\`\${')`);
});

test('nothing is drafted where nothing differs, nor under a name that no file could have', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drafts-'));
  expect(await draftMigration('nothing-new', folder)).toMatch(/nothing to draft/);
  expect(await draftMigration('../Specimens', folder)).toMatch(/small letters/);
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});

test('a draft is the next file of its folder, and listed there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'drafts-'));
  const listed = (imports: string, list: string) =>
    `${imports}\nexport const migrations: Readonly<Record<string, Migration>> = {\n${list}};\n`;
  writeFileSync(join(folder, '0007-known.ts'), '');
  writeFileSync(join(folder, 'all.ts'), listed("import { known } from './0007-known';\n", "  '0007-known': known,\n"));
  const columns = [{ name: 'specimen_id', type: 'uuid' }];
  const constraints = ['primary key (specimen_id)', 'foreign key (specimen_id) references photos (photo_id)'];
  const specimens = { table: 'specimens', columns, constraints };
  expect(await draftMigration('new-specimens', folder, [...declaredTables, specimens])).toContain('There is no table specimens');
  expect(readFileSync(join(folder, '0008-new-specimens.ts'), 'utf8')).toContain(
    'create table specimens (\n  specimen_id uuid not null,\n  primary key (specimen_id)\n);\n-- The new tables refer to others\nalter table specimens add foreign key',
  );
  expect(readFileSync(join(folder, 'all.ts'), 'utf8')).toBe(
    listed(
      "import { known } from './0007-known';\nimport { newSpecimens } from './0008-new-specimens';\n",
      "  '0007-known': known,\n  '0008-new-specimens': newSpecimens,\n",
    ),
  );
  rmSync(folder, { recursive: true });
});

describe.each(engines)('on %s', async (engine) => {
  const database = await aDatabase(engine, { bare: true });
  await migrate(database.db, migrations);
  afterAll(() => database.close());
  const find = (): Promise<readonly Difference[]> => differences(database.db, declaredTables);
  const run = (statements: string): Promise<unknown> => sql.raw(statements).execute(database.db);

  test('migrations make what the spec declares, and looking leaves nothing behind', async () => {
    expect(told(await find())).toEqual([]);
    const { rows } = await sql`select nspname from pg_namespace where nspname = 'declared'`.execute(database.db);
    expect(rows).toEqual([]);
  });

  test.each(changes)('after %s the difference is named, and its SQL mends it', async (change, says) => {
    await run(change);
    const found = await find();
    expect(found.map((it) => it.says).filter((it) => says.test(it))).toHaveLength(1);
    for (const { mend } of found) await run(mend);
    expect(told(await find())).toEqual([]);
  });
});
