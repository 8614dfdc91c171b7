// @vitest-environment happy-dom
// What went wrong: read from the answer to the letter, listed until it is closed, and reported.
import { allSettled, attach, createEvent, sample } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { getPublicProfileFx } from '../../../generated/client/account';
import type { CallAnswer } from '../../../generated/client/transport';
import { $errors, $reporter, $reports, errorClosed, failureMet, type ShownError } from '../../../src/screens/shell/failures/errors.store';
import { $toasts, connectionCame } from '../../../src/screens/shell/chrome/toasts.store';
import '../../../src/screens/shell/chrome/browser-events.store';
import { answer, browsing, refusal } from '../../support/a-visit';

beforeEach(() => localStorage.clear());

const asked = createEvent();
const loadFx = attach({ effect: getPublicProfileFx });
sample({ clock: asked, fn: () => ({ profile_id: 'p-2' }), target: loadFx });
// a screen that handles what it knows, and hands on the rest
sample({
  clock: loadFx.failData,
  filter: (failure) => !(failure.kind === 'refusal' && failure.code === 'account.profile_not_found'),
  target: failureMet,
});

const met = async (found: CallAnswer | (() => Promise<CallAnswer>)) => {
  const { scope } = browsing({ answers: { 'GET /user/profile/p-2': found } });
  await allSettled(asked, { scope });
  return scope;
};

test.each([
  ['the message of the answer', answer(500, { message: 'No room left' }), { message: 'No room left', status: 500 }],
  ['Unexpected Error where it has none', answer(502, { other: 1 }), { message: 'Unexpected Error', status: 502, data: { other: 1 } }],
  ['the text of a body that is not JSON', answer(503, 'Bad gateway'), { message: 'Bad gateway', status: 503, data: 'Bad gateway' }],
  ['status_code before the HTTP status', answer(500, { message: 'm', status_code: 418 }), { status: 418 }],
  ['statusCode before the HTTP status', answer(500, { message: 'm', statusCode: 409 }), { status: 409 }],
  ['the data of the answer', answer(500, { message: 'm', data: { left: 2 } }), { data: { left: 2 } }],
  ['the whole body where it has no data', answer(500, { message: 'm', more: true }), { data: { message: 'm', more: true } }],
  ['its request id', refusal(500, 'app.unexpected'), { request_id: 'r-1', code: 'app.unexpected' }],
])('a failed answer becomes an error with %s', async (_, found, wanted) => {
  const scope = await met(found);
  expect(scope.getState($errors)).toMatchObject([wanted]);
});

test('an error carries the stack of the browser', async () => {
  const scope = await met(answer(500, { message: 'No room left', stack: 'at /srv/secret.ts' }));
  const [error] = scope.getState($errors);
  expect(error?.stack).toContain('No room left');
  expect(error?.stack).not.toContain('secret');
});

test('a failure that the screen handles is not listed', async () => {
  const scope = await met(refusal(404, 'account.profile_not_found'));
  expect(scope.getState($errors)).toEqual([]);
});

test('an answer that breaks the contract is said in the words of the catalogue', async () => {
  const scope = await met(answer(200, 'surprise'));
  expect(scope.getState($errors)).toMatchObject([
    { code: 'browser.contract_broken', message: 'Something went wrong on our end.', data: 'surprise' },
  ]);
});

test('no connection is a note in passing, not a dialog', async () => {
  const scope = await met(() => Promise.reject(new Error('gone')));
  expect(scope.getState($errors)).toEqual([]);
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual([
    'We can’t reach Tuckamore. This page and what you entered are still here.',
  ]);
  await allSettled(connectionCame, { scope });
  expect(scope.getState($toasts)).toEqual([]);
});

test('a browser that is offline is told so until its connection is back', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const scope = await met(() => Promise.reject(new Error('gone')));
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual(['You’re offline. This page and what you entered are still here.']);
  await allSettled(connectionCame, { scope });
  expect(scope.getState($toasts)).toEqual([]);
  vi.unstubAllGlobals();
});

test('several errors stand together, and each closes alone', async () => {
  const { scope } = browsing();
  for (const message of ['one', 'two', 'three']) await allSettled(failureMet, { scope, params: new Error(message) });
  const [, second] = scope.getState($errors);
  await allSettled(errorClosed, { scope, params: second?.id ?? 0 });
  expect(scope.getState($errors).map(({ message }) => message)).toEqual(['one', 'three']);
});

test('every error is reported, where there is somebody to report to', async () => {
  const told: ShownError[] = [];
  const { scope } = browsing();
  await allSettled($reporter, { scope, params: async (error) => `report ${told.push(error)}` });
  await allSettled(failureMet, { scope, params: new Error('broken') });
  expect(told.map(({ message }) => message)).toEqual(['broken']);
  expect(scope.getState($reports)).toEqual({ [told[0]?.id ?? 0]: 'report 1' });
  // the next does not bear the number of one that is closed
  await allSettled(errorClosed, { scope, params: told[0]?.id ?? 0 });
  await allSettled($reporter, { scope, params: async () => undefined });
  await allSettled(failureMet, { scope, params: new Error('again') });
  const [again] = scope.getState($errors);
  expect(scope.getState($reports)[again?.id ?? 0]).toBeUndefined();
});

test('errors of the window and refused promises are listed too', async () => {
  const { scope, goTo } = browsing();
  await goTo('/');
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('thrown'), message: 'thrown' }));
  window.dispatchEvent(
    new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.', error: new Error('x') }),
  );
  window.dispatchEvent(new ErrorEvent('error', { message: 'a picture that did not come' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('refused') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new DOMException('left', 'AbortError') }));
  await vi.waitFor(() => expect(scope.getState($errors).map(({ message }) => message)).toEqual(['thrown', 'refused']));
});
