// A submission: sent, refused, or failed; where that is read, and when it is forgotten.
import { allSettled, createEffect, fork, sample } from 'effector';
import { expect, test } from 'vitest';
import type { Failure } from '../../../generated/client/transport';
import { projectSources } from '../../support/modules';
import { $errors, failureMet } from '../../../src/screens/shell/failures/errors.store';
import { type ShownIn, submission } from '../../../src/screens/shell/calls/submission';
import { visited, visitOf } from '../../../src/screens/shell/navigation/visit';

type Code = 'account.email_taken' | 'account.not_signed_in' | 'input.invalid' | 'input.rate_limited';
const refused = (code: Code, status: number, data: unknown = {}) =>
  ({ kind: 'refusal', code, message: `refused: ${code}`, status, data, request_id: 'r-1' }) as Failure<Code>;
const unexpected: Failure<Code> = {
  kind: 'unexpected status',
  message: 'Broken',
  status: 500,
  code: undefined,
  data: null,
  request_id: 'r-2',
};

const sending = (end: () => string, shownIn?: ShownIn) =>
  submission(
    createEffect<string, string, Failure<Code>>(async () => end()),
    shownIn,
  );
const failing = (failure: Failure<Code>, shownIn?: ShownIn) =>
  submission(
    createEffect<string, string, Failure<Code>>(() => Promise.reject(failure)),
    shownIn,
  );

test('what was sent stands with its answer until the next try', async () => {
  const ends = ['one', 'two'];
  const note = sending(() => ends.shift() ?? '');
  const scope = fork();
  await allSettled(note.submitted, { scope, params: 'a' });
  expect(scope.getState(note.$sent)).toEqual({ params: 'a', result: 'one' });
  const next = allSettled(note.submitted, { scope, params: 'b' });
  expect([scope.getState(note.$sent), scope.getState(note.$pending)]).toEqual([null, true]);
  await next;
  expect(scope.getState(note.$sent)).toEqual({ params: 'b', result: 'two' });
});

test('a refusal of the form stays with it, with the fields that the server named', async () => {
  const note = failing(refused('input.invalid', 422, { fields: [{ path: 'email', code: 'format', message: 'Not an address.' }] }));
  const scope = fork();
  await allSettled(note.submitted, { scope, params: 'a' });
  expect(scope.getState(note.$problem)).toMatchObject({ shown: 'field', fields: [{ field: 'email', message: 'Not an address.' }] });
  expect(scope.getState($errors)).toEqual([]);
});

test('what may be tried again later says from when on', async () => {
  const note = failing(refused('input.rate_limited', 429, { retry_after: 60 }));
  const scope = fork();
  await allSettled(note.submitted, { scope, params: 'a' });
  expect(scope.getState(note.$problem)?.again).toBeGreaterThan(Date.now() + 50_000);
});

test('what nobody expected opens the dialog, and nothing stays on the form', async () => {
  const note = failing(unexpected);
  const scope = fork();
  await allSettled(note.submitted, { scope, params: 'a' });
  expect(scope.getState(note.$problem)).toBeNull();
  expect(scope.getState($errors)).toMatchObject([{ message: 'Broken', request_id: 'r-2' }]);
});

test.each([
  { shownIn: 'dialog', failure: refused('account.email_taken', 409), problem: null, dialogs: 1 },
  { shownIn: 'screen', failure: unexpected, problem: { message: 'Broken' }, dialogs: 0 },
] as const)('shown in the $shownIn, whatever the catalogue says', async ({ shownIn, failure, problem, dialogs }) => {
  const note = failing(failure, shownIn);
  const scope = fork();
  await allSettled(note.submitted, { scope, params: 'a' });
  if (problem) expect(scope.getState(note.$problem)).toMatchObject(problem);
  else expect(scope.getState(note.$problem)).toBeNull();
  expect(scope.getState($errors)).toHaveLength(dialogs);
});

test('a session that is over is told once, and is no problem of the form', async () => {
  const over = refused('account.not_signed_in', 401);
  const note = failing(over);
  const met: unknown[] = [];
  sample({ clock: failureMet, target: createEffect((failure: unknown) => void met.push(failure)) });
  const scope = fork();
  await allSettled(note.submitted, { scope, params: 'a' });
  expect(met).toEqual([over]);
  expect(scope.getState(note.$problem)).toBeNull();
});

test('another page begins with nothing said; the same with another query keeps it', async () => {
  const note = failing(refused('account.email_taken', 409));
  const scope = fork();
  await allSettled(visited, { scope, params: visitOf('/signup') });
  await allSettled(note.submitted, { scope, params: 'a' });
  await allSettled(visited, { scope, params: visitOf('/signup?from=%2Fstays') });
  expect(scope.getState(note.$problem)?.code).toBe('account.email_taken');
  await allSettled(visited, { scope, params: visitOf('/login') });
  expect(scope.getState(note.$problem)).toBeNull();
});

test('a problem that is still being put into words when it is cleared is dropped', async () => {
  const note = failing(refused('account.email_taken', 409));
  const scope = fork();
  const sent = allSettled(note.submitted, { scope, params: 'a' });
  sample({ clock: note.failed, fn: () => undefined, target: note.cleared });
  await sent;
  expect(scope.getState(note.$problem)).toBeNull();
});

test('every store makes its calls by a query or a submission; the session alone asks for itself', () => {
  const stores = projectSources().filter(({ path }) => path.startsWith('src/screens/'));
  const calling = stores.filter(({ text }) => /\w+Fx\b[^;]*} from '[^']*generated\/client\//.test(text));
  // an action on an open booking is a submission in a window of its own: `acting` makes it
  const bare = calling.filter(({ text }) => !/\/calls\/(query|submission)'|\bacting\(/.test(text)).map(({ path }) => path);
  expect(bare).toEqual(['src/screens/shell/session/session.store.ts']);
  expect(calling.length).toBeGreaterThan(15);
});
