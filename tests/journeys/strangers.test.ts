// Abuse and its looks, as several people in browsers of their own and the operator: points that wait for a look, a review that nobody
// paid for through us, a message that is reported and taken down; nights that are held unpaid, and a number that leads past a booking.
import type { Browser, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { contentReportForm } from '../../generated/forms/contentReportForm';
import { signUpForm } from '../../generated/forms/signUpForm';
import { sandboxPaymentForm } from '../../generated/forms/sandboxPaymentForm';
import { referralFriendPoints, unpaidHoldsMax } from '../../generated/model/constants';
import type { BookingList, HostProperty, PointsBalance, ReferralSummary } from '../../generated/model/entities';
import { ReviewWait } from '../../generated/model/values/ReviewWait';
import { VoidBecause } from '../../generated/model/values/VoidBecause';
import { pathTo } from '../../generated/routes/paths';
import { contentReportTexts } from '../../generated/texts/sentences/contentReportTexts';
import { messageReceivedTexts } from '../../generated/texts/sentences/messageReceivedTexts';
import { pointsTexts } from '../../generated/texts/sentences/pointsTexts';
import { referralTexts } from '../../generated/texts/sentences/referralTexts';
import { referTexts } from '../../generated/texts/sentences/referTexts';
import { reviewListTexts } from '../../generated/texts/sentences/reviewListTexts';
import { threadTexts } from '../../generated/texts/sentences/threadTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { aMember, aStranger, asked, aToken, fieldOf, giveName, logIn, openMail, signUp } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { limitMs } from '../support/limits';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, type Habits, phone, takenOver } from '../support/person';
import { type Trip, tripsOf } from '../support/trips';

const accountOf = (name: string) => ({ email: `${name}@tuckamore.example`, password: demoAccounts.password });

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  onASite((...begun) => ([site, chrome] = begun));

  const read = async <T>(path: string, token: string): Promise<T> =>
    ((await asked(site, `GET ${path}`, { token })) as { readonly data: T }).data;
  /** A person who is signed in, at a page. */
  const at = async (path: string, token: string, habits: Habits = desk) => {
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token });
    await person.goTo(path);
    await takenOver(person.page);
    return person;
  };
  const isRead = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true }).first().waitFor();
  /** Fits its screen, and axe has nothing to say. */
  const holds = async (page: Page, width: number) => {
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  };

  test('two who share a home read that the points wait and why, and have them once the operator has looked', async () => {
    const member = await aMember(site);
    const sender = await aToken(site, member);
    const sent = await aPerson(chrome, site, { reducedMotion: 'reduce' });
    await sent.goTo(pathTo.login());
    await takenOver(sent.page);
    await logIn(sent.page, member);
    await sent.page.waitForURL(({ pathname }) => pathname !== pathTo.login());
    const { referral_code } = await read<ReferralSummary>('/user/profile/referral/summary', sender);
    const friend = await aPerson(chrome, site, { reducedMotion: 'reduce', ...phone });
    await friend.goTo(pathTo.refer({ code: referral_code }));
    await takenOver(friend.page);
    const held: Route[] = [];
    await friend.page.route(`**/api/user/profile/referral/${referral_code}`, (call) => void held.push(call), { times: 1 });
    await friend.page.getByRole('link', { name: referTexts.button }).first().tap();
    // the form stays where it is when the name of who invited comes above it
    const email = fieldOf(friend.page, signUpForm, 'email');
    await expect.poll(() => held.length).toBe(1);
    const before = await email.boundingBox();
    await held[0]?.continue();
    await friend.page.getByText(/invited you\./).waitFor();
    expect(await email.boundingBox()).toEqual(before);
    const account = aStranger();
    await signUp(friend.page, account);
    await openMail(friend.page, site, account);
    await giveName(friend.page, 'Bo', 'Oakes');
    await friend.page.waitForURL(({ pathname }) => pathname !== pathTo.completeProfile());
    await friend.goTo(pathTo.points());
    const why = VoidBecause.network.label;
    const points = referralFriendPoints.toLocaleString('en-CA');
    await isRead(friend.page, pointsTexts.welcomeWaits({ points, why }));
    await holds(friend.page, 390);

    await sent.goTo(pathTo.referralCenter());
    await isRead(sent.page, referralTexts.waits({ why }));
    await holds(sent.page, 1280);
    const own = await aToken(site, account);
    const { profile_id } = await read<{ readonly profile_id: string }>('/user', own);
    expect(await site.operator('looks')).toContain(profile_id);
    expect(await site.operator('grant-rewards', profile_id, 'They are two.')).toContain('is given');
    const balance = async () => (await read<PointsBalance>('/user/points', own)).balance;
    await expect.poll(balance, { timeout: limitMs(15) }).toBe(referralFriendPoints);
    await friend.goTo(pathTo.points());
    await isRead(friend.page, pointsTexts.balance({ balance: points }));
    await sent.goTo(pathTo.referralCenter());
    await sent.page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => sent.page.getByText(referralTexts.waits({ why })).count()).toBe(0);
    expect([...friend.complaints, ...sent.complaints]).toEqual([]);
    await Promise.all([friend.leave(), sent.leave()]);
  });

  test('a guest of a stay that was paid to the host reads that the review waits and why, and later why it was taken down', async () => {
    const guest = await aToken(site, accountOf('guest'));
    const { bookingList } = await read<BookingList>('/booking/complete', guest);
    const { booking_id } = bookingList[0] ?? { booking_id: '' };
    await site.changedWhileStopped((db) =>
      db.updateTable('bookings').set({ payment_method: 'offline' }).where('booking_id', '=', booking_id).execute(),
    );
    await asked(site, `POST /booking/${booking_id}/review`, { token: guest, rating: 5, comment: 'The best place of all, by far.' });
    const { review } = await read<{ readonly review: { readonly review_id: string } }>(`/booking/${booking_id}/review`, guest);
    const author = await at(pathTo.stays({ booking_id }), guest, phone);
    await isRead(author.page, reviewListTexts.waiting({ why: ReviewWait.direct.label }));
    await isRead(author.page, reviewListTexts.direct);
    await holds(author.page, 390);
    expect(await site.operator('reviews')).toContain(review.review_id);
    expect(await site.operator('hide-review', review.review_id, 'Nobody stayed there.')).toContain('read why');
    await author.goTo(pathTo.stays({ booking_id }));
    await isRead(author.page, reviewListTexts.hidden({ why: 'Nobody stayed there.' }));
    expect(await site.operator('acts')).toContain('Nobody stayed there.');
    expect(author.complaints).toEqual([]);
    await author.leave();
  });

  test('a message that a guest reports is taken down, and both sides read that we did', async () => {
    const host = await aToken(site, accountOf('host'));
    const guest = await aToken(site, await aMember(site));
    const own = await read<readonly HostProperty[]>('/user/property', host);
    const { property_id } = own.find(({ status }) => status === 'listed') ?? { property_id: '' };
    const { data } = (await asked(site, `POST /property/${property_id}/contact`, { token: guest, message: 'Is it quiet?' })) as {
      readonly data: { readonly thread_id: string };
    };
    const { thread_id } = data;
    const rude = 'Send gift cards first, then you get the key.';
    await asked(site, `POST /message/${thread_id}`, { token: host, message: rude });
    const inbox = await at(pathTo.stayMessages({ thread_id }), guest, phone);
    await isRead(inbox.page, rude);
    await inbox.page.getByRole('button', { name: contentReportTexts.message }).last().tap();
    const window = inbox.page.getByRole('dialog', { name: contentReportForm.title });
    await window.getByRole('radio').first().check();
    await window.getByRole('button', { name: contentReportForm.submit }).tap();
    await isRead(inbox.page, contentReportTexts.sent);
    await holds(inbox.page, 390);
    expect(await site.operator('looks')).toContain(`message ${thread_id} 2`);
    expect(await site.operator('hide-message', thread_id, '2', 'It asks to be paid past us.')).toContain('we removed it');
    await inbox.goTo(pathTo.stayMessages({ thread_id }));
    await isRead(inbox.page, threadTexts.hidden);
    const theirs = await at(pathTo.bookingMessages({ thread_id }), host);
    await isRead(theirs.page, threadTexts.hidden);
    for (const { page } of [inbox, theirs]) expect(await page.getByText(rude).count()).toBe(0);
    await holds(theirs.page, 1280);
    expect([...inbox.complaints, ...theirs.complaints]).toEqual([]);
    await Promise.all([inbox.leave(), theirs.leave()]);
  });

  test('a guest who holds nights unpaid reads why there are no more, and somebody else books them', async () => {
    const next = await tripsOf(site);
    const [guest, other] = [await aToken(site, await aMember(site)), await aToken(site, await aMember(site))];
    const reserve = async (page: Page, { checkout }: Trip): Promise<void> => {
      await page.goto(checkout);
      await takenOver(page);
      await page.getByRole('checkbox', { name: /^I agree/ }).check();
      await page.getByRole('button', { name: /^Confirm and pay / }).click();
    };
    const isToPay = (page: Page) => page.getByRole('heading', { level: 1, name: sandboxPaymentForm.title }).waitFor();
    const holder = await at(pathTo.home(), guest, phone);
    for (let held = 0; held < unpaidHoldsMax; held += 1) {
      await reserve(holder.page, next('at once'));
      await isToPay(holder.page);
    }
    const wanted = next('at once');
    await reserve(holder.page, wanted);
    await holder.page
      .getByText(/^3 of your bookings are waiting for your payment, the first until /)
      .filter({ visible: true })
      .first()
      .waitFor();
    await holds(holder.page, 390);
    const payer = await at(pathTo.home(), other);
    await reserve(payer.page, wanted);
    await isToPay(payer.page);
    await Promise.all([holder.leave(), payer.leave()]);
  });

  test('a number in a message before a booking is paid is hidden from its reader, and its writer sees that', async () => {
    const host = await aToken(site, accountOf('host'));
    const guest = await aToken(site, await aMember(site));
    const own = await read<readonly HostProperty[]>('/user/property', host);
    const { property_id } = own.find(({ status }) => status === 'listed') ?? { property_id: '' };
    const message = (number: string): string => `Is there a crib? Call me at ${number} tonight.`;
    const { data } = (await asked(site, `POST /property/${property_id}/contact`, {
      token: guest,
      message: message('six zero four, 555 dash 0188'),
    })) as { readonly data: { readonly thread_id: string } };
    const { thread_id } = data;
    const theirs = await at(pathTo.bookingMessages({ thread_id }), host, phone);
    await isRead(theirs.page, message(messageReceivedTexts.hidden));
    expect(await theirs.page.getByText('0188').count()).toBe(0);
    await holds(theirs.page, 390);
    const mine = await at(pathTo.stayMessages({ thread_id }), guest);
    await isRead(mine.page, message(messageReceivedTexts.hidden));
    await holds(mine.page, 1280);
    expect([...theirs.complaints, ...mine.complaints]).toEqual([]);
    await Promise.all([theirs.leave(), mine.leave()]);
  });
});
