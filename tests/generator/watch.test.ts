// --watch: an edit is saved, and the files are there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { casesFolder, command, generator, type OwnCase, ownCopy, treeOf } from '../support/generator';
import { limitMs } from '../support/limits';

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

test(
  'after a row of edits there stands, to the byte, what a new process makes',
  async () => {
    const own = ownCopy(join(casesFolder, 'every-word', 'spec'));
    const { said } = watching(own);
    await said(/^Wrote \d+ files/);
    const edit =
      (...edits: readonly (readonly [file: string, from: string, to: string])[]) =>
      (): void => {
        for (const [file, from, to] of edits)
          writeFileSync(
            join(own.spec, file),
            readFileSync(join(own.spec, file), 'utf8').replaceAll(from, () => to),
          );
      };
    const [screens, rules, facts] = ['library/library.screens.ts', 'library/library.rules.ts', 'library/facts.model.ts'] as const;
    const edits: Readonly<Record<string, () => void>> = {
      'a title': edit([screens, "title: 'Tools'", "title: 'All tools'"]),
      'the same title again': edit([screens, "title: 'All tools'", "title: 'Tools'"]),
      'a rule': edit([rules, '60000', '50000']),
      'a constant that texts mention': edit([facts, 'constant(28', 'constant(21']),
      'a field of an entity': edit([
        'library/library.model.ts',
        'home_page: optional(url()),',
        'home_page: optional(url()), shoe: optional(text()),',
      ]),
      'the name of a declaration': edit([screens, 'rateForm', 'starsForm'], [screens, 'homeTexts', 'firstTexts']),
      'a name that other files import': edit(
        ...['library.errors.ts', 'library.calls.ts', 'library.screens.ts'].map(
          (file) => [`library/${file}`, 'toolTaken', 'toolGone'] as const,
        ),
      ),
      'a new file': () =>
        writeFileSync(
          join(own.spec, 'library/more.texts.ts'),
          readFileSync(join(own.spec, screens), 'utf8').replace(
            /[^]*?(import \{[^}\n]*\btexts \}.*\n)[^]*/,
            "// More.\n$1export const more = texts({ source: '§2', says: 'More', texts: { more: 'More' } });\n",
          ),
        ),
      'a page': edit(['pages/help.md', 'Thank you', '## Many thanks']),
      'the first two taken back': edit([rules, '50000', '60000'], [facts, 'constant(21', 'constant(28']),
    };
    for (const [what, save] of Object.entries(edits)) {
      save();
      await said(/^Wrote \d+ files?/);
      const { code, err } = await generator([...own.args, '--check']);
      expect({ what, code, err }).toEqual({ what, code: 0, err: '' });
    }
    edit([rules, 'mayCancel = rule({', 'mayCancel = rule({ sauce: 1,'])();
    await said(/Nothing was written\.$/);
    edit([rules, 'sauce: 1,', ''], [screens, "title: 'Tools'", "title: 'Tools again'"])();
    await said(/^Wrote \d+ files?/);
    const { code, err } = await generator([...own.args, '--check']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
  },
  limitMs(240),
);

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
