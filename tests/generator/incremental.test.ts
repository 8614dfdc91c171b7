// An unchanged declaration is not emitted again, and a changed one is.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadModel } from '../../generator/command/read';
import { emitters } from '../../generator/emit/index';
import type { Model } from '../../generator/model/model';
import { hashesOf } from '../../generator/model/views';
import { casesFolder, generator, ownCopy } from '../support/generator';
import { root } from '../support/modules';
import { limitMs } from '../support/limits';

const everyWord = join(casesFolder, 'every-word', 'spec');
const models = await Promise.all(
  [everyWord, join(root, 'spec')].map(async (spec) => {
    const { model } = await loadModel(spec);
    if (model === undefined) throw new Error(`${spec} does not load`);
    return model;
  }),
);

test.each(models)('the hash of a part of the model tells whether it changed', (model) => {
  const [before, after] = [hashesOf(model), hashesOf({ ...model, errors: model.errors.slice(1) })];
  expect(after.calls).toBe(before.calls);
  expect(after.errors).not.toBe(before.errors);
});

/** A model whose other parts cannot be read, nor listed. */
const only = (model: Model, reads: readonly string[]): Model => {
  const refuse = (part: string): never => {
    throw new Error(`reads ${part}, and does not declare it`);
  };
  return new Proxy(model, {
    get: (parts, name) => (reads.includes(String(name)) ? parts[name as keyof Model] : refuse(String(name))),
    has: (_, name) => refuse(String(name)),
    ownKeys: () => refuse('every part'),
  });
};

const declaring = Object.entries(emitters).flatMap(([name, { reads, emit }]) => (reads === undefined ? [] : [{ name, reads, emit }]));

test.each(declaring)('$name makes its files of the parts that it declares, and reads no other', ({ reads, emit }) => {
  for (const model of models) expect(emit(only(model, reads))).toEqual(emit(model));
});

test(
  'after edits of every kind there stands what a run from nothing makes',
  async () => {
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
  },
  limitMs(120),
);
