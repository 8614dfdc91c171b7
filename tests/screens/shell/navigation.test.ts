// Ways that stores lead: to pages that exist, and at most 100 in a row.
import { routerRedirectLimit } from '../../../generated/model/constants';
import { allSettled, createWatch, fork } from 'effector';
import { expect, test } from 'vitest';
import {
  $redirect,
  acted,
  isRoutable,
  type LostWay,
  lost,
  redirectedTo,
  walked,
  type Way,
  wentTo,
} from '../../../src/screens/shell/navigation/navigation';
import { arrived, visitOf } from '../../../src/screens/shell/navigation/visit';

const followed = () => {
  const scope = fork();
  const ways: Way[] = [];
  const losses: LostWay[] = [];
  createWatch({ unit: walked, scope, fn: (way) => ways.push(way) });
  createWatch({ unit: lost, scope, fn: (loss) => losses.push(loss) });
  return { scope, ways, losses };
};

test('a store leads on, or elsewhere instead', async () => {
  const { scope, ways } = followed();
  await allSettled(wentTo, { scope, params: '/points?from=here' });
  expect(scope.getState($redirect)).toBeNull();
  await allSettled(redirectedTo, { scope, params: '/login?from=%2Fstays' });
  expect(ways).toEqual([
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
  const { scope, ways, losses } = followed();
  await allSettled(redirectedTo, { scope, params: path });
  expect([ways, losses]).toEqual([[], [{ code: 'router.not_routable', path }]]);
});

test('a page with parameters, a query or a fragment is routable', () => {
  expect(['/', '/faq/general', '/refer/ada', '/points?a=1', '/points#spend'].every(isRoutable)).toBe(true);
});

test('the hundred and first way in a row fails', async () => {
  const { scope, ways, losses } = followed();
  for (let way = 0; way <= routerRedirectLimit; way += 1) {
    const path = way % 2 === 0 ? '/points' : '/contact';
    await allSettled(redirectedTo, { scope, params: path });
    if (way < routerRedirectLimit) await allSettled(arrived, { scope, params: visitOf(path) });
  }
  expect(ways).toHaveLength(routerRedirectLimit);
  expect(losses).toEqual([{ code: 'router.too_many_redirects', path: '/points' }]);
});

test('what a person does begins the count anew, however often a store leads on from it', async () => {
  const { scope, ways, losses } = followed();
  for (let press = 0; press < 3 * routerRedirectLimit; press += 1) {
    const path = `/search?page=${press + 1}`;
    await allSettled(acted, { scope });
    await allSettled(wentTo, { scope, params: path });
    await allSettled(arrived, { scope, params: visitOf(path) });
  }
  expect([ways.length, losses]).toEqual([3 * routerRedirectLimit, []]);
});

test('a page that a person chose begins the count anew', async () => {
  const { scope, losses } = followed();
  for (let way = 0; way < 150; way += 1) {
    await allSettled(redirectedTo, { scope, params: '/points' });
    await allSettled(arrived, { scope, params: visitOf('/points') });
    if (way === 75) await allSettled(arrived, { scope, params: visitOf('/contact') });
  }
  expect(losses).toEqual([]);
});
