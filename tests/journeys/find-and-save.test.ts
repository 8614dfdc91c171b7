// A guest who is new here finds a stay for four people and a dog, shares it, comes back to the same place, saves it, signs up and finds it saved.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firstWishlistName } from '../../generated/model/constants';
import { pathTo } from '../../generated/routes/paths';
import { heartTexts } from '../../generated/texts/sentences/heartTexts';
import { listingTexts } from '../../generated/texts/sentences/listingTexts';
import { searchMapTexts as map } from '../../generated/texts/sentences/searchMapTexts';
import { wishlistTexts as saved } from '../../generated/texts/sentences/wishlistTexts';
import { day } from '../support/a-listing';
import { aStranger, giveName, openMail, signUp } from '../support/account-errands';
import { aSite, type Site } from '../support/a-site';
import { hasChrome, theChrome } from '../support/browser';
import { beganAt } from '../support/clock';
import { quickerEngine } from '../support/databases';
import { pressPinsUntil, pressUntil } from '../support/map-pins';
import { aPerson, barriersOn, desk, phone, takenOver } from '../support/person';

const now = beganAt();
/** The year of the next February. */
const february = now.getUTCFullYear() + (now.getUTCMonth() > 0 ? 1 : 0);
const wish = {
  adults: 4,
  pets: 1,
  flex_stay: 'week',
  flex_months: [day(`${february}-02-01`)],
  price_max: 600,
  amenities: ['hot_tub'],
} as const;

describe.runIf(hasChrome).each([
  ['a phone', phone, 'PGlite'],
  ['a desk', desk, quickerEngine],
] as const)('on %s', (where, habits, engine) => {
  let site: Site;
  let chrome: Browser;
  beforeAll(async () => {
    [site, chrome] = await Promise.all([aSite(engine, { DEMO: 'true' }), theChrome()]);
  });
  afterAll(async () => {
    await chrome.close();
    await site.close();
  });

  const cards = (page: Page) => page.getByRole('main').getByRole('article');
  const chosen = (page: Page) => page.getByRole('region', { name: map.chosen, exact: true });
  const titleIn = async (card: Locator) => (await card.getByRole('heading').textContent()) ?? '';
  const isFocused = (it: Locator) => expect.poll(() => it.evaluate((at) => at === document.activeElement));
  const calm = async (page: Page) => {
    await takenOver(page);
    expect(await barriersOn(page)).toEqual([]);
  };
  /** The pin of a stay, alone. */
  const pinOf = async (page: Page, title: string): Promise<Locator> => {
    const pin = page.getByRole('button', { name: new RegExp(`^${title}, `) });
    await pressPinsUntil(page, async () => (await pin.count()) > 0);
    return pin;
  };

  test(`with ${engine}`, async () => {
    const account = aStranger();
    const guest = await aPerson(chrome, site, { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'], ...habits });
    const { page, goTo } = guest;
    const isPhone = where === 'a phone';
    // no device's own way to share, so that the link is copied
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));

    // in the list
    await goTo(pathTo.search(wish));
    await calm(page);
    const last = cards(page).last();
    const title = await titleIn(last);
    const link = last.getByRole('link').first();
    const stay = (await link.getAttribute('href')) ?? '';
    expect(new URL(stay, site.origin).searchParams.toString()).toMatch(
      new RegExp(`^checkin=${february}-02-\\d\\d&checkout=${february}-0\\d-\\d\\d&adults=4&pets=1$`),
    );

    // opened from there, and back where one was
    await link.focus();
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await calm(page);
    await page.getByRole('button', { name: listingTexts.share, exact: true }).click();
    await page.getByText(listingTexts.linkCopied, { exact: true }).waitFor();
    await calm(page);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.origin + stay);
    await page.goBack();
    await isFocused(link).toBe(true);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);

    // on the map: its pin, its card, the stay, and back at the card
    if (isPhone) await page.getByRole('link', { name: map.map, exact: true }).click();
    await pressUntil(await pinOf(page, title), async () => (await chosen(page).count()) > 0);
    await isFocused(chosen(page)).toBe(true);
    await calm(page);
    const part = page.url();
    await chosen(page).getByRole('link', { name: title }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(page.url()).toBe(site.origin + stay);
    await page.goBack();
    await isFocused(chosen(page).getByRole('link', { name: title })).toBe(true);
    expect(page.url()).toBe(part);

    // saved from the shared link, before there is an account
    await goTo(stay);
    await takenOver(page);
    await page.getByRole('button', { name: heartTexts.save, exact: true }).click();
    await page.getByText(saved.savedHere, { exact: true }).waitFor();
    await calm(page);

    // found under the account that is made
    await goTo(pathTo.signup());
    await takenOver(page);
    await signUp(page, account);
    await page.waitForURL(({ pathname }) => pathname === pathTo.verify());
    await openMail(page, site, account);
    await giveName(page, 'Ada', 'Lovelace');
    await page.waitForURL(({ pathname }) => pathname !== pathTo.completeProfile());
    await calm(page);
    await goTo(pathTo.wishlistsPage());
    await page.getByRole('link', { name: firstWishlistName }).click();
    await cards(page).getByRole('heading', { name: title }).waitFor();
    await calm(page);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });
});
