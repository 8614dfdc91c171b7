// A host's page of one property: its pictures brought, put in order, described and taken back, and every part of it at a desk and on a phone.
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photoForm } from '../../generated/forms/photoForm';
import type { HostProperty } from '../../generated/model/entities';
import { kept } from '../../generated/model/kept';
import { pathTo } from '../../generated/routes/paths';
import { photoTexts as say } from '../../generated/texts/sentences/photoTexts';
import { propertyTexts } from '../../generated/texts/sentences/propertyTexts';
import { aHeic, aJpeg } from '../support/a-photo';
import { aSite, type Site } from '../support/a-site';
import { aMember, asked, aToken } from '../support/account-errands';
import { hasChrome, launchChrome } from '../support/browser';
import { aPerson, barriersOn, desk, type Habits, phone, takenOver } from '../support/person';

let site: Site;
let token: string;
let chrome: Browser | undefined;
beforeAll(async () => {
  site = await aSite('PGlite', { DEMO: 'false' });
  token = await aToken(site, await aMember(site));
  if (hasChrome) chrome = await launchChrome();
}, 120_000);
afterAll(async () => {
  await chrome?.close();
  await site?.close();
});

const aDraft = async (): Promise<HostProperty> => ((await asked(site, 'POST /user/property', { token })) as { data: HostProperty }).data;
const asKept = async (id: string): Promise<HostProperty> =>
  ((await asked(site, `GET /user/property/${id}`, { token })) as { data: HostProperty }).data;

const aHost = async (habits: Habits = desk) => {
  const person = await aPerson(chrome as Browser, site, { reducedMotion: 'reduce', ...habits });
  await person.page.addInitScript(([name, value]) => localStorage.setItem(name, value), [kept.accessTokenKept.name, token] as const);
  const open = async (id: string, part = '') => {
    await person.goTo(pathTo.property({ property_id: id }) + part);
    await person.page.getByRole('navigation', { name: propertyTexts.parts }).waitFor();
    await takenOver(person.page);
  };
  return { ...person, open };
};

const list = (page: Page): Locator => page.getByRole('list', { name: say.list });
const words = (page: Page): Promise<string[]> =>
  page.getByLabel('What does this photo show?').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
const bring = async (page: Page, names: readonly string[]) => {
  const files = await Promise.all(names.map(async (name, at) => ({ name, mimeType: 'image/jpeg', buffer: await aJpeg(640 + at, 480) })));
  await page.getByLabel(String(photoForm.uiSchema['photo']?.['ui:title'])).setInputFiles(files);
  await page.getByText(say.uploadedMany({ count: names.length })).waitFor();
};
const describeAll = async (page: Page, texts: readonly string[]) => {
  for (const [at, text] of texts.entries()) {
    const field = page.getByLabel('What does this photo show?').nth(at);
    await field.fill(text);
    await field.press('Enter');
  }
};
const order = async (id: string) => (await asKept(id)).photos.map(({ alt }) => alt);

describe.runIf(hasChrome)('the pictures', () => {
  test('are brought several at once, described, moved by keys and by dragging, removed and taken back', async () => {
    const { property_id: id } = await aDraft();
    const { page, open, complaints, leave } = await aHost();
    await open(id, '#photos');
    await bring(page, ['lake.jpg', 'dock.jpg', 'sauna.jpg']);
    expect(await list(page).getByRole('listitem').count()).toBe(3);
    await describeAll(page, ['The lake', 'The dock', 'The sauna']);
    await expect.poll(() => order(id)).toEqual(['The lake', 'The dock', 'The sauna']);

    await page.getByRole('button', { name: say.grip({ number: 3, count: 3 }) }).focus();
    await page.keyboard.press('Home');
    await page.getByText(say.moved({ number: 1, count: 3 })).waitFor();
    await expect.poll(() => order(id)).toEqual(['The sauna', 'The lake', 'The dock']);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(say.grip({ number: 1, count: 3 }));

    const pictures = list(page).getByRole('img');
    await pictures.nth(0).dragTo(pictures.nth(2));
    await expect.poll(() => order(id)).toEqual(['The lake', 'The dock', 'The sauna']);

    await page.getByRole('button', { name: say.remove({ number: 2 }) }).click();
    await expect.poll(() => order(id)).toEqual(['The lake', 'The sauna']);
    await page.getByRole('button', { name: say.undo }).click();
    await expect.poll(() => order(id)).toEqual(['The lake', 'The dock', 'The sauna']);
    expect(await words(page)).toEqual(['The lake', 'The dock', 'The sauna']);
    expect(await barriersOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('come by pasting and dropping too; what is no picture is named, and what cannot be read says so at its place', async () => {
    const { property_id: id } = await aDraft();
    const { page, open, leave } = await aHost({ expects: [/\/photo$/] });
    await open(id, '#photos');
    const bytes = [...(await aJpeg())];
    const transfer = (name: string, content: readonly number[], type: string) =>
      page.evaluateHandle(
        ([called, from, kind]) => {
          const moved = new DataTransfer();
          moved.items.add(new File([new Uint8Array(from)], called, { type: kind }));
          return moved;
        },
        [name, content, type] as const,
      );
    const pasted = await transfer('lake.jpg', bytes, 'image/jpeg');
    await page.evaluate(
      (clipboardData) => document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
      pasted,
    );
    await page.getByText(say.uploadedOne).waitFor();
    const zone = page.getByText('or drop them here');
    await zone.dispatchEvent('drop', { dataTransfer: await transfer('broken.jpg', [1, 2, 3], 'image/jpeg') });
    await page.getByRole('button', { name: say.retry }).waitFor();
    await zone.dispatchEvent('drop', { dataTransfer: await transfer('notes.pdf', [1], 'application/pdf') });
    await page.getByText(/^notes\.pdf: /).waitFor();
    // as an iPhone sends it, and a browser without a name for it tells nothing
    await zone.dispatchEvent('drop', { dataTransfer: await transfer('IMG_0001.HEIC', [...aHeic()], '') });
    await expect.poll(async () => (await asKept(id)).photos.length).toBe(2);
    await page.getByRole('button', { name: say.cancel({ name: 'broken.jpg' }) }).click();
    await page.getByText('broken.jpg').waitFor({ state: 'detached' });
    await leave();
  });
});

describe.runIf(hasChrome).each([
  ['at a desk', desk],
  ['on a phone', phone],
])('%s', (_where, device) => {
  test('every part of the page is in reach, nothing spills over and axe finds nothing', async () => {
    const { property_id: id } = await aDraft();
    const { page, open, complaints, leave } = await aHost(device);
    await open(id);
    const parts = page.getByRole('navigation', { name: propertyTexts.parts }).getByRole('link');
    for (const name of await parts.allInnerTexts()) {
      await parts.and(page.getByRole('link', { name, exact: true })).click();
      await page.getByRole('region', { name, exact: true }).waitFor();
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
      expect(await barriersOn(page), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(device.viewport.width);
    }
    expect(complaints).toEqual([]);
    await leave();
  });
});
