// `explain`: from a name, or from anything that a screen shows, to its declaration.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { casesFolder, generator, ownCopy } from '../support/generator';

const tiny = join(casesFolder, 'tiny', 'spec');
const every = join(casesFolder, 'every-word', 'spec');

test('explain tells where a declaration stands, what its author noted, and where it is spoken of', async () => {
  const own = ownCopy(tiny);
  own.edit('notes.calls.ts', 'export const addNote', '/** Asked by the one form. */\nexport const addNote');
  const { out } = await generator(['explain', 'addNote', ...own.args]);
  expect(out).toMatch(/^ {2}noted: Asked by the one form\.\n {2}stands in .*notes\.calls\.ts:\d+:14$/m);
  const lines = readFileSync(join(own.spec, 'notes.screens.ts'), 'utf8').split('\n');
  const line = lines.findIndex((it) => /addNote/.test(it) && !it.startsWith('import')) + 1;
  expect(out).toContain(`notes.screens.ts:${line}:${(lines[line - 1] ?? '').indexOf('addNote') + 1}`);
});

test('explain tells of a declaration and of a diagnostic, and proposes what was meant', async () => {
  const own = ownCopy(tiny);
  const { out } = await generator(['explain', 'addNote', ...own.args]);
  expect(out).toMatch(/^addNote is a call: /);
  expect(out).toMatch(/stands in .*notes\.calls\.ts:\d+:14$/m);
  expect(out).toMatch(/spoken of by:\n {4}noteForm \(forms\)/);
  expect((await generator(['explain', 'load/syntax', ...own.args])).out).toMatch(/cause: .+\n {2}cure: .+/);
  const unknown = await generator(['explain', 'addNotes', ...own.args]);
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('Did you mean addNote?')]);
});

test('a text leads to its file, line and option, as it is shown: its slots filled, in part, or in another case', async () => {
  const own = ownCopy(tiny);
  const shown = async (text: string) => (await generator(['explain', text, ...own.args])).out;
  const product = /name: '([^']+)'/.exec(readFileSync(join(own.spec, 'app.ts'), 'utf8'))?.[1] ?? '';
  expect(await shown(`Please sign in to ${product}.`)).toMatch(
    /^“Please sign in to .+” is written in:\n {2}\S*notes\.errors\.ts:50:9 {2}\w+\.text\n {6}Please sign in to \{product\}\.$/m,
  );
  expect(await shown('WORDS')).toMatch(/written in:\n\s+\S*notes\.screens\.ts:14:29 {2}noteForm\.fields\.words\.label\n {6}Words\n$/);
  expect(await shown('entered needs another look')).toMatch(/notes\.errors\.ts:8:9/);
  const short = await generator(['explain', 'look', ...own.args]);
  expect([short.code, short.err]).toEqual([1, expect.stringContaining('Nothing is called look')]);
});

test('an address leads to its route and its calls, whatever stands in the place of a parameter', async () => {
  const own = ownCopy(every);
  const { out } = await generator(['explain', '/loans/8f3a?from=mail', ...own.args]);
  expect(out).toMatch(/^\w+ is a route$/m);
  expect(out).toContain('path: /loans/:loan_id');
  expect((await generator(['explain', '/loans/8f3a/none', ...own.args])).code).toBe(1);
});

test('a constant names the sentences that tell it, in declarations and in long texts', async () => {
  const own = ownCopy(every);
  const page = join(own.spec, 'pages/told.md');
  writeFileSync(page, '# Told\n\nIt is **{longestLoanDays}**, no more.\n');
  const { out } = await generator(['explain', 'longestLoanDays', ...own.args]);
  expect(out).toMatch(/told in:[^]*pages\/told\.md:3:1\n\s+It is \{longestLoanDays\}, no more\./);
  writeFileSync(page, '# Told\n\n- It is [never\n  longer](/help) than **{longestLoanDays}** days.\n');
  expect((await generator(['explain', 'never longer than 28 days', ...own.args])).out).toContain('pages/told.md:3:3\n');
});
