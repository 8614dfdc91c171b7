// The frame of every page, in a real browser: as visitors and as members, on phones and on desks.
import { expect, test } from 'vitest';
import { hasChrome, stopClock } from '../../support/browser';
import { at, desk, fitsWidth, found, own, phone, seen, site, takenOver } from '../../support/a-frame';

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
  expect(text).toContain('Skip to content');
  expect(await (await fetch(`${site.origin}/listing/1`)).text()).toContain('Currency: CAD');
});

test.runIf(hasChrome)('on a phone the menu stands behind a button, and closes by itself from 768 px', async () => {
  const { page, complaints } = await at('/points', { width: phone });
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await menu.waitFor();
  expect(await seen(page, 'link', 'dialog')).toEqual(['Browser Extension', 'FAQ', 'Login']);
  expect(await found(page)).toEqual([]);
  await page.setViewportSize({ width: 767, height: 800 });
  expect(await menu.isVisible()).toBe(true);
  await page.setViewportSize({ width: 768, height: 800 });
  await menu.waitFor({ state: 'hidden' });
  expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});

test.runIf(hasChrome)('the menu of a member on a phone has what the sidebar has, and the extension', async () => {
  const { page } = await at('/stays', { width: phone, signedIn: true });
  expect(await page.getByRole('navigation', { name: 'Your menu' }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Open menu' }).click();
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
  [{}, ['Search', 'Account', 'Referrals', 'Become a Host', 'FAQ']],
  [{ stays: 2 }, ['Search', 'Stays', 'Account', 'Referrals', 'Become a Host', 'FAQ']],
  [{ properties_connected: 1, properties_total: 1 }, ['Search', 'Properties', 'Bookings', 'Account', 'Referrals', 'Become a Guest', 'FAQ']],
  [{ properties_total: 1 }, ['Search', 'Account', 'Referrals', 'Become a Guest', 'FAQ']],
  [
    { bookings: 2, properties_connected: 1, properties_total: 1, stays: 1 },
    ['Search', 'Stays', 'Properties', 'Bookings', 'Account', 'Referrals', 'FAQ'],
  ],
])('the sidebar of somebody with %j', async (theirs, items) => {
  own(theirs);
  const { page, complaints } = await at('/account', { signedIn: true });
  // the menu shows before the person's counts have come
  await expect.poll(() => seen(page, 'link', 'nav')).toEqual(items);
  expect(await page.getByRole('navigation').getByRole('link', { name: 'Account' }).getAttribute('aria-current')).toBe('page');
  expect(await page.locator('footer').count()).toBe(0);
  expect(complaints).toEqual([]);
  own();
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
  const pass = await stopClock(page);
  await person.hover();
  await pass(299);
  expect(await page.getByRole('tooltip').count()).toBe(0);
  await pass(1);
  await page.getByRole('tooltip', { name: 'ada@example.ca' }).waitFor();
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
