// A query: waiting, answers, failures, another try; and what is dropped.
import { allSettled, createEffect, createEvent, fork, sample, serialize } from 'effector';
import { expect, test } from 'vitest';
import type { Failure } from '../../../generated/client/transport';
import { query } from '../../../src/screens/shell/calls/query';
import { failureMet } from '../../../src/screens/shell/failures/errors.store';

type Code = 'property.not_found' | 'account.not_signed_in';
const refused = (code: Code, status: number): Failure<Code> => ({
  kind: 'refusal',
  code,
  message: code,
  status,
  data: undefined,
  request_id: undefined,
});
const missing = refused('property.not_found', 404);

/** Answers when the test says so. */
const byHand = () => {
  const open: { readonly params: string; readonly answer: (text: string) => void; readonly fail: (failure: Failure<Code>) => void }[] = [];
  const askFx = createEffect<string, string, Failure<Code>>((params) => new Promise((answer, fail) => open.push({ params, answer, fail })));
  return { open, words: query(askFx) };
};
const until = async (work: Promise<unknown>, ...steps: (() => void)[]) => {
  for (const step of steps) {
    step();
    await Promise.resolve();
  }
  await work;
};

test('an answer is kept, and stays while the next is on its way', async () => {
  const { open, words } = byHand();
  const scope = fork();
  await until(allSettled(words.asked, { scope, params: 'a' }), () => open[0]?.answer('A'));
  expect(scope.getState(words.$data)).toBe('A');
  const next = allSettled(words.asked, { scope, params: 'b' });
  expect([scope.getState(words.$data), scope.getState(words.$pending)]).toEqual(['A', true]);
  await until(next, () => open[1]?.answer('B'));
  expect([scope.getState(words.$data), scope.getState(words.$pending)]).toEqual(['B', false]);
});

test('the answer to an older question is dropped, and so is its failure', async () => {
  const { open, words } = byHand();
  const scope = fork();
  const all = Promise.all([
    allSettled(words.asked, { scope, params: 'a' }),
    allSettled(words.asked, { scope, params: 'b' }),
    allSettled(words.asked, { scope, params: 'c' }),
  ]);
  await until(
    all,
    () => open[2]?.answer('C'),
    () => open[0]?.answer('A'),
    () => open[1]?.fail(missing),
  );
  expect(scope.getState(words.$data)).toBe('C');
  expect(scope.getState(words.$failure)).toBeNull();
});

test('a failure stands beside the last answer until the question is asked again with another end', async () => {
  const { open, words } = byHand();
  const scope = fork();
  await until(allSettled(words.asked, { scope, params: 'a' }), () => open[0]?.answer('A'));
  await until(allSettled(words.asked, { scope, params: 'b' }), () => open[1]?.fail(missing));
  expect([scope.getState(words.$data), scope.getState(words.$failure)]).toEqual(['A', missing]);
  const again = allSettled(words.retried, { scope });
  expect(scope.getState(words.$failure)).toEqual(missing);
  expect(open[2]?.params).toBe('b');
  await until(again, () => open[2]?.answer('B'));
  expect([scope.getState(words.$data), scope.getState(words.$failure)]).toEqual(['B', null]);
});

test('what is wanted is asked once, unless it failed', async () => {
  const { open, words } = byHand();
  const scope = fork();
  const all = Promise.all([allSettled(words.wanted, { scope, params: 'a' }), allSettled(words.wanted, { scope, params: 'a' })]);
  expect(open).toHaveLength(1);
  await until(all, () => open[0]?.fail(missing));
  const once = allSettled(words.wanted, { scope, params: 'a' });
  expect(open).toHaveLength(2);
  await until(once, () => open[1]?.answer('A'));
  await allSettled(words.wanted, { scope, params: 'a' });
  expect(open).toHaveLength(2);
});

test('what is cleared forgets its answer, and drops the one on its way', async () => {
  const { open, words } = byHand();
  const scope = fork();
  const asked = allSettled(words.asked, { scope, params: 'a' });
  const cleared = allSettled(words.cleared, { scope });
  expect(scope.getState(words.$pending)).toBe(false);
  await until(Promise.all([asked, cleared]), () => open[0]?.answer('A'));
  expect(scope.getState(words.$data)).toBeNull();
});

test('cleared and asked in one breath, it waits for the new answer', async () => {
  const { open, words } = byHand();
  const opened = createEvent<string>();
  sample({ clock: opened, target: [words.asked, words.cleared.prepend(() => undefined)] });
  const scope = fork();
  await until(allSettled(opened, { scope, params: 'a' }), () => open[0]?.answer('A'));
  await until(allSettled(opened, { scope, params: 'b' }), () => open[1]?.answer('B'));
  expect([scope.getState(words.$data), scope.getState(words.$pending)]).toEqual(['B', false]);
});

test('a session that is over is told once, and is no failure of the query', async () => {
  const { open, words } = byHand();
  const met: unknown[] = [];
  const scope = fork();
  sample({ clock: failureMet, target: createEffect((failure: unknown) => void met.push(failure)) });
  const over = refused('account.not_signed_in', 401);
  await until(allSettled(words.asked, { scope, params: 'a' }), () => open[0]?.fail(over));
  expect(met).toEqual([over]);
  expect([scope.getState(words.$failure), scope.getState(words.$pending)]).toEqual([null, false]);
});

test('the browser goes on with what the server asked', async () => {
  const words = query(
    createEffect<string, string, Failure<Code>>((params) => params.toUpperCase()),
    { sid: 'words' },
  );
  const server = fork();
  await allSettled(words.asked, { scope: server, params: 'a' });
  const browser = fork({ values: JSON.parse(JSON.stringify(serialize(server))) as Record<string, unknown> });
  expect(browser.getState(words.$data)).toBe('A');
  const asked: string[] = [];
  sample({ clock: words.done, target: createEffect(({ params }: { readonly params: string }) => void asked.push(params)) });
  await allSettled(words.wanted, { scope: browser, params: 'a' });
  expect(asked).toEqual([]);
  await allSettled(words.retried, { scope: browser });
  expect(asked).toEqual(['a']);
});
