// `diff` on the tables of the database: what a migration would have to do, in plain words.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeDiff } from '../../generator/command/diff';
import { loadModel } from '../../generator/command/read';
import { storedDiff } from '../../generator/command/stored-diff';
import type { Model } from '../../generator/model/model';
import { columnsOf } from '../../generator/model/storage';
import { casesFolder } from '../support/generator';

const { model } = await loadModel(join(casesFolder, 'every-word', 'spec'));
if (model === undefined) throw new Error('the case does not load');
const before: Model = model;

const withStored = (change: (it: Model['stored'][number]) => readonly Model['stored'][number][]): Model => ({
  ...before,
  stored: before.stored.flatMap(change),
});

test('a table that came, and one that went, are named', () => {
  const without = withStored((it) => (it.id === 'storedReminders' ? [] : [it]));
  expect(storedDiff({ before, after: without })).toEqual(['', 'tables of the database', '  - reminders']);
  expect(storedDiff({ before: without, after: before })).toEqual(['', 'tables of the database', '  + reminders']);
  expect(storedDiff({ before, after: before })).toEqual([]);
});

test('columns are told of with what they hold, whether declared for the table or fields of what it keeps', () => {
  const after: Model = {
    ...withStored((it) => {
      if (it.id === 'storedTools')
        return [{ ...it, columns: it.columns.map((one) => (one.name === 'weight' ? { ...one, type: 'real' } : one)) }];
      if (it.id === 'storedMembers') return [{ ...it, unique: [['email'], ['name']], checks: [] }];
      return it.id === 'storedLoans' ? [{ ...it, columns: it.columns.filter(({ name }) => name !== 'terms') }] : [it];
    }),
    entities: before.entities.map((it) => {
      if (it.id !== 'Member') return it;
      const fields = it.fields.filter(({ name }) => name !== 'joined');
      return { ...it, fields: [...fields, { name: 'height', shape: { type: 'number', integer: true, min: 1 } }] };
    }),
  };
  const lines = storedDiff({ before, after });
  expect(lines).toContain('  ~ tools (Tool)');
  expect(lines).toContain('      column weight was numeric(6, 2), is real');
  expect(lines).toContain('      column terms is gone');
  expect(lines).toContain('      column height is new: a whole number of at least 1; rows that are there need one');
  expect(lines).toContain('      unique is new: name');
  expect(lines).toContain('      check is gone: email = lower(email)');
});

test('a value that a column is closed to is told of with the column', () => {
  const closed = before.stored
    .flatMap((it) => columnsOf(before, it))
    .flatMap(({ shape }) => (shape?.type === 'oneOf' ? [shape.values] : []));
  const after: Model = {
    ...before,
    values: before.values.map((it) =>
      closed.includes(it.id) ? { ...it, items: [...it.items, { value: 'lately', label: 'Lately', facts: {} }] } : it,
    ),
  };
  const told = describeDiff(before, after);
  expect(told.join('\n')).toMatch(/tables of the database\n {2}~ .*\n {6}column \w+ takes lately too/);
  expect(told.filter((line) => line === 'stored')).toEqual([]);
});
