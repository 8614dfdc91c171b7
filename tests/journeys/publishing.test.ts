// A listing of another platform becomes one of ours, in a real browser: from its address until strangers find it.
import type { UiSchema } from '@rjsf/utils';
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { connectForm } from '../../generated/forms/connectForm';
import { feedForm } from '../../generated/forms/feedForm';
import { setupPriceForm } from '../../generated/forms/setupPriceForm';
import { setupRulesForm } from '../../generated/forms/setupRulesForm';
import { pathTo } from '../../generated/routes/paths';
import { feedTexts } from '../../generated/texts/sentences/feedTexts';
import { importedTexts } from '../../generated/texts/sentences/importedTexts';
import { photoTexts } from '../../generated/texts/sentences/photoTexts';
import { setupTexts as say } from '../../generated/texts/sentences/setupTexts';
import { addressElsewhere, aHost, calendarElsewhere } from '../support/a-host';
import { aJpeg } from '../support/a-photo';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { byKeys, byPointer, type Hands } from '../support/hands';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, type Habits, phone } from '../support/person';
import { limitMs } from '../support/limits';

const listing = { id: '91000001', title: 'Cedar loft above the harbour', town: 'Tofino' };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const labelOf = ({ uiSchema }: { readonly uiSchema: UiSchema }, field: string): string => String(uiSchema[field]?.['ui:title']);

const connect = async (page: Page, hands: Hands, link: string): Promise<void> => {
  await hands.write(page.getByLabel('Listing link'), link);
  await hands.press(button(page, connectForm.submit));
  await page.getByRole('heading', { level: 1, name: importedTexts.heading }).waitFor();
  await hands.press(page.getByLabel(importedTexts.photosPermit));
  await hands.press(button(page, importedTexts.photosImport));
  await hands.press(button(page, importedTexts.confirmAll));
  await page.getByText(importedTexts.leftNone).waitFor();
  await page.getByText(importedTexts.photosDone({ count: 5 })).waitFor({ timeout: limitMs(60) });
  await hands.press(page.getByRole('link', { name: importedTexts.goOn }));
};

const isAt = (page: Page, step: string) => page.waitForURL(({ pathname }) => pathname.endsWith(`/setup/${step}`));
const goOn = async (page: Page, hands: Hands, next: string): Promise<void> => {
  await hands.press(button(page, 'Continue'));
  await isAt(page, next);
  expect(await barriersOn(page), next).toEqual([]);
};

/** One more picture than were brought over, and words for each. */
const addPicture = async (page: Page, hands: Hands): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles({ name: 'boats.jpg', mimeType: 'image/jpeg', buffer: await aJpeg(800, 600) });
  await page.getByText(photoTexts.count({ count: 6 })).waitFor();
  const list = page.getByRole('list', { name: photoTexts.list });
  // beside each other, also on a phone
  const tops = await list.getByRole('listitem').evaluateAll((tiles) => tiles.slice(0, 2).map((tile) => tile.getBoundingClientRect().top));
  expect(tops[1]).toBe(tops[0]);
  const words = list.getByRole('textbox');
  for (let at = 0; at < 6; at += 1)
    if ((await words.nth(at).inputValue()) === '') {
      await hands.write(words.nth(at), `View ${at + 1} of the loft`);
      await page.keyboard.press('Enter');
    }
  await hands.press(list.getByRole('button', { name: photoTexts.makeCoverOf({ number: 6 }) }));
  await page.getByText(photoTexts.moved({ number: 1, count: 6 })).waitFor();
  expect(await barriersOn(page)).toEqual([]);
};

const addCalendar = async (page: Page, hands: Hands, link: string): Promise<void> => {
  await hands.write(page.getByLabel(labelOf(feedForm, 'url')), link);
  await hands.press(button(page, feedForm.submit));
  await page.getByText(feedTexts.proves).waitFor();
};

const setUp = async (page: Page, hands: Hands, calendar: string): Promise<void> => {
  await isAt(page, 'basics');
  for (const next of ['place', 'rooms', 'amenities', 'photos']) await goOn(page, hands, next);
  await addPicture(page, hands);
  await goOn(page, hands, 'price');
  await hands.write(page.getByLabel(labelOf(setupPriceForm, 'base_cents')), '310');
  await goOn(page, hands, 'rules');
  await hands.write(page.getByLabel(labelOf(setupRulesForm, 'house_rules'), { exact: true }), 'Boots stay at the door.');
  await goOn(page, hands, 'calendar');
  await addCalendar(page, hands, calendar);
  await goOn(page, hands, 'registration');
  await hands.write(page.getByLabel('Registration number'), 'PM123456789');
  await hands.write(page.getByLabel('Expiry date'), '2028-06-30');
  await goOn(page, hands, 'finish');
  await page.getByText(say.complete).waitFor();
  await hands.press(button(page, say.list));
  await page.getByText(say.listed).waitFor();
};

interface Way {
  readonly how: string;
  readonly habits: Habits;
  readonly hands: (page: Page) => Hands;
}
const ways: readonly Way[] = [
  { how: 'by keys alone', habits: {}, hands: byKeys },
  { how: 'on a phone', habits: phone, hands: () => byPointer },
];

describe.runIf(hasChrome).each(ways)('$how', ({ how, habits, hands }) => {
  let site: Site;
  let chrome: Browser;
  onASite((...begun) => ([site, chrome] = begun));

  test(`a listing elsewhere is connected, set up and published ${how}, and a stranger finds it`, async () => {
    const { page, complaints, leave } = await aHost(chrome, site, habits);
    const own = hands(page);
    await connect(page, own, addressElsewhere(site, listing.id));
    await setUp(page, own, calendarElsewhere(site, listing.id));
    expect(complaints).toEqual([]);
    await leave();

    const stranger = await aPerson(chrome, site, habits);
    await stranger.goTo(`${pathTo.search()}?query=${listing.town}&sort=newest`);
    await stranger.page.getByRole('link', { name: new RegExp(`^${listing.title}`) }).waitFor();
    expect(stranger.complaints).toEqual([]);
    await stranger.leave();
  });
});
