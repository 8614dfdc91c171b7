// Row types, readers and SQL of what is stored: types hold a query to the spec, and readers answer what the spec says.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emitModel } from '../../generator/emit/model';
import { emitTables } from '../../generator/emit/tables';
import { loadModel } from '../../generator/command/read';
import type { Model } from '../../generator/model/model';
import type { DeclaredTable } from '../../generated/tables/declared';
import { aModel } from '../support/a-model';
import { loaded, typeErrors, written } from '../support/emitted';
import { limitMs } from '../support/limits';

const everyWord = join(import.meta.dirname, 'cases', 'every-word', 'spec');
const modelOfCase = async (): Promise<Model> => (await loadModel(everyWord)).model ?? aModel();
const emitted = async (): Promise<string> => {
  const model = await modelOfCase();
  return written(new Map([...emitModel(model), ...emitTables(model)]));
};

const use = (lines: readonly string[]): string =>
  [
    "import type { Kysely } from 'kysely';",
    "import { columnsOfLoan, readLoan, readLoanView } from './tables/loans';",
    "import type { Loan, LoanView } from './model/entities';",
    "import type { NewRow, Row, Tables } from './tables/tables';",
    'declare const db: Kysely<Tables>;',
    ...lines,
    '',
  ].join('\n');
const errorsOf = async (...lines: readonly string[]): Promise<string> => {
  const folder = await emitted();
  writeFileSync(join(folder, 'use.ts'), use(lines));
  return typeErrors(folder);
};

test('nothing is emitted where nothing is stored', () => {
  expect([...emitTables(aModel())]).toEqual([]);
});

test(
  'rows are read as their things without a cast, and a shape wants only what is not in the row',
  async () => {
    expect(
      await errorsOf(
        "export const loans = async (): Promise<readonly Loan[]> => (await db.selectFrom('loans').select(columnsOfLoan).execute()).map(readLoan);",
        'type Rest = Pick<LoanView, "tool" | "member">;',
        'export const viewOf = (row: Row<"loans">, rest: Rest): LoanView => ({ ...readLoanView(row), ...rest });',
        "export const added: NewRow<'tools'> = { tool_id: 'rake', kind: 'garden', timezone: 'UTC', deposit_cents: 1, size: '{}' };",
      ),
    ).toBe('');
  },
  limitMs(60),
);

test(
  'a value that is no entry of its list, a column that is missing, and a column that is not there do not compile',
  async () => {
    const errors = await errorsOf(
      "export const wrong: NewRow<'tools'> = { tool_id: 'rake', kind: 'kitchen', timezone: 'UTC', deposit_cents: 1, size: '{}' };",
      "export const less: NewRow<'reminders'> = { reminder_id: '1', loan_id: '2' };",
      "export const more = db.selectFrom('loans').select('colour');",
      'export const half = (row: Pick<Row<"loans">, "loan_id">): Loan => readLoan(row);',
    );
    for (const line of [6, 7, 8, 9]) expect(errors).toContain(`use.ts(${line},`);
  },
  limitMs(60),
);

test('a reader makes texts of moments, leaves out what may be left out, and answers for what is gone', async () => {
  const folder = await emitted();
  const { readLoan } = await loaded<{ readLoan: (row: object) => object }>(folder, 'tables/loans.ts');
  const { readTool } = await loaded<{ readTool: (row: object) => object }>(folder, 'tables/tools.ts');
  const row = { loan_id: '1', tool_id: 'rake', member_id: '2', status: 'open', starts: '2027-02-12', ends: '2027-02-15', deposit: null };
  const bare = { ...row, paid_at: null, note: null, nights: '[2027-02-12,2027-02-15)' };
  expect(readLoan(bare)).toEqual({ ...row, paid_at: null });
  const paid = { ...bare, paid_at: new Date('2027-02-12T09:00:00Z'), note: 'Mind the handle' };
  expect(readLoan(paid)).toEqual({ ...row, paid_at: '2027-02-12T09:00:00.000Z', note: 'Mind the handle' });
  expect(readTool({ tool_id: 'rake', keeper_id: null })).toMatchObject({ tool_id: 'rake', keeper_id: 'nobody' });
});

test('tables are declared in PostgreSQL’s words, with what the database has to keep', async () => {
  const folder = await emitted();
  const { declaredTables } = await loaded<{ declaredTables: readonly DeclaredTable[] }>(folder, 'tables/declared.ts');
  const of = (name: string): DeclaredTable | undefined => declaredTables.find(({ table }) => table === name);
  expect(declaredTables.map(({ table, subject }) => `${subject} ${table}`)).toEqual([
    'library loans',
    'library members',
    'library reminders',
    'library tools',
  ]);
  expect(of('tools')?.columns).toContainEqual({ name: 'weight', type: 'numeric(6, 2)', nullable: true });
  expect(of('tools')?.columns).toContainEqual({ name: 'searched', type: 'text', default: "'it''s new'" });
  expect(of('tools')?.columns).toContainEqual({ name: 'photos', type: 'text[]', default: "'{}'" });
  expect(of('tools')?.constraints).toContain('foreign key (keeper_id) references members (member_id) on delete set null');
  expect(of('tools')?.constraints).toContain(String.raw`check (opens ~ '^([01]\d|2[0-3]):[0-5]\d$')`);
  expect(of('loans')?.constraints).toContain('exclude using gist (tool_id with =, nights with &&)');
  expect(of('loans')?.constraints).toContain('unique (tool_id, starts)');
  expect(of('members')?.constraints).toContain('check (email = lower(email))');
  expect(of('reminders')?.columns).toContainEqual({ name: 'times', type: 'integer', default: '1' });
});
