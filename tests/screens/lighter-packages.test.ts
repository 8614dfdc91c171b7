// What is taken out of packages: only what nobody can miss.
import { expect, test } from 'vitest';
import { unheld } from '../../src/bundling/lighter-packages';

/** What a module exports, from its text alone. */
const exportsOf = async <T>(code: string): Promise<T> => (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as T;

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
