// The same spec means the same bytes: whatever the order of declarations, the locale, the time zone or the folder one stands in.
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readApp } from '../../generator/reading/model';
import { appOf, casesFolder, differences, generator, ownCopy, treeOf } from '../support/generator';
import { root } from '../support/modules';

const specs = { 'every word': join(casesFolder, 'every-word', 'spec'), 'the product': join(root, 'spec') };
const plain: Record<string, Readonly<Record<string, string>>> = {};

const treeMadeFrom = async (spec: string, how: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {}) => {
  const own = ownCopy(spec);
  const { code, err } = await generator(own.args, how);
  expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
  return treeOf(own.out);
};

interface Loaded {
  readonly subjects: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}
/** The same app with subjects, their files and what these export in another order. */
const shuffled = (app: Loaded, seed: number): Loaded => {
  let last = seed;
  const chance = (): number => (last = (last * 1_103_515_245 + 12_345) % 2_147_483_648);
  const mixed = <T>(all: readonly T[]): readonly T[] =>
    all
      .map((one) => [chance(), one] as const)
      .toSorted(([one], [other]) => one - other)
      .map(([, one]) => one);
  const files = (all: Loaded['subjects'][string]) => mixed(all).map((file) => Object.fromEntries(mixed(Object.entries(file))));
  return { ...app, subjects: Object.fromEntries(mixed(Object.entries(app.subjects)).map(([name, all]) => [name, files(all)])) };
};

beforeAll(async () => {
  for (const [name, spec] of Object.entries(specs)) plain[name] = await treeMadeFrom(spec);
});

test.each(Object.entries(specs))('%s: shuffled declarations are read as the same model, to the letter', async (_, spec) => {
  const app = (await appOf(spec)) as Loaded;
  const textOf = async (it: Loaded) => JSON.stringify(await readApp(it, spec).then((read) => ('model' in read ? read.model : read)));
  const want = await textOf(app);
  expect(want).toContain('"routes":[{"');
  for (const seed of [1, 2, 3]) expect(await textOf(shuffled(app, seed))).toBe(want);
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
