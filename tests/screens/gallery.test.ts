// The gallery in a real browser: nothing that axe finds, and windows and menus as a person uses them.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { found, rooms } from '../support/a-gallery';
import { hasChrome, theChrome, stopClock, type Watched, watchedPage } from '../support/browser';
import { servePages, type Site } from '../support/pages';
import { takenOver } from '../support/person';

let site: Site;
let chrome: Browser;

beforeAll(async () => {
  if (!hasChrome) return;
  site = await servePages({ entry: 'src/screens/gallery-main.tsx', renderer: 'src/screens/gallery-render.tsx' });
  chrome = await theChrome();
});
afterAll(async () => {
  await chrome?.close();
  await site?.close();
});

const visited = async (width: number) => {
  const phone = width < 768 ? { isMobile: true, hasTouch: true } : {};
  const watched = await watchedPage(chrome, { viewport: { width, height: 900 }, reducedMotion: 'reduce', ...phone });
  await watched.page.goto(`${site.origin}/gallery`, { waitUntil: 'networkidle' });
  // on a busy machine rooms still come while the network rests
  await watched.page.getByRole('heading', { level: 2, name: rooms.at(-1) ?? '', exact: true }).waitFor();
  // a pointer that rests on what is not hydrated is heard late, and by a clock that stands not at all
  await takenOver(watched.page);
  return watched;
};
/** A page for one test alone, which stops its clock or changes what stands on it. */
const ownPage = async (width: number) => {
  const watched = await visited(width);
  onTestFinished(() => watched.page.context().close());
  return watched;
};
/** A page for the tests of a block, each of which leaves it as it was. One that nobody looks at any more would still be drawn. */
const sharedPage = (width: number): (() => Watched) => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await visited(width);
  });
  afterAll(() => watched.page.context().close());
  return () => watched;
};
type Shared = ReturnType<typeof sharedPage>;
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label'));

const everyRoom = (width: number, shared: Shared) => {
  test('every room is looked at, nothing spills over, and nothing is complained of', async () => {
    const { page, complaints } = shared();
    expect(await page.locator('main > section > h2').allTextContents()).toEqual(rooms);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(complaints).toEqual([]);
    expect(site.reported).toEqual([]);
  });
  // a room at a time: the whole is more than axe looks through at once
  test.each(rooms.map((room, at) => [room, at + 1] as const))('axe finds nothing in %s', async (_, nth) => {
    expect(await found(shared().page, `main > section:nth-of-type(${nth})`)).toEqual([]);
  });
};

const closeAll = async (shown: Locator) => {
  while ((await shown.count()) > 0) await shown.page().keyboard.press('Escape');
};
type Opener = readonly [press: string, role: 'alertdialog' | 'application' | 'dialog', name: string];
const opened: readonly Opener[] = [
  ['Login modal: reserve', 'dialog', 'Log in or create an account'],
  ['By email alone', 'dialog', 'Log in or create an account'],
  ['Several errors', 'alertdialog', 'Error occurred'],
  ['Choose cookies', 'dialog', 'Cookie settings'],
  ['Bring a picture', 'application', 'The part of the picture that is seen'],
];
const openedOnPhones: readonly Opener[] = [
  ['Signed out', 'dialog', 'Main menu'],
  ['Connected properties and stays', 'dialog', 'Your menu'],
];
/** The last test of a block: the picture that it brings stays open. */
const overThePage = (width: number, openers: readonly Opener[], shared: Shared) =>
  test('axe finds nothing in what opens over the page, long texts and several errors included', async () => {
    const { page, complaints } = shared();
    for (const [press, role, name] of openers) {
      await page.getByRole('button', { name: press, exact: true }).click();
      const shown = page.getByRole(role, { name });
      await shown.first().waitFor();
      expect(await found(page, role === 'application' ? '[role=application]' : 'dialog[open]'), press).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), press).toBeLessThanOrEqual(width);
      if (role !== 'application') await closeAll(shown);
    }
    expect(complaints).toEqual([]);
  });

describe.runIf(hasChrome)('at 390 px', () => {
  const shared = sharedPage(390);
  everyRoom(390, shared);

  test.each([320, 360, 390])('no header is cut at %i px: the name gives way before anything else', async (width) => {
    const { page } = shared();
    await page.setViewportSize({ width, height: 900 });
    const cut = await page.locator('main header :is(a, button)').evaluateAll((all) =>
      all
        .filter((it) => it.checkVisibility())
        .filter((it) => it.getBoundingClientRect().right > (it.closest('header')?.getBoundingClientRect().right ?? 0))
        .map((it) => it.textContent),
    );
    expect(cut).toEqual([]);
  });

  test('on a phone a dialog is a sheet from below, and a full one the whole screen', async () => {
    const { page } = shared();
    await page.getByRole('button', { name: 'Dialog', exact: true }).click();
    const sheet = async () => {
      const { x = -1, y = 0, width = 0, height = 0 } = (await page.getByRole('dialog').boundingBox()) ?? {};
      return [x, width, y + height];
    };
    await expect.poll(sheet).toEqual([0, 390, 900]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Full on phones' }).click();
    await expect.poll(() => page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 900 });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('one month is in sight, and the keyboard stays in what is seen', async () => {
    const { page } = shared();
    const calendar = page.getByRole('region', { name: 'Nothing chosen' });
    expect(await calendar.getByRole('table').count()).toBe(1);
    await calendar.getByRole('button', { name: /Choose Sunday, February 28/ }).focus();
    await page.keyboard.press('ArrowRight');
    await calendar.getByRole('heading', { name: 'March 2027' }).waitFor();
  });

  overThePage(390, [...opened, ...openedOnPhones], shared);
});

describe.runIf(hasChrome)('at 1280 px', () => {
  const shared = sharedPage(1280);
  everyRoom(1280, shared);

  test("the styles are the theme's, not the browser's", async () => {
    const { page } = shared();
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Figtree Variable');
    expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);
    expect(await page.getByLabel('City').evaluate((element) => getComputedStyle(element).fontSize)).toBe('16px');
  });

  test('a modal holds the focus, closes by Escape or a press outside, and gives the focus back', async () => {
    const { page, complaints } = shared();
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

  test('a modal that must not close stays, whatever is pressed', async () => {
    const { page } = shared();
    await page.getByRole('button', { name: 'Not closable' }).click();
    const dialog = page.getByRole('dialog');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
    await page.mouse.click(10, 10);
    expect(await dialog.isVisible()).toBe(true);
    expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('a dropdown opens where there is room, by keyboard too, and closes on a press outside', async () => {
    const { page } = shared();
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
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
  });

  test('the lightbox turns by arrow keys and gives the focus back', async () => {
    const { page, complaints } = shared();
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

  test('the user icon says the address, and where it is not known that it is a user', async () => {
    const { page } = shared();
    const icons = page.locator('main header').getByRole('link', { name: 'Account' });
    for (const [at, says] of ['ada.lovelace@example.ca', 'User'].entries()) {
      await icons.nth(at).hover();
      await page.getByRole('tooltip', { name: says }).waitFor();
      await page.mouse.move(0, 0);
      await page.getByRole('tooltip').waitFor({ state: 'detached' });
    }
  });

  test('two months are in sight', async () => {
    expect(await shared().page.getByRole('region', { name: 'Nothing chosen' }).getByRole('table').count()).toBe(2);
  });

  overThePage(1280, opened, shared);
});

test.runIf(hasChrome)('a tooltip comes after 300 ms of pointing, and at once by keyboard', async () => {
  const { page } = await ownPage(1280);
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

test.runIf(hasChrome)('a list that is open changes its side 150 ms after the window has stopped changing, and not before', async () => {
  const { page } = await ownPage(1280);
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

test.runIf(hasChrome)('a map is fetched once it is in sight, and its pin is moved by keys and by pointer', async () => {
  const { page, complaints } = await ownPage(1280);
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
