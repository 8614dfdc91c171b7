// What is taken out of packages: only what none of our files can miss.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { saidAttributes, saidProperties, unheld } from '../../src/bundling/lighter-packages';

const fileOf = (of: string) => readFileSync(fileURLToPath(new URL(`../../node_modules/${of}`, import.meta.url)), 'utf8');
const properties = fileOf('@pandacss/is-valid-prop/dist/index.mjs');
const attributes = fileOf('@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js');

/** A name that no file says: this one is read for its words too. */
const unsaid = (...parts: readonly string[]) => parts.join('');

/** What a module exports, from its text alone. */
const exportsOf = async <T>(code: string): Promise<T> => (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as T;

test('a CSS property that our files name is still one, and one that none names is not carried along', async () => {
  const { isCssProperty } = await exportsOf<{ isCssProperty: (name: string) => boolean }>(saidProperties(properties));
  for (const name of ['display', 'gridTemplateColumns', 'scrollSnapType', 'overscrollBehavior', '--clear', '& > li'])
    expect([name, isCssProperty(name)]).toEqual([name, true]);
  expect(isCssProperty(unsaid('Webkit', 'Border', 'Before', 'Color'))).toBe(false);
  expect(saidProperties(properties).length).toBeLessThan(properties.length / 2);
});

test('attributes of HTML stay, and those of SVG that our files name', () => {
  const lighter = saidAttributes(attributes);
  const names = new Set(/reactPropsRegex = \/\^\(\((.*?)\)\|/.exec(lighter)?.[1]?.split('|'));
  for (const name of ['href', 'autoComplete', 'formNoValidate', 'inert', 'viewBox', 'fill', 'd', 'strokeWidth', 'for', 'class'])
    expect([name, names.has(name)]).toEqual([name, true]);
  expect(names.has(unsaid('x', 'Height'))).toBe(false);
  expect(lighter.length).toBeLessThan(attributes.length);
});

test('a class of React that nobody names can fall away, and one that is named is whole', async () => {
  const code = [
    'const React = { Component: class {} };',
    'var Boundary = class extends React.Component {',
    '  static kind = 1;',
    '};',
    'Boundary.contextType = Context;',
    'export { Boundary };',
  ].join('\n');
  const lighter = unheld(code);
  expect(lighter).toContain('var Boundary = /* @__PURE__ */ (() => {');
  const { Boundary } = await exportsOf<{ Boundary: object }>(`const Context = 'context';\n${lighter}`);
  expect({ ...Boundary }).toEqual({ kind: 1, contextType: 'context' });
});
