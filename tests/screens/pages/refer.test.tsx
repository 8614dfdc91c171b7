// The page that a referral link opens.
// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { $isUnknown, $referrer, opened } from '../../../src/screens/referral/refer.store';
import { Refer } from '../../../src/screens/referral/refer';
import { $cookies } from '../../../src/screens/shell/request/request';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { answer, browsing, refusal, userAnswer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';

const ada = answer(200, { data: { first_name: 'Ada', avatar: null } });
const call = 'GET /user/profile/referral/MAPLE7QX';
const kept = 'tuckamore_referral_code';

beforeEach(() => localStorage.clear());

/** Opens the link, as the router does. */
const follow = async (it: ReturnType<typeof browsing>): Promise<string | undefined> => {
  await it.goTo('/refer/MAPLE7QX');
  await allSettled(opened, { scope: it.scope, params: visitOf('/refer/MAPLE7QX') });
  return it.scope.getState($cookies)[kept];
};

test('whoever invites is named', async () => {
  const { scope } = browsing({ answers: { [call]: ada } });
  await allSettled(opened, { scope, params: visitOf('/refer/MAPLE7QX') });
  expect(scope.getState($referrer)?.first_name).toBe('Ada');
});

test('a code that nobody has is said to be unknown; any other failure says nothing', async () => {
  const { scope } = browsing({ answers: { [call]: refusal(404, 'referral.unknown_code') } });
  await allSettled(opened, { scope, params: visitOf('/refer/MAPLE7QX') });
  expect(scope.getState($isUnknown)).toBe(true);
  const later = browsing({ answers: { [call]: refusal(500, 'app.unexpected') } });
  await allSettled(opened, { scope: later.scope, params: visitOf('/refer/MAPLE7QX') });
  expect(later.scope.getState($isUnknown)).toBe(false);
});

test('the code is kept for the sign-up: the first one, and only before it', async () => {
  expect(await follow(browsing({ answers: { [call]: ada } }))).toBe('MAPLE7QX');
  expect(await follow(browsing({ answers: { [call]: ada }, cookies: { [kept]: 'OTHER234' } }))).toBe('OTHER234');
  localStorage.setItem('session_access_token', 'a-token');
  expect(await follow(browsing({ answers: { [call]: ada, 'GET /user': userAnswer() } }))).toBeUndefined();
});

test('a code that nobody has is not kept; one that could not be looked up is', async () => {
  expect(await follow(browsing({ answers: { [call]: refusal(404, 'referral.unknown_code') } }))).toBeUndefined();
  expect(await follow(browsing({ answers: { [call]: refusal(500, 'app.unexpected') } }))).toBe('MAPLE7QX');
});

test('a code that nobody has is told to visitors alone: members already have an account', async () => {
  const { scope } = await renderedScreen(Refer, '/refer/MAPLE7QX', { answers: { [call]: refusal(404, 'referral.unknown_code') } });
  await allSettled(opened, { scope, params: visitOf('/refer/MAPLE7QX') });
  const unknown = await screen.findByText('We don’t recognize this code, but you can still sign up.');
  expect(unknown.dataset['for']).toBe('visitors');
});

test('without a name the page welcomes all the same, and leads to an account', async () => {
  await renderedScreen(Refer, '/refer/MAPLE7QX');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to Tuckamore');
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/signup');
});
