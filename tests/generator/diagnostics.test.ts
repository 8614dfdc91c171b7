// Every diagnostic of the generator, each with a spec that earns it: cases/broken/<code>/spec, and want.txt with what is said.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { catalogue, type Diagnostic } from '../../generator/diagnostics/diagnostics';
import { unused } from '../../generator/check/unused';
import { loadModel } from '../../generator/command/read';
import { usesOf } from '../../generator/command/generate';
import { showDiagnostics } from '../../generator/diagnostics/show';
import { generator, ownFolder } from '../support/generator';

// after a change that is meant, UPDATE_CASES=1 writes anew what is said; git shows what moved
const update = process.env['UPDATE_CASES'] === '1';
const broken = fileURLToPath(new URL('cases/broken', import.meta.url));
const cases = readdirSync(broken, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const caseOf = (code: string): string => code.replace('/', '-');

const said = (diagnostics: readonly Diagnostic[], name: string): Promise<string> =>
  showDiagnostics(diagnostics, join(broken, name, 'spec'), { colour: false, from: join(broken, name) });

const unfilled = ({ message, cause, cure, about }: Diagnostic): readonly string[] =>
  [message, cause, cure]
    .flatMap((words) => words.match(/\{[A-Za-z]+\}/g) ?? [])
    .filter((slot) => slot !== '{there}' && !about.some((value) => value.includes(slot)));

test('every declared diagnostic has a case, and every case is of a declared diagnostic', () => {
  expect(cases.toSorted()).toEqual(Object.keys(catalogue).map(caseOf).toSorted());
});

/** A case's problems; unused declarations are checked where the case is about them. */
const diagnosed = async (name: string) => {
  const spec = join(broken, name, 'spec');
  const read = await loadModel(spec);
  if (!/^un(?:used|read)-/.test(name) || read.model === undefined) return { ...read, isWrong: read.model === undefined };
  const uses = usesOf({ spec, out: join(broken, name, 'generated'), usedIn: [join(broken, name, 'code')] });
  const base = readFileSync(join(broken, 'base.ts'), 'utf8');
  return { diagnostics: unused(read.model, read.allowUnused ?? [], { ...uses, code: [...uses.code, base] }), isWrong: true };
};

// a spec like this can be read only by a thread, which the command begins
const stopped = ['load-endless', 'load-too-large'];

test.each(stopped)('%s is said by the command, which ends', async (name) => {
  const want = join(broken, name, 'want.txt');
  const { code, err } = await generator(['--spec', 'spec', '--out', join(ownFolder(), 'out')], { cwd: join(broken, name) });
  if (update) writeFileSync(want, err);
  expect({ code, err }).toEqual({ code: 1, err: readFileSync(want, 'utf8') });
});

test.each(cases.filter((name) => !stopped.includes(name)))('%s is said with its place, cause and cure', async (name) => {
  const { diagnostics, isWrong } = await diagnosed(name);
  const want = join(broken, name, 'want.txt');
  if (update) writeFileSync(want, await said(diagnostics, name));
  expect(await said(diagnostics, name)).toBe(readFileSync(want, 'utf8'));
  expect([...new Set(diagnostics.map(({ code }) => caseOf(code)))]).toEqual([name]);
  expect(diagnostics.flatMap(unfilled)).toEqual([]);
  expect(isWrong).toBe(diagnostics.some(({ severity }) => severity === 'error'));
});

test('diagnostics come in the order of the files, each once, with a summary', async () => {
  const { diagnostics } = await loadModel(join(broken, 'option-wrong-kind', 'spec'));
  const shown = await said([...diagnostics, ...diagnostics].toReversed(), 'option-wrong-kind');
  expect(shown.match(/^error .*$/gm)).toEqual([
    'error option/wrong-kind spec/broken.ts:8:52',
    'error option/wrong-kind spec/broken.ts:8:83',
    'error option/wrong-kind spec/broken.ts:8:94',
    'error option/wrong-kind spec/broken.ts:8:107',
    'error option/wrong-kind spec/broken.ts:14:15',
    'error option/wrong-kind spec/broken.ts:15:25',
    'error option/wrong-kind spec/broken.ts:15:40',
    'error option/wrong-kind spec/broken.ts:15:56',
    'error option/wrong-kind spec/broken.ts:16:27',
    'error option/wrong-kind spec/broken.ts:17:28',
    'error option/wrong-kind spec/broken.ts:17:51',
    'error option/wrong-kind spec/broken.ts:20:23',
  ]);
  expect(shown).toMatch(/\n12 errors\.\n$/);
});

test('a terminal gets colours, a file does not', async () => {
  const { diagnostics } = await loadModel(join(broken, 'values-empty', 'spec'));
  const folder = join(broken, 'values-empty', 'spec');
  expect(await showDiagnostics(diagnostics, folder, { colour: true })).toContain('\u001B[31merror\u001B[0m');
  expect(await showDiagnostics(diagnostics, folder, { colour: false })).not.toContain('\u001B');
});
