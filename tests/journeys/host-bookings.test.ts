// A host's bookings in a real browser, with the guest in a browser of their own: accepted and paid, rejected, paid directly, called off.
import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { acceptForm } from '../../generated/forms/acceptForm';
import { cancelForm } from '../../generated/forms/cancelForm';
import { recordPaymentForm } from '../../generated/forms/recordPaymentForm';
import { rejectForm } from '../../generated/forms/rejectForm';
import { sandboxPaymentForm } from '../../generated/forms/sandboxPaymentForm';
import type { BookingDetail, HostBookings, HostCalendar } from '../../generated/model/entities';
import { BookingTab, CardOutcome } from '../../generated/model/values';
import { pathTo } from '../../generated/routes/paths';
import { bookingTexts } from '../../generated/texts/sentences/bookingTexts';
import { checkoutTexts } from '../../generated/texts/sentences/checkoutTexts';
import { hostBookingTexts as say } from '../../generated/texts/sentences/hostBookingTexts';
import { stayTexts } from '../../generated/texts/sentences/stayTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { shownDates, shownMoney } from '../../src/screens/shell/format/format';
import { aMember, asked, aToken } from '../support/account-errands';
import { paidByCard, type Request, aRequest } from '../support/a-request';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, type Habits, phone, takenOver } from '../support/person';

/** Presses Tab until it is there. */
const tabTo = async (page: Page, to: Locator): Promise<void> => {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no Tab leads there');
};
const titleOf = ({ checkin, checkout }: Request, guest: string): string => say.title({ guest, dates: shownDates(checkin, checkout) });

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  const tokens = { host: '', guest: '' };
  onASite(async (...begun) => {
    [site, chrome] = begun;
    tokens.host = await aToken(site, { email: 'host@tuckamore.example', password: demoAccounts.password });
  });

  /** The guest comes with the first request. */
  const requested = async (from: number): Promise<Request> => {
    tokens.guest ||= await aToken(site, await aMember(site));
    return aRequest(site, tokens, from);
  };
  const asSide = async (side: 'guest' | 'host', path: string, habits: Habits = desk) => {
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token: tokens[side] });
    await person.goTo(path);
    return person;
  };
  const read = async ({ booking_id }: Request): Promise<BookingDetail> =>
    ((await asked(site, `GET /booking/${booking_id}`, { token: tokens.host })) as { readonly data: BookingDetail }).data;
  const rowOf = (page: Page, { booking_id }: Request) => page.locator(`a[data-booking="${booking_id}"]`);

  test('a request is accepted with a message and paid: each side sees what the other did', async () => {
    const request = await requested(20);
    const [host, guest] = [await asSide('host', pathTo.bookings()), await asSide('guest', pathTo.stays(request))];
    await guest.page.getByText(stayTexts.replyText).waitFor();
    await host.page.getByRole('region', { name: BookingTab.requests.label }).waitFor();
    await takenOver(host.page);
    expect(await barriersOn(host.page)).toEqual([]);
    await host.page.getByRole('searchbox', { name: say.search }).fill((await read(request)).reference);
    await rowOf(host.page, request).click();
    await host.page.getByRole('heading', { level: 1, name: titleOf(request, 'Maren') }).waitFor();
    expect(await barriersOn(host.page)).toEqual([]);
    await host.page.getByRole('button', { name: say.accept }).click();
    const window = host.page.getByRole('dialog', { name: acceptForm.title });
    await window.getByRole('textbox').fill('You are welcome.');
    expect(await barriersOn(host.page)).toEqual([]);
    await window.getByRole('button', { name: acceptForm.submit }).click();
    await window.waitFor({ state: 'detached' });
    await host.page.getByText(/^Maren has until /).waitFor();
    await rowOf(host.page, request).getByText('Payment Pending').waitFor();

    await guest.page.reload();
    const { quote } = await read(request);
    const amount = quote ? shownMoney(quote.due.amount_cents, quote.due.currency) : '';
    await guest.page
      .getByRole('link', { name: stayTexts.payAmount({ amount }) })
      .first()
      .click();
    await guest.page.getByRole('button', { name: checkoutTexts.button({ amount }) }).click();
    await guest.page.getByLabel(CardOutcome.paid.label, { exact: true }).check();
    await guest.page.getByRole('button', { name: sandboxPaymentForm.submit }).click();
    await guest.page.waitForURL(({ pathname }) => pathname === pathTo.checkout({ booking_id: request.booking_id }));
    await expect.poll(async () => (await read(request)).paid_at).not.toBeNull();
    await guest.goTo(pathTo.stays(request));
    await guest.page.getByRole('link', { name: bookingTexts.directions }).waitFor();
    await host.page.reload();
    // last names are for two who have agreed, once it is paid
    await host.page.getByRole('heading', { level: 1, name: titleOf(request, 'Maren Oakes') }).waitFor();
    await host.page.getByText(say.paidOut).waitFor();
    expect([...host.complaints, ...guest.complaints]).toEqual([]);
    await Promise.all([host.leave(), guest.leave()]);
  });

  test('by keys alone: a request is rejected with a reason, which the guest reads', async () => {
    const request = await requested(40);
    const { page, complaints, leave } = await asSide('host', pathTo.bookings());
    await rowOf(page, request).first().waitFor();
    await takenOver(page);
    await tabTo(page, page.getByRole('searchbox', { name: say.search }));
    await page.keyboard.type((await read(request)).reference);
    await page.getByText(say.found({ count: 1 }), { exact: true }).waitFor();
    await tabTo(page, rowOf(page, request));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: titleOf(request, 'Maren') }).waitFor();
    await tabTo(page, page.getByRole('button', { name: say.reject }));
    await page.keyboard.press('Enter');
    const window = page.getByRole('dialog', { name: rejectForm.title });
    await tabTo(page, window.getByRole('textbox'));
    await page.keyboard.type('The road is closed.');
    await tabTo(page, window.getByRole('button', { name: rejectForm.submit }));
    await page.keyboard.press('Enter');
    await window.waitFor({ state: 'detached' });
    await rowOf(page, request).getByText('Rejected').waitFor();
    expect(await read(request)).toMatchObject({ status: 'rejected', reject_reason: 'The road is closed.' });
    const guest = await asSide('guest', pathTo.stays(request));
    await guest.page.getByText('The road is closed.').first().waitFor();
    expect([...complaints, ...guest.complaints]).toEqual([]);
    await Promise.all([leave(), guest.leave()]);
  });

  test('what a guest paid directly is recorded, and the booking is paid', async () => {
    const request = await requested(60);
    await asked(site, `PATCH /booking/${request.booking_id}/accept`, { token: tokens.host });
    const { page, complaints, leave } = await asSide('host', pathTo.bookings(request));
    await page.getByRole('heading', { level: 1, name: titleOf(request, 'Maren') }).waitFor();
    await takenOver(page);
    await page.getByRole('button', { name: say.recordPayment }).click();
    const window = page.getByRole('dialog', { name: recordPaymentForm.title });
    await window.getByLabel('Interac e-Transfer').check();
    expect(await barriersOn(page)).toEqual([]);
    await window.getByRole('button', { name: recordPaymentForm.submit }).click();
    await window.waitFor({ state: 'detached' });
    await page.getByText(say.paidOffline).waitFor();
    expect(await read(request)).toMatchObject({ status: 'confirmed', payment_method: 'offline' });
    expect((await read(request)).paid_at).not.toBeNull();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('on a phone: a paid booking is called off, all of it comes back, and its nights stay blocked', async () => {
    const request = await requested(80);
    await asked(site, `PATCH /booking/${request.booking_id}/accept`, { token: tokens.host });
    await paidByCard(site, request, tokens.guest);
    const { page, complaints, leave } = await asSide('host', pathTo.bookings(), phone);
    await page.getByRole('searchbox', { name: say.search }).fill((await read(request)).reference);
    await rowOf(page, request).tap();
    await page.getByRole('heading', { level: 1, name: titleOf(request, 'Maren Oakes') }).waitFor();
    expect(await page.getByRole('searchbox').isVisible()).toBe(false);
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole('button', { name: cancelForm.submit }).tap();
    const window = page.getByRole('dialog', { name: cancelForm.title });
    const { quote } = await read(request);
    await window.getByRole('list', { name: bookingTexts.cancelBack }).waitFor();
    await window.getByRole('textbox').fill('The roof leaks.');
    await window.getByRole('button', { name: cancelForm.submit }).tap();
    await window.waitFor({ state: 'detached' });
    await page.getByRole('article').getByText('Cancelled', { exact: true }).waitFor();
    expect(await read(request)).toMatchObject({ status: 'cancelled', cancelled_by: 'host', refund_cents: quote?.total.amount_cents });
    const { property_id, checkin, checkout } = request;
    const nights = `GET /user/property/${property_id}/calendar?from=${checkin}&to=${checkout}`;
    const { data } = (await asked(site, nights, { token: tokens.host })) as { readonly data: HostCalendar };
    expect(data.nights.filter(({ taken }) => taken === null)).toEqual([]);
    await page.getByRole('link', { name: say.back }).tap();
    await page.getByRole('heading', { level: 1, name: say.heading }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test.each([
    ['at a desk', desk],
    ['on a phone', phone],
  ])('%s: tab and words stand in the address: they outlast a reload, an opened booking, and the way back', async (_where, habits) => {
    const { page, complaints, leave } = await asSide('host', pathTo.bookings(), habits);
    const tab = (name: string) => page.getByRole('navigation', { name: say.parts }).getByRole('link', { name });
    const shownIn = (name: string) => page.getByRole('region', { name, exact: true });
    await tab(BookingTab.past.label).click();
    await shownIn(BookingTab.past.label).waitFor();
    await takenOver(page);
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const { data } = (await asked(site, 'GET /booking/properties/search?tab=past', { token: tokens.host })) as {
      readonly data: HostBookings;
    };
    const guest = data.bookingList[0]?.guest?.first_name ?? '';
    await page.getByRole('searchbox', { name: say.search }).fill(guest);
    await page.waitForURL(({ search }) => search === `?words=${encodeURIComponent(guest)}`);
    await page.reload();
    await expect.poll(() => page.getByRole('searchbox', { name: say.search }).inputValue()).toBe(guest);
    await tab(BookingTab.past.label).click();
    // the rows take the tab along once its page is there
    await shownIn(BookingTab.past.label).locator('a[href*="tab=past"]').first().click();
    await page.getByRole('link', { name: say.back }).click();
    await page.waitForURL(({ pathname, search }) => `${pathname}${search}` === pathTo.bookings({ tab: 'past', words: guest }));
    await shownIn(BookingTab.past.label).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('searchbox', { name: say.search }).fill('nowhere to be found');
    await page.getByRole('button', { name: say.searchAll }).click();
    await page.waitForURL(({ search }) => search === '');
    await tab(BookingTab.cancelled.label).click();
    await page.waitForURL(({ search }) => search === '?tab=cancelled');
    await page.goBack();
    await page.waitForURL(({ search }) => search === '');
    expect(complaints).toEqual([]);
    await leave();
  });
});
