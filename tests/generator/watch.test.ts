// --watch: an edit is saved, and the files are there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { casesFolder, command, type OwnCase, ownCopy, treeOf } from '../support/generator';

/** A running watch, whose lines a test can wait for. */
const watching = (own: OwnCase) => {
  const child = spawn(process.execPath, [command, '--watch', ...own.args], { stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void child.kill());
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      for (const look of waiting) look();
    });
  }
  const said = (what: RegExp): Promise<string> =>
    new Promise((done) => {
      const look = (): void => {
        const at = lines.findIndex((line) => what.test(line));
        if (at < 0) return;
        waiting.delete(look);
        done(lines.splice(0, at + 1).at(-1) ?? '');
      };
      waiting.add(look);
      look();
    });
  return { child, said, lines };
};

test('an edit, a mistake, its cure and a new folder are each followed', async () => {
  const own = ownCopy(join(casesFolder, 'tiny', 'spec'));
  const { child, said } = watching(own);
  await said(/^Wrote \d+ files/);

  own.edit('notes.screens.ts', "title: 'Home'", "title: 'At home'");
  await said(/^Wrote \d+ files/);
  expect(treeOf(own.out)['routes/heads.ts']).toContain('At home');

  own.edit('notes.screens.ts', "title: 'At home'", "title: 'At home");
  await said(/Nothing was written\.$/);
  expect(treeOf(own.out)['routes/heads.ts']).toContain('At home');

  own.edit('notes.screens.ts', "title: 'At home", "title: 'Home again'");
  await said(/^Wrote \d+ files/);
  expect(treeOf(own.out)['routes/heads.ts']).toContain('Home again');

  mkdirSync(join(own.spec, 'more'));
  writeFileSync(join(own.spec, 'more', 'words.ts'), "// A word.\nexport const word = 'Anew';\n");
  own.edit('notes.screens.ts', 'import { addNote }', "import { word } from './more/words';\nimport { addNote }");
  own.edit('notes.screens.ts', "title: 'Home again'", 'title: word');
  await said(/^Wrote \d+ files/);
  writeFileSync(join(own.spec, 'more', 'words.ts'), "// A word.\nexport const word = 'Renewed';\n");
  await said(/^Wrote \d+ files/);
  expect(treeOf(own.out)['routes/heads.ts']).toContain('Renewed');

  // a file is emptied before it is written, and an app without pages would be a whole one
  const screens = join(own.spec, 'notes.screens.ts');
  const whole = readFileSync(screens, 'utf8');
  const file = openSync(screens, 'w');
  writeFileSync(join(own.spec, 'more', 'words.ts'), "// A word.\nexport const word = 'Later';\n");
  writeSync(file, whole);
  closeSync(file);
  await said(/^Wrote \d+ files/);
  expect(treeOf(own.out)['routes/heads.ts']).toContain('Later');

  child.kill('SIGTERM');
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code).toBe(0);
});

test('neither what it writes itself, nor a file of others beside it, nor the same text saved again makes it run', async () => {
  const own = ownCopy(join(casesFolder, 'tiny', 'spec'));
  const { said, lines } = watching({ ...own, args: [...own.args, '--stats'] });
  await said(/^ +in all/);
  const path = join(own.spec, 'notes.screens.ts');
  for (let times = 0; times < 3; times += 1) {
    writeFileSync(join(own.spec, '..', 'package.json.tmp'), String(times));
    writeFileSync(join(own.spec, '.notes.swp'), String(times));
  }
  writeFileSync(path, readFileSync(path));
  // the run that the same text caused is the only one, and says nothing but its times
  await said(/^ +in all/);
  own.edit('notes.screens.ts', "title: 'Home'", "title: 'At home'");
  await said(/^Wrote \d+ files/);
  await said(/^ +in all/);
  expect(lines).toEqual([]);
});
