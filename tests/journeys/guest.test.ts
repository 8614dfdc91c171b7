// A guest's whole way on the real product, in a real browser: from the home page to coming back with an account.
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PlainDate } from '../../generated/model/wire';
import { bookingForm } from '../../generated/forms/bookingForm';
import { menus } from '../../generated/routes/navigation';
import { pathTo } from '../../generated/routes/paths';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { firstStepsTexts } from '../../generated/texts/sentences/firstStepsTexts';
import { shellTexts } from '../../generated/texts/sentences/shellTexts';
import { signInTexts } from '../../generated/texts/sentences/signInTexts';
import { welcomeTexts } from '../../generated/texts/sentences/welcomeTexts';
import { daysBetween } from '../../generated/model/dates';
import { type Account, aStranger, beginAsGuest, logIn, openMail, giveName, signUp, wishToReserve } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import {
  countedStays,
  expectPriceToAddUp,
  filterResults,
  openFirstStay,
  openPriceOnPhone,
  readPrice,
  searchAtDesk,
  searchOnPhone,
  staysOn,
  type Wish,
} from '../support/errands';
import { onASite } from '../support/on-a-site';
import { aPerson, phone, takenOver } from '../support/person';

const wish: Wish = { place: 'Ontario', nights: 3 };
const dollars = 300;

/** From the home page to a stay whose price is read, and wished for. */
const findStay = async (page: Page, isPhone: boolean): Promise<void> => {
  await (isPhone ? searchOnPhone : searchAtDesk)(page, wish);
  const asked = new URL(page.url()).searchParams;
  expect(asked.get('query')).toBe(wish.place);
  expect(daysBetween(asked.get('checkin') as PlainDate, asked.get('checkout') as PlainDate)).toBe(wish.nights);
  const found = await countedStays(page);
  await filterResults(page, dollars);
  await expect.poll(() => countedStays(page)).toBeLessThan(found);
  expect(await staysOn(page).count()).toBeGreaterThan(0);
  const { cents } = await openFirstStay(page);
  // the night costs less than what was asked for, fees included
  expect(cents).toBeLessThanOrEqual(wish.nights * dollars * 100);
  if (isPhone) await openPriceOnPhone(page);
  expectPriceToAddUp(await readPrice(page), cents);
};

/** A new account: made from the wish for a stay, whose checkout tells of the steps that are missing. */
const join = async (page: Page, site: Site, account: Account): Promise<void> => {
  const { pathname: stay } = new URL(page.url());
  await wishToReserve(page);
  await signUp(page, account);
  const isCheckout = ({ pathname, searchParams }: URL): boolean =>
    pathname === pathTo.checkout() && stay.endsWith(searchParams.get('property_id') ?? '-');
  await page.waitForURL(isCheckout);
  await page.getByRole('heading', { name: firstStepsTexts.emailHeading }).waitFor();
  // a second tab opens the link, gives the name and lands there too; this one goes on by itself
  const other = await page.context().newPage();
  await openMail(other, site, account);
  await page.getByRole('heading', { name: firstStepsTexts.nameHeading }).waitFor();
  await giveName(other, 'Maren', 'Oakes');
  await other.waitForURL(isCheckout);
  await page.getByRole('heading', { name: bookingForm.title }).waitFor();
  await page.getByRole('heading', { name: firstStepsTexts.nameHeading }).waitFor({ state: 'detached' });
  await other.close();
  await page.goto(pathTo.welcome());
  await page.getByRole('heading', { level: 1, name: welcomeTexts.heading({ name: 'Maren' }) }).waitFor();
  // the results ask which stays are saved: the session is not ended before that is answered
  const lists = page.waitForResponse('**/user/wishlist');
  await beginAsGuest(page);
  await lists;
};

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  onASite((...begun) => ([site, chrome] = begun));

  test('a guest finds a stay, reads its price, signs up, verifies, gives a name, leaves and comes back', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site);
    await goTo('/');
    await takenOver(page);
    await findStay(page, false);
    const account = aStranger();
    await join(page, site, account);

    const menu = page.getByRole('navigation', { name: menus.sidebarMenu.title });
    await menu.getByRole('button', { name: 'Log Out' }).click();
    await page.getByText(shellTexts.loggedOut).waitFor();
    await menu.waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.getByRole('heading', { level: 1, name: signInTexts.loginKnownHeading }).waitFor();
    await logIn(page, account);
    await page.waitForURL((url) => url.pathname !== pathTo.login());
    await goTo(pathTo.account());
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(pathTo.account());
    expect(complaints).toEqual([]);
    await leave();
  });

  test('on a phone a guest finds a stay by sheets and the menu, and joins', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site, phone);
    await goTo('/');
    await takenOver(page);
    // it would lie over the price
    await page.getByRole('region', { name: consentTexts.heading }).getByRole('button', { name: consentTexts.refuse }).click();
    await findStay(page, true);
    const account = aStranger();
    await join(page, site, account);

    const openMenu = page.getByRole('button', { name: shellTexts.openMenu });
    await openMenu.click();
    const menu = page.getByRole('dialog', { name: menus.mobileMenu.title });
    await menu.getByText(account.email).waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await openMenu.click();
    await page.setViewportSize({ width: 900, height: 844 });
    await menu.waitFor({ state: 'detached' });
    await page.setViewportSize(phone.viewport);
    await openMenu.click();
    await menu.getByRole('button', { name: 'Log Out' }).click();
    await page.getByText(shellTexts.loggedOut).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});
