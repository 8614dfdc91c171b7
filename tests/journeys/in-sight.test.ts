// Visibility and focus: on the demo, in a real browser.
import type { Browser, Locator, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathTo } from '../../generated/routes/paths';
import { bookingPanelTexts } from '../../generated/texts/sentences/bookingPanelTexts';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { referTexts } from '../../generated/texts/sentences/referTexts';
import { searchPillTexts } from '../../generated/texts/sentences/searchPillTexts';
import { threadTexts } from '../../generated/texts/sentences/threadTexts';
import { shellTexts } from '../../generated/texts/sentences/shellTexts';
import { type Site, theDemo } from '../support/a-site';
import { aStay, type Stay } from '../support/a-stay';
import { hasChrome, theChrome } from '../support/browser';
import { aPerson, type Habits, phone, takenOver } from '../support/person';
import { demoAccounts } from '../../src/demo/accounts';
import { aToken } from '../support/account-errands';

let site: Site;
let stay: Stay;
let chrome: Browser | undefined;
beforeAll(async () => {
  site = await theDemo();
  stay = await aStay(site);
  if (hasChrome) chrome = await theChrome();
});
afterAll(async () => {
  await chrome?.close();
});
const browser = () => chrome as Browser;
/** Which of them something else lies over, as far as they are in the window. */
const coveredIn = (all: Locator): Promise<string[]> =>
  all.evaluateAll((them) =>
    them.flatMap((it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height / 2);
      return above === null || it.contains(above) || above.contains(it) ? [] : [it.textContent ?? ''];
    }),
  );

/** Every address of a picture in an answer, however deep. */
const picturesIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.startsWith('/media/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(picturesIn) : [];
};
const ask = async (path: string, body?: object): Promise<unknown> => {
  const given = body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(`${site.origin}/api${path}`, given);
  expect(answer.status, path).toBe(200);
  return answer.json();
};

test('every picture that the demo gives out is there', async () => {
  const pages = await Promise.all([1, 2, 3, 4].map((page) => ask('/property/search', { page, per_page: 48 })));
  const cards = pages.flatMap((page) => (page as { readonly data: { readonly results: readonly Stay['card'][] } }).data.results);
  const answers: unknown[] = [...pages, await ask('/property/states/popular'), await ask('/property/review?per_page=50')];
  for (const { property_id } of cards) answers.push(await ask(`/property/${property_id}`), await ask(`/property/${property_id}/review`));
  const pictures = [...new Set(answers.flatMap(picturesIn))];
  expect(cards.length).toBeGreaterThan(150);
  expect(pictures.filter((address) => address.includes('/badge/')).length).toBeGreaterThan(50);
  const missing: string[] = [];
  for (const address of pictures) {
    const { status, headers } = await fetch(site.origin + address);
    if (status !== 200 || !headers.get('content-type')?.startsWith('image/')) missing.push(`${address}: ${status}`);
  }
  expect(missing).toEqual([]);
});

describe.runIf(hasChrome)('logged in', () => {
  const loggedIn = async (account: number, habits: Habits = {}) => {
    const { email = '' } = demoAccounts.accounts[account] ?? {};
    const token = await aToken(site, { email, password: demoAccounts.password });
    return aPerson(browser(), site, { ...habits, token });
  };

  test.each([
    ['at a desk', {}],
    ['on a phone', phone],
  ] as const)('the part that an address names is in sight %s, though it comes after the page', async (_where, habits) => {
    const { page, goTo, complaints, leave } = await loggedIn(1, habits);
    const held: Route[] = [];
    await page.route('**/api/user/profile', (call) => void held.push(call), { times: 1 });
    await goTo('/account#payouts');
    const heading = page.locator('#payouts').getByRole('heading').first();
    const isInSight = () => expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toSatisfy((y) => y >= 0 && y < 500);
    await heading.waitFor();
    await isInSight();
    // the part above it grows last
    await held[0]?.continue();
    await page.getByRole('textbox', { name: 'First name', exact: true }).waitFor();
    await isInSight();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('an address whose part cannot be read opens its page all the same, and the next part is in sight', async () => {
    const { page, goTo, complaints, leave } = await loggedIn(1);
    await goTo('/account#100%');
    await takenOver(page);
    const heading = page.locator('#payouts').getByRole('heading').first();
    await heading.waitFor();
    await page.evaluate(() => (location.hash = '#payouts'));
    await expect.poll(async () => (await heading.boundingBox())?.y ?? -1).toBeLessThan(500);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('stays scroll within the window alone, with the cookie notice open too', async () => {
    const { page, goTo, complaints, leave } = await loggedIn(0);
    await goTo(pathTo.stays());
    await page.getByRole('region', { name: consentTexts.heading }).waitFor();
    await page.getByRole('article').first().waitFor();
    const heights = () => page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
    const [whole, window] = await heights();
    expect(whole).toBe(window);
    // a stay, longer than the window, neither
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('heading', { name: threadTexts.heading }).waitFor();
    expect(await heights()).toEqual([window, window]);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe.runIf(hasChrome)('on a phone', () => {
  test('the cookie notice and the price at the foot of a listing are both in reach', async () => {
    const { page, goTo, complaints, leave } = await aPerson(browser(), site, phone);
    await goTo(stay.listing);
    await takenOver(page);
    const notice = page.getByRole('region', { name: consentTexts.heading });
    const bar = page.getByRole('region', { name: bookingPanelTexts.label });
    await notice.waitFor();
    await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
    const [above, below] = [await notice.boundingBox(), await bar.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    expect(above?.y).toBeGreaterThan(0);
    // pressed, not forced: what lies over a button would take the press
    await bar.getByRole('button').first().click();
    await page.getByRole('dialog', { name: bookingPanelTexts.label }).waitFor();
    await page.keyboard.press('Escape');
    await notice.getByRole('button', { name: consentTexts.refuse, exact: true }).click();
    await notice.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe.runIf(hasChrome)('after a search without a new load', () => {
  test('the heading of what was found has the focus, and tells of the next search too', async () => {
    const { page, goTo, complaints, leave } = await aPerson(browser(), site);
    await goTo('/');
    await takenOver(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    const pill = page.getByRole('search');
    const searchFor = async (place: string) => {
      await pill.getByRole('combobox', { name: searchPillTexts.where }).fill(place);
      await pill.getByRole('button', { name: searchPillTexts.search, exact: true }).click();
      await page.waitForURL((url) => url.pathname === pathTo.search() && url.searchParams.get('query') === place);
    };
    await searchFor('Banff');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.filter({ hasText: /stays? in Banff/ }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await heading.getAttribute('aria-live')).toBe('polite');
    const before = await heading.elementHandle();
    await searchFor('Tofno');
    await heading.filter({ hasText: /stays? in Tofino/ }).waitFor();
    // the same element speaks: a new one would not be read
    expect(await before?.evaluate((it) => it.isConnected)).toBe(true);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe.runIf(hasChrome)('at a desk', () => {
  test('the cookie notice covers nothing of the search pill or what it opens, and comes first for the keyboard', async () => {
    const { page, goTo, complaints, leave } = await aPerson(browser(), site, { viewport: { width: 1280, height: 800 } });
    await goTo('/');
    await takenOver(page);
    const notice = page.getByRole('region', { name: consentTexts.heading });
    await notice.waitFor();
    const pill = page.getByRole('search');
    const [over, bar] = await Promise.all([notice.boundingBox(), pill.boundingBox()]);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThan(over?.y ?? 0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe(consentTexts.refuse);
    await pill.getByRole('combobox', { name: searchPillTexts.where }).click();
    await pill.getByRole('option').first().waitFor();
    expect(await coveredIn(pill.getByRole('option'))).toEqual([]);
    await page.keyboard.press('Escape');
    await pill.getByRole('button', { name: searchPillTexts.when }).click();
    await pill.locator('[data-date]').first().waitFor();
    expect(await coveredIn(pill.locator('[data-date]'))).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('Back closes the photos, and leaves the listing where it was', async () => {
    const { page, goTo, complaints, leave } = await aPerson(browser(), site);
    await goTo(stay.search);
    await goTo(stay.listing);
    await takenOver(page);
    await page.getByRole('main').getByRole('button', { name: /photo/i }).first().click();
    const photos = page.getByRole('dialog', { name: 'Photos' });
    await photos.getByRole('button', { name: 'Next photo' }).click();
    await photos.getByText(/^2 \/ /).waitFor();
    await page.goBack();
    await photos.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe(new URL(stay.listing, site.origin).pathname);
    await page.getByRole('heading', { level: 1, name: stay.card.title }).waitFor();
    // closed by hand it leaves nothing behind in the history either
    await page.getByRole('main').getByRole('button', { name: /photo/i }).first().click();
    await photos.getByRole('button', { name: 'Close' }).click();
    await photos.waitFor({ state: 'detached' });
    await page.goBack();
    await page.waitForURL(`**${pathTo.search()}?**`);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('another currency, and the keys through the header, leave a listing where it was', async () => {
    const { page, goTo, leave } = await aPerson(browser(), site, { expects: [/\/checkout\/currencies/] });
    await goTo(stay.listing);
    await takenOver(page);
    const place = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 1200));
    const button = page.getByRole('button', { name: shellTexts.currencyButton({ code: 'CAD' }) });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menu').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: shellTexts.currencyButton({ code: 'USD' }) }).waitFor();
    for (const key of ['Tab', 'Shift+Tab', 'Shift+Tab']) await page.keyboard.press(key);
    expect(await place()).toBe(1200);
    await leave();
  });

  test('a link with a code that nobody has promises no points', async () => {
    const { page, goTo, leave } = await aPerson(browser(), site, { expects: [/\/referral\//] });
    await goTo(pathTo.refer({ code: 'NOBODY22' }));
    await page.getByText(referTexts.unknownCode).waitFor();
    expect(await page.getByText(referTexts.gift).count()).toBe(0);
    await leave();
  });
});

test.runIf(hasChrome)('at a desk the cards of a row stay even, and no title is cut', async () => {
  const { page, goTo, leave } = await aPerson(browser(), site);
  await goTo(stay.search);
  await takenOver(page);
  const cards = await page.locator('article').evaluateAll((them) =>
    them.map((it) => {
      const title = it.querySelector(':is(h2, h3) a');
      const place = it.querySelector('p');
      return {
        row: Math.round(it.getBoundingClientRect().top),
        place: Math.round(place?.getBoundingClientRect().top ?? 0),
        cut: title && title.scrollHeight > title.clientHeight ? title.textContent : null,
      };
    }),
  );
  expect(cards.length).toBeGreaterThan(8);
  expect(cards.filter(({ cut }) => cut !== null)).toEqual([]);
  expect(new Set(cards.map(({ row, place }) => `${row} ${place}`)).size).toBe(new Set(cards.map(({ row }) => row)).size);
  await leave();
});
