// Whoever comes, however they come: barriers that a tool finds, a keyboard alone, no JavaScript, an address that leads nowhere.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../generated/errors/catalogue';
import { pathTo } from '../../generated/routes/paths';
import { headOf } from '../../generated/routes/heads';
import { bookingPanelTexts } from '../../generated/texts/sentences/bookingPanelTexts';
import { homeTexts } from '../../generated/texts/sentences/homeTexts';
import { searchPillTexts } from '../../generated/texts/sentences/searchPillTexts';
import { shellTexts } from '../../generated/texts/sentences/shellTexts';
import { demoAccounts } from '../../src/server/demo/people';
import { aSite, type Site } from '../support/a-site';
import { aStay, type Stay } from '../support/a-stay';
import { hasChrome, launchChrome } from '../support/browser';
import { countedStays, expectPriceToAddUp, readPrice, staysOn } from '../support/errands';
import { aPerson, barriersOn, desk, phone, takenOver } from '../support/person';

let site: Site;
let stay: Stay;
let chrome: Browser;
beforeAll(async () => {
  if (!hasChrome) return;
  [site, chrome] = await Promise.all([aSite('PGlite', { DEMO: 'true' }), launchChrome()]);
  stay = await aStay(site);
}, 120_000);
afterAll(async () => {
  await chrome?.close();
  await site?.close();
});

const [guest] = demoAccounts.accounts;
const focused = (page: Page) => page.locator(':focus');

/** Presses Tab until the focus stands on something with this name. */
const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const spoken = await focused(page).evaluate(
      (it: HTMLElement & { readonly labels?: NodeListOf<HTMLElement> }) =>
        it.getAttribute('aria-label') ?? [...(it.labels ?? [])].map(({ innerText }) => innerText).join(' ') + it.innerText,
    );
    if (name.test(spoken)) return;
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
    await tabTo(page, /total before taxes · 2 nights/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/listing\//);
    expect(complaints).toEqual([]);
    await leave();
  }, 60_000);

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
  }, 60_000);
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
  }, 60_000);
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
  }, 60_000);
});
