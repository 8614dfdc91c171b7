// Signing up, logging in and the first steps, as a person does them.
// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createWatch } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import { signInTexts } from '../../../generated/texts/sentences/signInTexts';
import { CompleteProfile } from '../../../src/screens/account/complete-profile';
import { hashOf } from '../../../src/screens/account/known-device';
import { Denied } from '../../../src/screens/account/denied';
import { Login } from '../../../src/screens/account/login';
import { Reset } from '../../../src/screens/account/reset';
import { Signup } from '../../../src/screens/account/signup';
import { Verify } from '../../../src/screens/account/verify';
import { Welcome } from '../../../src/screens/account/welcome';
import { signOnPressed } from '../../../src/screens/shell/session/sign-on.store';
import { answer, refusal, userAnswer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => localStorage.clear());
const signedIn = () => localStorage.setItem('session_access_token', 'a-token');

test('a wrong password is told beside the field, with the attempts that are left; the way to another page keeps where one was going', async () => {
  const wrong = refusal(401, 'account.wrong_credentials', { password_attempts: 1 });
  const { person } = await renderedScreen(Login, '/login?from=%2Fstays', { answers: { 'POST /session': wrong } });
  await person.type(screen.getByLabelText('Email'), 'ada@example.ca');
  await person.type(screen.getByLabelText('Password'), 'something else');
  await person.click(button('Log in'));
  await waitFor(() => expect(screen.getAllByText(/1 attempt left/)).toHaveLength(2));
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(link('New here? Create an account')).toBe('/signup?from=%2Fstays');
  expect(link('Forgot your password?')).toBe('/forgot');
});

test('who follows an invitation to co-host reads why to log in or sign up, and others do not', async () => {
  const from = encodeURIComponent('/co-host?token=abc');
  for (const [Screen, path] of [
    [Login, '/login'],
    [Signup, '/signup'],
  ] as const) {
    await renderedScreen(Screen, `${path}?from=${from}`);
    expect(screen.getByText(signInTexts.invitedToCohost)).toBeDefined();
    cleanup();
    await renderedScreen(Screen, `${path}?from=%2Fstays`);
    expect(screen.queryByText(signInTexts.invitedToCohost)).toBeNull();
    cleanup();
  }
});

test('whoever has logged in on this device before is told so once their address stands there; others are not', async () => {
  const hash = await hashOf('ada@example.ca');
  const { person } = await renderedScreen(Login, '/login', { cookies: { device_login_history: JSON.stringify([hash]) } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back');
  await person.type(screen.getByLabelText('Email'), 'bob@example.ca');
  expect(screen.queryByText(/on this device before/)).toBeNull();
  await person.clear(screen.getByLabelText('Email'));
  await person.type(screen.getByLabelText('Email'), ' Ada@example.ca');
  await screen.findByText('You’ve logged in on this device before.');
});

test('where nobody has logged in before, nobody is welcomed back', async () => {
  await renderedScreen(Login, '/login');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log in');
});

test.each([
  [Login, '/login?from=%2Fstays', 'Log in with Halyard'],
  [Signup, '/signup?from=%2Fstays', 'Sign up with Halyard'],
] as const)('the other way in is the account of the parent platform, where there is one: %#', async (Screen, url, name) => {
  const { person, scope } = await renderedScreen(Screen, url);
  const left: unknown[] = [];
  createWatch({ unit: signOnPressed, scope, fn: (told) => left.push(told) });
  await person.click(button(name));
  expect(left).toEqual([{ from: '/stays' }]);
  cleanup();
  await renderedScreen(Screen, url, { settings: { signOnEnabled: false } });
  expect(screen.queryByRole('button', { name })).toBeNull();
});

test('an invitation is greeted with the name of who sent it', async () => {
  await renderedScreen(Signup, '/signup', {
    cookies: { tuckamore_referral_code: 'MAPLE7QX' },
    answers: { 'GET /user/profile/referral/MAPLE7QX': answer(200, { data: { first_name: 'Grace', avatar: null } }) },
  });
  await screen.findByText(/^Grace invited you\./);
});

test('after too many attempts the form says when it goes on', async () => {
  const stopped = refusal(429, 'account.too_many_attempts', { retry_after: 900, password_attempts: 0 });
  const { person } = await renderedScreen(Login, '/login', { answers: { 'POST /session': stopped } });
  await person.type(screen.getByLabelText('Email'), 'ada@example.ca');
  await person.type(screen.getByLabelText('Password'), 'something else');
  await person.click(button('Log in'));
  await screen.findByRole('alert');
  expect(screen.getByRole('timer').textContent).toMatch(/^You can try again in 1[45]:\d\d\.$/);
});

test('a taken address is told beside its field, and the terms can be read without losing the form', async () => {
  const { person, requests } = await renderedScreen(Signup, '/signup', { answers: { 'POST /user': refusal(409, 'account.email_taken') } });
  const terms = screen.getByRole('link', { name: 'terms of service' });
  expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/tos', '_blank']);
  await person.type(screen.getByLabelText('Email'), 'ada@example.ca');
  await person.type(screen.getByLabelText('Password'), 'three quiet otters swim');
  await person.click(screen.getByRole('checkbox'));
  await person.click(button('Create account'));
  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true'));
  expect(sent(requests, 'createUser')).toEqual({ email: 'ada@example.ca', password: 'three quiet otters swim' });
});

test('whoever waits for the mail sees where it went, and may log out', async () => {
  signedIn();
  const { person, calls } = await renderedScreen(Verify, '/verify', { answers: { 'GET /user': userAnswer({ verified_at: null }) } });
  expect(screen.getByText(/We sent a link to ada@example\.ca/)).toBeDefined();
  await person.click(button('Log Out'));
  await waitFor(() => expect(calls).toContain('DELETE /session'));
});

const withLink = (why: string) =>
  renderedScreen(Verify, '/verify?token=old', {
    answers: {
      'POST /user/verify_email?token=old': refusal(410, 'account.link_spent', { why }),
      'GET /user': userAnswer({ verified_at: null }),
    },
  });

test('an expired link, signed out, leads to logging in and back', async () => {
  await withLink('expired');
  expect(screen.getByRole('alert').textContent).toBe('This link has expired.');
  expect(screen.getByText('Request a new one.')).toBeDefined();
  expect(link('Log in to get a new link')).toBe('/login?from=%2Fverify');
});

test('a used link has done its work: whoever opened it logs in', async () => {
  await withLink('used');
  expect(screen.getByRole('alert').textContent).toBe('This link was already used.');
  expect(screen.getByText(/your email is already verified\. Log in to continue\./)).toBeDefined();
  expect(link('Log in')).toBe('/login?from=%2Fverify');
});

test('a link that nobody knows is not whole; who is signed in has a new one sent from there', async () => {
  signedIn();
  await withLink('unknown');
  expect(screen.getByRole('alert').textContent).toContain('This link is incomplete.');
  expect(button('Resend email')).toBeDefined();
});

test('a new password by a link that does not work any more: another link', async () => {
  const { person } = await renderedScreen(Reset, '/reset?email=ada%40example.ca&token=old', {
    answers: { 'POST /user/password_reset?token=old': refusal(410, 'account.link_spent', { why: 'used' }) },
  });
  const password = screen.getByLabelText<HTMLInputElement>('New password');
  // a password manager keeps it under the address that the link was mailed to
  expect(password.form?.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('ada@example.ca');
  await person.type(password, 'three quiet otters swim');
  await person.click(button('Save new password'));
  await waitFor(() => expect(link('Send a new link')).toBe('/forgot'));
  expect(screen.getByRole('alert').textContent).toBe('This link was already used.');
});

test('a name is asked for before anything else', async () => {
  signedIn();
  const { person, requests } = await renderedScreen(CompleteProfile, '/complete-profile', {
    answers: { 'GET /user': userAnswer({ first_name: null, last_name: null }), 'PATCH /user/profile': answer(200, { data: {} }) },
  });
  await person.click(button('Continue'));
  await waitFor(() => expect(screen.getByText('There are 2 problems')).toBeDefined());
  await person.type(screen.getByLabelText('First name'), 'Ada');
  await person.type(screen.getByLabelText('Last name'), 'Lovelace');
  await person.click(button('Continue'));
  await waitFor(() => expect(requests.map(({ call }) => call)).toContain('updateProfile'));
});

test('the welcome page greets by name, and one choice rests while the other is saved', async () => {
  signedIn();
  const saving = new Promise<never>(() => {});
  const { person } = await renderedScreen(Welcome, '/welcome', {
    answers: { 'GET /user': userAnswer({ modes: [] }), 'PATCH /user/profile': () => saving },
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Ada');
  await person.click(button('Start hosting'));
  await waitFor(() => expect(button('Start hosting').getAttribute('aria-busy')).toBe('true'));
  expect(button('Find a stay').hasAttribute('disabled')).toBe(true);
});

test.each([
  [['guest'], /To open it, start hosting/],
  [['host'], /To open it, start booking stays/],
  [[], /for hosts or for guests/],
] as const)('a refused visit of somebody who is %j says why', async (modes, says) => {
  signedIn();
  await renderedScreen(Denied, '/denied', { answers: { 'GET /user': userAnswer({ modes: [...modes] }) } });
  expect(screen.getByText(says)).toBeDefined();
  expect(link('Choose host or guest')).toBe('/welcome');
});

test.each([
  ['/denied?from=%2Fproperties', 'This page is for hosts'],
  ['/denied?from=%2Fstays', 'This page is for guests'],
])('a refused visit of somebody who is neither is told what %s is for', async (path, heading) => {
  signedIn();
  await renderedScreen(Denied, path, { answers: { 'GET /user': userAnswer({ modes: [] }) } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
});

test('a new password needs the link of the mail', async () => {
  await renderedScreen(Reset, '/reset');
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(link('Forgot your password?')).toBe('/forgot');
});
