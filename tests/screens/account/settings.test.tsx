// The account page as a person uses it: what stands there, what can be changed, and what is said of it.
// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import type { DeviceSession } from '../../../generated/model/entities';
import type { Instant } from '../../../generated/model/wire';
import { Account, opened } from '../../../src/screens/account/account';
import { $toasts } from '../../../src/screens/shell/chrome/toasts.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { answer, refusal, userAnswer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

const at = (text: string) => text as Instant;
const session = (session_id: string, device: string, current = false): DeviceSession => ({
  session_id,
  device,
  current,
  created_at: at('2026-05-01T12:00:00Z'),
  seen_at: at('2026-05-02T12:00:00Z'),
});
const usual: Readonly<Record<string, CallAnswer>> = {
  'GET /user': userAnswer(),
  'GET /user/profile': answer(200, { data: { first_name: 'Ada', last_name: 'Lovelace', phone: null, marketing_consent: false } }),
  'GET /user/session': answer(200, {
    data: [session('s-2', 'Safari on iPhone'), session('s-1', 'Firefox on Windows', true), session('s-3', 'Chrome on Android')],
  }),
  'GET /user/points': answer(200, { data: { balance: 0, held: 0, entries: [] } }),
  'GET /user/profile/review?page=1': answer(200, { data: { reviews: [], total: 0, page: 1, per_page: 20 } }),
  'GET /property/profile/p-1/review?page=1&per_page=10': answer(200, { data: { reviews: [], total: 0, page: 1, per_page: 10 } }),
  'PATCH /user/profile': answer(200, { data: {} }),
};
const done = answer(200, { data: {} });

const theAccount = async (answers: Readonly<Record<string, CallAnswer>> = {}, cookies: Readonly<Record<string, string>> = {}) => {
  localStorage.setItem('session_access_token', 'a-token');
  const visit = await renderedScreen(Account, '/account', { answers: { ...usual, ...answers }, cookies });
  await allSettled(opened, { scope: visit.scope, params: visitOf('/account') });
  return { ...visit, notes: () => visit.scope.getState($toasts).map(({ text }) => text) };
};
const part = (name: string) => within(screen.getByRole('region', { name }));
beforeEach(() => localStorage.clear());

test('every part has an anchor', async () => {
  await theAccount();
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  const anchors = links.map((link) => link.getAttribute('href') ?? '');
  expect(anchors).toEqual([
    '#profile',
    '#email',
    '#password',
    '#devices',
    '#currency',
    '#mail',
    '#payouts',
    '#points',
    '#reviews',
    '#place-reviews',
    '#privacy',
    '#delete',
  ]);
  for (const anchor of anchors) expect(document.querySelector(anchor)?.tagName).toBe('SECTION');
  expect(part('Email').getByText('ada@example.ca')).toBeDefined();
  expect(part('Email').getByText('Verified on May 1, 2026')).toBeDefined();
  expect(part('Your reviews').getByText('You haven’t reviewed a stay yet.')).toBeDefined();
});

test('points are told with their worth, and those that are set aside', async () => {
  await theAccount({ 'GET /user/points': answer(200, { data: { balance: 12_345, held: 500, entries: [] } }) });
  expect(part('Points').getByText('12,345 points, worth $123.45 CAD')).toBeDefined();
  expect(part('Points').getByText('500 more are reserved for open bookings.')).toBeDefined();
});

test('names and languages are changed, and the rest of the page hears of it', async () => {
  const { person, requests, calls, notes } = await theAccount();
  const first = part('Profile').getByLabelText('First name');
  expect((first as HTMLInputElement).value).toBe('Ada');
  await person.clear(first);
  await person.type(first, 'Augusta');
  // the usual languages stand first; all of them are asked for, and a chosen one stays when they are put away
  expect(part('Profile').queryByLabelText('Cree')).toBeNull();
  await person.click(part('Profile').getByRole('button', { name: 'Show all 34: Languages you speak' }));
  await person.click(part('Profile').getByLabelText('Cree'));
  await person.click(part('Profile').getByRole('button', { name: 'Show fewer: Languages you speak' }));
  expect(
    part('Profile')
      .getAllByRole('checkbox')
      .map((it) => it.parentElement?.textContent),
  ).toEqual(['English', 'French', 'Arabic', 'Cantonese', 'Cree', 'Mandarin', 'Punjabi', 'Spanish', 'Tagalog']);
  await person.click(part('Profile').getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notes()).toEqual(['Saved.']));
  expect(sent(requests, 'updateProfile')).toEqual({ first_name: 'Augusta', last_name: 'Lovelace', phone: null, languages: ['cr'] });
  expect(calls.filter((call) => call === 'GET /user')).toHaveLength(2);
});

test('a phone number is given as one types it, a wrong one is told before it is sent, and an empty one is taken away', async () => {
  const kept = { first_name: 'Ada', last_name: 'Lovelace', phone: '+16045550188', marketing_consent: false };
  const { person, requests, notes } = await theAccount({ 'GET /user/profile': answer(200, { data: kept }) });
  const profile = part('Profile');
  const phone = profile.getByLabelText<HTMLInputElement>(/^Phone number/);
  expect([phone.value, phone.type, phone.autocomplete]).toEqual(['+1 604-555-0188', 'tel', 'tel']);
  await person.clear(phone);
  await person.type(phone, '555-0188');
  await person.click(profile.getByRole('button', { name: 'Save' }));
  await profile.findAllByText('Enter a number such as 604-555-0188, or start with + and the country code.');
  expect(sent(requests, 'updateProfile')).toBeUndefined();
  await person.clear(phone);
  await person.click(profile.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notes()).toEqual(['Saved.']));
  expect(sent(requests, 'updateProfile')).toEqual({ first_name: 'Ada', last_name: 'Lovelace', phone: null, languages: [] });
});

test('mail is allowed with a tick, and taken back', async () => {
  const { person, requests, notes } = await theAccount();
  const mail = part('Email preferences');
  await person.click(mail.getByRole('checkbox', { name: 'Send me news and offers' }));
  await person.click(mail.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(notes()).toEqual(['Saved.']));
  expect(sent(requests, 'updateProfile')).toEqual({ marketing_consent: true });
  await person.click(mail.getByRole('checkbox', { name: 'Send me news and offers' }));
  await person.click(mail.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent(requests, 'updateProfile')).toEqual({ marketing_consent: false }));
});

test('a part that fails says so alone, and tries again', async () => {
  const broken = refusal(500, 'app.unexpected');
  const { person, calls } = await theAccount({ 'GET /user/session': broken });
  const devices = part('Where you’re logged in');
  expect(devices.getByRole('alert').textContent).toContain('refused: app.unexpected');
  expect(part('Profile').getByLabelText('First name')).toBeDefined();
  await person.click(devices.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(calls.filter((call) => call === 'GET /user/session')).toHaveLength(2));
  expect(document.activeElement?.textContent).toBe('Where you’re logged in');
});

test('where most of the page fails one note says so, and asks for all of it again', async () => {
  const broken = refusal(500, 'app.unexpected');
  const failing = ['GET /user/session', 'GET /user/profile', 'GET /user/points', 'GET /user/profile/review?page=1'];
  const { person, calls } = await theAccount(Object.fromEntries(failing.map((call) => [call, broken])));
  const note = screen.getByText('We couldn’t load some parts of this page.').closest<HTMLElement>('[role="alert"]');
  expect(note?.textContent).toContain('refused: app.unexpected');
  expect(part('Profile').queryByRole('alert')).toBeNull();
  await person.click(within(note ?? document.body).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(failing.map((call) => calls.filter((it) => it === call).length)).toEqual([2, 2, 2, 2]));
});

test('a session elsewhere is ended; one that had ended already is as good', async () => {
  const { person, calls, notes } = await theAccount({
    'DELETE /user/session/s-2': done,
    'DELETE /user/session/s-3': refusal(404, 'account.session_not_found'),
  });
  const devices = part('Where you’re logged in');
  expect(devices.getAllByRole('listitem')[0]?.textContent).toContain('Firefox on Windows');
  expect(devices.getAllByRole('listitem')[0]?.textContent).toContain('This device');
  await person.click(devices.getByRole('button', { name: 'Log out on Safari on iPhone' }));
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(2));
  expect(document.activeElement?.textContent).toBe('Where you’re logged in');
  await person.click(devices.getByRole('button', { name: 'Log out on Chrome on Android' }));
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
  expect(notes()).toEqual(['Safari on iPhone has been logged out.', 'Chrome on Android has been logged out.']);
  expect(devices.queryByRole('button')).toBeNull();
  expect(calls).toContain('DELETE /user/session/s-2');
});

test('all other sessions are ended at once', async () => {
  const { person, notes } = await theAccount({ 'DELETE /user/session': done });
  const devices = part('Where you’re logged in');
  await person.click(devices.getByRole('button', { name: 'Log out all other devices' }));
  await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
  expect(notes()).toEqual(['All other devices have been logged out.']);
});

const changing = async (answers: Readonly<Record<string, CallAnswer>>) => {
  const visit = await theAccount(answers);
  await visit.person.click(screen.getByRole('button', { name: 'Change password' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  await visit.person.type(screen.getByLabelText('Current password'), 'three quiet otters');
  await visit.person.type(screen.getByLabelText('New password'), 'four loud herons');
  await visit.person.click(screen.getByRole('button', { name: 'Change password' }));
  return visit;
};

test('a changed password says that the other devices are out, and looks at them again', async () => {
  const { requests, calls } = await changing({ 'POST /user/password_update': done });
  const status = await screen.findByText('Password changed. You’ve been logged out on all other devices.');
  expect(status).toBeDefined();
  expect(sent(requests, 'updatePassword')).toEqual({ current_password: 'three quiet otters', new_password: 'four loud herons' });
  await waitFor(() => expect(calls.filter((call) => call === 'GET /user/session')).toHaveLength(2));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }));
});

test.each([
  ['account.wrong_password', 'Current password', ' 3 attempts left.'],
  ['account.password_common', 'New password', ''],
  ['account.password_holds_email', 'New password', ''],
])('%s stands beside the field', async (code, label, left) => {
  await changing({ 'POST /user/password_update': refusal(422, code, left ? { password_attempts: 3 } : {}) });
  await waitFor(() => expect(screen.getAllByText(`refused: ${code}${left}`)).toHaveLength(2));
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
});

test('who has no password has a link mailed, to change it and to leave', async () => {
  const { person, requests } = await theAccount({
    'GET /user': userAnswer({ has_password: false }),
    'POST /user/request_password_reset': done,
  });
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  await person.click(part('Password and login').getByRole('button', { name: 'Email me a link' }));
  await waitFor(() => expect(screen.getAllByText(/We sent a link to ada@example\.ca/)).not.toHaveLength(0));
  expect(sent(requests, 'requestPasswordReset')).toEqual({
    email: 'ada@example.ca',
    reset_link: 'http://localhost:3000/reset?email=ada%40example.ca',
  });
});

test('prices are shown in another currency from then on', async () => {
  const { person, notes } = await theAccount();
  await person.selectOptions(part('Currency').getByLabelText('Show prices in'), 'JPY');
  expect(localStorage.getItem('selected_currency_code')).toBe('JPY');
  expect(notes()).toEqual(['Saved.']);
});

test('the device forgets who logged in on it', async () => {
  const cookies = { device_login_history: JSON.stringify(['a'.repeat(64)]) };
  const { person, notes, scope } = await theAccount({}, cookies);
  await person.click(screen.getByRole('button', { name: 'Clear login history on this device' }));
  await waitFor(() => expect(notes()).toEqual(['Login history cleared on this device.']));
  const { $cookies } = await import('../../../src/screens/shell/request/request');
  expect(scope.getState($cookies)).toEqual({});
});

test('reviews come page by page', async () => {
  const review = (number: number) => ({
    review_id: `r-${number}`,
    property_id: `l-${number}`,
    property_title: `Cabin ${number}`,
    rating: 5,
    comment: 'Quiet, and the lake was warm.',
    host_reply: number === 1 ? 'Come back.' : null,
    host_replied_at: null,
    created_at: '2026-05-01T12:00:00Z',
    author: { profile_id: 'p-1', first_name: 'Ada', avatar: null, is_host: false, created_at: '2026-05-01T12:00:00Z' },
  });
  const { person } = await theAccount({
    'GET /user/profile/review?page=1': answer(200, { data: { reviews: [review(1)], total: 2, page: 1, per_page: 1 } }),
    'GET /user/profile/review?page=2': answer(200, { data: { reviews: [review(2)], total: 2, page: 2, per_page: 1 } }),
  });
  const reviews = part('Your reviews');
  expect(reviews.getByRole('link', { name: 'Cabin 1' }).getAttribute('href')).toBe('/listing/l-1');
  expect(reviews.getByText('Come back.')).toBeDefined();
  await person.click(reviews.getByRole('button', { name: 'Show more' }));
  await reviews.findByRole('link', { name: 'Cabin 2' });
  expect(reviews.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(document.activeElement?.textContent).toContain('Cabin 2');
});

test('a host reads what guests say of their places, and replies there', async () => {
  const review = {
    review_id: 'r-9',
    property_id: 'l-9',
    property_title: 'Cabin 9',
    rating: 4,
    comment: 'Warm and quiet, we will be back.',
    host_reply: null,
    created_at: at('1970-01-01T00:00:00Z'),
    author: { profile_id: 'p-5', first_name: 'Bo', avatar: null, is_host: false, created_at: at('1969-01-01T00:00:00Z') },
  };
  const { person, requests, notes } = await theAccount({
    'GET /property/profile/p-1/review?page=1&per_page=10': answer(200, { data: { reviews: [review], total: 1, page: 1, per_page: 10 } }),
    'POST /property/l-9/review/r-9/reply': answer(200, { data: { ...review, host_reply: 'Come again!' } }),
  });
  const reviews = part('Reviews of your places');
  expect(reviews.getByText('Bo')).toBeDefined();
  await person.click(reviews.getByRole('button', { name: 'Reply' }));
  const opened = () => within(screen.getByRole('dialog', { name: 'Reply to this review' }));
  await person.type(opened().getByRole('textbox', { name: /^Your reply/ }), 'Come again!');
  // the words outlive their window
  await person.keyboard('{Escape}');
  await person.click(reviews.getByRole('button', { name: 'Reply' }));
  const window = opened();
  await person.click(window.getByRole('button', { name: 'Post reply' }));
  await waitFor(() => expect(notes()).toEqual(['Your reply is now public.']));
  expect(sent(requests, 'replyToReview')).toEqual({ reply: 'Come again!' });
  expect(reviews.getByText('Come again!')).toBeDefined();
  expect(reviews.queryByRole('button', { name: 'Reply' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});
