// Every visitor, by every way: barriers that a tool finds, a keyboard alone, no JavaScript, an address that leads nowhere.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../generated/errors/catalogue';
import { completeProfileForm } from '../../generated/forms/completeProfileForm';
import { signUpForm } from '../../generated/forms/signUpForm';
import { menus } from '../../generated/routes/navigation';
import { pathTo } from '../../generated/routes/paths';
import { headOf } from '../../generated/routes/heads';
import { bookingPanelTexts } from '../../generated/texts/sentences/bookingPanelTexts';
import { homeTexts } from '../../generated/texts/sentences/homeTexts';
import { propertiesTexts } from '../../generated/texts/sentences/propertiesTexts';
import { referralTexts } from '../../generated/texts/sentences/referralTexts';
import { searchPillTexts } from '../../generated/texts/sentences/searchPillTexts';
import { shellTexts } from '../../generated/texts/sentences/shellTexts';
import { signInTexts } from '../../generated/texts/sentences/signInTexts';
import { welcomeTexts } from '../../generated/texts/sentences/welcomeTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { aStranger, logIn, openMail } from '../support/account-errands';
import { type Site, theDemo } from '../support/a-site';
import { aStay, type Stay } from '../support/a-stay';
import { hasChrome, theChrome } from '../support/browser';
import { countedStays, expectPriceToAddUp, readPrice, staysOn } from '../support/errands';
import { aPerson, barriersOn, desk, phone, takenOver } from '../support/person';

let site: Site;
let stay: Stay;
let chrome: Browser;
beforeAll(async () => {
  if (!hasChrome) return;
  [site, chrome] = await Promise.all([theDemo(), theChrome()]);
  stay = await aStay(site);
});
afterAll(async () => {
  await chrome?.close();
});

const [guest, , both] = demoAccounts.accounts;
const focused = (page: Page) => page.locator(':focus');

/** The name of what has the focus; nothing between the end of a page and its beginning. */
const spokenAt = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const it = document.activeElement as (HTMLElement & { readonly labels?: NodeListOf<HTMLElement> }) | null;
    if (!it || it === document.body) return '';
    return it.getAttribute('aria-label') ?? [...(it.labels ?? [])].map(({ innerText }) => innerText).join(' ') + it.innerText;
  });

/** Presses Tab, or Shift and Tab, until the focus stands on something with this name. */
const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key);
    if (name.test(await spokenAt(page))) return;
  }
  throw new Error(`Tab leads to nothing that is called ${name}`);
};

describe.runIf(hasChrome)('a tool finds no barrier', () => {
  const pages: readonly [name: string, address: () => string][] = [
    ['home', () => '/'],
    ['search', () => stay.search],
    ['a search without results', () => pathTo.search({ query: 'Zanzibar' })],
    ['a listing', () => stay.listing],
    ['signing up', () => pathTo.signup()],
    ['logging in', () => pathTo.login()],
    ['a page that is not there', () => '/no/such/page'],
  ];
  const visits = pages.flatMap(([name, address]) => [
    { name, where: 'at a desk', address, device: desk },
    { name, where: 'on a phone', address, device: phone },
  ]);
  test.each(visits)('on $name $where', async ({ address, device }) => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site, { ...device, reducedMotion: 'reduce', expects: [/^\/no\/such/] });
    await goTo(address());
    await takenOver(page);
    expect(await barriersOn(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'nothing stands out of the window').toBeLessThanOrEqual(device.viewport.width);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe.runIf(hasChrome)('with a keyboard alone', () => {
  test('one searches: place, dates, guests and the results', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site);
    await goTo('/');
    await takenOver(page);
    await page.keyboard.press('Tab');
    expect(await focused(page).innerText()).toBe(shellTexts.skip);
    await page.keyboard.press('Enter');
    await tabTo(page, new RegExp(`^${searchPillTexts.where}`));
    await page.keyboard.type('Nova Scotia');
    await tabTo(page, new RegExp(`^${searchPillTexts.when}`));
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: /check-in/ }).waitFor();
    await tabTo(page, /check-in date/);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await tabTo(page, new RegExp(`^${searchPillTexts.search}$`));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?query=Nova\+Scotia&checkin=/);
    expect(await countedStays(page)).toBeGreaterThan(0);
    await tabTo(page, /total before taxes, 2 nights · /);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/listing\//);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('one logs in, is told what is wrong where it is wrong, and comes to where one was going', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site, { expects: [/^\/api\/session$/] });
    await goTo(pathTo.login({ from: pathTo.account() }));
    await takenOver(page);
    await tabTo(page, /^Email/);
    await page.keyboard.type(guest?.email ?? '');
    await tabTo(page, /^Password/);
    await page.keyboard.type('not it');
    await page.keyboard.press('Enter');
    await page.getByText(catalogue['account.wrong_credentials'].text).first().waitFor();
    await tabTo(page, /^Password/);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(demoAccounts.password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${pathTo.account()}`);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe.runIf(hasChrome)('with a keyboard alone, somebody new', () => {
  test('signs up, opens the mail, gives a name, and chooses where to begin', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site);
    const account = aStranger();
    await goTo(pathTo.home());
    await takenOver(page);
    await tabTo(page, /^Login$/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: signInTexts.loginHeading }).waitFor();
    await tabTo(page, /Create an account/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: signUpForm.title }).waitFor();
    await tabTo(page, /^Email/);
    await page.keyboard.type(account.email);
    await tabTo(page, /^Password/);
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    // the summary of what is wrong has the focus, and leads to the tick that is missing
    await expect.poll(() => focused(page).innerText()).toContain('There is a problem');
    await tabTo(page, /Accept the terms/);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Space');
    await tabTo(page, new RegExp(`^${signUpForm.submit}$`));
    await page.keyboard.press('Enter');
    await page.waitForURL(({ pathname }) => pathname === pathTo.verify());

    await openMail(page, site, account);
    await page.getByRole('heading', { level: 1, name: completeProfileForm.title }).waitFor();
    await takenOver(page);
    await tabTo(page, /^First name/);
    await page.keyboard.type('Maren');
    await tabTo(page, /^Last name/);
    await page.keyboard.type('Oakes');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: welcomeTexts.heading({ name: 'Maren' }) }).waitFor();
    await tabTo(page, new RegExp(`^${welcomeTexts.guestButton}$`));
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${pathTo.search()}`);
    await takenOver(page);
    await page.getByRole('navigation', { name: menus.sidebarMenu.title }).waitFor();
    // a new page has the focus at its beginning, right after the menu
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/H1|MAIN/);
    await tabTo(page, /^Account$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${pathTo.account()}`);
    await page.getByText(account.email).first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe.runIf(hasChrome)('at 390 pixels', () => {
  const items = (menu: Locator) => menu.getByRole('navigation').locator('a, button').allInnerTexts();

  test('the menu stands behind a button: for visitors the main one, for members their own', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site, { ...phone, reducedMotion: 'reduce' });
    const button = page.getByRole('button', { name: shellTexts.openMenu });
    await goTo(pathTo.points());
    await takenOver(page);
    expect(await page.getByRole('navigation', { name: menus.headerMenu.title }).isVisible()).toBe(false);
    await button.tap();
    const main = page.getByRole('dialog', { name: menus.headerMenu.title });
    await main.waitFor();
    await expect.poll(() => items(main)).toEqual(['Browser Extension', 'FAQ', 'Login']);
    expect(await barriersOn(page)).toEqual([]);
    await main.getByRole('link', { name: 'Login' }).tap();
    await page.waitForURL(`**${pathTo.login()}`);
    await main.waitFor({ state: 'detached' });

    await takenOver(page);
    await logIn(page, { email: both?.email ?? '', password: demoAccounts.password });
    await page.waitForURL(`**${pathTo.properties()}`);
    // an open menu goes with the page before
    await page.getByRole('heading', { level: 1, name: propertiesTexts.heading }).waitFor();
    expect(await page.getByRole('navigation', { name: menus.sidebarMenu.title }).isVisible()).toBe(false);
    const own = page.getByRole('dialog', { name: menus.mobileMenu.title });
    await button.tap();
    await own.waitFor();
    const places = [
      'Search',
      'Stays',
      'Properties',
      'Bookings',
      expect.stringMatching(/^Messages\s+\d+\s+\d+ unread$/),
      'Browser Extension',
      'Account',
      'Referrals',
      'FAQ',
      'Log Out',
    ];
    await expect.poll(() => items(own)).toEqual(places);
    await expect.poll(() => own.locator('[aria-current=page]').allInnerTexts()).toEqual(['Properties']);
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await own.waitFor({ state: 'detached' });
    expect(await focused(page).getAttribute('aria-label')).toContain(shellTexts.openMenu);
    await button.tap();
    await own.getByRole('link', { name: 'Referrals' }).tap();
    await page.waitForURL(`**${pathTo.referralCenter()}`);
    await page.getByRole('heading', { level: 1, name: referralTexts.heading }).waitFor();
    await own.waitFor({ state: 'detached' });
    // from 768 pixels the sidebar has its items, and the menu goes by itself
    await button.tap();
    await own.waitFor();
    await page.setViewportSize({ width: 768, height: 844 });
    await own.waitFor({ state: 'detached' });
    await page.getByRole('navigation', { name: menus.sidebarMenu.title }).waitFor();
    expect(await button.isVisible()).toBe(false);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe.runIf(hasChrome)('without JavaScript', () => {
  test('home, search and a listing say what they are, and lead on', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site, { javaScriptEnabled: false });
    await goTo('/');
    await page.getByRole('heading', { level: 1, name: homeTexts.headline }).waitFor();
    await page.getByRole('combobox', { name: searchPillTexts.where }).fill(stay.place);
    await page.getByRole('search').getByRole('button', { name: searchPillTexts.search, exact: true }).click();
    await page.waitForURL(/\/search\?query=Ontario/);
    expect(await countedStays(page)).toBeGreaterThan(0);
    await goTo(stay.search);
    const card = staysOn(page).first().getByRole('heading').getByRole('link');
    await card.click();
    await page.waitForURL(/\/listing\//);
    await page.getByRole('heading', { level: 1, name: stay.card.title }).waitFor();
    expectPriceToAddUp(await readPrice(page), stay.card.price.subtotal?.amount_cents ?? Number.NaN);
    await page.getByText(bookingPanelTexts.notCharged).first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe.runIf(hasChrome)('an address that leads nowhere', () => {
  test('is told as 404, with the way on, and reached by a link as well', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site, { expects: [/^\/no\/such/] });
    const answer = await goTo('/no/such/page');
    expect(answer?.status()).toBe(404);
    expect(await page.title()).toBe(headOf('notFound').title);
    await takenOver(page);
    await page.getByRole('banner').getByRole('link', { name: 'Tuckamore' }).click();
    await page.getByRole('heading', { level: 1, name: homeTexts.headline }).waitFor();
    await page.goBack();
    await page.waitForURL('**/no/such/page');
    expect(await page.title()).toBe(headOf('notFound').title);
    expect(complaints).toEqual([]);
    await leave();
  });
});
