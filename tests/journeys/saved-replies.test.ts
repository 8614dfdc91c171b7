// A host's saved replies in a real browser: written with fields, put into a message behind what is typed, sent by hand, and deleted.
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { savedReplyForm } from '../../generated/forms/savedReplyForm';
import type { HostProperty } from '../../generated/model/entities';
import { ReplyField } from '../../generated/model/values';
import { pathTo } from '../../generated/routes/paths';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { savedReplyTexts as say } from '../../generated/texts/sentences/savedReplyTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { aMember, asked, aToken } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { limitMs } from '../support/limits';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, phone, takenOver } from '../support/person';

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  let token = '';
  let listing: HostProperty;
  onASite(async (...begun) => {
    [site, chrome] = begun;
    token = await aToken(site, { email: 'host@tuckamore.example', password: demoAccounts.password });
    const own = (await asked(site, 'GET /user/property', { token })) as { readonly data: readonly HostProperty[] };
    const listed = own.data.find(({ status }) => status === 'listed');
    if (!listed) throw new Error('the demo’s host has no listing');
    listing = listed;
  });

  /** A guest's question to the host. */
  const aThread = async (): Promise<string> => {
    const guest = await aToken(site, await aMember(site));
    const question = { token: guest, message: 'Where do we park?' };
    const { data } = (await asked(site, `POST /property/${listing.property_id}/contact`, question)) as {
      readonly data: { readonly thread_id: string };
    };
    return data.thread_id;
  };

  test.each([
    ['a phone', phone],
    ['a desk', desk],
  ] as const)(
    'on %s',
    async (_, habits) => {
      const thread_id = await aThread();
      const { page, goTo, complaints, leave } = await aPerson(chrome, site, {
        reducedMotion: 'reduce',
        expects: [/\/user\/reply$/, /\/api\/message\/[0-9a-f-]{36}$/],
        ...habits,
        token,
      });
      await goTo(pathTo.bookingMessages({ thread_id }));
      await takenOver(page);
      await page.getByRole('region', { name: consentTexts.heading }).getByRole('button', { name: consentTexts.refuse }).click();
      const message = page.getByLabel('Message', { exact: true });
      await message.fill('Good question!');
      const dialog = page.getByRole('dialog');
      const press = (name: string | RegExp) =>
        dialog.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) }).click();
      const open = page.getByRole('main').getByRole('button', { name: say.heading, exact: true });

      await open.click();
      await dialog.getByText(say.none).waitFor();
      expect(await barriersOn(page)).toEqual([]);
      await press(say.add);
      const text = dialog.getByLabel('Message', { exact: true });
      await dialog.getByLabel('Title').fill('Parking');
      await text.fill('Hi {first name}, ');
      await press(savedReplyForm.submit);
      await dialog.getByText('“{first name}” isn’t a field.').first().waitFor();
      expect(await barriersOn(page)).toEqual([]);
      await text.fill('Hi , park by the barn of . Arrive on ');
      await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(3, 3));
      await press(ReplyField.guest.label);
      await expect.poll(() => text.inputValue()).toBe('Hi {guest}, park by the barn of . Arrive on ');
      await text.press('End');
      await press(ReplyField.checkin_date.label);
      await expect.poll(() => text.inputValue()).toBe('Hi {guest}, park by the barn of . Arrive on {checkin_date}');
      await press(savedReplyForm.submit);

      await dialog.getByText('Fill in yourself: Check-in date').waitFor();
      expect(await barriersOn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
      await press(/^Parking/);
      const put = 'Good question!\nHi Maren, park by the barn of . Arrive on {checkin_date}';
      await expect.poll(() => message.inputValue()).toBe(put);
      await expect
        .poll(() => message.evaluate((area: HTMLTextAreaElement) => document.activeElement === area && area.selectionEnd))
        .toBe(put.length);
      expect(await page.getByRole('log').getByText('Good question!').count()).toBe(0);
      const send = page.getByRole('button', { name: 'Send', exact: true });
      await send.click();
      await page.getByText('{checkin_date} is still in your message.').waitFor();
      expect(await barriersOn(page)).toEqual([]);
      expect(await message.inputValue()).toBe(put);
      await message.fill(put.replace('{checkin_date}', 'any day'));
      await send.click();
      await page.getByRole('log').getByText('Good question!').waitFor();
      expect(await message.inputValue()).toBe('');

      await open.click();
      await press(say.editOf({ title: 'Parking' }));
      await dialog.getByLabel('Title').fill('Where to park');
      await press(savedReplyForm.submit);
      await press(say.deleteOf({ title: 'Where to park' }));
      await dialog.getByText(say.deleteText).waitFor();
      expect(await barriersOn(page)).toEqual([]);
      await press(say.delete);
      await dialog.getByText(say.none).waitFor();
      expect(complaints).toEqual([]);
      await leave();
    },
    limitMs(90),
  );
});
