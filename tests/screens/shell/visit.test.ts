// Visits: which page an address leads to, what surrounds it, who is let in, and what its head says.
import { allSettled, createWatch, fork, serialize } from 'effector';
import { expect, test } from 'vitest';
import { settings as declared, type Settings } from '../../../generated/model/settings';
import '../../../src/screens/shell/session/admission';
import { audienceOf } from '../../../src/screens/shell/chrome/chrome';
import { $head, headSaid } from '../../../src/screens/shell/navigation/head';
import { $settings, cookiesOf, firstLanguage } from '../../../src/screens/shell/request/request';
import { admitted, arrived, pageChanged, type Visit, visited, visitOf } from '../../../src/screens/shell/navigation/visit';

const siteOrigin = 'https://tuckamore.example';
const settings = { ...Object.fromEntries(Object.entries(declared).map(([id, it]) => [id, it.default])), siteOrigin } as unknown as Settings;
const stood = async (url: string) => {
  const scope = fork({ values: [[$settings, settings]] });
  await allSettled(visited, { scope, params: visitOf(url) });
  return scope;
};

test('an address leads to its page, with its parameters', () => {
  expect(visitOf('/refer/ada?x=1')).toEqual({ route: 'refer', path: '/refer/ada', query: '?x=1', params: { code: 'ada' } });
  expect(visitOf('/stays')).toMatchObject({ route: 'stays', params: {} });
  expect(visitOf('/stays/b1')).toMatchObject({ route: 'stays', params: { booking_id: 'b1' } });
  expect(visitOf('/faq/pricing').route).toBe('faqPricing');
  expect(visitOf('/no/such').route).toBe('notFound');
});

test('a page for anyone opens with its visit, and not again on arrival; a guarded one waits', async () => {
  const scope = fork();
  const opened: Visit[] = [];
  createWatch({ unit: admitted, scope, fn: (visit) => opened.push(visit) });
  const open = visitOf('/points');
  await allSettled(visited, { scope, params: open });
  await allSettled(arrived, { scope, params: open });
  await allSettled(visited, { scope, params: visitOf('/stays') });
  expect(opened).toEqual([open]);
});

test("the head is the route's until the screen knows better, and the next page begins anew", async () => {
  const scope = await stood('/points?from=here');
  expect(scope.getState($head)).toMatchObject({
    title: 'Tuckamore | Points',
    canonical: `${siteOrigin}/points`,
    status: 200,
    indexed: true,
  });
  await allSettled(headSaid, { scope, params: { title: 'A cabin', image: '/pictures/1.svg' } });
  await allSettled(headSaid, { scope, params: { status: 404 } });
  expect(scope.getState($head)).toMatchObject({
    title: 'Tuckamore | A cabin',
    image: `${siteOrigin}/pictures/1.svg`,
    status: 404,
    indexed: false,
  });
  await allSettled(visited, { scope, params: visitOf('/contact') });
  expect(scope.getState($head)).toMatchObject({ title: 'Tuckamore | Contact', status: 200 });
});

test('the page that the server rendered has not changed when only its query does in the browser', async () => {
  const server = await stood('/login?code=one');
  const scope = fork({ values: serialize(server) });
  const changes: string[] = [];
  createWatch({ unit: pageChanged, scope, fn: (path) => changes.push(path) });
  await allSettled(visited, { scope, params: visitOf('/login?from=%2Fstays') });
  expect(changes).toEqual([]);
  await allSettled(visited, { scope, params: visitOf('/faq') });
  expect(changes).toEqual(['/faq']);
});

test('an unknown address is not found, and is not listed', async () => {
  const scope = await stood('/no/such');
  expect(scope.getState($head)).toMatchObject({ status: 404, indexed: false });
});

test('what surrounds a page follows its route, and on search the session', () => {
  expect(audienceOf(visitOf('/stays'), 'sidebar')).toBe('all');
  expect(audienceOf(visitOf('/stays'), 'footer')).toBe('none');
  expect(audienceOf(visitOf('/search'), 'footer')).toBe('visitors');
  expect(audienceOf(visitOf('/search'), 'sidebar')).toBe('members');
});

test('language and cookies are read as browsers write them', () => {
  expect([firstLanguage('fr-CA,fr;q=0.9'), firstLanguage(undefined)]).toEqual(['fr-CA', 'en-CA']);
  expect(cookiesOf('a=1; b=x%3Dy; broken=%E0%A4%A')).toEqual({ a: '1', b: 'x=y', broken: '%E0%A4%A' });
});
