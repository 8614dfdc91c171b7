// Bookings from the request to their end in a real browser: the demo's clock goes on, and nobody waits for it.
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { acceptForm } from '../../generated/forms/acceptForm';
import { bookingForm } from '../../generated/forms/bookingForm';
import { cancelForm } from '../../generated/forms/cancelForm';
import { reportForm } from '../../generated/forms/reportForm';
import { sandboxPaymentForm } from '../../generated/forms/sandboxPaymentForm';
import { bookingsPerHour, lostHoldWaitHours } from '../../generated/model/constants';
import type { BookingDetail, CancelPreview, PricingMeta, SearchAnswer } from '../../generated/model/entities';
import { refundSteps } from '../../generated/model/tables';
import { BookingEvent, type CancellationPolicy, CardOutcome } from '../../generated/model/values';
import { type Instant, type PlainDate, utcDateOf } from '../../generated/model/wire';
import { pathTo } from '../../generated/routes/paths';
import { HOUR, DAY, dayOf, addDays } from '../../generated/model/dates';
import { momentAt, momentOf } from '../../generated/rules/runtime';
import { bookingTexts } from '../../generated/texts/sentences/bookingTexts';
import { checkoutTexts } from '../../generated/texts/sentences/checkoutTexts';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { demoClockTexts } from '../../generated/texts/sentences/demoClockTexts';
import { messageReceivedTexts } from '../../generated/texts/sentences/messageReceivedTexts';
import { hostBookingTexts } from '../../generated/texts/sentences/hostBookingTexts';
import { receiptTexts } from '../../generated/texts/sentences/receiptTexts';
import { reviewTexts } from '../../generated/texts/sentences/reviewTexts';
import { stayTexts as say } from '../../generated/texts/sentences/stayTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { shownMoney } from '../../src/screens/shell/format/format';
import { aMember, asked, aToken } from '../support/account-errands';
import { aRequest, aTripToAsk, paidByCard, type Request } from '../support/a-request';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, type Person, takenOver } from '../support/person';
import { limitMs } from '../support/limits';

const adults = { adults: 2, children: 0, infants: 0, pets: 0 };

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  const tokens = { host: '', guest: '' };
  onASite(async (...begun) => {
    [site, chrome] = begun;
    tokens.host = await aToken(site, { email: 'host@tuckamore.example', password: demoAccounts.password });
  });

  /** The guest comes with the first test: their mail is waited for. */
  beforeEach(async () => {
    tokens.guest ||= await aToken(site, await aMember(site));
  });

  const ask = async <T>(call: string, body: object = {}, side: 'guest' | 'host' = 'guest'): Promise<T> =>
    ((await asked(site, call, { token: tokens[side], ...body })) as { readonly data: T }).data;
  const read = ({ booking_id }: Pick<Request, 'booking_id'>) => ask<BookingDetail>(`GET /booking/${booking_id}`);
  const clock = async (): Promise<number> => momentOf((await ask<{ readonly now: Instant }>('GET /demo/clock')).now);
  /** So many days after the demo's today, as days after ours. */
  const ahead = async (days: number): Promise<number> => Math.ceil(((await clock()) - Date.now()) / DAY) + days;
  const accepted = async (days: number): Promise<Request> => {
    const request = await aRequest(site, tokens, await ahead(days));
    await ask(`PATCH /booking/${request.booking_id}/accept`, {}, 'host');
    return request;
  };
  /** Has logged in, and does not want to be asked about cookies. */
  const asSide = async (side: 'guest' | 'host'): Promise<Person> => {
    // a minute may begin while a stay is being cancelled: what comes back is asked once more, and it is over by then
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', expects: [/\/cancel-preview$/], token: tokens[side] });
    await person.goTo(pathTo.faqGeneral());
    await person.page.getByRole('region', { name: consentTexts.heading }).getByRole('button', { name: consentTexts.refuse }).click();
    return person;
  };
  /** At the foot of a page, as anybody can: the page of the new time comes by itself. */
  const moveOn = async ({ page, goTo }: Person, to: string): Promise<void> => {
    await goTo(pathTo.faqGeneral());
    const chip = page.getByRole('region', { name: demoClockTexts.label });
    await Promise.all([page.waitForEvent('load', { timeout: limitMs(60) }), chip.getByRole('button', { name: to }).click()]);
  };
  const stands = async ({ page, goTo }: Person, path: string, status: string): Promise<void> => {
    await goTo(path);
    await page.getByRole('article').getByText(status, { exact: true }).first().waitFor();
  };

  /** Presses for a document, which is a PDF; answers the name that it is saved by. */
  const savedDocument = async ({ page }: Person, button: string): Promise<string> => {
    const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe('%PDF-');
    return saved.suggestedFilename();
  };

  const hidden = (before: string): string => `${before} ${messageReceivedTexts.hidden}.`;

  test('a stay is asked for, accepted, paid, begun, over, and then it may be reviewed', async () => {
    const [guest, host] = [await asSide('guest'), await asSide('host')];
    const trip = await aTripToAsk(site, tokens.host, 20);
    await guest.goTo(pathTo.checkout({ ...trip, adults: 2 }));
    await takenOver(guest.page);
    const toHost = 'Reach me at 778-555-0142.';
    const toGuest = 'My number is six zero four 555 0188.';
    await guest.page.getByLabel(bookingForm.uiSchema.message['ui:title']).fill(toHost);
    await guest.page.getByRole('checkbox', { name: /^I agree/ }).check();
    await guest.page.getByRole('button', { name: bookingForm.submit, exact: true }).click();
    await guest.page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
    const booking_id = new URL(guest.page.url()).pathname.split('/').at(-1) ?? '';

    await host.goTo(pathTo.bookings({ booking_id }));
    await host.page.getByText(hidden('Reach me at')).first().waitFor();
    await host.page.getByRole('button', { name: hostBookingTexts.accept, exact: true }).click();
    const window = host.page.getByRole('dialog', { name: acceptForm.title });
    await window.getByRole('textbox').fill(toGuest);
    await window.getByRole('button', { name: acceptForm.submit }).click();
    await window.waitFor({ state: 'detached' });

    // numbers are hidden before it is paid
    await guest.goTo(pathTo.stays({ booking_id }));
    await guest.page.getByText(hidden('My number is')).first().waitFor();
    expect(await host.page.getByText(toHost).count()).toBe(0);
    await guest.goTo(pathTo.checkout({ booking_id }));
    await guest.page.getByRole('button', { name: /^Confirm and pay / }).click();
    await guest.page.getByRole('radio', { name: CardOutcome.paid.label, exact: true }).check();
    await guest.page.getByRole('button', { name: sandboxPaymentForm.submit, exact: true }).click();
    await guest.page.getByText(checkoutTexts.paid).waitFor();

    const own = pathTo.stays({ booking_id });
    await guest.goTo(own);
    await guest.page.getByText(toGuest).first().waitFor();
    await host.page.reload();
    await host.page.getByText(toHost).first().waitFor();
    await moveOn(guest, demoClockTexts.checkin);
    await stands(guest, own, 'Checking In');
    await guest.page.getByRole('link', { name: bookingTexts.directions }).waitFor();
    await moveOn(guest, demoClockTexts.tomorrow);
    await stands(guest, own, 'Staying');
    await stands(host, pathTo.bookings({ booking_id }), 'Hosting');
    expect(await guest.page.getByRole('button', { name: reviewTexts.write }).count()).toBe(0);
    await moveOn(guest, demoClockTexts.checkout);
    await stands(guest, own, 'Checking Out');
    await guest.page.getByRole('button', { name: reviewTexts.write }).waitFor();
    await moveOn(guest, demoClockTexts.tomorrow);
    await stands(guest, own, 'Completed');
    await guest.page.getByRole('button', { name: reviewTexts.write }).waitFor();
    await stands(host, pathTo.bookings({ booking_id }), 'Completed');
    const { reference } = await read({ booking_id });
    expect(await savedDocument(guest, receiptTexts.download)).toContain(reference);
    expect(await savedDocument(host, hostBookingTexts.statement)).toContain(reference);
    expect([...guest.complaints, ...host.complaints]).toEqual([]);
    await Promise.all([guest.leave(), host.leave()]);
  });

  test('what nobody answers and what nobody pays ends by itself, and both sides read that', async () => {
    const asking = await aRequest(site, tokens, await ahead(20));
    const owing = await accepted(40);
    const [guest, host] = [await asSide('guest'), await asSide('host')];
    await moveOn(guest, demoClockTexts.tomorrow);
    await guest.goTo(pathTo.stays(asking));
    await guest.page.getByText(say.expired, { exact: true }).waitFor();
    await guest.page.getByText(say.expiredText).waitFor();
    await guest.goTo(pathTo.stays(owing));
    await guest.page.getByText(say.lapsed, { exact: true }).waitFor();
    await stands(host, pathTo.bookings(asking), 'Expired');
    await host.page.getByText(BookingEvent.expire.label).waitFor();
    await stands(host, pathTo.bookings(owing), 'Expired');
    await host.page.getByText(BookingEvent.lapse.label).waitFor();
    expect([(await read(asking)).status, (await read(owing)).status]).toEqual(['expired', 'expired']);
    expect([...guest.complaints, ...host.complaints]).toEqual([]);
    await Promise.all([guest.leave(), host.leave()]);
  });

  test('a problem is reported, somebody decides on it at the operator’s desk, and a part comes back', async () => {
    // the guest let this place's nights go unpaid a moment ago, and may ask for them again after an hour
    await ask('POST /demo/clock', { advance_hours: lostHoldWaitHours });
    const request = await accepted(20);
    await paidByCard(site, request, tokens.guest);
    const guest = await asSide('guest');
    await moveOn(guest, demoClockTexts.checkin);
    await guest.goTo(pathTo.stays(request));
    await guest.page.getByRole('button', { name: say.report }).click();
    const window = guest.page.getByRole('dialog', { name: reportForm.title });
    await window.getByRole('textbox').fill('There was no heating.');
    await window.getByRole('button', { name: reportForm.submit }).click();
    await window.waitFor({ state: 'detached' });
    // an embedded database has one process: the server is away while somebody decides
    expect(guest.complaints).toEqual([]);
    await guest.leave();
    expect(await site.operator('reports')).toContain('guest: There was no heating.');
    const decided = await site.operator('refund', request.booking_id, '50.00', 'A night without heating.');
    expect(decided).toBe('Resolved: $50.00 CAD goes back to the card.\n');
    const { page, goTo, complaints, leave } = await asSide('guest');
    await goTo(pathTo.stays(request));
    // the receipt that stands beside it is for paper
    const whole = page.getByRole('article');
    await whole.getByText(BookingEvent.resolve.label).waitFor();
    await whole.getByText(bookingTexts.refunded, { exact: true }).waitFor();
    await whole.getByText('$50.00 CAD', { exact: true }).first().waitFor();
    expect(await read(request)).toMatchObject({ status: 'confirmed', refund_cents: 5000, refund: { amount: '50.00 CAD' } });
    expect(complaints).toEqual([]);
    await leave();
  });

  /** Paid at once, at whatever place with that policy is free. */
  const aStayUnder = async (policy: CancellationPolicy, checkin: PlainDate, nights: number): Promise<string> => {
    const stay = { checkin, checkout: addDays(checkin, nights), guests: adults };
    const filters = { policies: [policy], instant: true };
    const { results } = await ask<SearchAnswer>('POST /property/search', { ...stay, filters, per_page: 24 });
    for (const { property_id } of results) {
      const booking = { ...stay, currency: 'CAD', points: 0 };
      const { quote, reasons } = await ask<PricingMeta>(`POST /property/${property_id}/pricing-meta`, { booking });
      if (!quote || reasons.length > 0) continue;
      const made = await ask<{ readonly booking_id: string }>('POST /booking', { property_id, ...stay, quote_id: quote.quote_id });
      await paidByCard(site, made, tokens.guest);
      return made.booking_id;
    }
    throw new Error(`no place with the ${policy} policy is free from ${checkin} on`);
  };
  type Step = (typeof refundSteps)[number];
  /** When check-in is for each step, in days after booking; `later` is cancelled half a day before the flexible stay of three days begins. */
  const plans: Readonly<Record<CancellationPolicy, readonly { readonly days: number; readonly later?: true }[]>> = {
    flexible: [{ days: 10 }, { days: 3, later: true }, { days: 2, later: true }],
    moderate: [{ days: 12 }, { days: 3 }, { days: 2, later: true }],
    firm: [{ days: 45 }, { days: 20 }, { days: 5 }, { days: 2, later: true }],
    strict: [{ days: 40 }, { days: 25, later: true }, { days: 6, later: true }, { days: 2, later: true }],
  };
  const cancels = async ({ page, goTo }: Person, booking_id: string, step: Step): Promise<void> => {
    await goTo(pathTo.stays({ booking_id }));
    await page.getByRole('button', { name: say.cancel }).click();
    const window = page.getByRole('dialog', { name: cancelForm.title });
    const { refund_cad, step: said } = await ask<CancelPreview>(`GET /booking/${booking_id}/cancel-preview`);
    await window.getByText(said, { exact: true }).waitFor();
    await window.getByText(shownMoney(refund_cad.amount_cents, 'CAD'), { exact: true }).first().waitFor();
    await window.getByRole('textbox').fill('We fell ill.');
    await window.getByRole('button', { name: cancelForm.submit }).click();
    await window.waitFor({ state: 'detached' });
    const amount = shownMoney(refund_cad.amount_cents, 'CAD');
    await page.getByText(refund_cad.amount_cents === 0 ? say.noRefund : say.refund({ amount })).waitFor();
    const { refund_cents, quote } = await read({ booking_id });
    expect(refund_cents).toBe(refund_cad.amount_cents);
    const due = quote?.due.amount_cents ?? 0;
    if (step.service_fee_back) expect(refund_cents).toBe(due);
    else if (step.fees_back || step.rest_back > 0) expect(refund_cents).toSatisfy((cents: number) => cents > 0 && cents < due);
    else expect(refund_cents).toBe(0);
  };

  test(
    'a guest cancels in each step of each policy: what was read before the click is what comes back',
    async () => {
      // the hour of the bookings that were made before is over
      await ask('POST /demo/clock', { advance_hours: 1 });
      const today = utcDateOf(await clock());
      const steps: { readonly step: Step; readonly booking_id: string; readonly later: boolean }[] = [];
      for (const [at, step] of refundSteps.entries()) {
        if (at === bookingsPerHour) await ask('POST /demo/clock', { advance_hours: 1 });
        const nth = refundSteps.slice(0, at).filter(({ policy }) => policy === step.policy).length;
        const { days, later = false } = plans[step.policy][nth] ?? { days: 0 };
        const nights = step.stage === 'after_checkin' ? 5 : 3;
        steps.push({ step, later, booking_id: await aStayUnder(step.policy, addDays(today, days), nights) });
      }
      const guest = await asSide('guest');
      for (const { booking_id, step } of steps.filter(({ later }) => !later)) await cancels(guest, booking_id, step);
      const { checkin, checkin_time, timezone } = await read(steps[1] ?? { booking_id: '' });
      const until = momentAt(dayOf(checkin), checkin_time, timezone) - 12 * HOUR;
      await ask('POST /demo/clock', { advance_hours: Math.ceil((until - (await clock())) / HOUR) });
      for (const { booking_id, step } of steps.filter(({ later }) => later)) await cancels(guest, booking_id, step);
      expect(guest.complaints).toEqual([]);
      await guest.leave();
    },
    limitMs(300),
  );
});
