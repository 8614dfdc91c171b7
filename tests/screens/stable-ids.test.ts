// The ids of stores: made from where they stand, the same in every build.
import { allSettled, createEffect, fork, serialize } from 'effector';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withIds } from '../../src/bundling/stable-ids';
import type { AnyFailure } from '../../src/screens/shell/calls/own-call';
import { query } from '../../src/screens/shell/calls/query';
import { $language } from '../../src/screens/shell/request/request';

const given = (code: string, file = 'home/home.store') => withIds(code, parseAst(code), file);
const effector = "import { createStore, sample } from 'effector';";

test('a store bears the name of its file and of its constant', () => {
  expect(given(`${effector}const $open = createStore(false);`)).toBe(
    `${effector}const $open = createStore(false,{sid:"home/home.store/$open"});`,
  );
  expect(given(`${effector}export const $open = createStore(null, { skipVoid: false },\n);`)).toBe(
    `${effector}export const $open = createStore(null, {sid:"home/home.store/$open", skipVoid: false },\n);`,
  );
});

test('a store that never goes into the page needs no id, and one that says its own keeps it', () => {
  const code = `${effector}export const $open = createStore(null, { serialize: 'ignore' });`;
  expect(given(code)).toBe(code);
  const named = `${effector}export const $open = createStore(null, { sid: 'open' });`;
  expect(given(named)).toBe(named);
});

test('a store under another name, or of another package, is told by its import', () => {
  expect(given("import { createStore as make } from 'effector';const $a = make(1);")).toContain('make(1,{sid:"home/home.store/$a"})');
  const other = "import { createStore } from 'redux';const $a = createStore(1);";
  expect(given(other)).toBe(other);
});

test('what a query keeps is told apart by the constant that holds it', () => {
  const code = "import { query } from '../shell/calls/query';const stays = query(searchFx);";
  expect(given(code)).toBe('import { query } from \'../shell/calls/query\';const stays = query(searchFx,{sid:"home/home.store/stays"});');
});

test('what a query was answered goes into the page by its name', async () => {
  const named = query(
    createEffect<void, string, AnyFailure>(() => 'Tofino'),
    { sid: 'home/stays' },
  );
  const scope = fork();
  await allSettled(named.asked, { scope });
  expect(serialize(scope)).toEqual({ 'home/stays/data': 'Tofino', 'home/stays/question': {} });
});

test('a store that a function makes has no id: two of them would share it', () => {
  const code = `${effector}const make = () => { const $one = createStore(1); return $one; };`;
  expect(given(code)).toBe(code);
});

test('the stores of the tests are those of the app', () => {
  const scope = fork({ values: [[$language, 'fr-CA']] });
  expect(serialize(scope)).toEqual({ language: 'fr-CA' });
});
