// A host sets up a property in a real browser: page by page, on one device and on to the next, until guests find it.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setupBasicsForm } from '../../generated/forms/setupBasicsForm';
import { setupPriceForm } from '../../generated/forms/setupPriceForm';
import { setupRegistrationForm } from '../../generated/forms/setupRegistrationForm';
import { setupRulesForm } from '../../generated/forms/setupRulesForm';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { duplicateTexts as copies } from '../../generated/texts/sentences/duplicateTexts';
import { setupTexts as say } from '../../generated/texts/sentences/setupTexts';
import { listingTexts } from '../../generated/texts/sentences/listingTexts';
import { keysOf } from '../../generated/model/keys';
import { SetupPage, WeekdayPrice } from '../../generated/model/values';
import type { SetupRegistration } from '../../generated/model/entities';
import { pathTo } from '../../generated/routes/paths';
import { type Account, aMember, asked, aToken, logIn } from '../support/account-errands';
import { aJpeg } from '../support/a-photo';
import { aSite, type Site } from '../support/a-site';
import { hasChrome, theChrome } from '../support/browser';
import { quickerEngine } from '../support/databases';
import { aPerson, barriersOn, type Habits, phone, takenOver } from '../support/person';
import { limitMs } from '../support/limits';

/** Values that other tests fill in by hand: here they are there already. */
const rest = {
  address: '12 Lakeside Road',
  city: 'Vancouver',
  province: 'BC',
  postal_code: 'V6B 1A1',
  latitude: 49.2827,
  longitude: -123.1207,
  timezone: 'America/Vancouver',
  no_other_calendars: true,
};
const pictured = async (site: Site, id: string, token: string): Promise<void> => {
  for (const at of [1, 2, 3, 4, 5]) {
    const body = new FormData();
    body.set('alt', `View ${at}`);
    body.set('photo', new Blob([new Uint8Array(await aJpeg(600 + at, 450))], { type: 'image/jpeg' }), 'view.jpg');
    const headers = { authorization: `Bearer ${token}` };
    const { ok } = await fetch(`${site.origin}/api/user/property/${id}/photo`, { method: 'POST', headers, body });
    expect(ok).toBe(true);
  }
};
/** A draft that lacks what the pages are walked through for. */
const aDraft = async (site: Site, account: Account): Promise<string> => {
  const token = await aToken(site, account);
  const { data } = (await asked(site, 'POST /user/property', { token })) as { readonly data: { readonly property_id: string } };
  await asked(site, `PATCH /user/property/${data.property_id}`, { token, ...rest });
  await pictured(site, data.property_id, token);
  return data.property_id;
};

const go = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const pages: readonly string[] = keysOf(SetupPage);
/** Its address and its content: what is pressed is pressed on it. */
const isAt = async (page: Page, id: string, step: string): Promise<void> => {
  await page.waitForURL(({ pathname }) => pathname === `/property/${id}/setup/${step}`);
  await page.getByText(`Step ${pages.indexOf(step) + 1} of ${pages.length}`, { exact: true }).waitFor();
};
const titled = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** On the first device, with keys alone, as far as the place. */
const begin = async (page: Page, id: string): Promise<void> => {
  await isAt(page, id, 'basics');
  await titled(page, setupBasicsForm.title);
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
  const problems = page.getByRole('region', { name: 'There are 2 problems' });
  await expect.poll(() => problems.evaluate((it) => it === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Birch house by the marsh');
  await page.getByLabel('Description').focus();
  await page.keyboard.type('A house of birch, with a stove and a view of the marsh.');
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue', exact: true }).press('Enter');
  await isAt(page, id, 'place');
  // the page that came has the focus on its heading
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
};

const numberField = (page: Page, field: keyof SetupRegistration) =>
  page.getByLabel(String(setupRegistrationForm.uiSchema[field]?.['ui:title']), { exact: true });
/** Both numbers that Vancouver asks for; half of the city's is refused in place. */
const register = async (page: Page): Promise<void> => {
  const city = { place: 'Vancouver', called: 'short-term rental business licence number' };
  await page.getByText(say.dutyAlso({ ...city, asked_by: 'the City of Vancouver' })).waitFor();
  await numberField(page, 'registration_number').fill('PM123456789');
  await numberField(page, 'registration_expires').fill('2028-06-30');
  await numberField(page, 'licence_number').fill('26-12345');
  await page.keyboard.press('Tab');
  await page.getByText(say.dutyMisfit({ ...city, example: '26-123456' })).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await numberField(page, 'licence_number').fill('26-123457');
};

/** On the next device: where the first one left it, and through to the price. */
const goOn = async (page: Page, id: string): Promise<void> => {
  await isAt(page, id, 'rooms');
  for (const next of ['amenities', 'photos', 'price']) {
    await go(page);
    await isAt(page, id, next);
  }
  await page.getByLabel(String(setupPriceForm.uiSchema['base_cents']?.['ui:title'])).fill('200');
  const earned = page.getByRole('region', { name: say.priceHeading });
  // three nights, and nothing else
  await earned.getByText('$600.00 CAD').first().waitFor();
  await earned.getByText('$648.00 CAD').waitFor();
  await page.getByRole('button', { name: say.priceEachDay }).click();
  await page.getByLabel(WeekdayPrice.saturday_cents.label).fill('260');
  await earned.getByText('$660.00 CAD').first().waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByLabel(WeekdayPrice.saturday_cents.label).fill('');
  await earned.getByText('$600.00 CAD').first().waitFor();
  await go(page);
  await isAt(page, id, 'rules');
  await page.getByRole('textbox', { name: String(setupRulesForm.uiSchema['house_rules']?.['ui:title']) }).fill('No parties.');
  await page.getByLabel(String(setupRulesForm.uiSchema['checkin_time']?.['ui:title'])).selectOption('15:15');
  for (const next of ['calendar', 'registration']) {
    await go(page);
    await isAt(page, id, next);
  }
  await register(page);
  await go(page);
  await isAt(page, id, 'finish');
};

/** At the beginning of the setup of another property, with this title. */
const isCopy = async (page: Page, id: string, title: string): Promise<void> => {
  await page.waitForURL(({ pathname }) => /^\/property\/[^/]+\/setup\/basics$/.test(pathname) && !pathname.includes(id));
  await page.getByText(copies.done).waitFor();
  expect(await page.getByLabel('Title').inputValue()).toBe(title);
};

const publish = async (page: Page, id: string): Promise<void> => {
  await page.getByText(say.complete).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole('link', { name: say.preview }).click();
  await titled(page, 'Birch house by the marsh');
  await page.getByText(listingTexts.draft).waitFor();
  // by its address as well, which the server cannot know whose it is
  await page.reload();
  await page.getByText(listingTexts.draft).waitFor();
  await page.getByRole('link', { name: listingTexts.draftBack }).click();
  await isAt(page, id, 'finish');
  await page.getByRole('button', { name: say.list, exact: true }).click();
  await page.getByText(say.listed).waitFor();
};

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([aSite(quickerEngine), theChrome()]);
  }, limitMs(600));
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  const at = async (habits: Habits, account: Account, path: string) => {
    const person = await aPerson(browser, site, { ...habits, expects: [/\/listing\//, /\/api\/property\//] });
    await person.goTo(`${pathTo.login()}?from=${encodeURIComponent(path)}`);
    await takenOver(person.page);
    await person.page
      .getByRole('region', { name: consentTexts.heading })
      .getByRole('button', { name: consentTexts.refuse, exact: true })
      .click();
    await logIn(person.page, account);
    return person;
  };

  test('begun at a desk by keys alone, left, gone on with on a phone, looked at and published: then guests find it', async () => {
    const account = await aMember(site);
    const id = await aDraft(site, account);
    const setup = `/property/${id}/setup`;
    const desk = await at({}, account, setup);
    await begin(desk.page, id);
    await go(desk.page);
    await isAt(desk.page, id, 'rooms');
    await desk.page.getByRole('button', { name: say.saveAndLeave }).click();
    await desk.page.waitForURL(`**${pathTo.properties()}`);

    const onPhone = await at(phone, account, setup);
    await goOn(onPhone.page, id);
    const stranger = await aPerson(browser, site, { expects: [/./] });
    expect((await stranger.goTo(pathTo.listing({ property_id: id })))?.status()).toBe(404);
    await publish(onPhone.page, id);
    expect((await stranger.goTo(pathTo.listing({ property_id: id })))?.status()).toBe(200);
    await titled(stranger.page, 'Birch house by the marsh');
    await stranger.page.getByText('British Columbia registration number PM123456789').waitFor();
    await stranger.page.getByText('Vancouver short-term rental business licence number 26-123457').waitFor();
    expect(await barriersOn(stranger.page)).toEqual([]);
    await stranger.goTo(`${pathTo.search()}?query=Vancouver&sort=newest`);
    await stranger.page.getByRole('link', { name: /Birch house by the marsh/ }).waitFor();
    expect([...desk.complaints, ...onPhone.complaints]).toEqual([]);
    for (const person of [desk, onPhone, stranger]) await person.leave();
  });

  test('duplicated from the list on a phone and on its page at a desk: each press makes one copy, whose setup opens', async () => {
    const account = await aMember(site);
    const id = await aDraft(site, account);
    await asked(site, `PATCH /user/property/${id}`, { token: await aToken(site, account), title: 'Birch house' });
    const onPhone = await at(phone, account, pathTo.properties());
    const press = (page: Page, role: 'button' | 'menuitem') => page.getByRole(role, { name: copies.duplicate, exact: true });
    await onPhone.page.getByRole('button', { name: 'More: Birch house', exact: true }).click();
    await press(onPhone.page, 'menuitem').waitFor();
    expect(await barriersOn(onPhone.page)).toEqual([]);
    await press(onPhone.page, 'menuitem').click();
    await isCopy(onPhone.page, id, 'Birch house (copy)');

    const desk = await at({}, account, `/property/${id}#settings`);
    await press(desk.page, 'button').waitFor();
    expect(await barriersOn(desk.page)).toEqual([]);
    await press(desk.page, 'button').dblclick();
    await isCopy(desk.page, id, 'Birch house (copy 2)');
    await desk.goTo(pathTo.properties());
    await desk.page.getByText('3 properties').waitFor();
    expect(await desk.page.getByRole('article').count()).toBe(3);
    expect([...desk.complaints, ...onPhone.complaints]).toEqual([]);
    for (const person of [desk, onPhone]) await person.leave();
  });
});
