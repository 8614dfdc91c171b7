// Texts that could end a string, a comment or a line in the generated files stay texts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ts } from 'ts-morph';
import { beforeAll, expect, test } from 'vitest';
import { listFiles } from '../../generator/disk/disk';
import { casesFolder, generator, ownCopy, ownFolder, typeErrors } from '../support/generator';
import { makeNasty, type Nasty, nasty, nastyInMarkdown } from '../support/hostile';

const folder = ownFolder('in the project');
const out = join(folder, 'out');
let made: readonly Nasty[] = [];

/** Every string that a value holds. */
const stringsIn = (value: unknown, seen = new Set<unknown>()): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return [...Object.entries(value), ...(value instanceof Map ? value : [])].flatMap(([key, inner]) => [
    String(key),
    ...stringsIn(inner, seen),
  ]);
};

beforeAll(async () => {
  const own = ownCopy(join(casesFolder, 'every-word', 'spec'));
  made = makeNasty(own.spec);
  const { code, err } = await generator(['--spec', own.spec, '--out', out]);
  expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
});

test('every generated file passes the strict type check', () => {
  expect(typeErrors(folder, ['out'])).toBe('');
});

test('every text stands unchanged in spec.json', () => {
  const strings = stringsIn(JSON.parse(readFileSync(join(out, 'spec.json'), 'utf8')));
  const lost = made.filter(({ key, number }) => key !== 'markdown' && !strings.some((text) => text.includes(nasty(number))));
  expect(lost).toEqual([]);
});

/** The strings that a file's literals mean, those inside functions too. */
const literalsIn = (file: string): readonly string[] => {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest));
  return found;
};

// these are for the documentation; the others are seen by whoever uses the app
const documented = /\.(says|called|unit|decision|raisedBy|effects|namedTerm|matches|timer|patternSays)$/;

test('every text that people see is unchanged when the generated code runs', async () => {
  const strings: string[] = [];
  for (const file of listFiles(out).filter((name) => /\.(ts|js)$/.test(name) && !name.endsWith('.d.ts'))) {
    const path = join(out, file);
    strings.push(...stringsIn({ ...((await import(/* @vite-ignore */ path)) as object) }), ...literalsIn(path));
  }
  // the changelog is for those who build clients
  const seen = made.filter(({ key, file }) => !documented.test(key) && file !== 'CHANGELOG.md');
  const wanted = ({ key, number }: Nasty): string => (key === 'markdown' ? nastyInMarkdown(number) : nasty(number));
  expect(seen.filter((it) => !strings.some((text) => text.includes(wanted(it))))).toEqual([]);
});
