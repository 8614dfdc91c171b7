// @vitest-environment happy-dom
// Who is let into a page, where the others are led, and the way back to where they were going.
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { $errors } from '../../../src/screens/shell/failures/errors.store';
import { loggedIn, logOutPressed, visitorChanged } from '../../../src/screens/shell/session/session.store';
import { signInAsked } from '../../../src/screens/shell/session/admission';
import { wentTo } from '../../../src/screens/shell/navigation/navigation';
import type { Instant } from '../../../generated/model/wire';
import { answer, browsing, nothingYet, refusal, userAnswer } from '../../support/a-visit';

beforeEach(() => localStorage.clear());
const signedIn = () => localStorage.setItem('session_access_token', 'a-token');

test('a page for anyone is let in at once, signed in or not', async () => {
  const { entered, ways, goTo } = browsing();
  await goTo('/search?query=Whistler');
  expect(entered).toEqual(['/search']);
  expect(ways).toEqual([]);
});

test('a guarded page signed out leads to the login page with path and query', async () => {
  const { entered, ways, goTo } = browsing();
  await goTo('/stays/b-1?tab=past&x=%C3%A9');
  expect(ways).toEqual([`/login?${new URLSearchParams({ from: '/stays/b-1?tab=past&x=%C3%A9' }).toString()}`]);
  expect(entered).toEqual(['/login']);
});

test('after logging in the person is where they were going', async () => {
  const { scope, ways, entered, goTo } = browsing({ answers: { 'GET /user': userAnswer() } });
  await goTo('/stays/b-1?tab=past');
  await allSettled(loggedIn, { scope, params: 'fresh' });
  expect(ways.at(-1)).toBe('/stays/b-1?tab=past');
  await goTo('/stays/b-1?tab=past');
  expect(entered.at(-1)).toBe('/stays/b-1');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'a way back to %s is not followed',
  async (from) => {
    const { scope, ways, goTo } = browsing({ answers: { 'GET /user': userAnswer() } });
    await goTo(`/login?from=${encodeURIComponent(from)}`);
    await allSettled(loggedIn, { scope, params: 'fresh' });
    expect(ways).toEqual(['/properties']);
  },
);

test.each([
  [{ ...nothingYet, properties_total: 1, stays: 4 }, '/properties'],
  [{ ...nothingYet, stays: 1 }, '/stays'],
  [nothingYet, '/welcome'],
])('without a way back, logging in leads on by what the person has: %j to %s', async (counts, path) => {
  const { scope, ways, goTo } = browsing({ answers: { 'GET /user': userAnswer({ counts }) } });
  await goTo('/login');
  await allSettled(loggedIn, { scope, params: 'fresh' });
  expect(ways).toEqual([path]);
});

test.each([
  ['/account', { verified_at: null }, '/verify'],
  ['/account', { last_name: null }, '/complete-profile'],
  ['/stays', { modes: ['host'] }, '/denied'],
  ['/properties', { modes: ['guest'] }, '/denied'],
  ['/connect/property', { modes: [] }, '/denied'],
] as const)('%s for somebody with %j leads to %s', async (path, own, led) => {
  signedIn();
  const { ways, entered, goTo } = browsing({ answers: { 'GET /user': userAnswer(own) } });
  await goTo(path);
  expect(ways[0]).toBe(`${led}?${new URLSearchParams({ from: path }).toString()}`);
  expect(entered).not.toContain(path);
});

test.each([
  ['/verify', { verified_at: null }, {}],
  ['/complete-profile', { last_name: null }, {}],
  ['/complete-profile', { verified_at: null, last_name: null }, {}],
] as const)('whoever is held up at %s goes on to where they were going', async (gate, before, after) => {
  signedIn();
  let now: object = before;
  const { scope, ways, entered, goTo } = browsing({ answers: { 'GET /user': () => userAnswer(now) } });
  await goTo('/stays/b-1?tab=past');
  const verified = { ...before, verified_at: '2026-05-01T12:00:00Z' as Instant };
  for (const step of [verified, after]) {
    now = step;
    await allSettled(visitorChanged, { scope });
    await goTo(ways.at(-1) ?? '');
  }
  expect(entered).toContain(gate);
  expect(ways.at(-1)).toBe('/stays/b-1?tab=past');
  expect(entered.at(-1)).toBe('/stays/b-1');
});

test('whoever verifies and has no name gives one before they go on', async () => {
  signedIn();
  const { ways, goTo } = browsing({ answers: { 'GET /user': userAnswer({ last_name: null }) } });
  await goTo('/verify?from=%2Flisting%2F7&token=t-1');
  expect(ways).toEqual(['/complete-profile?from=%2Flisting%2F7']);
});

test('a mailed link that carries where the person was going leads there', async () => {
  signedIn();
  const { ways, goTo } = browsing({ answers: { 'GET /user': userAnswer() } });
  await goTo('/verify?from=%2Faccount&token=t-1');
  expect(ways).toEqual(['/account']);
});

test('a guarded page is let in once, however often the person is loaded anew', async () => {
  signedIn();
  const { scope, entered, goTo } = browsing({ answers: { 'GET /user': userAnswer() } });
  await goTo('/account');
  await allSettled(visitorChanged, { scope });
  expect(entered).toEqual(['/account']);
});

test('logging out on a guarded page leads to the login page, with the way back', async () => {
  signedIn();
  const { scope, ways, goTo } = browsing({ answers: { 'GET /user': userAnswer(), 'DELETE /session': answer(200, { data: {} }) } });
  await goTo('/bookings/b-2');
  await allSettled(logOutPressed, { scope });
  expect(ways).toEqual(['/login?from=%2Fbookings%2Fb-2']);
});

const property = (profile_id: string) => answer(200, { data: { property_id: 'h-1', profile_id } });

test('a property opens for its owner', async () => {
  signedIn();
  const { entered, calls, goTo } = browsing({ answers: { 'GET /user': userAnswer(), 'GET /user/property/h-1': property('p-1') } });
  await goTo('/property/h-1/setup/price');
  expect(calls).toEqual(['GET /user', 'GET /user/property/h-1']);
  expect(entered).toEqual(['/property/h-1/setup/price']);
});

test('a property opens for a co-host, and its setup leads to the own ones', async () => {
  signedIn();
  const cohosted = answer(200, { data: { property_id: 'h-1', profile_id: 'p-2', cohost_ids: ['p-1'], calendar_ids: ['p-1'] } });
  const { entered, ways, goTo } = browsing({ answers: { 'GET /user': userAnswer(), 'GET /user/property/h-1': cohosted } });
  await goTo('/property/h-1');
  expect(entered).toEqual(['/property/h-1']);
  await goTo('/property/h-1/setup/price');
  expect(ways).toEqual(['/properties?closed=%2Fproperty%2Fh-1%2Fsetup%2Fprice']);
});

test.each([
  ['another host', property('p-2')],
  ['another host, as the server says', refusal(403, 'property.not_owner')],
  ['nothingYet', refusal(404, 'property.not_found')],
])('a property of %s leads to the own ones', async (_, found) => {
  signedIn();
  const { scope, entered, ways, goTo } = browsing({ answers: { 'GET /user': userAnswer(), 'GET /user/property/h-1': found } });
  await goTo('/property/h-1');
  expect(ways).toEqual(['/properties?closed=%2Fproperty%2Fh-1']);
  expect(entered).toEqual(['/properties']);
  expect(scope.getState($errors)).toEqual([]);
});

test.each([
  ['fails to tell', refusal(500, 'app.unexpected')],
  ['cannot be asked', () => Promise.reject(new TypeError('no line'))],
])('a property of which the server %s opens, and its parts tell what they lack', async (_, found) => {
  signedIn();
  const { scope, entered, goTo } = browsing({ answers: { 'GET /user': userAnswer(), 'GET /user/property/h-1': found } });
  await goTo('/property/h-1');
  expect(entered).toEqual(['/property/h-1']);
  expect(scope.getState($errors)).toEqual([]);
});

test('pages that are over for somebody lead on', async () => {
  signedIn();
  const { ways, goTo } = browsing({ answers: { 'GET /user': userAnswer() } });
  await goTo('/verify');
  await goTo('/complete-profile');
  await goTo('/signup');
  expect(ways.filter((path) => path === '/properties')).toHaveLength(3);
});

test('the page that verifies is for anyone with a token, else for those who are signed in', async () => {
  const { ways, goTo } = browsing();
  await goTo('/verify?token=abc');
  expect(ways).toEqual([]);
  await goTo('/verify');
  expect(ways).toEqual(['/login?from=%2Fverify']);
});

test('whoever asks for sign-in without a place of its own leads to the login page', async () => {
  const { scope, ways, goTo } = browsing();
  await goTo('/contact?topic=call');
  await allSettled(signInAsked, { scope });
  expect(ways).toEqual(['/login?from=%2Fcontact%3Ftopic%3Dcall']);
});

test('too many ways in a row, and a way that is none, are errors', async () => {
  const { scope } = browsing();
  for (let step = 0; step < 100; step += 1) await allSettled(wentTo, { scope, params: '/points' });
  expect(scope.getState($errors)).toEqual([]);
  await allSettled(wentTo, { scope, params: '/points' });
  await allSettled(wentTo, { scope, params: 'https://elsewhere.example' });
  expect(scope.getState($errors).map(({ message }) => message)).toEqual([
    'Too many redirects',
    'https://elsewhere.example is not a routable path',
  ]);
});
