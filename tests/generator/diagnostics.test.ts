// Every complaint of the generator, each with a spec that earns it: cases/broken/<code>/spec, and want.txt with what is said.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { complaints, type Diagnostic } from '../../generator/diagnostics/diagnostics';
import { loadModel } from '../../generator/command/read';
import { showDiagnostics } from '../../generator/diagnostics/show';

const broken = fileURLToPath(new URL('cases/broken', import.meta.url));
const cases = readdirSync(broken, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const caseOf = (code: string): string => code.replace('/', '-');

const said = (diagnostics: readonly Diagnostic[], name: string): Promise<string> =>
  showDiagnostics(diagnostics, join(broken, name, 'spec'), { colour: false, from: join(broken, name) });

const unfilled = ({ message, cause, cure, about }: Diagnostic): readonly string[] =>
  [message, cause, cure]
    .flatMap((words) => words.match(/\{[A-Za-z]+\}/g) ?? [])
    .filter((slot) => slot !== '{there}' && !about.some((value) => value.includes(slot)));

test('every declared complaint has a case, and every case is of a declared complaint', () => {
  expect(cases.toSorted()).toEqual(Object.keys(complaints).map(caseOf).toSorted());
});

test.each(cases)('%s is said with its place, cause and cure', async (name) => {
  const { model, diagnostics } = await loadModel(join(broken, name, 'spec'));
  expect(await said(diagnostics, name)).toBe(readFileSync(join(broken, name, 'want.txt'), 'utf8'));
  expect([...new Set(diagnostics.map(({ code }) => caseOf(code)))]).toEqual([name]);
  expect(diagnostics.flatMap(unfilled)).toEqual([]);
  expect(model === undefined).toBe(diagnostics.some(({ severity }) => severity === 'error'));
});

test('complaints come in the order of the files, each once, with a summary', async () => {
  const { diagnostics } = await loadModel(join(broken, 'option-wrong-kind', 'spec'));
  const shown = await said([...diagnostics, ...diagnostics].toReversed(), 'option-wrong-kind');
  expect(shown.match(/^error .*$/gm)).toEqual([
    'error option/wrong-kind spec/broken.ts:5:52',
    'error option/wrong-kind spec/broken.ts:5:83',
    'error option/wrong-kind spec/broken.ts:5:94',
    'error option/wrong-kind spec/broken.ts:5:107',
  ]);
  expect(shown).toMatch(/\n4 errors\.\n$/);
});

test('a terminal gets colours, a file does not', async () => {
  const { diagnostics } = await loadModel(join(broken, 'values-empty', 'spec'));
  const folder = join(broken, 'values-empty', 'spec');
  expect(await showDiagnostics(diagnostics, folder, { colour: true })).toContain('\u001B[31merror\u001B[0m');
  expect(await showDiagnostics(diagnostics, folder, { colour: false })).not.toContain('\u001B');
});
