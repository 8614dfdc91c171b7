// Navigations that stores make: to pages that exist, and at most 100 in a row.
import { routerRedirectLimit } from '../../../generated/model/constants';
import { allSettled, createWatch, fork } from 'effector';
import { expect, test } from 'vitest';
import {
  $redirect,
  interacted,
  isRoutable,
  type FailedNavigation,
  navigationFailed,
  redirectedTo,
  navigated,
  type Navigation,
  wentTo,
} from '../../../src/screens/shell/navigation/navigation';
import { arrived, visitOf } from '../../../src/screens/shell/navigation/visit';

const followed = () => {
  const scope = fork();
  const navigations: Navigation[] = [];
  const failures: FailedNavigation[] = [];
  createWatch({ unit: navigated, scope, fn: (navigation) => navigations.push(navigation) });
  createWatch({ unit: navigationFailed, scope, fn: (failure) => failures.push(failure) });
  return { scope, navigations, failures };
};

test('a store leads on, or elsewhere instead', async () => {
  const { scope, navigations } = followed();
  await allSettled(wentTo, { scope, params: '/points?from=here' });
  expect(scope.getState($redirect)).toBeNull();
  await allSettled(redirectedTo, { scope, params: '/login?from=%2Fstays' });
  expect(navigations).toEqual([
    { path: '/points?from=here', replaces: false },
    { path: '/login?from=%2Fstays', replaces: true },
  ]);
  expect(scope.getState($redirect)).toBe('/login?from=%2Fstays');
});

test.each([
  '/no/such/page',
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/',
  '/points\\..',
  '/\u0000',
  'points',
  '',
])('%j is not routable', async (path) => {
  const { scope, navigations, failures } = followed();
  await allSettled(redirectedTo, { scope, params: path });
  expect([navigations, failures]).toEqual([[], [{ code: 'router.not_routable', path }]]);
});

test('a page with parameters, a query or a fragment is routable', () => {
  expect(['/', '/faq/general', '/refer/ada', '/points?a=1', '/points#spend'].every(isRoutable)).toBe(true);
});

test('the hundred and first navigation in a row fails', async () => {
  const { scope, navigations, failures } = followed();
  for (let count = 0; count <= routerRedirectLimit; count += 1) {
    const path = count % 2 === 0 ? '/points' : '/contact';
    await allSettled(redirectedTo, { scope, params: path });
    if (count < routerRedirectLimit) await allSettled(arrived, { scope, params: visitOf(path) });
  }
  expect(navigations).toHaveLength(routerRedirectLimit);
  expect(failures).toEqual([{ code: 'router.too_many_redirects', path: '/points' }]);
});

test('what a person does begins the count anew, however often a store leads on from it', async () => {
  const { scope, navigations, failures } = followed();
  for (let press = 0; press < 3 * routerRedirectLimit; press += 1) {
    const path = `/search?page=${press + 1}`;
    await allSettled(interacted, { scope });
    await allSettled(wentTo, { scope, params: path });
    await allSettled(arrived, { scope, params: visitOf(path) });
  }
  expect([navigations.length, failures]).toEqual([3 * routerRedirectLimit, []]);
});

test('a page that a person chose begins the count anew', async () => {
  const { scope, failures } = followed();
  for (let count = 0; count < 150; count += 1) {
    await allSettled(redirectedTo, { scope, params: '/points' });
    await allSettled(arrived, { scope, params: visitOf('/points') });
    if (count === 75) await allSettled(arrived, { scope, params: visitOf('/contact') });
  }
  expect(failures).toEqual([]);
});
