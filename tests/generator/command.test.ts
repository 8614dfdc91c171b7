// The command as a person meets it: what it says, what it writes, how it ends.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { casesFolder, generator, type OwnCase, ownCopy, ownFolder, treeOf } from '../support/generator';
import { limitMs } from '../support/limits';

const tiny = join(casesFolder, 'tiny', 'spec');
const made = async (): Promise<OwnCase> => {
  const own = ownCopy(tiny);
  const { code, err } = await generator(own.args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return own;
};
const title = ["title: 'Home'", "title: 'At home'"] as const;

test('a second run writes nothing and says so', async () => {
  const own = await made();
  const { code, out, err } = await generator(own.args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(/^Nothing to write: \d+ files are up to date \(\d\.\d\d s\)\n$/);
});

test('a product has the outputs that it chooses, and a slip in one is told', async () => {
  const own = await made();
  const further = (): string[] => Object.keys(treeOf(own.out)).filter((path) => /^(docs|examples|tools)\/|^openapi\.json$/.test(path));
  const outputs = (): string[] => [...new Set(further().map((path) => path.split('/')[0] ?? ''))].toSorted();
  expect(outputs()).toEqual(['docs', 'examples', 'openapi.json', 'tools']);
  own.edit('app.ts', "subjects: ['notes']", "subjects: ['notes'], emit: ['docs']");
  expect(await generator(own.args)).toMatchObject({ code: 0, err: '' });
  expect(outputs()).toEqual(['docs']);
  own.edit('app.ts', "emit: ['docs']", "emit: ['docs', 'openapi.jsn']");
  const { code, err } = await generator(own.args);
  expect(code).toBe(1);
  expect(err).toContain("one of 'docs', 'examples', 'openapi.json', 'tools'");
  expect(outputs()).toEqual(['docs']);
  own.edit('app.ts', "emit: ['docs', 'openapi.jsn']", "emit: ['openapi.json', 'tools']");
  expect(await generator(own.args)).toMatchObject({ code: 0, err: '' });
  expect(outputs()).toEqual(['openapi.json', 'tools']);
});

test('one edit writes the files that it means, and says which', async () => {
  const own = await made();
  own.edit('notes.screens.ts', ...title);
  const { code, out } = await generator(own.args);
  expect(code).toBe(0);
  expect(out).toMatch(/routes\/heads\.ts\n/);
  expect(out).toMatch(/Wrote \d+ files; \d+ were up to date \(\d\.\d\d s\)\n$/);
  expect(treeOf(own.out)['routes/heads.ts']).toContain('At home');
});

test('a change that comes back is never missed, however the times of the files look', async () => {
  const own = await made();
  const before = treeOf(own.out);
  own.edit('notes.screens.ts', ...title);
  await generator(own.args);
  own.edit('notes.screens.ts', title[1], title[0]);
  await generator(own.args);
  expect(treeOf(own.out)).toEqual(before);
});

test(
  'what an edit leaves to earlier runs is what would be made anew',
  async () => {
    const own = ownCopy(join(casesFolder, 'every-word', 'spec'));
    await generator(own.args);
    for (const [file, text] of Object.entries(treeOf(own.spec)).filter(([name]) => name.endsWith('.ts'))) {
      const from = /(says|title|text): '/.exec(text)?.[0];
      if (from === undefined) continue;
      own.edit(file, from, `${from}Anew: `);
      expect((await generator(own.args)).code).toBe(0);
      // a check makes everything itself
      const { code, err } = await generator([...own.args, '--check']);
      expect({ file, code, err }).toEqual({ file, code: 0, err: '' });
    }
  },
  limitMs(120),
);

test('a generated file that is gone comes back, though the spec is unchanged', async () => {
  const own = await made();
  await generator(own.args);
  rmSync(join(own.out, 'routes', 'routes.ts'));
  expect((await generator(own.args)).code).toBe(0);
  expect(existsSync(join(own.out, 'routes', 'routes.ts'))).toBe(true);
});

test('an edited generated file is named and kept, and force replaces it', async () => {
  const own = await made();
  const file = join(own.out, 'errors', 'catalogue.ts');
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, 'mine');
  own.edit('notes.screens.ts', ...title);
  const { code, err } = await generator(own.args);
  expect(code).toBe(1);
  expect(err).toMatch(/changed by someone else, so nothing was written:\n.*errors\/catalogue\.ts\nCure: .*--force/);
  expect(readFileSync(file, 'utf8')).toBe('mine');
  expect(treeOf(own.out)['routes/heads.ts']).not.toContain('At home');
  expect((await generator([...own.args, '--force'])).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(treeOf(own.out)['routes/heads.ts']).toContain('At home');
});

test('files that the spec means no more go, unless somebody edited them', async () => {
  const own = await made();
  const folder = (name: string) => join(own.out, 'forms', name);
  appendFileSync(folder('noteForm.ts'), '// mine\n');
  writeFileSync(folder('own.txt'), 'mine');
  own.edit('notes.screens.ts', 'noteForm = form', 'wordsForm = form');
  own.edit('notes.screens.ts', 'forSome: [noteForm]', 'forSome: [wordsForm]');
  const { code, err } = await generator(own.args);
  expect(code).toBe(0);
  expect(err).toMatch(/forms\/noteForm\.ts is generated no more, but was edited, so it stays/);
  expect([existsSync(folder('noteForm.ts')), existsSync(folder('own.txt')), existsSync(folder('noteForm.validator.js'))]).toEqual([
    true,
    true,
    false,
  ]);
});

test('a broken spec leaves every file as it was', async () => {
  const own = await made();
  const before = treeOf(own.out);
  own.edit('notes.calls.ts', 'export const addNote', 'export const addNotes');
  const { code, err } = await generator(own.args);
  expect(code).toBe(1);
  expect(err).toMatch(/\d+ errors?[^]*\nNothing was written\.\n$/);
  expect(treeOf(own.out)).toEqual(before);
});

test('a spec that does not even compile is a diagnostic too, with its line', async () => {
  const own = await made();
  own.edit('notes.screens.ts', 'export const home = ', 'export const home = = ');
  const { code, err } = await generator(own.args);
  expect(code).toBe(1);
  expect(err).toContain('notes.screens.ts');
});

test('--check passes on what was written, and writes nothing where something differs', async () => {
  const own = await made();
  expect((await generator([...own.args, '--check'])).code).toBe(0);
  const file = join(own.out, 'routes', 'routes.ts');
  rmSync(join(own.out, 'routes', 'paths.ts'));
  writeFileSync(join(own.out, 'stray.ts'), '// stray\n');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Home', 'Away'));
  const before = treeOf(own.out);
  const { code, err } = await generator([...own.args, '--check']);
  expect(code).toBe(1);
  expect(err).toMatch(/--- a\/\S*routes\/routes\.ts\n\+\+\+ b\/\S*routes\/routes\.ts\n@@/);
  expect(err).toMatch(/^-.*Away/m);
  expect(err).toMatch(/^\+.*Home/m);
  expect(err).toMatch(/--- \/dev\/null\n\+\+\+ b\/\S*routes\/paths\.ts/);
  expect(err).toMatch(/--- a\/\S*stray\.ts\n\+\+\+ \/dev\/null/);
  expect(err).toMatch(/is not what the spec says: 1 changed, 1 missing, 1 orphan\. Cure: npm run generate/);
  expect(treeOf(own.out)).toEqual(before);
});

test('--stats says how long each stage and emitter took', async () => {
  const own = ownCopy(tiny);
  const { out } = await generator([...own.args, '--stats']);
  for (const stage of ['read', 'check', 'emit routes', 'emit client', 'write', 'in all']) {
    expect(out).toMatch(new RegExp(`^  ${stage} +\\d+\\.\\d ms$`, 'm'));
  }
});

test('what is not understood is answered with the ways to ask', async () => {
  const own = ownCopy(tiny);
  const { code, err } = await generator([...own.args, '--chek']);
  expect(code).toBe(1);
  expect(err).toMatch(/--chek[^]*npm run generate -- --check/);
  const nowhere = await generator(['--spec', join(own.spec, 'nowhere')]);
  expect([nowhere.code, nowhere.err]).toEqual([1, expect.stringContaining('There is no folder')]);
});

test('a check names what is declared and read by nobody, where it is told who reads', async () => {
  const own = await made();
  own.edit(
    'notes.model.ts',
    'export const Note',
    "export const longestNote = constant(80, { source: '§9', says: 'How long a note may be' });\nexport const Note",
  );
  const [, language = ''] = /from '(.*)entity'/.exec(readFileSync(join(own.spec, 'notes.model.ts'), 'utf8')) ?? [];
  own.edit('notes.model.ts', 'import { entity', `import { constant } from '${language}values';\nimport { entity`);
  expect((await generator(own.args)).code).toBe(0);
  const args = [...own.args, '--check', '--used-in', join(own.spec, '..', 'code')];
  const { code, err } = await generator(args);
  expect({ code, said: err.includes('longestNote is read by nobody.') }).toEqual({ code: 1, said: true });
  mkdirSync(join(own.spec, '..', 'code'));
  writeFileSync(
    join(own.spec, '..', 'code/reader.ts'),
    "import { longestNote } from '../out/model/constants';\nexport const most = longestNote;\n",
  );
  expect(await generator(args)).toMatchObject({ code: 0, err: '' });
});

test('an editor or a program gets each diagnostic on a line of its own', async () => {
  const args = ['--spec', join(casesFolder, 'broken', 'call-unused', 'spec'), '--out', join(ownFolder(), 'out'), '--format'];
  const lines = await generator([...args, 'lines']);
  expect(lines.err).toMatch(/^tests\/\S+\/spec\/broken\.ts:5:22: warning call\/unused: No page uses the call weigh\.$/m);
  const { code, out, err } = await generator([...args, 'json']);
  expect({
    code,
    told: out
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as unknown),
  }).toEqual({
    code: 0,
    told: [
      {
        file: expect.stringMatching(/spec\/broken\.ts$/),
        line: 5,
        column: 22,
        length: 4,
        severity: 'warning',
        code: 'call/unused',
        message: 'No page uses the call weigh.',
        cause: expect.stringContaining('names it'),
        cure: expect.stringContaining('uses'),
      },
    ],
  });
  expect(err).toMatch(/^Wrote|^Nothing to write/m);
  expect((await generator([...args, 'markdown'])).code).toBe(1);
});

test('a warning that is allowed where it stands is not told, and says nothing to the next run', async () => {
  const own = ownCopy(tiny);
  const unused = "export const lost = call('GET /lost', { source: '§7', says: 'Nobody asks it', guard: signedIn, answer: like(Note) });";
  own.edit('notes.calls.ts', 'export const addNote', `${unused}\nexport const addNote`);
  expect((await generator(own.args)).err).toContain('warning call/unused');
  own.edit('notes.calls.ts', unused, `// allow call/unused: the shelf asks it\n${unused}`);
  expect(await generator(own.args)).toMatchObject({ code: 0, err: '' });
});

test('migrations are drafted for the product whose they are, and for no other', async () => {
  const own = ownCopy(join(casesFolder, 'tiny', 'spec'));
  const program = ['--migrations', 'src/server/database/draft-migration.ts'];
  const { code, err } = await generator([...own.args, ...program, 'migration', 'new-notes']);
  expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('cannot follow') as string });
});
