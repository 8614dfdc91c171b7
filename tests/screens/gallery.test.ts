// The gallery in a real browser: nothing that axe finds, and windows and menus as a person uses them.
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { hasChrome, theChrome, stopClock, watchedPage } from '../support/browser';
import { servePages, type Site } from '../support/pages';

let site: Site;
let chrome: Browser;
// the page that several tests look at; another that nobody looks at any more would still be drawn
let shared: BrowserContext | undefined;

beforeAll(async () => {
  if (!hasChrome) return;
  site = await servePages({ entry: 'src/screens/gallery-main.tsx', renderer: 'src/screens/gallery-render.tsx' });
  chrome = await theChrome();
});
afterEach(() => Promise.all((chrome?.contexts() ?? []).filter((it) => it !== shared).map((it) => it.close())));
afterAll(async () => {
  await chrome?.close();
  await site?.close();
});

const visited = async (width: number) => {
  const phone = width < 768 ? { isMobile: true, hasTouch: true } : {};
  const watched = await watchedPage(chrome, { viewport: { width, height: 900 }, reducedMotion: 'reduce', ...phone });
  await watched.page.goto(`${site.origin}/gallery`, { waitUntil: 'networkidle' });
  return watched;
};
const found = async (page: Page, within = 'body') => {
  // an element that is fading in has not its own colours yet
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
  // the same menu of several visitors stands on this page, which no page of the app does; no frame is in it, which takes axe longer
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(within).disableRules(['landmark-unique']).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'));

const rooms = [
  'Words and buttons',
  'Fields',
  'Fields: wrong, and not to be changed',
  'Forms',
  'Widgets of generated forms',
  'Windows, menus and notes',
  'Statuses, people and prices',
  'Photos',
  'Maps',
  'Calendar',
  'Pages',
  'Headers and footer',
  'Sidebar and mobile menu',
  'Over the page',
];
describe.runIf(hasChrome).each([390, 1280])('at %i px', (width) => {
  let watched: Awaited<ReturnType<typeof visited>>;
  beforeAll(async () => {
    watched = await visited(width);
    shared = watched.page.context();
  });
  afterAll(() => void (shared = undefined));

  test('every room is looked at, nothing spills over, and nothing is complained of', async () => {
    const { page, complaints } = watched;
    expect(await page.locator('main > section > h2').allTextContents()).toEqual(rooms);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(complaints).toEqual([]);
    expect(site.reported).toEqual([]);
  });
  // a room at a time: the whole is more than axe looks through at once
  test.each(rooms.map((room, at) => [room, at + 1] as const))('axe finds nothing in %s', async (_, nth) => {
    expect(await found(watched.page, `main > section:nth-of-type(${nth})`)).toEqual([]);
  });
});

const closeAll = async (shown: Locator) => {
  while ((await shown.count()) > 0) await shown.page().keyboard.press('Escape');
};
const opened = [
  ['Login modal: reserve', 'dialog', 'Log in or create an account'],
  ['By email alone', 'dialog', 'Log in or create an account'],
  ['Several errors', 'alertdialog', 'Error occurred'],
  ['Choose cookies', 'dialog', 'Cookie settings'],
  ['Bring a picture', 'application', 'The part of the picture that is seen'],
] as const;
const onPhones = [
  ['Signed out', 'dialog', 'Main menu'],
  ['Connected properties and stays', 'dialog', 'Your menu'],
] as const;
test.runIf(hasChrome).each([390, 1280])(
  'axe finds nothing in what opens over the page at %i px, long texts and several errors included',
  async (width) => {
    const { page, complaints } = await visited(width);
    for (const [press, role, name] of width < 768 ? [...opened, ...onPhones] : opened) {
      await page.getByRole('button', { name: press, exact: true }).click();
      const shown = page.getByRole(role, { name });
      await shown.first().waitFor();
      expect(await found(page, role === 'application' ? '[role=application]' : 'dialog[open]'), press).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), press).toBeLessThanOrEqual(width);
      if (role !== 'application') await closeAll(shown);
    }
    expect(complaints).toEqual([]);
  },
);

test.runIf(hasChrome).each([320, 360, 390])('no header is cut at %i px: the name gives way before anything else', async (width) => {
  const { page } = await visited(width);
  const cut = await page.locator('main header :is(a, button)').evaluateAll((all) =>
    all
      .filter((it) => it.checkVisibility())
      .filter((it) => it.getBoundingClientRect().right > (it.closest('header')?.getBoundingClientRect().right ?? 0))
      .map((it) => it.textContent),
  );
  expect(cut).toEqual([]);
});

test.runIf(hasChrome)("the styles are the theme's, not the browser's", async () => {
  const { page } = await visited(1280);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree Variable');
  expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);
  expect(await page.getByLabel('City').evaluate((element) => getComputedStyle(element).fontSize)).toBe('16px');
});

test.runIf(hasChrome)('a modal holds the focus, closes by Escape or a press outside, and gives the focus back', async () => {
  const { page, complaints } = await visited(1280);
  const opener = page.getByRole('button', { name: 'Dialog', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await dialog.waitFor();
  expect(await found(page)).toEqual([]);
  for (let press = 0; press < 7; press += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((it) => it.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Dialog');
  await opener.click();
  await page.mouse.click(10, 10);
  await dialog.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});

test.runIf(hasChrome)('a modal that must not close stays, whatever is pressed', async () => {
  const { page } = await visited(1280);
  await page.getByRole('button', { name: 'Not closable' }).click();
  const dialog = page.getByRole('dialog');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(10, 10);
  expect(await dialog.isVisible()).toBe(true);
  expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0);
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await dialog.waitFor({ state: 'detached' });
});

test.runIf(hasChrome)('on a phone a dialog is a sheet from below, and a full one the whole screen', async () => {
  const { page } = await visited(390);
  await page.getByRole('button', { name: 'Dialog', exact: true }).click();
  const sheet = async () => {
    const { x = -1, y = 0, width = 0, height = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {};
    return [x, width, y + height];
  };
  await expect.poll(sheet).toEqual([0, 390, 900]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Full on phones' }).click();
  await expect.poll(() => page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 900 });
});

test.runIf(hasChrome)('a dropdown opens where there is room, by keyboard too, and closes on a press outside', async () => {
  const { page } = await visited(1280);
  const currency = page.getByRole('button', { name: 'CAD', exact: true });
  await currency.focus();
  await page.keyboard.press('Enter');
  expect(await focused(page)).toContain('Canadian dollar');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('e');
  expect(await focused(page)).toContain('Euro');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'EUR', exact: true }).click();
  expect(await page.getByRole('menuitemradio', { name: 'Euro' }).getAttribute('aria-checked')).toBe('true');
  expect(await page.getByRole('menu').getAttribute('data-side')).toBe('start');
  await page.mouse.click(640, 5);
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'More', exact: true }).click();
  expect(await page.getByRole('menu').getAttribute('data-side')).toBe('end');
  const box = await page.getByRole('menu').boundingBox();
  expect(box && box.x + box.width).toBeLessThanOrEqual(1280);
});

test.runIf(hasChrome)('the lightbox turns by arrow keys and gives the focus back', async () => {
  const { page, complaints } = await visited(1280);
  await page.getByRole('button', { name: 'Photo 2: Mountains behind a glacier lake' }).click();
  await page.getByText('2 / 6').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('3 / 6').waitFor();
  await page.keyboard.press('End');
  await page.getByText('6 / 6').waitFor();
  expect(await found(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('Photo 2: Mountains behind a glacier lake');
  expect(complaints).toEqual([]);
});

test.runIf(hasChrome)('a tooltip comes after 300 ms of pointing, and at once by keyboard', async () => {
  const { page } = await visited(1280);
  const account = page.getByRole('button', { name: 'Your account' });
  const pass = await stopClock(page);
  await account.hover();
  await pass(299);
  expect(await page.getByRole('tooltip').count()).toBe(0);
  await pass(1);
  await page.getByRole('tooltip', { name: 'ada@example.ca' }).waitFor();
  await page.clock.resume();
  await page.mouse.move(0, 0);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'CAD', exact: true }).focus();
  await page.keyboard.press('Tab');
  expect(await page.getByRole('tooltip').isVisible()).toBe(true);
  expect(await account.getAttribute('aria-describedby')).toBe(await page.getByRole('tooltip').getAttribute('id'));
});

test.runIf(hasChrome)('the user icon says the address, and where it is not known that it is a user', async () => {
  const { page } = await visited(1280);
  const icons = page.locator('main header').getByRole('link', { name: 'Account' });
  for (const [at, says] of ['ada.lovelace@example.ca', 'User'].entries()) {
    await icons.nth(at).hover();
    await page.getByRole('tooltip', { name: says }).waitFor();
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
  }
});

test.runIf(hasChrome)('a list that is open changes its side 150 ms after the window has stopped changing, and not before', async () => {
  const { page } = await visited(1280);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const menu = page.getByRole('menu');
  expect(await menu.getAttribute('data-side')).toBe('end');
  await page.evaluate(() => addEventListener('resize', () => (document.body.dataset['resized'] = 'yes')));
  const pass = await stopClock(page);
  // below one another, each has room to its right
  await page.setViewportSize({ width: 400, height: 900 });
  await page.locator('body[data-resized]').waitFor({ state: 'attached' });
  await pass(149);
  expect(await menu.getAttribute('data-side')).toBe('end');
  await pass(1);
  await expect.poll(() => menu.getAttribute('data-side')).toBe('start');
});

test.runIf(hasChrome)('one month is in sight on a phone, two on a desk, and the keyboard stays in what is seen', async () => {
  const phone = await visited(390);
  const calendar = (page: Page) => page.getByRole('region', { name: 'Nothing chosen' });
  expect(await calendar(phone.page).getByRole('table').count()).toBe(1);
  await calendar(phone.page)
    .getByRole('button', { name: /Choose Sunday, February 28/ })
    .focus();
  await phone.page.keyboard.press('ArrowRight');
  await calendar(phone.page).getByRole('heading', { name: 'March 2027' }).waitFor();
  const desk = await visited(1280);
  expect(await calendar(desk.page).getByRole('table').count()).toBe(2);
});

test.runIf(hasChrome)('a map is fetched once it is in sight, and its pin is moved by keys and by pointer', async () => {
  const { page, complaints } = await visited(1280);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.getByRole('heading', { name: 'Maps' }).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Calendar' }).scrollIntoViewIfNeeded();
  const pin = page.getByRole('button', { name: 'The pin. Move it with the arrow keys.' });
  await pin.waitFor();
  expect(fetched.some((url) => url.endsWith('.pmtiles'))).toBe(true);
  await page.getByText('We couldn’t load the map.').waitFor();
  const told = page.getByText(/^Pin at /);
  expect(await told.textContent()).toBe('Pin at 49.1530, -125.9070');
  await pin.focus();
  await page.keyboard.press('ArrowRight');
  const [, latitude, longitude] = /^Pin at (.+), (.+)$/.exec((await told.textContent()) ?? '') ?? [];
  expect(latitude).toBe('49.1530');
  expect(Number(longitude)).toBeGreaterThan(-125.907);
  await page.keyboard.press('Shift+ArrowUp');
  expect(await told.textContent()).not.toContain('49.1530');
  const before = await told.textContent();
  const { x = 0, y = 0, width = 0, height = 0 } = (await pin.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 60, y + height / 2 + 40, { steps: 5 });
  await page.mouse.up();
  expect(await told.textContent()).not.toBe(before);
  expect(await found(page, 'main > section:nth-of-type(9)')).toEqual([]);
  expect(complaints).toEqual([]);
});
