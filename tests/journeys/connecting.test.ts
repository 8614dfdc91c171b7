// A host brings listings from elsewhere, on the real product in a real browser: one, one that cannot be read, and several with a bad line.
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { connectForm } from '../../generated/forms/connectForm';
import { connectManyForm } from '../../generated/forms/connectManyForm';
import { ImportProblem, LineProblem } from '../../generated/model/values';
import { pathTo } from '../../generated/routes/paths';
import { connectTexts } from '../../generated/texts/sentences/connectTexts';
import { importedTexts } from '../../generated/texts/sentences/importedTexts';
import { photoTexts } from '../../generated/texts/sentences/photoTexts';
import { hostPathOf } from '../../src/demo/elsewhere/addresses';
import { forbiddenId } from '../../src/demo/elsewhere/listings';
import { addressElsewhere, aHost } from '../support/a-host';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { barriersOn, desk, phone } from '../support/person';
import { limitMs } from '../support/limits';

const giveLink = async (page: Page, link: string): Promise<void> => {
  await page.getByLabel('Listing link').fill(link);
  await page.getByRole('button', { name: connectForm.submit, exact: true }).click();
};
const reviewed = (page: Page) => page.getByRole('heading', { level: 1, name: importedTexts.heading });
const cards = (page: Page) => page.getByRole('article');

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  onASite((...begun) => ([site, chrome] = begun));

  test('the first listing is connected from the empty list, confirmed, and its pictures are brought over', async () => {
    const { page, complaints, leave } = await aHost(chrome, site);
    expect(await barriersOn(page)).toEqual([]);
    await giveLink(page, `${addressElsewhere(site, '91000004')}?adults=2`);
    await reviewed(page).waitFor();
    await page.getByText('Cabin at the quiet lake').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: importedTexts.changeOf({ name: 'Title' }) }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Cabin at our quiet lake');
    await page.getByRole('dialog').getByRole('button', { name: importedTexts.save }).click();
    await page.getByText('Cabin at our quiet lake').waitFor();
    // small versions come through the server, one after the other
    const grid = page.getByRole('list', { name: importedTexts.photosList });
    await expect.poll(() => grid.locator('img[src^="data:image/jpeg"]').count(), { timeout: limitMs(30) }).toBe(5);
    await grid.getByRole('checkbox').nth(1).uncheck();
    await grid.getByRole('button', { name: photoTexts.makeCoverOf({ number: 3 }) }).click();
    await page.getByText(importedTexts.photosChosen({ count: 4, total: 5 })).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.setViewportSize(phone.viewport);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width);
    expect(await barriersOn(page)).toEqual([]);
    await page.setViewportSize(desk.viewport);
    await page.getByLabel(importedTexts.photosPermit).check();
    await page.getByRole('button', { name: importedTexts.photosImport }).click();
    await page.getByRole('button', { name: importedTexts.confirmAll }).click();
    await page.getByText(importedTexts.leftNone).waitFor();
    await page.getByText(importedTexts.photosDone({ count: 4 })).waitFor({ timeout: limitMs(60) });
    // a draft is found again, also where the page is loaded anew
    await page.reload();
    await page.getByText(importedTexts.leftNone).waitFor();
    await page.goto(pathTo.properties());
    await cards(page).filter({ hasText: 'Cabin at our quiet lake' }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a listing that may not be read keeps its address, and leads on by hand', async () => {
    const { page, goTo, complaints, leave } = await aHost(chrome, site);
    await goTo(pathTo.connectProperty());
    await giveLink(page, addressElsewhere(site, forbiddenId));
    await page.getByText(ImportProblem.refused.label).waitFor();
    expect(await page.getByLabel('Listing link').inputValue()).toBe(addressElsewhere(site, forbiddenId));
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('link', { name: importedTexts.byHand }).click();
    await page.waitForURL(/\/setup/);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('on a phone several are connected at once: a bad line is told before anything is done, and each has a row that a reload finds again', async () => {
    const expects = [/\/connect\/bulk$/];
    const { page, goTo, complaints, leave } = await aHost(chrome, site, { ...phone, expects });
    await goTo(pathTo.connectProperties());
    const links = page.getByLabel('Host page or listing links');
    const connect = page.getByRole('button', { name: connectManyForm.submit });
    await links.fill(`${addressElsewhere(site, '7200013')}\na cabin by the lake\n${site.origin}/elsewhere/airbnb/rooms/404404`);
    await connect.click();
    await page.getByText(LineProblem.nonsense.label).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await links.fill(`${addressElsewhere(site, '7200013')}\n${site.origin}/elsewhere/airbnb/rooms/404404`);
    await connect.click();
    await page.getByText(connectTexts.resultsDone).waitFor({ timeout: limitMs(30) });
    await page.reload();
    await page.getByText(connectTexts.resultsDone).waitFor();
    await page.getByText(ImportProblem.gone.label).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page
      .getByRole('link', { name: connectTexts.resultOf({ action: connectTexts.resultReview, title: 'Condo at the gondola' }) })
      .click();
    await reviewed(page).waitFor();
    await goTo(pathTo.properties());
    // the lines that were refused left nothing behind
    await expect.poll(() => cards(page).count()).toBe(2);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('the page of a host brings all of their listings', async () => {
    const { page, goTo, complaints, leave } = await aHost(chrome, site);
    await goTo(pathTo.connectProperties());
    await page.getByLabel('Host page or listing links').fill(site.origin + hostPathOf('vrbo'));
    await page.getByRole('button', { name: connectManyForm.submit }).click();
    await page.getByRole('heading', { level: 1, name: connectTexts.resultsHeading({ count: 4 }) }).waitFor();
    await page.getByText(connectTexts.resultsDone).waitFor({ timeout: limitMs(30) });
    expect(await page.getByText(connectTexts.resultRead, { exact: true }).count()).toBe(4);
    expect(complaints).toEqual([]);
    await leave();
  });
});
