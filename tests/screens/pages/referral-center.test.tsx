// The referral centre: the link in every way to share it, what it has brought, and the friends who came, without their addresses.
// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReferralSummary } from '../../../generated/model/entities';
import type { Instant } from '../../../generated/model/wire';
import { loadFailedTexts } from '../../../generated/texts/sentences/loadFailedTexts';
import { handedLinkTexts } from '../../../generated/texts/sentences/handedLinkTexts';
import { referralTexts as say } from '../../../generated/texts/sentences/referralTexts';
import { opened, ReferralCenter } from '../../../src/screens/referral/referral-center';
import { $toasts } from '../../../src/screens/shell/chrome/toasts.store';
import { visitOf } from '../../../src/screens/shell/navigation/visit';
import { qrPath } from '../../../src/ui/qr-code';
import { allSettled } from 'effector';
import { answer, refusal } from '../../support/a-visit';
import { renderedScreen } from '../../support/rendered-screen';

const call = 'GET /user/profile/referral/summary';
const link = 'https://tuckamore.example/refer/MAPLE7QX';
const friend = (own: Partial<ReferralSummary['referrals'][number]> = {}) => ({
  first_name: 'Ada',
  joined_at: '2026-02-12T12:00:00Z' as Instant,
  stage: 'verified' as const,
  because: null,
  decided: null,
  points: 0,
  ...own,
});
const summaryOf = (own: Partial<ReferralSummary> = {}): ReferralSummary => ({
  referral_code: 'MAPLE7QX',
  link,
  points_earned: 13_000,
  points_pending: 3000,
  points_this_year: 10_000,
  referrals: [friend(), friend({ first_name: null, stage: 'signed_up' }), friend({ first_name: 'Grace', stage: 'stayed', points: 3000 })],
  ...own,
});
const shown = async (own: Partial<ReferralSummary> = {}) => {
  const page = await renderedScreen(ReferralCenter, '/referral-center', { answers: { [call]: answer(200, { data: summaryOf(own) }) } });
  await allSettled(opened, { scope: page.scope, params: visitOf('/referral-center') });
  await screen.findByText('MAPLE7QX');
  return page;
};

beforeEach(() => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
});

test('the link is there to copy, as a code and as a picture; and it is shown by itself where nothing may be copied', async () => {
  const { scope, person } = await shown();
  expect(screen.getByLabelText<HTMLInputElement>(say.linkLabel).value).toBe(link);
  expect(screen.getByRole('img', { name: say.qrLabel })).toBeTruthy();
  expect(screen.queryByRole('button', { name: say.share })).toBeNull();
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  await person.click(screen.getByRole('button', { name: say.copy }));
  expect(writeText).toHaveBeenCalledWith(link);
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await person.click(screen.getByRole('button', { name: say.copy }));
  expect(scope.getState($toasts).map(({ text }) => text)).toEqual([say.copied]);
  const shownLink = within(await screen.findByRole('dialog', { name: handedLinkTexts.heading }));
  expect(shownLink.getByLabelText<HTMLInputElement>(handedLinkTexts.label).value).toBe(link);
});

test('where the device can share, it does; closing its window is no failure', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { person } = await shown();
  await person.click(screen.getByRole('button', { name: say.share }));
  expect(share).toHaveBeenCalledWith({ text: say.shareText, url: link });
});

test('what was earned, what is on the way, and how much of the year is used', async () => {
  await shown();
  const earned = within(screen.getByRole('region', { name: say.earnedHeading }));
  expect(earned.getByText('13,000 points')).toBeTruthy();
  expect(earned.getByText('Worth $130.00 CAD')).toBeTruthy();
  expect(earned.getByText('3,000 points')).toBeTruthy();
  expect(earned.getByRole('progressbar', { name: '10,000 of 50,000 points this year' })).toBeTruthy();
  expect(earned.queryByText(say.capReached)).toBeNull();
});

test('points are on the way from verified friends alone, and the page says so', async () => {
  await shown({ points_pending: 0, referrals: [friend({ stage: 'signed_up' })] });
  const earned = within(screen.getByRole('region', { name: say.earnedHeading }));
  expect(earned.getByText('0 points')).toBeTruthy();
  expect(earned.getByText(/verified their email/)).toBeTruthy();
});

test('a year that is used up is said', async () => {
  await shown({ points_this_year: 50_000 });
  expect(screen.getByText(say.capReached)).toBeTruthy();
});

test('friends stand by how far they have come, ten at first', async () => {
  const { person } = await shown({ referrals: [...summaryOf().referrals, ...Array.from({ length: 9 }, () => friend())] });
  const friends = within(screen.getByRole('region', { name: say.friendsHeading }));
  const words = friends.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words).toHaveLength(10);
  expect(words[1]).toContain(`${say.unnamed}Signed up Feb 12, 2026Signed up`);
  expect(words[2]).toContain('Signed up Feb 12, 2026+3,000 pointsStayed');
  await person.click(friends.getByRole('button', { name: 'Show all 12' }));
  expect(friends.getAllByRole('listitem')).toHaveLength(12);
  // the button is gone: whoever goes on by keys goes on from the first friend that it brought
  expect(document.activeElement).toBe(friends.getAllByRole('listitem')[10]);
});

test('without friends the page says so, and what failed can be tried again', async () => {
  await shown({ referrals: [] });
  expect(screen.getByText(say.noFriends)).toBeTruthy();
});

test('what did not come is said, with another try', async () => {
  const { scope } = await renderedScreen(ReferralCenter, '/referral-center', { answers: { [call]: refusal(503, 'app.unavailable') } });
  await allSettled(opened, { scope, params: visitOf('/referral-center') });
  expect(await screen.findByText(say.failed)).toBeTruthy();
  expect(screen.getByRole('button', { name: loadFailedTexts.retry })).toBeTruthy();
});

test('a QR code is square, with four empty squares on each side', () => {
  const { size, path } = qrPath(link);
  expect([
    size,
    path.startsWith('M4 4h7v1h-7z'),
    path.includes(`h7v1h-7zM${size - 11} 4h7`) || path.includes(`M${size - 11} 4h7v1h-7z`),
  ]).toEqual([37, true, true]);
});
