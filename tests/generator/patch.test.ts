// The unified diff that --check prints, held against what the system's own diff and patch make of it.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patch } from '../../generator/command/generate';
import { ownFolder } from '../support/generator';

test('a change stands between three lines of context', () => {
  const lines = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
  const from = `${lines.join('\n')}\n`;
  expect(patch('x', from, from.replace('5', 'five'))).toEqual([
    '--- a/x',
    '+++ b/x',
    '@@ -2,7 +2,7 @@',
    ' 2',
    ' 3',
    ' 4',
    '-5',
    '+five',
    ' 6',
    ' 7',
    ' 8',
  ]);
});

test('a missing file and an orphan are diffs against nothing', () => {
  expect(patch('x', undefined, 'a\nb\n')).toEqual(['--- /dev/null', '+++ b/x', '@@ -0,0 +1,2 @@', '+a', '+b']);
  expect(patch('x', 'a\n', undefined)).toEqual(['--- a/x', '+++ /dev/null', '@@ -1,1 +0,0 @@', '-a']);
});

test('a blank line at the end of the context stays', () => {
  expect(patch('x', 'a\n\n', 'b\n\n').at(-1)).toBe(' ');
});

test('the same text has no diff', () => {
  expect(patch('x', 'a\nb\n', 'a\nb\n')).toEqual([]);
});

/** The same numbers for the same seed, on every machine. */
const chance = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

test('git applies the diff of any two texts', () => {
  const folder = ownFolder();
  for (let seed = 1; seed <= 40; seed++) {
    const next = chance(seed);
    const text = () => `${Array.from({ length: 1 + Math.floor(next() * 40) }, () => 'abcd'[Math.floor(next() * 4)]).join('\n')}\n`;
    const [from, to] = [text(), text()];
    const lines = patch('x', from, to);
    if (from === to) continue;
    writeFileSync(join(folder, 'x'), from);
    const { status, stderr } = spawnSync('git', ['apply', '-'], { cwd: folder, input: `${lines.join('\n')}\n`, encoding: 'utf8' });
    expect({ seed, status, stderr }).toEqual({ seed, status: 0, stderr: '' });
    expect(readFileSync(join(folder, 'x'), 'utf8')).toBe(to);
  }
});

test('texts that share nothing are replaced as a whole, and soon', () => {
  const text = (word: string) => Array.from({ length: 5000 }, (_, line) => `${word}${line}\n`).join('');
  const lines = patch('x', text('old'), text('new'));
  expect(lines.filter((line) => line.startsWith('-old'))).toHaveLength(5000);
  expect(lines.filter((line) => line.startsWith('+new'))).toHaveLength(5000);
});
