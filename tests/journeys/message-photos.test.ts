// Pictures in messages between a guest and a host, each in a browser of their own: chosen, refused by name, sent, kept when that fails, looked at.
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { BookingDetail, BookingList, Inbox } from '../../generated/model/entities';
import { pathTo } from '../../generated/routes/paths';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { inboxTexts } from '../../generated/texts/sentences/inboxTexts';
import { threadTexts as say } from '../../generated/texts/sentences/threadTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { asked, aToken } from '../support/account-errands';
import { plain } from '../support/a-photo';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { byKeys, byPointer } from '../support/hands';
import { limitMs } from '../support/limits';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, type Habits, phone, takenOver } from '../support/person';

const emailOf = (who: string) => `${who}@tuckamore.example`;
const aFile = async (name: string, colour: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp(plain(900, 700, colour))
    .jpeg()
    .toBuffer(),
});
const wrong = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Call 604-555-0188') };
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Call 604-555-0188') };

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  let tokens: { readonly guest: string; readonly host: string };
  let booking: BookingDetail;
  const read = async <T>(who: keyof typeof tokens, path: string): Promise<T> =>
    ((await asked(site, `GET ${path}`, { token: tokens[who] })) as { readonly data: T }).data;
  onASite(async (...begun) => {
    [site, chrome] = begun;
    const [guest = '', host = ''] = await Promise.all(
      ['guest', 'host'].map((who) => aToken(site, { email: emailOf(who), password: demoAccounts.password })),
    );
    tokens = { guest, host };
    const hosted = await read<BookingList>('host', '/booking/properties?per_page=100');
    const own = await read<BookingList>('guest', '/booking?per_page=100');
    const shared = own.bookingList.filter(({ booking_id }) => hosted.bookingList.some((it) => it.booking_id === booking_id));
    const found = await Promise.all(shared.map(({ booking_id }) => read<BookingDetail>('guest', `/booking/${booking_id}`)));
    const paid = found.find(({ paid_at }) => paid_at !== null);
    if (!paid) throw new Error('the demo’s guest has no paid stay with the demo’s host');
    booking = paid;
  });

  const as = async (who: keyof typeof tokens, path: string, habits: Habits) => {
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token: tokens[who] });
    await person.goTo(path);
    await takenOver(person.page);
    await person.page.getByRole('region', { name: consentTexts.heading }).getByRole('button', { name: consentTexts.refuse }).click();
    return person;
  };
  const files = (page: Page) => page.locator('input[type=file]');
  const shown = (page: Page, label: RegExp) => page.getByRole('log').getByRole('button', { name: label });
  const isSeen = (page: Page, label: RegExp) =>
    expect
      .poll(() =>
        shown(page, label)
          .last()
          .locator('img')
          .evaluate((it: HTMLImageElement) => it.naturalWidth),
      )
      .toBeGreaterThan(0);
  const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  /** Opens the last picture alone, sees it large, and is back where it was. */
  const lookAt = async (page: Page, label: RegExp): Promise<void> => {
    const picture = shown(page, label).last();
    await picture.press('Enter');
    const alone = page.getByRole('dialog').getByRole('img');
    await expect.poll(() => alone.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(900);
    expect(await barriersOn(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => picture.evaluate((it) => it === document.activeElement)).toBe(true);
  };

  test.each([
    ['at a desk, by keys alone', desk, byKeys],
    ['on a phone', phone, () => byPointer],
  ] as const)(
    'a guest sends two pictures without words, and the host sees them, %s',
    async (_how, habits, handsOf) => {
      const { booking_id, guest } = booking;
      const { page, complaints, leave } = await as('guest', pathTo.stays({ booking_id }), { ...habits, expects: [/\/contact/] });
      const hands = handsOf(page);
      const send = page.getByRole('button', { name: 'Send message', exact: true });
      await files(page).setInputFiles([note]);
      const before = await shown(page, /^Photo 2 from you, /).count();
      await page.getByText(/^note\.txt: Choose one of these file types/).waitFor();
      await files(page).setInputFiles([
        await aFile('door.jpg', '#884422'),
        wrong,
        await aFile('stairs.jpg', '#228844'),
        await aFile('wall.jpg', '#224488'),
      ]);
      await page.getByText(/^fake\.jpg: We couldn’t open this file/).waitFor();
      await page.getByText(say.added({ count: 3 })).waitFor();
      expect(await barriersOn(page)).toEqual([]);
      await hands.press(page.getByRole('button', { name: say.removePhoto({ name: 'wall.jpg' }) }));
      await page.getByText(say.added({ count: 2 })).waitFor();
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Choose files');

      await page.route('**/contact', (route) => route.abort(), { times: 1 });
      await hands.press(send);
      await page.getByText('We couldn’t connect.').first().waitFor();
      expect(await page.getByRole('list', { name: say.chosen }).getByRole('listitem').count()).toBe(2);
      await page.keyboard.press('Escape');
      await hands.press(send);
      await page.getByRole('list', { name: say.chosen }).waitFor({ state: 'detached' });
      await expect.poll(() => shown(page, /^Photo 2 from you, /).count()).toBe(before + 1);
      await isSeen(page, /^Photo 2 from you, /);
      await lookAt(page, /^Photo 1 from you, /);
      expect(await barriersOn(page)).toEqual([]);
      expect(await fits(page)).toBe(true);

      const name = guest.first_name ?? '';
      await expect.poll(() => site.mailTo(emailOf('host'), 'sent 2 photos')).toBeDefined();
      const inbox = await read<Inbox>('host', `/message?booking_id=${booking_id}`);
      const hosting = await as('host', pathTo.bookingMessages(), habits);
      await hosting.page
        .getByText(inboxTexts.photos({ count: 2 }))
        .first()
        .waitFor();
      await hosting.goTo(pathTo.bookingMessages({ thread_id: inbox.threads[0]?.thread_id ?? '' }));
      const label = new RegExp(`^Photo 2 from ${name}, `);
      await isSeen(hosting.page, label);
      await takenOver(hosting.page);
      await lookAt(hosting.page, label);
      expect(await barriersOn(hosting.page)).toEqual([]);
      expect(await fits(hosting.page)).toBe(true);
      // the message that failed
      expect([...complaints, ...hosting.complaints]).toEqual([expect.stringContaining('net::ERR_FAILED')]);
      await Promise.all([leave(), hosting.leave()]);
    },
    limitMs(120),
  );
});
