// The same spec means the same bytes: whatever the order of declarations, the locale, the time zone or the folder one stands in.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../generator/disk/disk';
import { casesFolder, differences, generator, ownCopy, treeOf } from '../support/generator';
import { root } from '../support/modules';

const specs = { 'every word': join(casesFolder, 'every-word', 'spec'), 'the product': join(root, 'spec') };
const plain: Record<string, Readonly<Record<string, string>>> = {};

const treeMadeFrom = async (spec: string, how: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {}) => {
  const own = ownCopy(spec);
  const { code, err } = await generator(own.args, how);
  expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
  return treeOf(own.out);
};

/** Wraps app.ts so that subjects, their files and what these export come in another order. */
const shuffle = (spec: string, seed: number): void => {
  const files = listFiles(spec).filter((file) => file.endsWith('.ts') && file !== 'app.ts' && !file.startsWith('language/'));
  const lines = [
    '// The same app with everything in another order.',
    ...files.map((file) => `import './${file.replace(/\.ts$/, '')}';`),
    "import { app as inOrder } from './in-order';",
    `let seed = ${seed};`,
    'const chance = () => (seed = (seed * 1103515245 + 12345) % 2147483648);',
    'const mixed = (list) => list.map((it) => [chance(), it]).sort(([a], [b]) => a - b).map(([, it]) => it);',
    'const mixedObject = (it, inner) => Object.fromEntries(mixed(Object.entries(it)).map(([name, value]) => [name, inner(value)]));',
    'const same = (it) => it;',
    'const subjects = mixedObject(inOrder.subjects, (list) => mixed(list).map((file) => mixedObject(file, same)));',
    'export const app = Object.freeze({ ...inOrder, subjects });',
  ];
  const own = ownText(spec, 'app.ts');
  writeFileSync(join(spec, 'in-order.ts'), own);
  writeFileSync(join(spec, 'app.ts'), `${lines.join('\n')}\n`);
};
const ownText = (folder: string, file: string): string => treeOf(folder)[file] ?? '';

beforeAll(async () => {
  for (const [name, spec] of Object.entries(specs)) plain[name] = await treeMadeFrom(spec);
});

test.each(Object.entries(specs))('%s: shuffled declarations give the same bytes', async (name, spec) => {
  for (const seed of [1, 2, 3]) {
    const own = ownCopy(spec);
    shuffle(own.spec, seed);
    const { code, err } = await generator(own.args);
    expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
    expect(differences(plain[name] ?? {}, treeOf(own.out))).toBe('');
  }
});

test.each(Object.entries(specs))('%s: another time zone, locale and folder give the same bytes', async (name, spec) => {
  const places = [
    { env: { TZ: 'Pacific/Chatham', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }, cwd: '/' },
    { env: { TZ: 'America/St_Johns', LANG: 'C', LC_ALL: 'C' }, cwd: join(root, 'tests') },
  ];
  for (const place of places) {
    expect(differences(plain[name] ?? {}, await treeMadeFrom(spec, place))).toBe('');
  }
});

test.each(Object.keys(specs))('%s: no file carries the folder, the day or the machine', (name) => {
  const traces = [root, casesFolder, new Date().toISOString().slice(0, 10)];
  const found = Object.entries(plain[name] ?? {}).flatMap(([path, text]) =>
    traces.filter((trace) => text.includes(trace)).map((trace) => `${path} holds ${trace}`),
  );
  expect(found).toEqual([]);
});
