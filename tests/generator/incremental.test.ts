// What did not change is not emitted again, and what did is.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadModel } from '../../generator/command/read';
import type { Model } from '../../generator/model/model';
import { noting, partHashes } from '../../generator/model/views';
import { casesFolder, generator, ownCopy } from '../support/generator';

const everyWord = join(casesFolder, 'every-word', 'spec');

test('a model notes which properties of its items are read, and the hash of each tells whether it changed', async () => {
  const { model } = await loadModel(everyWord);
  if (model === undefined) throw new Error('the case does not load');
  const readBy = (read: (it: Model) => unknown): readonly string[] => {
    const reads = new Set<string>();
    read(noting(model, reads));
    return [...reads];
  };
  expect(readBy((it) => it.errors.map(({ code }) => code))).toEqual(['errors.id', 'errors.code']);
  expect(readBy((it) => it.errors.length)).toEqual(['errors.id']);
  expect(readBy((it) => it.calls.map((call) => ({ ...call })))).toContain('calls');
  expect(readBy((it) => it.product.name)).toEqual(['product']);
  const changed = { ...model, errors: model.errors.map((error, at) => (at === 0 ? { ...error, text: 'Another.' } : error)) };
  const [before, after] = [partHashes(model), partHashes(changed)];
  expect(after('errors.code')).toBe(before('errors.code'));
  expect(after('errors.text')).not.toBe(before('errors.text'));
  expect(after('errors')).not.toBe(before('errors'));
});

test('after edits of every kind there stands what a run from nothing makes', async () => {
  const own = ownCopy(everyWord);
  await generator(own.args);
  const edits: readonly (readonly [file: string, from: string, to: string])[] = [
    ['library/library.screens.ts', "title: 'Tools'", "title: 'All tools'"],
    ['library/library.errors.ts', "text: '", "text: 'Sorry. "],
    ['library/facts.model.ts', 'constant(28', 'constant(21'],
    ['library/library.rules.ts', '60000', '50000'],
    ['library/stored.model.ts', "says: 'Members'", "says: 'All members'"],
    ['pages/help.md', 'Thank you', 'Many thanks'],
  ];
  for (const [file, from, to] of edits) {
    own.edit(file, from, to);
    expect((await generator(own.args)).out).toMatch(/Wrote \d+ files?; \d{2,} were up to date/);
    const { code, err } = await generator([...own.args, '--check']);
    expect({ file, code, err }).toEqual({ file, code: 0, err: '' });
  }
}, 120_000);
