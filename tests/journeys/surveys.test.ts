// The referral surveys and the points page in a real browser: every way of closing, by keys and on a phone, and what arrives.
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cancelForm } from '../../generated/forms/cancelForm';
import { sandboxPaymentForm } from '../../generated/forms/sandboxPaymentForm';
import { senderSurveyForm } from '../../generated/forms/senderSurveyForm';
import { signUpForm } from '../../generated/forms/signUpForm';
import { referralFriendPoints, referralPostedHours, referralSenderPoints } from '../../generated/model/constants';
import type { BookingDetail, PointsBalance, Profile, SentFeedback } from '../../generated/model/entities';
import * as kept from '../../generated/model/kept';
import { CardOutcome, ReferralStage, RewardFor } from '../../generated/model/values';
import type { Instant } from '../../generated/model/wire';
import { pathTo } from '../../generated/routes/paths';
import { HOUR } from '../../generated/model/dates';
import { momentOf } from '../../generated/rules/runtime';
import { bannerTexts } from '../../generated/texts/sentences/bannerTexts';
import { bookingPointsTexts } from '../../generated/texts/sentences/bookingPointsTexts';
import { checkoutTexts } from '../../generated/texts/sentences/checkoutTexts';
import { pointsTexts } from '../../generated/texts/sentences/pointsTexts';
import { referralTexts } from '../../generated/texts/sentences/referralTexts';
import { referTexts } from '../../generated/texts/sentences/referTexts';
import { stayTexts } from '../../generated/texts/sentences/stayTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { shownNumber } from '../../src/screens/shell/format/format';
import { type Account, aMember, asked, aStranger, aToken, beginAsGuest, giveName, openMail, signUp } from '../support/account-errands';
import { aRequest, paidByCard } from '../support/a-request';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, type Habits, type Person, phone, takenOver } from '../support/person';
import { limitMs } from '../support/limits';

const decided = encodeURIComponent(JSON.stringify({ analytics: false, replay: false, decided_at: '2026-01-01T00:00:00Z' }));

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  onASite((...begun) => ([site, chrome] = begun));

  const read = async <T>(path: string, token: string): Promise<T> => ((await asked(site, `GET ${path}`, { token })) as { data: T }).data;
  const demoToken = (name: string) => aToken(site, { email: `${name}@tuckamore.example`, password: demoAccounts.password });
  /** A person who has just signed up with another one's code. */
  const aFriendOf = async (token: string): Promise<string> => {
    const { referral_code } = await read<Profile>('/user/profile', token);
    const friend: Account = aStranger();
    await asked(site, 'POST /user', { ...friend, referral_code });
    return aToken(site, friend);
  };
  const said = async (token: string): Promise<readonly object[]> =>
    (await read<{ readonly referral_feedback: readonly SentFeedback[] }>('/user/export', token)).referral_feedback.map(
      ({ payload }) => payload,
    );
  const as = async (token: string, path: string, habits: Habits = desk) => {
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token });
    await person.page.context().addCookies([{ name: kept.consentKept.name, value: decided, url: site.origin }]);
    await person.goTo(path);
    await takenOver(person.page);
    return person;
  };
  const survey = (page: Page) => page.getByRole('dialog', { name: senderSurveyForm.title });

  test('by keys alone: a friend who came by a link chooses a face and answers both questions, and is not asked again', async () => {
    const token = await aFriendOf(await demoToken('guest'));
    const { page, complaints, leave } = await as(token, pathTo.points());
    const banner = page.getByRole('region', { name: bannerTexts.recipient });
    await banner.waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await banner.getByRole('button', { name: bannerTexts.faceSmooth }).press('Enter');
    const window = survey(page);
    const submit = window.getByRole('button', { name: 'Submit' });
    await submit.waitFor();
    expect(await submit.isDisabled()).toBe(true);
    await window.getByRole('radio').first().press('Space');
    expect(await submit.isDisabled()).toBe(true);
    await window.getByRole('radio', { name: 'Yes, it did' }).press('Space');
    expect(await barriersOn(page)).toEqual([]);
    await submit.press('Enter');
    await page.getByText(bannerTexts.thanks).waitFor();
    const answered = {
      type: 'referral_recipient',
      choices: { aware_of_referral: 'aware', referral_affected_decision: 'yes' },
      ratings: { signup_satisfaction: 3 },
    };
    await expect.poll(() => said(token), { interval: 3000 }).toEqual([answered]);
    expect((await read<Profile>('/user/profile', token)).referral_recipient_banner_interacted_at).not.toBeNull();
    const asks = page.waitForResponse('**/user/profile');
    await page.reload();
    await asks;
    await takenOver(page);
    expect(await banner.count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a friend who chooses a face and closes the tab has said that much', async () => {
    const token = await aFriendOf(await demoToken('guest'));
    const { page, leave } = await as(token, pathTo.points(), phone);
    await page.getByRole('button', { name: bannerTexts.faceConfusing }).tap();
    await survey(page).waitFor();
    await page.close({ runBeforeUnload: true });
    await expect
      .poll(() => said(token), { interval: 3000 })
      .toEqual([{ type: 'referral_recipient', choices: {}, ratings: { signup_satisfaction: 1 } }]);
    await leave();
  });

  test('on a phone: whose friend has come takes the survey, and what was entered arrives though the tab is closed', async () => {
    const token = await demoToken('both');
    await aFriendOf(token);
    const { page, complaints, leave } = await as(token, pathTo.points(), phone);
    await page.getByText(bannerTexts.sender).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: bannerTexts.senderAccept }).tap();
    const window = survey(page);
    await window.getByRole('radio', { name: '2', exact: true }).first().tap();
    expect(await window.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true);
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.close({ runBeforeUnload: true });
    await expect
      .poll(() => said(token), { interval: 3000 })
      .toEqual([{ type: 'referral_sender', ratings: { understand_referral_system: 2 } }]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('on the referral centre the survey opens by itself, leads through two steps, and once closed stays so', async () => {
    const token = await demoToken('host');
    await aFriendOf(token);
    const { page, complaints, leave } = await as(token, pathTo.referralCenter());
    const window = survey(page);
    await window.waitFor();
    expect(await page.getByText(bannerTexts.sender).count()).toBe(0);
    for (const point of await window.getByRole('radio', { name: '4', exact: true }).all()) await point.press('Space');
    await window.getByRole('button', { name: 'Continue' }).press('Enter');
    await window.getByPlaceholder('Share your thoughts (Optional)').fill('Shorter links.');
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await window.waitFor({ state: 'detached' });
    const ratings = { understand_referral_system: 4, likely_to_refer: 4, worth_time: 4 };
    await expect.poll(() => said(token), { interval: 3000 }).toEqual([{ type: 'referral_sender', ratings, comment: 'Shorter links.' }]);
    const stamp = async () => (await read<Profile>('/user/profile', token)).referral_sender_banner_interacted_at;
    await expect.poll(stamp).not.toBeNull();
    const asks = page.waitForResponse('**/user/profile');
    await page.reload();
    await asks;
    await takenOver(page);
    expect(await window.count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  test.each([
    ['at a desk', desk],
    ['on a phone', phone],
  ] as const)(
    '%s: a guest sees their points, and the stay that one line came from',
    async (_, habits) => {
      const token = await demoToken('guest');
      const { balance, entries }: PointsBalance = await read('/user/points', token);
      const { page, complaints, leave } = await as(token, pathTo.points(), habits);
      const own = page.getByRole('region', { name: pointsTexts.own });
      await own.getByText(pointsTexts.balance({ balance: shownNumber(balance) })).waitFor();
      expect(await barriersOn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(habits.viewport.width);
      const from = entries.find(({ kind }) => kind === 'earn');
      if (!from?.booking_id) throw new Error('the guest of the demo has earned nothing');
      await own.getByRole('link', { name: from.reason }).first().click();
      await page.waitForURL(`**${pathTo.stays()}/**`);
      expect(complaints).toEqual([]);
      await leave();
    },
    limitMs(60),
  );

  interface Stay {
    readonly booking_id: string;
  }
  /** Asked for and accepted, some days from now. */
  const agreed = async (guest: string, daysAhead: number): Promise<Stay> => {
    const host = await demoToken('host');
    const stay = await aRequest(site, { guest, host }, daysAhead);
    await asked(site, `PATCH /booking/${stay.booking_id}/accept`, { token: host });
    return stay;
  };
  const booking = ({ booking_id }: Stay, token: string) => read<BookingDetail>(`/booking/${booking_id}`, token);
  /** At the checkout, with as many points as one press draws. */
  const paysWithPoints = async ({ page, goTo }: Pick<Person, 'page' | 'goTo'>, { booking_id }: Stay): Promise<void> => {
    await goTo(pathTo.checkout({ booking_id }));
    await takenOver(page);
    await page.getByRole('button', { name: bookingPointsTexts.use }).click();
    const window = page.getByRole('dialog', { name: bookingPointsTexts.heading });
    await window.getByRole('slider', { name: checkoutTexts.pointsSlider }).press('PageUp');
    await window.getByRole('button', { name: bookingPointsTexts.save }).click();
    await window.waitFor({ state: 'detached' });
    await page.getByText(bookingPointsTexts.saved).waitFor();
    await page.getByRole('button', { name: /^Confirm and pay / }).click();
    await page.getByRole('radio', { name: CardOutcome.paid.label, exact: true }).check();
    await page.getByRole('button', { name: sandboxPaymentForm.submit, exact: true }).click();
    await page.getByText(checkoutTexts.paid).waitFor();
  };
  const calledOff = async ({ page, goTo }: Pick<Person, 'page' | 'goTo'>, { booking_id }: Stay): Promise<void> => {
    await goTo(pathTo.stays({ booking_id }));
    await takenOver(page);
    await page.getByRole('button', { name: stayTexts.cancel }).click();
    const window = page.getByRole('dialog', { name: cancelForm.title });
    await window.getByRole('textbox').fill('We fell ill.');
    await window.getByRole('button', { name: cancelForm.submit }).click();
    await window.waitFor({ state: 'detached' });
  };
  const ownPoints = (page: Page) => page.getByRole('region', { name: pointsTexts.own });
  const signedUp = async ({ page, goTo }: Pick<Person, 'page' | 'goTo'>, code: string): Promise<string> => {
    await goTo(pathTo.refer({ code }));
    await takenOver(page);
    await page.getByRole('link', { name: referTexts.button }).click();
    await page.waitForURL(`**${pathTo.signup()}`);
    await page.getByRole('button', { name: signUpForm.submit, exact: true }).waitFor();
    const account = aStranger();
    await signUp(page, account);
    await page.waitForURL(({ pathname }) => pathname === pathTo.verify());
    await openMail(page, site, account);
    await giveName(page, 'Robin', 'Vale');
    await beginAsGuest(page);
    return (await page.evaluate((name) => localStorage.getItem(name), kept.accessTokenKept.name)) ?? '';
  };

  // the last: it moves the clock on
  test('a friend who was invited pays with the welcome and stays: both are rewarded and both see it; points of a stay called off come back', async () => {
    const sender = await aToken(site, await aMember(site));
    const { referral_code } = await read<Profile>('/user/profile', sender);
    // another browser than the sender's: nobody invites themselves
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const friend = await aPerson(chrome, site, { reducedMotion: 'reduce', userAgent, ...desk, expects: [/\/cancel-preview$/] });
    await friend.page.context().addCookies([{ name: kept.consentKept.name, value: decided, url: site.origin }]);
    const token = await signedUp(friend, referral_code);
    const points = (of: string) => read<PointsBalance>('/user/points', of);
    await expect.poll(async () => (await points(token)).balance).toBe(referralFriendPoints);

    const [stay, other] = [await agreed(token, 5), await agreed(token, 60)];
    await paysWithPoints(friend, stay);
    const { points: spent } = await booking(stay, token);
    expect(spent).toBeGreaterThan(0);
    await asked(site, `POST /booking/${other.booking_id}/points`, { token, points: 500 });
    await paidByCard(site, other, token);
    expect((await points(token)).balance).toBe(referralFriendPoints - spent - 500);
    await calledOff(friend, other);
    await friend.goTo(pathTo.points());
    const own = ownPoints(friend.page);
    await own.getByText(pointsTexts.balance({ balance: shownNumber(referralFriendPoints - spent) })).waitFor();
    for (const line of [`−${shownNumber(spent)}`, '−500', '+500']) await own.getByText(line, { exact: true }).waitFor();

    const now = momentOf((await read<{ readonly now: Instant }>('/demo/clock', token)).now);
    const { checkoutDate } = await booking(stay, token);
    await asked(site, 'POST /demo/clock', { token, advance_hours: Math.ceil((momentOf(checkoutDate) - now) / HOUR) + referralPostedHours });
    await expect.poll(async () => (await points(sender)).balance).toBe(referralSenderPoints);
    const earned = (await points(token)).entries.find(({ kind, booking_id }) => kind === 'earn' && booking_id === stay.booking_id);
    await friend.goTo(pathTo.points());
    await own.getByText(`+${shownNumber(earned?.points ?? 0)}`, { exact: true }).waitFor();
    await own.getByText(RewardFor.friend.label).waitFor();
    expect(friend.complaints).toEqual([]);
    await friend.leave();

    const { page, goTo, complaints, leave } = await as(sender, pathTo.referralCenter());
    await survey(page).waitFor();
    await page.keyboard.press('Escape');
    await survey(page).waitFor({ state: 'detached' });
    const line = page.getByRole('listitem').filter({ hasText: 'Robin' });
    await line.getByText(ReferralStage.stayed.label, { exact: true }).waitFor();
    await line.getByText(referralTexts.gained({ points: shownNumber(referralSenderPoints) })).waitFor();
    await goTo(pathTo.points());
    await ownPoints(page)
      .getByText(pointsTexts.balance({ balance: shownNumber(referralSenderPoints) }))
      .waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});
