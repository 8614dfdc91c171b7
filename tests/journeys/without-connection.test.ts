// The connection goes in the middle of a visit: what is in sight stays, what is wanted is said to be missing, and it comes afterwards.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pathTo } from '../../generated/routes/paths';
import { filterTexts } from '../../generated/texts/sentences/filterTexts';
import { searchTexts } from '../../generated/texts/sentences/searchTexts';
import { shellTexts } from '../../generated/texts/sentences/shellTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { aToken } from '../support/account-errands';
import { type Site, theDemo } from '../support/a-site';
import { hasChrome, theChrome } from '../support/browser';
import { countedStays, staysOn } from '../support/errands';
import { limitMs } from '../support/limits';
import { aPerson, phone, takenOver } from '../support/person';

let site: Site;
let chrome: Browser;
beforeAll(async () => {
  if (!hasChrome) return;
  [site, chrome] = await Promise.all([theDemo(), theChrome()]);
});
afterAll(async () => {
  await chrome?.close();
});

test.runIf(hasChrome)('a filter that cannot be asked for leaves the results in sight, and says why', async () => {
  const { page, goTo, leave } = await aPerson(chrome, site, phone);
  await goTo('/search?query=Ontario');
  await takenOver(page);
  const before = await countedStays(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: filterTexts.freeCancellation }).click();
  await page.getByText(shellTexts.offline).waitFor();
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  await page.getByRole('heading', { level: 1, name: searchTexts.heading }).waitFor();
  expect(await staysOn(page).count()).toBeGreaterThan(0);
  await page.context().setOffline(false);
  await page.getByText(shellTexts.offline).waitFor({ state: 'hidden', timeout: limitMs(3) });
  await page.goBack();
  await expect.poll(() => countedStays(page)).toBe(before);
  await leave();
});

test.runIf(hasChrome)('a page whose code cannot come says so, lets the person back, and comes by itself afterwards', async () => {
  const { page, goTo, leave } = await aPerson(chrome, site, phone);
  await goTo('/search?query=Ontario');
  await takenOver(page);
  await page.context().setOffline(true);
  await staysOn(page).first().click();
  const missing = page.getByRole('heading', { name: shellTexts.noConnection });
  await missing.waitFor();
  await page.goBack();
  await expect.poll(() => staysOn(page).count()).toBeGreaterThan(0);
  await staysOn(page).first().click();
  await missing.waitFor();
  await page.context().setOffline(false);
  await page
    .getByRole('button', { name: /Reserve|Check availability/ })
    .first()
    .waitFor();
  await leave();
});

test.runIf(hasChrome)(
  'a server that cannot be reached is told of until it answers again, though the browser never was offline',
  async () => {
    const email = demoAccounts.accounts[0]?.email ?? '';
    const token = await aToken(site, { email, password: demoAccounts.password });
    const { page, goTo, leave } = await aPerson(chrome, site, { ...phone, token });
    const isAway = (url: URL) => url.pathname.startsWith('/api/') || url.pathname === '/healthz';
    await page.route(isAway, (route) => route.abort());
    await goTo(pathTo.faqGeneral());
    const note = page.getByRole('status').getByText(shellTexts.unreachable);
    await note.waitFor();
    // an answer is asked for, and none has come
    await page.waitForEvent('requestfailed', (request) => request.url().endsWith('/healthz'));
    expect(await note.isVisible()).toBe(true);
    await page.unroute(isAway);
    await note.waitFor({ state: 'hidden' });
    await leave();
  },
);
