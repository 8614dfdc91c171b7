// How data stands in a generated file: the same data, in lines that people can read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { declarationsText, jsonText } from '../../generator/print/layout';
import { data } from '../../generator/print/print';
import { root } from '../support/modules';

const long = 'a'.repeat(60);

test('what fits on a line stands on one', () => {
  expect(jsonText({ a: 1, b: [true, null], c: {}, d: [] })).toBe('{ "a": 1, "b": [true, null], "c": {}, "d": [] }\n');
  expect(data({ a: 1, 'b-c': undefined, 'd-e': ['f'] })).toBe('{ a: 1, "d-e": ["f"] }');
});

test('plain values share lines, and so do small ones with parts of their own', () => {
  expect(jsonText({ id: 'x', says: long, more: long, fields: [{ name: long, is: 'b' }], in: ['a'], ends: 1 })).toBe(
    [
      '{',
      `  "id": "x", "says": "${long}",`,
      `  "more": "${long}",`,
      `  "fields": [{ "name": "${long}", "is": "b" }], "in": ["a"], "ends": 1`,
      '}',
      '',
    ].join('\n'),
  );
  const rows = [{ a: 1 }, { a: 2 }, { b: long }, { b: long }, { c: long }];
  expect(jsonText(rows)).toBe(
    `[\n  { "a": 1 }, { "a": 2 },\n${rows
      .slice(2)
      .map((row) => `  ${JSON.stringify(row).replace('{', '{ ').replace(':', ': ').replace('}', ' }')}`)
      .join(',\n')}\n]\n`,
  );
});

test('what begins last on a line goes on below it, and closes where its last part ends', () => {
  const of = { one: long, two: long, three: { four: 4 } };
  expect(data({ content: { json: [of] } })).toBe(
    `{\n  content: { json: [{ one: "${long}",\n    two: "${long}", three: { four: 4 } }] },\n}`,
  );
  const entry = { ids: ['a'], says: long, more: long, ends: 1 };
  const lines = `    { "ids": ["a"], "says": "${long}",\n      "more": "${long}", "ends": 1 }`;
  expect(jsonText({ list: [entry, entry], ends: 1 })).toBe(`{\n  "list": [\n${lines},\n${lines}],\n  "ends": 1\n}\n`);
});

test('declarations have lines of their own, with their words first', () => {
  expect(
    declarationsText('things', [
      { of: ['a'], id: 'x' },
      { of: ['b'], id: 'y' },
    ]),
  ).toBe('  "things": [\n    { "id": "x", "of": ["a"] },\n    { "id": "y", "of": ["b"] }\n  ]');
});

test('a line of code that data ends is counted from where it begins', () => {
  const value = { one: long, two: 'b'.repeat(50) };
  expect(data(value)).not.toContain('\n');
  expect(data(value, 0, 20)).toBe(`{\n  one: "${long}", two: "${'b'.repeat(50)}",\n}`);
});

test('no line of spec.json is longer than 140 characters but where it ends with a text that is longer than a line of its own', () => {
  const text = readFileSync(join(root, 'generated', 'spec.json'), 'utf8');
  const long = text.split('\n').filter((line) => line.length > 140);
  const ownLine = (line: string): number => {
    const [, indent = '', ending = ''] = /^( *).*?((?:"\w+": )?"(?:[^"\\]|\\.)*"[\]}, ]*)$/.exec(line) ?? [];
    return `${indent}  ${ending}`.length;
  };
  expect(long.filter((line) => ownLine(line) <= 140)).toEqual([]);
});
