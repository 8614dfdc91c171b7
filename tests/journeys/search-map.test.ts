// Searching on the map in a real browser: beside the list at a desk, in its place on a phone; by keyboard alone.
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { pathTo } from '../../generated/routes/paths';
import { mapTexts } from '../../generated/texts/sentences/mapTexts';
import { partTexts } from '../../generated/texts/sentences/partTexts';
import { searchMapTexts as say } from '../../generated/texts/sentences/searchMapTexts';
import { searchTexts } from '../../generated/texts/sentences/searchTexts';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { pinsOn, pressPinsUntil } from '../support/map-pins';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, phone, takenOver } from '../support/person';

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  onASite(async (...begun) => {
    [site, chrome] = begun;
  });

  const chosen = (page: Page) => page.getByRole('region', { name: /^(On the map|\d+ stays here)$/ });
  const partIn = (page: Page) => new URL(page.url()).searchParams.getAll('bounds').map(Number);
  const calm = async (page: Page) => {
    await takenOver(page);
    expect(await barriersOn(page)).toEqual([]);
  };
  const choose = (page: Page) => pressPinsUntil(page, async () => (await chosen(page).count()) > 0);

  test('at a desk the map stands beside the list, and moves with its search', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site, { ...desk, reducedMotion: 'reduce' });
    const start = pathTo.search({ province: 'BC' });
    await goTo(start);
    await pinsOn(page).first().waitFor();
    await calm(page);

    // the arrow keys move it, and its address
    await page.locator('canvas').focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/bounds=/);
    await page.getByRole('heading', { level: 1 }).getByText(searchTexts.thisArea).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('CANVAS');
    expect(new URL(page.url()).searchParams.get('province')).toBeNull();
    await calm(page);

    // by keyboard to a stay's card, and back to its pin, or to the map where the pin gave way meanwhile
    await choose(page);
    await calm(page);
    expect(await chosen(page).evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await chosen(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.matches('[data-stays], canvas'))).toBe(true);
    await choose(page);
    await chosen(page).getByRole('link').first().focus();
    const part = partIn(page);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/listing\//);
    await page.goBack();
    await pinsOn(page).first().waitFor();
    expect(partIn(page)).toEqual(part);

    // a card lights its pin
    await page.getByRole('main').getByRole('article').first().hover();
    await page.locator('[data-stays][data-lit]').waitFor();
    // and a pin its card
    await pinsOn(page).first().hover();
    await page.locator('li[data-stay][data-lit]').first().waitFor();

    // unticked, it waits for the button
    await page.getByRole('checkbox', { name: say.asMoved }).uncheck();
    await page.locator('canvas').focus();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: say.searchHere }).click();
    await expect.poll(() => partIn(page)).not.toEqual(part);

    // all of it was one step on from where it began
    await page.goBack();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(start);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('who goes by keyboard passes the map at once', async () => {
    const { page, goTo, leave } = await aPerson(chrome, site, { ...desk, reducedMotion: 'reduce' });
    await goTo(pathTo.search({ query: 'Tofino' }));
    await pinsOn(page).first().waitFor();
    await page.getByRole('link', { name: say.skip }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('aside'))).toBeNull();
    await leave();
  });

  test('on a phone the map takes the place of the list', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site, { ...phone, reducedMotion: 'reduce' });
    await goTo(pathTo.search({ query: 'Tofino' }));
    await takenOver(page);
    await page.getByRole('link', { name: say.map, exact: true }).click();
    await pinsOn(page).first().waitFor();
    expect(await barriersOn(page)).toEqual([]);
    // it is the same list in the history: going on leads to the map
    // the way back to the list leaves the credit readable
    const credit = await page.getByText(mapTexts.credit).boundingBox();
    const button = await page.getByRole('button', { name: say.list, exact: true }).boundingBox();
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(credit?.y ?? 0);
    await page.getByRole('button', { name: say.list, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.goForward();
    await pinsOn(page).first().waitFor();
    await choose(page);
    expect(await barriersOn(page)).toEqual([]);
    await chosen(page).getByRole('button', { name: partTexts.close }).click();
    await page.getByRole('button', { name: say.list, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('article').first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});
