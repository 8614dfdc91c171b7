// A guest's stays in a real browser: what comes back before cancelling, a request changed, a problem reported, by keys and on a phone.
import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cancelForm } from '../../generated/forms/cancelForm';
import { changeBookingForm } from '../../generated/forms/changeBookingForm';
import { reportForm } from '../../generated/forms/reportForm';
import type { BookingDetail, BookingList, BookingRow, CancelPreview } from '../../generated/model/entities';
import { type Instant, instantOf } from '../../generated/model/wire';
import { pathTo } from '../../generated/routes/paths';
import { type BookingDisplayStatusName, bookingDisplayStatusName } from '../../generated/rules/statuses';
import { arrivalTexts } from '../../generated/texts/sentences/arrivalTexts';
import { bookingTexts } from '../../generated/texts/sentences/bookingTexts';
import { listingTexts } from '../../generated/texts/sentences/listingTexts';
import { mapTexts } from '../../generated/texts/sentences/mapTexts';
import { receiptTexts } from '../../generated/texts/sentences/receiptTexts';
import { stayTexts as say } from '../../generated/texts/sentences/stayTexts';
import { threadTexts } from '../../generated/texts/sentences/threadTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { shownMoney } from '../../src/screens/shell/format/format';
import { asked, aToken } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, type Habits, phone, takenOver } from '../support/person';

/** Presses Tab until it is there. */
const tabTo = async (page: Page, to: Locator): Promise<void> => {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no Tab leads there');
};

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let token: string;
  let chrome: Browser;
  onASite(async (...begun) => {
    [site, chrome] = begun;
    token = await aToken(site, { email: 'guest@tuckamore.example', password: demoAccounts.password });
  });

  const read = async <T>(path: string): Promise<T> => ((await asked(site, `GET ${path}`, { token })) as { readonly data: T }).data;
  /** A stay of the demo's guest that stands just there. */
  const aStayThat = async (is: BookingDisplayStatusName): Promise<BookingRow> => {
    const { bookingList } = await read<BookingList>('/booking?per_page=100');
    const now: Instant = instantOf(Date.now());
    const found = bookingList.find((booking) => bookingDisplayStatusName({ booking, now }) === is);
    if (!found) throw new Error(`the guest has no stay that is ${is}`);
    return found;
  };
  const aGuest = async (path: string, habits: Habits = desk) => {
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token });
    await person.goTo(path);
    return person;
  };

  test('by keys alone: a stay is found, what comes back is read, and just that comes back', async () => {
    const { booking_id, property } = await aStayThat('upcoming');
    const { page, complaints, leave } = await aGuest(pathTo.stays());
    const way = page.locator(`a[href="${pathTo.stays({ booking_id })}"]`);
    await way.waitFor();
    await takenOver(page);
    expect(await barriersOn(page)).toEqual([]);
    await tabTo(page, way);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: property.title }).waitFor();
    await page.getByRole('link', { name: bookingTexts.directions }).waitFor();
    expect(await barriersOn(page)).toEqual([]);

    await tabTo(page, page.getByRole('button', { name: say.cancel }));
    await page.keyboard.press('Enter');
    const { refund, refund_cad } = await read<CancelPreview>(`/booking/${booking_id}/cancel-preview`);
    const amount = shownMoney(refund.amount_cents, refund.currency);
    const window = page.getByRole('dialog', { name: cancelForm.title });
    await window.getByRole('list', { name: bookingTexts.cancelBack }).getByText(amount).first().waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await tabTo(page, window.getByRole('textbox'));
    await page.keyboard.type('We fell ill.');
    await tabTo(page, window.getByRole('button', { name: cancelForm.submit }));
    await page.keyboard.press('Enter');
    await window.waitFor({ state: 'detached' });
    await page.getByText(say.cancelledByYou).waitFor();
    const after = await read<BookingDetail>(`/booking/${booking_id}`);
    const refund_cents = refund_cad.amount_cents;
    expect(after).toMatchObject({ status: 'cancelled', cancelled_by: 'guest', cancel_reason: 'We fell ill.', refund_cents });
    expect(complaints).toEqual([]);
    await leave();
  });

  test('on a phone: a request is changed with its new price in sight, and withdrawn', async () => {
    const { booking_id, property, guests } = await aStayThat('pending');
    const { page, complaints, leave } = await aGuest(pathTo.stays({ booking_id }), phone);
    await page.getByRole('heading', { level: 1, name: property.title }).waitFor();
    await takenOver(page);
    await page.getByRole('button', { name: say.change }).tap();
    const window = page.getByRole('dialog', { name: changeBookingForm.title });
    const people = guests.adults > 1 ? { name: /^Fewer adults/i, adults: guests.adults - 1 } : { name: /^More adults/i, adults: 2 };
    await window.getByRole('button', { name: people.name }).tap();
    await window.getByText(say.priceBefore).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await window.getByRole('button', { name: changeBookingForm.submit }).tap();
    await window.waitFor({ state: 'detached' });
    expect((await read<BookingDetail>(`/booking/${booking_id}`)).guests.adults).toBe(people.adults);

    await page.getByRole('button', { name: say.withdraw }).tap();
    const last = page.getByRole('dialog', { name: bookingTexts.withdrawHeading });
    await last.getByRole('textbox').fill('Other plans.');
    await last.getByRole('button', { name: bookingTexts.withdraw }).tap();
    await page.getByText(say.withdrawn, { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(complaints).toEqual([]);
    await leave();
  });

  test.each([
    ['on a phone', phone],
    ['at a desk', desk],
  ])('a stay %s says first what one can do, then how one gets there, and last what happened', async (where, habits) => {
    const { booking_id, property } = await aStayThat('hosting');
    const { page, complaints, leave } = await aGuest(pathTo.stays({ booking_id }), habits);
    const named = (level: number, name: string) => page.getByRole('heading', { level, name, exact: true });
    const host = named(2, say.host);
    const parts = [
      named(1, property.title),
      page.getByRole('button', { name: say.report }),
      named(2, arrivalTexts.heading),
      named(2, listingTexts.mapHeading),
      host,
      named(2, threadTexts.heading),
      page.getByRole('button', { name: receiptTexts.download }),
      named(2, bookingTexts.timeline),
    ];
    for (const part of parts) await part.waitFor();
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? Number.NaN));
    // at a desk the price and what one can do stand beside the rest
    const read = where === 'on a phone' ? tops : tops.filter((_, at) => at !== 1 && at !== 6);
    expect(read).toEqual([...read].toSorted((one, other) => one - other));
    await page.getByRole('region', { name: listingTexts.mapHeading }).scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: mapTexts.zoomIn }).waitFor();
    expect(await page.getByText(listingTexts.mapCircle).count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a stay goes into one’s own calendar, and what is wrong with it is reported', async () => {
    const { booking_id, reference, property } = await aStayThat('hosting');
    const { page, complaints, leave } = await aGuest(pathTo.stays({ booking_id }));
    await page.getByRole('heading', { level: 1, name: property.title }).waitFor();
    await takenOver(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: say.calendar }).click()]);
    expect(download.suggestedFilename()).toBe(`${reference}.ics`);
    await page.getByRole('button', { name: say.report }).click();
    const window = page.getByRole('dialog', { name: reportForm.title });
    await window.getByRole('textbox').fill('There is no heating.');
    await window.getByRole('button', { name: reportForm.submit }).click();
    await page.getByText(bookingTexts.reported).waitFor();
    await window.waitFor({ state: 'detached' });
    const { events } = await read<BookingDetail>(`/booking/${booking_id}`);
    expect(events.at(-1)?.event).toBe('report');
    expect(complaints).toEqual([]);
    await leave();
  });
});
