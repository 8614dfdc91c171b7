// The steps before a first booking: another tab that waits for one goes on by itself.
// @vitest-environment happy-dom
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import '../../../src/screens/shell/chrome/browser-events.store';
import * as kept from '../../../generated/model/kept';
import { $visitor } from '../../../src/screens/shell/session/session.store';
import { name } from '../../../src/screens/shell/first-steps/first-steps.store';
import { answer, browsing, userAnswer } from '../../support/a-visit';

const { name: stepKey } = kept.stepsTakenKept;
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('session_access_token', 'a-token');
});

test('a name that is given here is known here, and told to the other tabs', async () => {
  let first: string | null = null;
  const { scope, goTo } = browsing({
    answers: {
      'GET /user': () => userAnswer({ first_name: first }),
      'PATCH /user/profile': () => {
        first = 'Maren';
        return answer(200, { data: {} });
      },
    },
  });
  await goTo('/');
  await allSettled(name.submitted, { scope, params: { first_name: 'Maren', last_name: 'Oakes' } });
  expect(scope.getState($visitor).first_name).toBe('Maren');
  expect(localStorage.getItem(stepKey)).toMatch(/^\d+$/);
});

test('a step that is taken in another tab is read anew here', async () => {
  let first: string | null = null;
  const { scope, goTo } = browsing({ answers: { 'GET /user': () => userAnswer({ first_name: first }) } });
  await goTo('/');
  first = 'Maren';
  window.dispatchEvent(new StorageEvent('storage', { key: stepKey, newValue: '1', storageArea: localStorage }));
  await allSettled(scope);
  expect(scope.getState($visitor).first_name).toBe('Maren');
});
