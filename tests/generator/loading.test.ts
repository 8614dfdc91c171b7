// Loading a spec: from any folder, again after every edit, and never by the leave of an earlier run.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { loadModel } from '../../generator/command/read';
import { Bundler } from '../../generator/load/load';

const everyWord = fileURLToPath(new URL('cases/every-word/spec', import.meta.url));
const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A copy of a spec far from this project. */
const elsewhere = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'spec-'));
  made.push(folder);
  const spec = join(folder, 'one/two/three/four/spec');
  cpSync(everyWord, spec, { recursive: true });
  return spec;
};
const edit = (spec: string, file: string, [from, to]: readonly [string, string]): void => {
  const path = join(spec, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replaceAll(from, to));
};
const titleOf = async (spec: string): Promise<string | undefined> =>
  (await loadModel(spec)).model?.routes.find(({ id }) => id === 'home')?.title;

test('a spec means the same wherever it lies, and says which files it was read from', async () => {
  const spec = elsewhere();
  const [here, there] = [await loadModel(everyWord), await loadModel(spec)];
  expect(there.diagnostics).toEqual([]);
  expect(there.hashes).toEqual(here.hashes);
  expect(there.model).toEqual(here.model);
  expect(there.files).toContain(join(spec, 'app.ts'));
  expect(there.files).toContain(join(spec, 'pages/help.md'));
});

test('every edit counts, and an edit taken back leaves the hashes as they were', async () => {
  const spec = elsewhere();
  const { hashes } = await loadModel(spec);
  edit(spec, 'library/library.screens.ts', ["title: 'Tools'", "title: 'All tools'"]);
  expect(await titleOf(spec)).toBe('All tools');
  edit(spec, 'library/facts.model.ts', ['constant(28', 'constant(21']);
  expect((await loadModel(spec)).model?.constants.find(({ id }) => id === 'longestLoanDays')?.value).toBe(21);
  edit(spec, 'pages/help.md', ['Thank you', 'Many thanks']);
  expect(JSON.stringify((await loadModel(spec)).model?.pages)).toContain('Many thanks');
  edit(spec, 'library/library.screens.ts', ["title: 'All tools'", "title: 'Tools'"]);
  edit(spec, 'library/facts.model.ts', ['constant(21', 'constant(28']);
  edit(spec, 'pages/help.md', ['Many thanks', 'Thank you']);
  expect((await loadModel(spec)).hashes).toEqual(hashes);
});

test('a mistake is found, and forgotten once it is mended', async () => {
  const spec = elsewhere();
  const codesAfter = async (from: string, to: string): Promise<readonly string[]> => {
    edit(spec, 'library/library.screens.ts', [from, to]);
    const { diagnostics } = await loadModel(spec);
    edit(spec, 'library/library.screens.ts', [to, from]);
    return diagnostics.map(({ code }) => code);
  };
  await loadModel(spec);
  expect(await codesAfter("title: 'Tools',", "title: 'Tools'")).toEqual(['load/syntax']);
  expect(await codesAfter('signedIn', 'signdIn')).toEqual(['load/unknown-export']);
  expect(await codesAfter("'./library.model'", "'./library.modle'")).toEqual(['load/unresolved-import']);
  expect(await codesAfter("title: 'Tools'", 'title: Tools')).toEqual(['load/unknown-name']);
  expect((await loadModel(spec)).diagnostics).toEqual([]);
});

test('a file may become a folder, and be found again', async () => {
  const spec = elsewhere();
  const { hashes } = await loadModel(spec);
  mkdirSync(join(spec, 'navigation'));
  renameSync(join(spec, 'navigation.ts'), join(spec, 'navigation/index.ts'));
  edit(spec, 'navigation/index.ts', ["'./", "'../"]);
  expect((await loadModel(spec)).hashes).toEqual(hashes);
});

test('files that need each other at once are told so, at the line that needs', async () => {
  const spec = elsewhere();
  edit(spec, 'library/facts.model.ts', ['import { constant,', "import { Member } from './library.model';\nimport { constant,"]);
  edit(spec, 'library/facts.model.ts', [
    "says: 'How long a tool may be out' });",
    "says: 'How long a tool may be out' });\nexport const later = Member.key;",
  ]);
  const { diagnostics } = await loadModel(spec);
  expect(diagnostics).toMatchObject([{ code: 'load/throws', at: { file: 'library/library.model.ts', line: 45 } }]);
  expect(diagnostics[0]?.cause).toContain('import each other in a circle');
});

test('a process that goes on reads after each edit what a new one reads, mistakes included', async () => {
  const spec = elsewhere();
  const bundler = new Bundler();
  const screens = 'library/library.screens.ts';
  const edits: readonly (readonly [file: string, from: string, to: string])[] = [
    [screens, "title: 'Tools'", "title: 'All tools'"],
    [screens, "title: 'All tools',", "title: 'All tools'"],
    [screens, "title: 'All tools'", "title: 'All tools',"],
    ['library/facts.model.ts', 'constant(28', 'constant(21'],
    [screens, 'signedIn', 'signdIn'],
    [screens, 'signdIn', 'signedIn'],
    ['pages/help.md', 'Thank you', 'Many thanks'],
    [screens, "title: 'All tools'", 'title: Tools'],
    [screens, 'title: Tools', "title: 'Tools'"],
    // the page says the same, two lines further down; there a link breaks
    ['pages/help.md', '# Help with', '\n\n# Help with'],
    [screens, "route('/loans/", "route('/lent/"],
    [screens, "title: 'Tools'", "title: 'The tools'"],
    [screens, "route('/lent/", "route('/loans/"],
    ['app.ts', "parent: 'Borough'", "parent: 'Borough', spare: 'Nobody shows it'"],
    ['library/library.rules.ts', '60000', '50000'],
    ['app.ts', ", spare: 'Nobody shows it'", ''],
    // an import that nothing uses is none, until something does
    [screens, "title: 'The tools'", "title: 'Tools'"],
    [screens, 'import {', "import { nobody } from './library.model';\nimport {"],
    [screens, "title: 'Tools'", 'title: nobody'],
    [screens, 'title: nobody', "title: 'Tools'"],
    [screens, "title: 'Tools'", "title: 'Tools', title: 'Tools'"],
    [screens, "title: 'Tools', title: 'Tools'", "title: 'All tools'"],
    [screens, "title: 'All tools'", 'get title() { return nobody; }'],
    [screens, 'get title() { return nobody; }', "title: 'Tools'"],
    [screens, './library.model', './nowhere'],
    [screens, './nowhere', './library.model'],
    ['library/library.rules.ts', 'export const mayCancel', 'const mayCancel'],
    ['library/library.rules.ts', 'const mayCancel', 'export const mayCancel'],
    [screens, "title: 'Tools'", "title: 'All tools'"],
  ];
  for (const [file, from, to] of [[screens, "title: 'Tools'", "title: 'Tools'"] as const, ...edits]) {
    edit(spec, file, [from, to]);
    const [going, anew] = [await loadModel(spec, { bundler }), await loadModel(spec)];
    expect(going.diagnostics).toEqual(anew.diagnostics);
    expect(going.model).toEqual(anew.model);
    expect(going.hashes).toEqual(anew.hashes);
  }
  await bundler.close();
});

test('a process that goes on follows a name that is given elsewhere than where a thing is made and used', async () => {
  const spec = elsewhere();
  const bundler = new Bundler();
  const words = 'spec-to-app';
  const write = (file: string, text: string): void => writeFileSync(join(spec, 'library', file), text);
  write(
    'held.ts',
    `import { error } from '${words}/problem';
import { values } from '${words}/values';
export const held = {
  gone: error('tool.gone', { source: '§8', shown: 'dialog', text: 'It is gone.', cure: 'Take another.' }),
  ends: values({ source: '§8', says: 'How it went', items: { stolen: { label: 'Stolen' } } }),
};`,
  );
  write(
    'using.ts',
    `import { shape, the } from '${words}/entity';
import { rule } from '${words}/rule';
import { list, oneOf } from '${words}/shapes';
import { is } from '${words}/terms';
import { held } from './held';
import { Loan } from './library.model';
const how = list(oneOf(held.ends));
export const Ends = shape({ source: '§8', called: 'end', says: 'Ends', fields: { ends: how } });
export const Sums = shape({ source: '§8', called: 'sum', says: 'Sums', fields: { ends: how } });
export const notGone = rule({ source: '§8', says: 'It is there', requires: [{ that: is(the(Loan).status, 'lent'), otherwise: held.gone }] });`,
  );
  const names = [
    'export const toolGone = held.gone;\nexport const GoneHow = held.ends;',
    'export const toolVanished = held.gone;\nexport const VanishedHow = held.ends;',
    'export const toolVanished = held.gone;',
    'export const GoneHow = held.ends;',
    'export const toolGone = held.gone;\nexport const GoneHow = held.ends;',
  ];
  for (const text of ['', ...names]) {
    write('naming.ts', `import { held } from './held';\n${text}`);
    const [going, anew] = [await loadModel(spec, { bundler }), await loadModel(spec)];
    expect(going.diagnostics).toEqual(anew.diagnostics);
    expect(going.model).toEqual(anew.model);
    expect(anew.diagnostics.length > 0).toBe(!text.includes('gone') || !text.includes('ends'));
  }
  await bundler.close();
});

const outside = [
  ['Date.now()', 'reads the clock'],
  ['new Date().getUTCDate()', 'reads the clock'],
  ['Date().length', 'reads the clock'],
  ['performance.now()', 'reads the clock'],
  ['Math.random()', 'comes out differently each time'],
  ['crypto.randomUUID()', 'comes out differently each time'],
  ['process.exit(0)', 'reads the environment, and may end the process'],
  ["process.env['HOME']", 'reads the environment, and may end the process'],
  ["globalThis['process'].platform", 'reads the environment, and may end the process'],
  ["fetch('https://example.com')", 'asks the network'],
  ["require(['node', 'fs'].join(':'))", 'reads files'],
  ["import(['node', 'fs'].join(':')).catch(() => 1)", 'reads files'],
  ['__dirname', 'reads files'],
  ["new Date('2026-11-23T09:00').getTime()", 'reads the machine’s language and zone'],
  ["new Date('2026-11-23').getHours()", 'reads the machine’s language and zone'],
  ['(1200).toLocaleString()', 'reads the machine’s language and zone'],
  ['new Intl.NumberFormat().format(1)', 'reads the machine’s language and zone'],
  ['setTimeout(() => 1)', 'does something later'],
  ["console.log('here')", 'prints'],
] as const;

test.each(outside)('%s has no place in a spec, also where its refusal is caught', async (code, does) => {
  const spec = elsewhere();
  const file = join(spec, 'library/facts.model.ts');
  writeFileSync(
    file,
    `${readFileSync(file, 'utf8')}\ntry {\n  String(${code});\n} catch {}\nawaited(${code});\nfunction awaited(it: unknown) { return it; }\n`,
  );
  const { diagnostics, model } = await loadModel(spec);
  const line =
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('String(')) + 1;
  expect(diagnostics).toMatchObject([
    { code: 'load/outside', message: expect.stringContaining(`: it ${does}.`), at: { file: 'library/facts.model.ts', line } },
    { code: 'load/outside', at: { file: 'library/facts.model.ts', line: line + 2 } },
  ]);
  expect(model).toBeUndefined();
});

test('what a spec works out from itself is no reading from outside', async () => {
  const spec = elsewhere();
  edit(spec, 'library/facts.model.ts', ['constant(28', "constant(new Date('2026-01-29').getUTCDate() - Math.round(1.2)"]);
  const { diagnostics, model } = await loadModel(spec);
  expect(diagnostics).toEqual([]);
  expect(model?.constants.find(({ id }) => id === 'longestLoanDays')?.value).toBe(28);
});
