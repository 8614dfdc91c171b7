// A paid booking is changed in a real browser: proposed by one side, read and accepted by the other, and paid by its guest.
import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { proposeChangeForm } from '../../generated/forms/proposeChangeForm';
import { sandboxPaymentForm } from '../../generated/forms/sandboxPaymentForm';
import { addDays } from '../../generated/model/dates';
import type { BookingDetail } from '../../generated/model/entities';
import { CardOutcome } from '../../generated/model/values';
import { pathTo } from '../../generated/routes/paths';
import { offerTexts as offer } from '../../generated/texts/sentences/offerTexts';
import { changeTexts as say } from '../../generated/texts/sentences/changeTexts';
import { checkoutTexts } from '../../generated/texts/sentences/checkoutTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { asked, aToken } from '../support/account-errands';
import { aRequest, paidByCard, type Request } from '../support/a-request';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, type Habits, phone, takenOver } from '../support/person';

const money = (cents: number): string => `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')} CAD`;

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let tokens: { readonly guest: string; readonly host: string };
  let chrome: Browser;
  onASite(async (...begun) => {
    [site, chrome] = begun;
    const [guest = '', host = ''] = await Promise.all(
      ['guest', 'host'].map((who) => aToken(site, { email: `${who}@tuckamore.example`, password: demoAccounts.password })),
    );
    tokens = { guest, host };
  });

  const read = async (who: keyof typeof tokens, { booking_id }: Request): Promise<BookingDetail> =>
    ((await asked(site, `GET /booking/${booking_id}`, { token: tokens[who] })) as { readonly data: BookingDetail }).data;
  const as = async (who: keyof typeof tokens, path: string, habits: Habits) => {
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token: tokens[who] });
    await person.goTo(path);
    return person;
  };
  /** A stay at the host's, from some day on, accepted and paid. */
  const aPaidStay = async (from: number): Promise<Request> => {
    const stay = await aRequest(site, tokens, from);
    await asked(site, `PATCH /booking/${stay.booking_id}/accept`, { token: tokens.host });
    await paidByCard(site, stay, tokens.guest);
    return stay;
  };
  const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  const isWell = async (page: Page): Promise<void> => expect([await barriersOn(page), await fits(page)]).toEqual([[], true]);
  const opened = async (page: Page, name: string): Promise<Locator> => {
    const way = page.getByRole('button', { name, exact: true });
    await way.waitFor();
    await takenOver(page);
    await way.click();
    return page.getByRole('dialog', { name, exact: true });
  };

  test('a guest on a phone asks for a day more, the host at a desk accepts, and the guest pays the difference', async () => {
    const stay = await aPaidStay(40);
    const { page, complaints, leave } = await as('guest', pathTo.stays(stay), phone);
    const window = await opened(page, say.open);
    await window.getByText(say.choose).waitFor();
    await isWell(page);
    const message = window.getByRole('textbox', { name: /message/i });
    await message.fill('Our train leaves a day later.');
    await page.keyboard.press('Escape');
    await opened(page, say.open);
    expect(await message.inputValue()).toBe('Our train leaves a day later.');
    await window.getByLabel('Check-out', { exact: true }).fill(addDays(stay.checkout, 1));
    await window.getByText(say.paidByCard).waitFor();
    await isWell(page);
    await window.getByRole('button', { name: proposeChangeForm.submit }).click();
    await page.getByRole('heading', { name: say.headingOwn }).waitFor();
    await isWell(page);
    const { change, guest } = await read('guest', stay);
    const amount = money(change?.difference.amount_cents ?? 0);

    const hosting = await as('host', pathTo.bookings(stay), desk);
    await hosting.page.getByRole('heading', { name: say.headingFrom({ name: guest.first_name ?? '' }) }).waitFor();
    await hosting.page.getByText(say.moreGuest({ amount })).waitFor();
    await takenOver(hosting.page);
    await isWell(hosting.page);
    await hosting.page.getByRole('button', { name: say.accept, exact: true }).click();
    await hosting.page.getByRole('heading', { name: say.headingAgreed }).waitFor();
    await isWell(hosting.page);

    await page.reload();
    const pay = page.getByRole('button', { name: say.pay({ amount }), exact: true });
    await pay.waitFor();
    await takenOver(page);
    await isWell(page);
    await pay.tap();
    await page.getByRole('heading', { level: 1, name: sandboxPaymentForm.title }).waitFor();
    await page.getByRole('radio', { name: CardOutcome.slow.label, exact: true }).check();
    await page.getByRole('button', { name: sandboxPaymentForm.submit, exact: true }).click();
    await page.getByText(say.confirmingText).waitFor();
    await isWell(page);
    // it takes seconds by the demo's clock
    await asked(site, 'POST /demo/clock', { advance_hours: 1 });
    await page.waitForURL((url) => url.pathname === pathTo.stays(stay) && url.search === '');
    await page.getByRole('button', { name: say.open, exact: true }).waitFor();
    expect(await read('guest', stay)).toMatchObject({ checkout: addDays(stay.checkout, 1), change: null });
    expect([...complaints, ...hosting.complaints]).toEqual([]);
    await hosting.leave();
    await leave();
  });

  test('a host at a desk asks for a lower price, and the guest on a phone accepts: the difference goes back', async () => {
    const stay = await aPaidStay(60);
    const { page, complaints, leave } = await as('host', pathTo.bookings(stay), desk);
    const window = await opened(page, say.openHost);
    await window.getByText(say.chooseHost).waitFor();
    await window.getByLabel(/^Price for all nights/).fill('150');
    await window.getByText(say.payout).waitFor();
    await isWell(page);
    await window.getByRole('button', { name: proposeChangeForm.submit }).click();
    await page.getByRole('heading', { name: say.headingOwn }).waitFor();
    await isWell(page);
    const { change, host } = await read('host', stay);
    const back = money(-(change?.difference.amount_cents ?? 0));

    const visit = await as('guest', pathTo.stays(stay), phone);
    await visit.page.getByRole('heading', { name: say.headingFrom({ name: host.first_name ?? '' }) }).waitFor();
    await visit.page.getByText(say.less({ amount: back })).waitFor();
    await takenOver(visit.page);
    await isWell(visit.page);
    await visit.page.getByRole('button', { name: say.accept, exact: true }).tap();
    await visit.page.getByRole('heading', { name: say.headingFrom({ name: host.first_name ?? '' }) }).waitFor({ state: 'detached' });
    expect((await read('guest', stay)).quote?.due).toEqual(change?.after);
    await isWell(visit.page);
    expect([...complaints, ...visit.complaints]).toEqual([]);
    await visit.leave();
    await leave();
  });

  test('a host on a phone answers a request with a day more for a price, and the guest at a desk accepts and goes on to pay', async () => {
    const request = await aRequest(site, tokens, 80);
    const { page, complaints, leave } = await as('host', pathTo.bookings(request), phone);
    const window = await opened(page, offer.open);
    await window.getByText(offer.choose).waitFor();
    await window.getByLabel('Check-out', { exact: true }).fill(addDays(request.checkout, 1));
    await window.getByLabel(/^Price for all nights/).fill('300');
    await window.getByLabel(/^Message/).fill('A day more for you.');
    await window.getByText(offer.guestPays).waitFor();
    await isWell(page);
    await window.getByRole('button', { name: offer.send, exact: true }).click();
    await page.getByRole('heading', { name: offer.headingOwn }).waitFor();
    await page.getByText(offer.originalText).waitFor();
    await isWell(page);
    const { change, host } = await read('host', request);
    await page.goto(site.origin + pathTo.bookings({ tab: 'requests' }));
    await page.locator(`a[data-booking="${request.booking_id}"]`).getByText(offer.sentInList).waitFor();

    const visit = await as('guest', pathTo.stays(), desk);
    const inList = offer.inList({ moment: '' }).trim();
    await visit.page.getByRole('article').filter({ hasText: inList }).getByRole('link').first().click();
    await visit.page.getByRole('heading', { name: offer.headingFrom({ name: host.first_name ?? '' }) }).waitFor();
    await visit.page.getByText('A day more for you.').waitFor();
    await takenOver(visit.page);
    await isWell(visit.page);
    await visit.page.getByRole('button', { name: offer.accept, exact: true }).click();
    const amount = money(change?.after.amount_cents ?? 0);
    await visit.page.getByRole('button', { name: checkoutTexts.button({ amount }) }).waitFor();
    expect(await read('guest', request)).toMatchObject({ status: 'confirmed', checkout: addDays(request.checkout, 1), change: null });
    expect([...complaints, ...visit.complaints]).toEqual([]);
    await visit.leave();
    await leave();
  });
});
