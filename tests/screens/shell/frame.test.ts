// What surrounds every page, in a real browser: as visitors and as members, on phones and on desks.
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { Transport } from '../../../generated/client/transport';
import { hasChrome, launchChrome, watchedPage } from '../../support/browser';
import { answer, refusal, userAnswer } from '../../support/a-visit';
import { servePages, type Site } from '../../support/pages';

let counts = { bookings: 4, properties_connected: 1, properties_total: 1, stays: 3 };
const supported_currencies = [
  { code: 'CAD', name: 'Canadian dollar' },
  { code: 'USD', name: 'US dollar' },
  { code: 'JPY', name: 'Japanese yen' },
];
const transport: Transport = ({ method, path }) => {
  if (path === '/user') return Promise.resolve(userAnswer({ counts }));
  if (path.startsWith('/checkout/currencies'))
    return Promise.resolve(refusal(404, 'checkout.currency_not_supported', { supported_currencies }));
  return Promise.resolve(method === 'DELETE' ? answer(200, { data: {} }) : refusal(404, 'app.not_available_yet'));
};

let site: Site;
let chrome: Browser;
beforeAll(async () => {
  if (!hasChrome) return;
  site = await servePages({ entry: 'tests/screens/shell/site/main.tsx', renderer: 'tests/screens/shell/site/render.tsx', transport });
  chrome = await launchChrome();
});
afterEach(() => Promise.all((chrome?.contexts() ?? []).map((context) => context.close())));
afterAll(async () => {
  await chrome?.close();
  await site?.close();
});

const [phone, desk] = [390, 1280];
interface Person {
  readonly width?: number;
  readonly signedIn?: boolean;
  /** Has not been asked about cookies. */
  readonly undecided?: boolean;
}

const keepToken = (context: BrowserContext) =>
  context.addInitScript("localStorage.getItem('out') || localStorage.setItem('session_access_token', 'a-token')");
const decided = encodeURIComponent(JSON.stringify({ analytics: false, replay: false, decided_at: '2027-01-01T00:00:00Z' }));

/** What opens over a page is the last that comes. */
const takenOver = (page: Page) => page.getByRole('status').waitFor({ state: 'attached' });

const at = async (path: string, { width = desk, signedIn = false, undecided = false }: Person = {}) => {
  const mobile = width < 768 ? { isMobile: true, hasTouch: true } : {};
  const watched = await watchedPage(chrome, { viewport: { width, height: 800 }, reducedMotion: 'reduce', ...mobile });
  const { page } = watched;
  if (signedIn) await keepToken(page.context());
  if (!undecided) await page.context().addCookies([{ name: 'tuckamore_consent', value: decided, url: site.origin }]);
  await page.goto(site.origin + path);
  await takenOver(page);
  return watched;
};
const seen = async (page: Page, role: 'link' | 'button', within = 'header') => {
  const found = page.locator(within).getByRole(role);
  return (await found.all()).length === 0
    ? []
    : found.evaluateAll((all) => all.map((it) => it.getAttribute('aria-label') ?? it.textContent));
};
const found = async (page: Page) => {
  // what still fades in has not its own colours yet
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
};
const fitsWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test.runIf(hasChrome)('the header of a visitor leads home, to the extension, to the answers and to the login page', async () => {
  const { page, complaints } = await at('/points');
  expect(await seen(page, 'link')).toEqual(['Tuckamore: Home', 'Browser Extension', 'FAQ', 'Login']);
  expect(await page.getByRole('navigation', { name: 'Your menu' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test.runIf(hasChrome)('the header of a member opens the dashboard that fits them', async () => {
  const { page } = await at('/points', { signedIn: true });
  expect(await seen(page, 'link')).toEqual(['Tuckamore: Home', 'Browser Extension', 'FAQ', 'Open']);
  await page.locator('header a[href="/properties"]', { hasText: 'Open' }).first().waitFor();
  // before it is known where they belong, the login page leads them there
  expect(await (await fetch(`${site.origin}/points`)).text()).not.toContain('href="/welcome"');
});

test.runIf(hasChrome)('the page says the same before and without any script', async () => {
  const text = await (await fetch(`${site.origin}/points`)).text();
  expect(text).toContain('href="/login"');
  expect(text).toContain('© 2027');
  expect(text).toContain('Skip to the content');
  expect(await (await fetch(`${site.origin}/listing/1`)).text()).toContain('Currency: CAD');
});

test.runIf(hasChrome)('on a phone the menu stands behind a button, and closes by itself from 768 px', async () => {
  const { page, complaints } = await at('/points', { width: phone });
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await menu.waitFor();
  expect(await seen(page, 'link', 'dialog')).toEqual(['Browser Extension', 'FAQ', 'Login']);
  expect(await found(page)).toEqual([]);
  await page.setViewportSize({ width: 767, height: 800 });
  expect(await menu.isVisible()).toBe(true);
  await page.setViewportSize({ width: 768, height: 800 });
  await menu.waitFor({ state: 'hidden' });
  expect(await page.getByRole('button', { name: 'Open the menu' }).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test.runIf(hasChrome)('the menu of a member on a phone has what the sidebar has, and the extension', async () => {
  const { page } = await at('/stays', { width: phone, signedIn: true });
  expect(await page.getByRole('navigation', { name: 'Your menu' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog', { name: 'Your menu' }).waitFor();
  expect(await seen(page, 'link', 'dialog')).toEqual([
    'Search',
    'Stays',
    'Properties',
    'Bookings',
    'Browser Extension',
    'Account',
    'Referrals',
    'FAQ',
  ]);
  await page.getByRole('dialog').getByRole('link', { name: 'Account' }).click();
  await page.waitForURL('**/account');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
});

test.runIf(hasChrome).each([
  [{ bookings: 0, properties_connected: 0, properties_total: 0, stays: 0 }, ['Search', 'Account', 'Referrals', 'Become a Host', 'FAQ']],
  [{ bookings: 0, properties_connected: 0, properties_total: 1, stays: 0 }, ['Search', 'Account', 'Referrals', 'Become a Guest', 'FAQ']],
  [
    { bookings: 2, properties_connected: 1, properties_total: 1, stays: 1 },
    ['Search', 'Stays', 'Properties', 'Bookings', 'Account', 'Referrals', 'FAQ'],
  ],
])('the sidebar of somebody with %j', async (own, items) => {
  counts = own;
  const { page, complaints } = await at('/account', { signedIn: true });
  expect(await seen(page, 'link', 'nav')).toEqual(items);
  expect(await page.getByRole('navigation').getByRole('link', { name: 'Account' }).getAttribute('aria-current')).toBe('page');
  expect(await page.locator('footer').count()).toBe(0);
  expect(complaints).toEqual([]);
  counts = { bookings: 4, properties_connected: 1, properties_total: 1, stays: 3 };
});

test.runIf(hasChrome)('search stands in the header for visitors and beside the sidebar for members', async () => {
  const visitor = await at('/search');
  expect(await seen(visitor.page, 'link')).toContain('Login');
  expect(await visitor.page.locator('footer').isVisible()).toBe(true);
  const member = await at('/search', { signedIn: true });
  expect(await seen(member.page, 'link')).toEqual(['Tuckamore: Home']);
  expect(await member.page.getByRole('navigation', { name: 'Your menu' }).isVisible()).toBe(true);
  expect(await member.page.locator('footer').isVisible()).toBe(false);
  expect([...visitor.complaints, ...member.complaints]).toEqual([]);
});

test.runIf(hasChrome)('the user icon says whose account it is after 300 ms, and not before', async () => {
  const { page } = await at('/listing/1', { signedIn: true });
  const person = page.getByRole('link', { name: 'Account' });
  await page.evaluate(() => {
    const [asked] = document.querySelectorAll('header a[aria-label=Account]');
    asked?.parentElement?.addEventListener('mouseover', () => (document.body.dataset['over'] ??= String(performance.now())));
    new MutationObserver(() => {
      if (document.querySelector('[role=tooltip]')) document.body.dataset['told'] ??= String(performance.now());
    }).observe(document.body, { subtree: true, childList: true });
  });
  await person.hover();
  await page.getByRole('tooltip', { name: 'ada@example.ca' }).waitFor();
  const waited = await page.evaluate(() => Number(document.body.dataset['told']) - Number(document.body.dataset['over']));
  expect(waited).toBeGreaterThanOrEqual(290);
});

test.runIf(hasChrome)('the currency is chosen from a list that closes on a press outside, and stays chosen', async () => {
  const { page } = await at('/listing/1', { width: phone });
  await page.getByRole('button', { name: 'Currency: CAD' }).click();
  const list = page.getByRole('menu', { name: 'Currency' });
  await list.waitFor();
  expect(await list.getByRole('menuitemradio').allTextContents()).toEqual(['Canadian dollar', 'US dollar', 'Japanese yen']);
  expect(await found(page)).toEqual([]);
  expect(await fitsWidth(page)).toBe(true);
  await page.getByRole('heading', { level: 1 }).click();
  await list.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Currency: CAD' }).click();
  await page.getByRole('menuitemradio', { name: 'Japanese yen' }).click();
  await page.getByRole('button', { name: 'Currency: JPY' }).waitFor();
  await page.reload();
  await takenOver(page);
  await page.getByRole('button', { name: 'Currency: JPY' }).waitFor();
});

test.runIf(hasChrome)('Reserve, Message host and Save open the login modal, which leads on with the way back', async () => {
  const { page, complaints } = await at('/listing/1?adults=2', { width: phone });
  const modal = page.getByRole('dialog', { name: 'Log in or create an account' });
  const lines = { Reserve: 'Log in to book this stay.', 'Message host': 'Log in to message the host.', Save: 'Log in to save this stay.' };
  for (const [press, line] of Object.entries(lines)) {
    await page.getByRole('button', { name: press }).click();
    await modal.getByText(line).waitFor();
    await page.keyboard.press('Escape');
    await modal.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(press);
  }
  await page.getByRole('button', { name: 'Reserve' }).click();
  await modal.getByText('Tuckamore belongs to Halyard. One account serves all products of Halyard.').waitFor();
  expect(await found(page)).toEqual([]);
  await modal.getByRole('link', { name: 'Continue with email instead' }).click();
  await page.waitForURL((url) => url.pathname === '/signup' && url.searchParams.get('from') === '/listing/1?adults=2');
  await modal.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
});

test.runIf(hasChrome)('a device that knows somebody leads to the login page, and the parent platform by its start', async () => {
  const { page } = await at('/listing/1');
  await page
    .context()
    .addCookies([{ name: 'device_login_history', value: encodeURIComponent(JSON.stringify(['a'.repeat(64)])), url: site.origin }]);
  await page.reload();
  await takenOver(page);
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await page.getByRole('link', { name: 'Continue with email instead' }).getAttribute('href')).toBe('/login?from=%2Flisting%2F1');
  await page.getByRole('button', { name: 'Log in with Halyard' }).click();
  await page.waitForURL('**/api/user/sso/start?from=%2Flisting%2F1');
});

test.runIf(hasChrome)('errors stand together in dialogs of their own, with their details folded', async () => {
  const { page } = await at('/points', { width: phone });
  await page.getByRole('button', { name: 'Break' }).click();
  const dialogs = page.getByRole('alertdialog', { name: 'Error occurred' });
  await dialogs.nth(1).waitFor();
  const boiler = dialogs.filter({ hasText: 'The boiler is cold' });
  await boiler.getByText('The boiler is cold', { exact: true }).waitFor();
  expect(await page.getByText('Reference: r-77').isVisible()).toBe(false);
  await boiler.getByText('Details').click();
  await page.getByText('Reference: r-77').waitFor();
  expect(await found(page)).toEqual([]);
  await boiler.getByRole('button', { name: 'Close' }).click();
  await page.getByText('The boiler is cold', { exact: true }).waitFor({ state: 'hidden' });
  expect(await dialogs.count()).toBe(1);
  await dialogs.getByText('The kettle is empty', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await dialogs.waitFor({ state: 'hidden' });
});

test.runIf(hasChrome)('cookies are asked about once, refused as easily as allowed, and changed at the foot of the page', async () => {
  const { page, complaints } = await at('/points', { width: phone, undecided: true });
  const notice = page.getByRole('region', { name: 'Cookies' });
  await notice.waitFor();
  expect(await found(page)).toEqual([]);
  const sizes = await Promise.all(['No thanks', 'Allow'].map((name) => notice.getByRole('button', { name }).boundingBox()));
  expect(sizes[0]?.width).toBe(sizes[1]?.width);
  await notice.getByRole('button', { name: 'No thanks' }).click();
  await notice.waitFor({ state: 'hidden' });
  await page.reload();
  await takenOver(page);
  expect(await notice.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  expect(await settings.getByLabel('Analytics').isChecked()).toBe(false);
  await settings.getByLabel('Analytics').check();
  expect(await found(page)).toEqual([]);
  await settings.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved.').waitFor();
  const cookies = await page.context().cookies();
  expect(decodeURIComponent(cookies.find(({ name }) => name === 'tuckamore_consent')?.value ?? '')).toContain('"analytics":true');
  expect(complaints).toEqual([]);
});

test.runIf(hasChrome)('two tabs: another person in the one leads the other to log in, and logging out leaves both', async () => {
  const { page } = await at('/points', { signedIn: true });
  const context = page.context();
  const other = await context.newPage();
  await other.goto(`${site.origin}/account`);
  await takenOver(other);
  await page.evaluate(() => localStorage.setItem('session_access_token', 'somebody-else'));
  // who has a token is led on from the login page
  await other.waitForURL('**/properties');
  await page.evaluate(() => {
    localStorage.setItem('out', 'yes');
    localStorage.removeItem('session_access_token');
  });
  await other.waitForURL('**/login?from=%2Fproperties');
});

test.runIf(hasChrome).each([
  ['/points', phone, false],
  ['/points', desk, false],
  ['/listing/1', phone, true],
  ['/account', desk, true],
  ['/bookings', 900, true],
  ['/connect/property', desk, true],
  ['/welcome', phone, true],
])('axe finds nothing around %s at %i px', async (path, width, signedIn) => {
  const { page, complaints } = await at(path, { width, signedIn });
  expect(new URL(page.url()).pathname).toBe(path);
  expect(await found(page)).toEqual([]);
  expect(await fitsWidth(page)).toBe(true);
  expect(complaints).toEqual([]);
  expect(site.reported).toEqual([]);
});
