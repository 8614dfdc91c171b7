// Windows over a stay on a low phone: what they end with is in sight.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingList } from '../../generated/model/entities';
import { pathTo } from '../../generated/routes/paths';
import { changeTexts } from '../../generated/texts/sentences/changeTexts';
import { stayTexts } from '../../generated/texts/sentences/stayTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { asked, aToken } from '../support/account-errands';
import { type Site, theDemo } from '../support/a-site';
import { hasChrome, theChrome } from '../support/browser';
import { limitMs } from '../support/limits';
import { aPerson, takenOver } from '../support/person';

let site: Site;
let chrome: Browser;
beforeAll(async () => {
  if (hasChrome) [site, chrome] = await Promise.all([theDemo(), theChrome()]);
});
afterAll(async () => {
  await chrome?.close();
});

const low = { width: 390, height: 600 } as const;
const { password } = demoAccounts;
const [guest] = demoAccounts.accounts;

/** One booking of each status, and whether it is paid. */
const eachOf = async (email: string, path: string): Promise<readonly string[]> => {
  const token = await aToken(site, { email, password });
  const { bookingList } = ((await asked(site, `GET ${path}?per_page=100`, { token })) as { readonly data: BookingList }).data;
  return [...new Map(bookingList.map((it) => [`${it.status} ${it.paid_at !== null}`, it.booking_id])).values()];
};

const windowsOfStay = [stayTexts.change, changeTexts.open, stayTexts.report, stayTexts.cancel, stayTexts.withdraw];

/** The buttons at the foot of the open window that are cut off or covered, once it is at rest. */
const hiddenAtFoot = async (page: Page): Promise<readonly string[]> => {
  const window = page.getByRole('dialog');
  await window.locator('[data-foot]').waitFor();
  await page.waitForFunction(
    () =>
      !document.querySelector('dialog [aria-busy=true]') &&
      document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
  return window.locator('[data-foot] button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isWhole = bottom <= innerHeight && right <= innerWidth && above !== null && button.contains(above);
      return isWhole ? [] : [button.textContent ?? ''];
    }),
  );
};

describe.runIf(hasChrome)('on a low phone', () => {
  test(
    'every window over a stay keeps its buttons in sight',
    async () => {
      const email = guest?.email ?? '';
      const token = await aToken(site, { email, password });
      const { page, goTo, leave } = await aPerson(chrome, site, { viewport: low, reducedMotion: 'reduce', token });
      const [opened, hidden] = [new Set<string>(), [] as string[]];
      for (const id of await eachOf(email, '/booking')) {
        await goTo(pathTo.stays({ booking_id: id }));
        await takenOver(page);
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
        for (const name of windowsOfStay) {
          const button = page.getByRole('main').getByRole('button', { name, exact: true });
          if ((await button.count()) === 0) continue;
          await button.click();
          hidden.push(...(await hiddenAtFoot(page)).map((it) => `${pathTo.stays({ booking_id: id })} ${name}: ${it}`));
          opened.add(name);
          await page.keyboard.press('Escape');
          await page.getByRole('dialog').waitFor({ state: 'detached' });
        }
      }
      expect(hidden).toEqual([]);
      expect(opened.size).toBeGreaterThan(3);
      await leave();
    },
    limitMs(120),
  );
});
