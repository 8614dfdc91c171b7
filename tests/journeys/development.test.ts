// `npm run dev`: whatever is edited reaches the page that is open, by itself, as often as one edits.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { homeTexts } from '../../generated/texts/sentences/homeTexts';
import { searchPillTexts } from '../../generated/texts/sentences/searchPillTexts';
import { aWorkshop, type Workshop } from '../support/a-workshop';
import { hasChrome, theChrome } from '../support/browser';
import { takenOver } from '../support/person';
import { limitMs } from '../support/limits';

let workshop: Workshop;
let chrome: Browser;
let page: Page;
beforeAll(async () => {
  if (!hasChrome) return;
  [workshop, chrome] = await Promise.all([aWorkshop(), theChrome()]);
  page = await chrome.newPage({ locale: 'en-CA' });
  await page.goto(workshop.origin, { timeout: limitMs(60) });
  await page.getByRole('heading', { name: homeTexts.headline }).waitFor();
  // a screen hears of edits once its code has come
  await takenOver(page);
});
afterAll(async () => {
  await chrome?.close();
  await workshop?.close();
});

/** Ten edits of a file, each waited for on the page, which nobody reloads. */
const tenEdits = async (file: string, from: string, to: (times: number) => readonly [text: string, shown: string | RegExp]) => {
  let before = from;
  for (let times = 1; times <= 10; times += 1) {
    const [text, shown] = to(times);
    workshop.edit(file, before, text);
    await page
      .getByText(shown)
      .first()
      .waitFor({ timeout: limitMs(60) });
    before = text;
  }
  workshop.edit(file, before, from);
};

test.runIf(hasChrome)(
  'a key says where the text under the pointer is declared, and opens it in the editor',
  async () => {
    const opened: (string | null)[] = [];
    await page.route('**/__open-in-editor**', async (route) => {
      opened.push(new URL(route.request().url()).searchParams.get('file'));
      await route.fulfill({ body: '' });
    });
    await page.getByRole('heading', { name: homeTexts.headline }).hover();
    await page.keyboard.press('F2');
    const found = page.getByRole('dialog', { name: 'Where it is declared' });
    const place = found.getByRole('button', { name: /^spec\/pages\/home\.screens\.ts:\d+:\d+ +homeTexts\.texts\.headline$/ });
    await place.waitFor({ timeout: limitMs(60) });
    await place.press('Enter');
    await expect.poll(() => opened).toEqual([expect.stringMatching(/^spec\/pages\/home\.screens\.ts:\d+:\d+$/)]);
    await page.keyboard.press('Escape');
    await found.waitFor({ state: 'detached' });
    await page.unroute('**/__open-in-editor**');
  },
  limitMs(120),
);

test.runIf(hasChrome)(
  'ten edits of a screen are each shown',
  async () => {
    await tenEdits('src/screens/home/home-hero.tsx', '{texts.headline}', (times) => [
      `{texts.headline} ({'screen ${times}'})`,
      `${homeTexts.headline} (screen ${times})`,
    ]);
  },
  limitMs(240),
);

test.runIf(hasChrome)(
  'of edits a moment apart the last is shown',
  async () => {
    let before = '{texts.headline}';
    for (let times = 1; times <= 30; times += 1) {
      const text = `{texts.headline} ({'moment ${times}'})`;
      workshop.edit('src/screens/home/home-hero.tsx', before, text);
      // as long as a word with the browser takes
      await page.title();
      before = text;
    }
    await page.getByText(`${homeTexts.headline} (moment 30)`).waitFor({ timeout: limitMs(60) });
    workshop.edit('src/screens/home/home-hero.tsx', before, '{texts.headline}');
  },
  limitMs(120),
);

test.runIf(hasChrome)(
  'ten edits of the spec are each shown',
  async () => {
    await tenEdits('spec/pages/home.screens.ts', homeTexts.headline, (times) => [`Headline number ${times}`, `Headline number ${times}`]);
  },
  limitMs(240),
);

test.runIf(hasChrome)(
  'a text that components read is shown without loading the page anew, which goes on to speak with the server',
  async () => {
    let loads = 0;
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    workshop.edit('spec/pages/home.screens.ts', homeTexts.headline, 'A headline in place');
    await page.getByRole('heading', { name: 'A headline in place' }).waitFor({ timeout: limitMs(60) });
    const answer = page.waitForResponse((it) => it.url().includes('/api/'));
    await page.getByRole('combobox', { name: searchPillTexts.where }).first().fill('Whistler');
    expect((await answer).status()).toBe(200);
    expect(loads).toBe(0);
    workshop.edit('spec/pages/home.screens.ts', 'A headline in place', homeTexts.headline);
    await page.getByRole('heading', { name: homeTexts.headline }).waitFor({ timeout: limitMs(60) });
    // reads of modules that may keep a value are another matter
    workshop.edit('spec/property/search.screens.ts', searchPillTexts.anyWeek, 'Whenever');
    await expect.poll(() => loads, { timeout: limitMs(60) }).toBe(1);
    await page.getByText('Whenever').first().waitFor({ state: 'attached' });
    await takenOver(page);
    workshop.edit('spec/property/search.screens.ts', 'Whenever', searchPillTexts.anyWeek);
    await expect.poll(() => loads, { timeout: limitMs(60) }).toBe(2);
    await takenOver(page);
  },
  limitMs(120),
);

test.runIf(hasChrome)(
  'an edit is shown that a page was told of before its screen had come',
  async () => {
    const told = page
      .waitForEvent('websocket')
      .then((socket) =>
        socket.waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).includes('home-hero'), timeout: limitMs(60) }),
      );
    const texts = page.waitForResponse(/homeTexts\.ts/);
    await page.route(/featured\.tsx/, async (route) => {
      await told;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await texts;
    workshop.edit('spec/pages/home.screens.ts', homeTexts.headline, 'A headline come late');
    await told;
    await page.getByRole('heading', { name: 'A headline come late' }).waitFor({ timeout: limitMs(60) });
    // a route taken back while requests are on their way can hold the load event back for ever
    await takenOver(page);
    await page.unroute(/featured\.tsx/);
    workshop.edit('spec/pages/home.screens.ts', 'A headline come late', homeTexts.headline);
    await page.getByRole('heading', { name: homeTexts.headline }).waitFor({ timeout: limitMs(60) });
  },
  limitMs(120),
);

test.runIf(hasChrome)(
  'ten edits of the server are each shown',
  async () => {
    await tenEdits('src/server/property/search/counts.repository.ts', 'as code, count(*) as count,', (times) => [
      `as code, ${4000 + times} as count,`,
      new RegExp(`4,?0${times < 10 ? `0${times}` : times}`),
    ]);
  },
  limitMs(240),
);

test.runIf(hasChrome)(
  'a mistake in the server is told where it runs, and its cure is shown',
  async () => {
    workshop.edit('src/server/config/settings.ts', 'export const settingsOf', 'export const settings0f');
    await expect.poll(() => workshop.printed(), { timeout: limitMs(60) }).toContain('settingsOf');
    workshop.edit('src/server/config/settings.ts', 'export const settings0f', 'export const settingsOf');
    workshop.edit('src/server/property/search/counts.repository.ts', 'as code, count(*) as count,', 'as code, 4321 as count,');
    await page
      .getByText(/4,?321/)
      .first()
      .waitFor({ timeout: limitMs(60) });
  },
  limitMs(60),
);
