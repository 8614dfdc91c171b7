// A stay that is over, in a real browser: its guest is asked by mail, writes by keys alone, the average follows; its host answers on a phone.
import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { replyForm } from '../../generated/forms/replyForm';
import { reviewForm } from '../../generated/forms/reviewForm';
import type { BookingDetail, BookingList, Listing, ReviewList } from '../../generated/model/entities';
import { reviewAskDays, reviewWindowDays } from '../../generated/model/constants';
import { instantOf } from '../../generated/model/wire';
import { pathTo } from '../../generated/routes/paths';
import { HOUR } from '../../generated/model/dates';
import { momentOf } from '../../generated/rules/runtime';
import { bookingDisplayStatusName } from '../../generated/rules/statuses';
import { accountTexts } from '../../generated/texts/sentences/accountTexts';
import { listingReviewTexts } from '../../generated/texts/sentences/listingReviewTexts';
import { reviewListTexts } from '../../generated/texts/sentences/reviewListTexts';
import { reviewTexts as say } from '../../generated/texts/sentences/reviewTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { asked, aToken, logIn } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, type Habits, phone, takenOver } from '../support/person';

const { password } = demoAccounts;
const accountOf = (name: string) => ({ email: `${name}@tuckamore.example`, password });
const comment = 'Quiet, warm, and close to the water. We would come back in winter.';
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Presses Tab until it is there. */
const tabTo = async (page: Page, to: Locator): Promise<void> => {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no Tab leads there');
};

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  onASite((...begun) => ([site, chrome] = begun));

  const read = async <T>(path: string, token?: string): Promise<T> =>
    ((await asked(site, `GET ${path}`, token === undefined ? {} : { token })) as { readonly data: T }).data;
  const signedIn = async (name: string, habits: Habits) => {
    const token = await aToken(site, accountOf(name));
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token });
    return { ...person, token };
  };
  const stars = (page: Page, label: string, count: number) =>
    page.getByRole('group', { name: new RegExp(`^${label}`) }).getByRole('radio', { name: new RegExp(`^${count} star`) });

  test('on a phone: the stays that wait are named above the others, and one of them is reviewed', async () => {
    const { page, token, complaints, goTo, leave } = await signedIn('guest', phone);
    const waiting = await read<BookingList>('/booking/complete', token);
    const [first, ...others] = waiting.bookingList;
    if (!first) throw new Error('no stay of the guest waits for a review');
    await goTo(pathTo.stays());
    await page.getByRole('heading', { level: 1 }).waitFor();
    const way = page.locator(`a[href="${pathTo.stays({ booking_id: first.booking_id, review: true })}"]`);
    if (others.length > 0) {
      const choose = page.getByRole('button', { name: say.choose });
      await choose.waitFor();
      await takenOver(page);
      await choose.tap();
      expect(await barriersOn(page)).toEqual([]);
    }
    await way.waitFor();
    await takenOver(page);
    await way.tap();
    const window = page.getByRole('dialog', { name: reviewForm.title });
    await window.waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await stars(page, 'Overall', 5).tap({ force: true });
    await stars(page, 'Location', 4).tap({ force: true });
    await window.getByRole('textbox', { name: /^Your review/ }).fill(comment);
    await window.getByRole('textbox', { name: /^Private note/ }).fill('The tap drips.');
    await window.getByRole('button', { name: reviewForm.submit }).tap();
    await page.getByRole('region', { name: say.own }).getByText('Location 4').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect((await read<BookingDetail>(`/booking/${first.booking_id}`, token)).review).not.toBeNull();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('on a phone: a host reads what guests said of their places, and replies once', async () => {
    const { page, complaints, goTo, leave } = await signedIn('host', phone);
    await goTo(pathTo.account());
    const part = page.getByRole('region', { name: accountTexts.placeReviewsHeading });
    const reply = part.getByRole('button', { name: reviewListTexts.reply, exact: true }).first();
    await reply.waitFor();
    await takenOver(page);
    const open = await part.getByRole('button', { name: reviewListTexts.reply, exact: true }).count();
    await reply.tap();
    const window = page.getByRole('dialog', { name: replyForm.title });
    await window.getByRole('textbox', { name: /^Your reply/ }).fill('Thank you, come back in summer!');
    expect(await barriersOn(page)).toEqual([]);
    await window.getByRole('button', { name: replyForm.submit }).tap();
    await window.waitFor({ state: 'detached' });
    await part.getByText('Thank you, come back in summer!').waitFor();
    expect(await part.getByRole('button', { name: reviewListTexts.reply, exact: true }).count()).toBe(open - 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a stay ends, a mail asks how it was, the review is written by keys alone, and the average follows', async () => {
    const { email } = accountOf('guest');
    const token = await aToken(site, accountOf('guest'));
    const { bookingList } = await read<BookingList>('/booking?per_page=100', token);
    const now = instantOf(Date.now());
    const stay = bookingList.find((booking) => bookingDisplayStatusName({ booking, now }) === 'hosting');
    if (!stay) throw new Error('the guest is nowhere now');
    const { booking_id, property_id, property } = stay;
    // another stay of theirs may end before this one
    const { checkoutDate } = await read<BookingDetail>(`/booking/${booking_id}`, token);
    await asked(site, 'POST /demo/clock', {
      advance_hours: Math.ceil((momentOf(checkoutDate) - momentOf(now)) / HOUR) + reviewAskDays * 24,
    });
    const way = pathTo.stays({ booking_id, review: true });
    await expect.poll(() => site.mailTo(email, way)).toContain('Review your stay');
    const before = await read<Listing>(`/property/${property_id}`);
    const all = await read<ReviewList>(`/property/${property_id}/review?per_page=50`);

    const { page, complaints, goTo, leave } = await aPerson(chrome, site, { reducedMotion: 'reduce', ...desk, expects: [/\/review$/] });
    await goTo(way);
    await page.waitForURL(({ pathname }) => pathname === pathTo.login());
    await takenOver(page);
    await logIn(page, accountOf('guest'));
    const window = page.getByRole('dialog', { name: reviewForm.title });
    await window.waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await tabTo(page, stars(page, 'Overall', 1));
    for (let star = 0; star < 5; star += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await window.getByText('Good', { exact: true }).waitFor();
    const words = window.getByRole('textbox', { name: /^Your review/ });
    await tabTo(page, words);
    await page.keyboard.type(`${comment} Write to me at sam@example.com`);
    await tabTo(page, window.getByRole('button', { name: reviewForm.submit }));
    await page.keyboard.press('Enter');
    await window.getByText('“sam@example.com”').first().waitFor();
    expect(await words.inputValue()).toContain(comment);
    await words.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(comment);
    await tabTo(page, window.getByRole('button', { name: reviewForm.submit }));
    await page.keyboard.press('Enter');
    await page.getByText(/^Thanks! Your review shows once the other side has written too/).waitFor();
    await page.getByRole('region', { name: say.own }).getByText(comment).waitFor();
    expect(await barriersOn(page)).toEqual([]);

    // it does not show before its host has written, too, or the time is over
    expect((await read<Listing>(`/property/${property_id}`)).review_count).toBe(all.total);
    await asked(site, 'POST /demo/clock', { advance_hours: (reviewWindowDays - reviewAskDays) * 24 + 1 });
    const after = await read<Listing>(`/property/${property_id}`);
    const ratings = [4, ...all.reviews.map(({ rating }) => rating)];
    expect([before.review_count, after.review_count]).toEqual([all.total, all.total + 1]);
    expect(all.total).toBeLessThan(50);
    expect(after.rating).toBe(ratings.length < 3 ? null : rounded(ratings.reduce((sum, one) => sum + one, 0) / ratings.length));
    await goTo(pathTo.listing({ property_id }));
    await page.getByRole('heading', { level: 1, name: property.title }).waitFor();
    await page.getByRole('heading', { name: listingReviewTexts.heading, exact: true }).waitFor();
    await page.getByText(comment).first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});
