// How data stands in a generated file: the same data, in lines that people can read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonText } from '../../generator/print/layout';
import { data } from '../../generator/print/print';
import { root } from '../support/modules';

const long = 'a'.repeat(60);

test('what fits on a line stands on one', () => {
  expect(jsonText({ a: 1, b: [true, null], c: {}, d: [] })).toBe('{ "a": 1, "b": [true, null], "c": {}, "d": [] }\n');
  expect(data({ a: 1, 'b-c': undefined, 'd-e': ['f'] })).toBe('{ a: 1, "d-e": ["f"] }');
});

test('plain values share lines, whatever has parts of its own gets one', () => {
  expect(jsonText({ id: 'x', says: long, more: long, fields: [{ name: long, is: 'b' }], in: ['a'], ends: 1 })).toBe(
    [
      '{',
      `  "id": "x", "says": "${long}",`,
      `  "more": "${long}",`,
      `  "fields": [{ "name": "${long}", "is": "b" }],`,
      '  "in": ["a"], "ends": 1',
      '}',
      '',
    ].join('\n'),
  );
});

test('brackets around a single part need no lines of their own', () => {
  expect(data({ content: { json: [{ one: long, two: long, three: { four: 4 } }] } })).toBe(
    `{ content: { json: [{\n  one: "${long}", two: "${long}",\n  three: { four: 4 },\n}] } }`,
  );
});

test('an object goes on with its last part below the line that its others share, and lists share brackets', () => {
  const of = { one: long, two: long, three: { four: 4 } };
  expect(jsonText([{ name: 'a', of }])).toBe(
    `[{ "name": "a", "of": {\n  "one": "${long}",\n  "two": "${long}", "three": { "four": 4 }\n} }]\n`,
  );
  const entry = { ids: ['a'], says: long, more: long, ends: 1 };
  const lines = `      "ids": ["a"], "says": "${long}",\n      "more": "${long}", "ends": 1`;
  expect(jsonText({ list: [entry, entry], ends: 1 })).toBe(
    `{\n  "list": [\n    {\n${lines}\n    }, {\n${lines}\n    }\n  ],\n  "ends": 1\n}\n`,
  );
});

test('a line of code that data ends is counted from where it begins', () => {
  const value = { one: long, two: 'b'.repeat(50) };
  expect(data(value)).not.toContain('\n');
  expect(data(value, 0, 20)).toBe(`{\n  one: "${long}", two: "${'b'.repeat(50)}",\n}`);
});

test('no line of spec.json is longer than 140 characters but where it ends with a text that is longer than a line of its own', () => {
  const text = readFileSync(join(root, 'generated', 'spec.json'), 'utf8');
  expect(text).toBe(jsonText(JSON.parse(text)));
  const long = text.split('\n').filter((line) => line.length > 140);
  const ownLine = (line: string): number => {
    const [, indent = '', ending = ''] = /^( *).*?((?:"\w+": )?"(?:[^"\\]|\\.)*")[\]}, ]*[[{]?$/.exec(line) ?? [];
    return `${indent}  ${ending},`.length;
  };
  expect(long.filter((line) => ownLine(line) <= 140)).toEqual([]);
});
