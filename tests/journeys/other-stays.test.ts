// From one stay to others in a real browser, on a phone and at a desk: those like it, those of its host, and those seen before.
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { SearchAnswer } from '../../generated/model/entities';
import * as kept from '../../generated/model/kept';
import { pathTo } from '../../generated/routes/paths';
import { homeTexts } from '../../generated/texts/sentences/homeTexts';
import { hostProfileTexts } from '../../generated/texts/sentences/hostProfileTexts';
import { listingTexts } from '../../generated/texts/sentences/listingTexts';
import { asked } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, phone, takenOver } from '../support/person';

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  onASite((...begun) => ([site, chrome] = begun));

  const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const calm = async (page: Page) => {
    await takenOver(page);
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
  };

  test.each([
    ['a phone', phone],
    ['a desk', desk],
  ] as const)('on %s', async (_where, habits) => {
    const guest = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits });
    const { page, goTo } = guest;
    const { data } = (await asked(site, 'POST /property/search', { query: 'Tofino' })) as { readonly data: SearchAnswer };
    const [first] = data.results;

    // nothing was seen yet
    await goTo(pathTo.home());
    await takenOver(page);
    expect(await part(page, homeTexts.seenHeading).count()).toBe(0);

    await goTo(pathTo.listing({ property_id: first?.property_id ?? '' }));
    await takenOver(page);
    await page.getByRole('heading', { name: listingTexts.knowHeading }).scrollIntoViewIfNeeded();
    const similar = part(page, listingTexts.similarHeading);
    await similar.scrollIntoViewIfNeeded();
    expect(await similar.getByRole('article').count()).toBeGreaterThan(2);
    await calm(page);

    // the host's page, and back
    const name = (await page.locator('#host').getByRole('heading', { level: 3 }).getByRole('link').textContent()) ?? '';
    await page.locator('#host').getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await part(page, hostProfileTexts.staysOf({ name })).getByRole('article').first().waitFor();
    await part(page, hostProfileTexts.reviewsOf({ name })).getByRole('listitem').first().waitFor();
    expect(await page.title()).toContain(hostProfileTexts.staysOf({ name }));
    await calm(page);

    // seen, and forgotten on request
    await goTo(pathTo.home());
    const seen = part(page, homeTexts.seenHeading);
    await seen
      .getByRole('article')
      .filter({ hasText: first?.title ?? '-' })
      .waitFor();
    await calm(page);
    await seen.getByRole('button', { name: homeTexts.seenForget }).click();
    await seen.waitFor({ state: 'detached' });
    expect(await page.evaluate((key) => localStorage.getItem(key), kept.seenStaysKept.name)).toBeNull();
    expect(guest.complaints).toEqual([]);
    await guest.leave();
  });
});
