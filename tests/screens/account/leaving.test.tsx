// Exits of the account: a picture of oneself, a file of one's data, and the account itself. @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CallAnswer } from '../../../generated/client/transport';
import { Account, opened } from '../../../src/screens/account/account';
import {
  $picked,
  $isOpen as $pictureIsOpen,
  $isUnreadable,
  cropChanged,
  filePicked,
  removal,
  savePressed,
  windowClosed,
  windowOpened,
} from '../../../src/screens/account/settings/picture.store';
import { $toasts } from '../../../src/screens/shell/chrome/toasts.store';
import { $session, $token } from '../../../src/screens/shell/session/session.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { answer, browsing, refusal, userAnswer } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';
import { sent } from '../../support/sent';

const done = answer(200, { data: {} });
const notYet = refusal(500, 'app.unexpected');
const usual: Readonly<Record<string, CallAnswer>> = {
  'GET /user': userAnswer(),
  'GET /user/profile': answer(200, { data: { marketing_consent: false } }),
  'GET /user/session': answer(200, { data: [] }),
  'GET /user/points': notYet,
  'GET /user/profile/review?page=1': answer(200, { data: { reviews: [], total: 0, page: 1, per_page: 20 } }),
};
const theAccount = async (answers: Readonly<Record<string, CallAnswer>> = {}) => {
  const visit = await renderedScreen(Account, '/account', { answers: { ...usual, ...answers } });
  await allSettled(opened, { scope: visit.scope, params: visitOf('/account') });
  return visit;
};
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('session_access_token', 'a-token');
});

const deleting = async (answers: Readonly<Record<string, CallAnswer>>) => {
  const visit = await theAccount(answers);
  await visit.person.click(screen.getByRole('button', { name: 'Delete my account' }));
  const window = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  window.getByText('All your points. They can’t be cashed out or transferred.');
  window.getByText('Booking and payment records required by law');
  await visit.person.type(window.getByLabelText('Password'), 'three quiet otters');
  await visit.person.click(window.getByRole('button', { name: 'Delete my account' }));
  return { ...visit, window };
};

test('the account is deleted with its password; afterwards the person stands on the home page, logged out, with a word', async () => {
  const { scope, requests, ways, goTo, calls } = await deleting({ 'POST /user/delete': done });
  await waitFor(() => expect(ways).toEqual(['/']));
  expect(sent(requests, 'deleteUser')).toEqual({ password: 'three quiet otters' });
  await goTo('/');
  expect(scope.getState($token)).toBeNull();
  expect(scope.getState($session)).toBe('none');
  expect(localStorage.getItem('session_access_token')).toBeNull();
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual(['Your account has been deleted. Thank you for using Tuckamore.']);
  expect(ways).toEqual(['/']);
  expect(calls).not.toContain('DELETE /session');
});

const linesOf = (alert: HTMLElement) =>
  within(alert)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('open stays and payments stop it, with their number and the way to them', async () => {
  const { window } = await deleting({ 'POST /user/delete': refusal(409, 'account.money_open', { open: 2, payouts: 3 }) });
  const alert = await window.findByRole('alert');
  expect(alert.textContent).toContain('refused: account.money_open');
  expect(linesOf(alert)).toEqual(['Open bookings: 2', 'Payouts waiting: 3. See Payouts on this page.']);
  // listings are lost to hosts alone
  expect(window.getByText(/^Your listings\. /)).toBeDefined();
  expect(window.getByRole('link', { name: 'Go to your stays' }).getAttribute('href')).toBe('/stays');
  expect(window.getByRole('link', { name: 'Go to your bookings' }).getAttribute('href')).toBe('/bookings');
});

test('each kind of money that is due stops it by its name', async () => {
  const debt = { amount: '362.25 CAD', amount_cents: 36_225, currency: 'CAD' };
  const dues = { open: 0, payouts: 0, shares: 1, refunds: 2, disputes: 3, claims: 4, debt };
  const { window } = await deleting({ 'POST /user/delete': refusal(409, 'account.money_open', dues) });
  expect(linesOf(await window.findByRole('alert'))).toEqual([
    'Stays you’ll still be paid for: 1',
    'Refunds on their way to you: 2',
    'Payments a bank is looking at: 3',
    'Claims after a stay that aren’t settled: 4',
    expect.stringContaining('You owe us $362.25 CAD from an earlier payout.'),
  ]);
});

test('a wrong password stands beside its field; too many of them count down', async () => {
  const wrong = await deleting({ 'POST /user/delete': refusal(422, 'account.wrong_password', { password_attempts: 1 }) });
  await waitFor(() => expect(wrong.window.getAllByText('refused: account.wrong_password 1 attempt left.')).toHaveLength(2));
  wrong.unmount();
  const many = await deleting({
    'POST /user/delete': refusal(429, 'account.too_many_attempts', { retry_after: 125, password_attempts: 0 }),
  });
  expect((await many.window.findByRole('timer')).textContent).toMatch(/^You can try again in 2:0\d\.$/);
});

const byLink = async (token: string, answered: CallAnswer) => {
  const visit = await renderedScreen(Account, `/account?token=${token}`, {
    answers: { ...usual, 'GET /user': userAnswer({ has_password: false }), [`POST /user/delete_by_link?token=${token}`]: answered },
  });
  const window = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await visit.person.click(window.getByRole('button', { name: 'Delete my account' }));
  return { ...visit, window };
};

test('whoever has no password is mailed a link; it opens the question, and one press answers it', async () => {
  const asking = await theAccount({ 'GET /user': userAnswer({ has_password: false }), 'POST /user/send_delete_email': done });
  const part = within(screen.getByRole('region', { name: 'Delete your account' }));
  await asking.person.click(part.getByRole('button', { name: 'Email me a link to delete it' }));
  await part.findByText('We sent a link to ada@example.ca. It expires in 60 minutes.');
  expect(sent(asking.requests, 'sendDeleteEmail')).toEqual({ redirect_url: 'http://localhost:3000/account' });
  asking.unmount();
  const { scope, ways, goTo } = await byLink('t-1', done);
  await waitFor(() => expect(ways).toEqual(['/']));
  await goTo('/');
  expect(scope.getState($token)).toBeNull();
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual(['Your account has been deleted. Thank you for using Tuckamore.']);
});

test('open money is told before a link is mailed, with the way to it', async () => {
  const { person } = await theAccount({
    'GET /user': userAnswer({ has_password: false }),
    'POST /user/send_delete_email': refusal(409, 'account.money_open', { open: 2, payouts: 0 }),
  });
  const part = within(screen.getByRole('region', { name: 'Delete your account' }));
  await person.click(part.getByRole('button', { name: 'Email me a link to delete it' }));
  expect((await part.findByRole('alert')).textContent).toContain('Open bookings: 2');
});

test('a link that a newer one overtook says so, and leaves only the way back to the page', async () => {
  const { window, person, ways } = await byLink('t-0', refusal(410, 'account.link_spent', { why: 'overtaken' }));
  await window.findByText('A newer link has replaced this one.');
  expect(window.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  await person.click(window.getByRole('button', { name: 'Keep my account' }));
  expect(ways).toEqual(['/account']);
});

test('one’s data comes as a file', async () => {
  const data = { exported_at: '2026-05-02T12:00:00Z', user: { email: 'ada@example.ca' } };
  const files: Blob[] = [];
  const making = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:here';
  });
  const names: string[] = [];
  const clicking = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { person } = await theAccount({ 'GET /user/export': answer(200, { data }) });
  await person.click(screen.getByRole('button', { name: 'Download your data' }));
  await screen.findByText('Saved to your downloads as tuckamore-2026-05-02.json.');
  expect(names).toEqual(['tuckamore-2026-05-02.json']);
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(data);
  making.mockRestore();
  clicking.mockRestore();
});

test('too many files in an hour are told with the wait', async () => {
  const { person } = await theAccount({ 'GET /user/export': refusal(429, 'input.rate_limited', { retry_after: 600 }) });
  await person.click(screen.getByRole('button', { name: 'Download your data' }));
  expect((await screen.findByRole('timer')).textContent).toMatch(/^You can try again in (10:00|9:5\d)\.$/);
});

// A picture: what needs a real canvas is done by the journey in a browser

const picture = { width: 400, height: 300 } as ImageBitmap;
const aFile = new File(['bytes'], 'me.png', { type: 'image/png' });
const choosing = async (answers: Readonly<Record<string, CallAnswer>>) => {
  const { scope, ...visit } = browsing({ answers: { ...usual, ...answers } });
  await visit.goTo('/account');
  await allSettled(windowOpened, { scope });
  return { scope, ...visit };
};

test('of a picture the largest square from the middle is chosen first', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(picture));
  const { scope } = await choosing({});
  await allSettled(filePicked, { scope, params: aFile });
  expect(scope.getState($picked)?.crop).toEqual({ x: 50, y: 0, side: 300 });
  await allSettled(cropChanged, { scope, params: { x: 0, y: 0, side: 150 } });
  expect(scope.getState($picked)?.crop).toEqual({ x: 0, y: 0, side: 150 });
  await allSettled(windowClosed, { scope });
  expect(scope.getState($picked)).toBeNull();
  vi.unstubAllGlobals();
});

test('a file that is no picture is told, and another may be chosen', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  const { scope } = await choosing({});
  await allSettled(filePicked, { scope, params: aFile });
  expect([scope.getState($isUnreadable), scope.getState($picked), scope.getState($pictureIsOpen)]).toEqual([true, null, true]);
  vi.unstubAllGlobals();
});

test('nothing is sent while no picture is chosen; one that is there is taken away', async () => {
  const { scope, calls, requests } = await choosing({ 'PATCH /user/profile': done });
  await allSettled(savePressed, { scope });
  expect(calls).not.toContain('PATCH /user/profile');
  await allSettled(removal.submitted, { scope });
  expect(sent(requests, 'updateProfile')).toEqual({ remove_avatar: true });
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual(['Photo removed.']);
});
