// The state between runs: three kinds of files, and never more than a few of each.
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetOldest } from '../../generator/cache/kept-file';
import { casesFolder, generator, ownCopy, ownFolder } from '../support/generator';
import { root } from '../support/modules';

test('the oldest of many files are forgotten, and no others', () => {
  const folder = ownFolder();
  for (let at = 0; at < 45; at += 1) {
    const file = join(folder, `run-${at}.json`);
    writeFileSync(file, '');
    utimesSync(file, at, at);
  }
  writeFileSync(join(folder, 'main.cjs'), '');
  forgetOldest(folder, /^run-.*\.json$/);
  const left = readdirSync(folder);
  expect(left).toHaveLength(41);
  expect(left).toContain('main.cjs');
  expect(left).not.toContain('run-4.json');
  expect(left).toContain('run-5.json');
});

test('runs keep the bundle, a record of the last one, and what emitters wrote', async () => {
  const own = ownCopy(join(casesFolder, 'tiny', 'spec'));
  mkdirSync(own.out);
  await generator(own.args);
  own.edit('notes.screens.ts', "title: 'Home'", "title: 'At home'");
  await generator(own.args);
  const kept = readdirSync(join(root, '.cache', 'generator')).map((name) => name.replace(/[-.].*/, ''));
  expect([...new Set(kept)].toSorted()).toEqual(['emitted', 'main', 'run']);
});

test('a run that has nothing to write begins no thread that prints, and loads no compiler', async () => {
  const own = ownCopy(join(casesFolder, 'tiny', 'spec'));
  const teller = join(own.spec, '..', 'loaded.cjs');
  const loaded = "Object.keys(require.cache).some((file) => file.includes('ts-morph'))";
  writeFileSync(
    teller,
    `if (require('node:worker_threads').isMainThread) process.on('exit', () => console.log('compiler', ${loaded}));
     else require('node:fs').writeSync(1, 'a thread\\n');`,
  );
  const run = () => generator(own.args, { env: { NODE_OPTIONS: `--require ${teller}` } });
  expect((await run()).out).toMatch(/^a thread\n[^]*Wrote [^]*compiler false\n$/);
  await generator(own.args);
  expect((await run()).out).toMatch(/^Nothing to write: .*\ncompiler false\n$/);
});
