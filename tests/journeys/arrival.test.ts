// Arrival in a real browser: a host writes how guests get in, on a phone and at a desk, and a guest who has paid reads it on the stay and prints it.
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { BookingList, PropertyRow } from '../../generated/model/entities';
import { ArrivalPart } from '../../generated/model/values';
import { pathTo } from '../../generated/routes/paths';
import { bookingTexts } from '../../generated/texts/sentences/bookingTexts';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { hostBookingTexts } from '../../generated/texts/sentences/hostBookingTexts';
import { receiptTexts } from '../../generated/texts/sentences/receiptTexts';
import { shellTexts } from '../../generated/texts/sentences/shellTexts';
import { stayTexts } from '../../generated/texts/sentences/stayTexts';
import { arrivalTexts as say } from '../../generated/texts/sentences/arrivalTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { asked, aToken } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, phone, takenOver } from '../support/person';

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  onASite(async (...begun) => {
    [site, chrome] = begun;
  });

  test.each([
    ['a phone', phone, '2468#'],
    ['a desk', desk, '1357#'],
  ] as const)('on %s', async (_, habits, code) => {
    const token = await aToken(site, { email: 'both@tuckamore.example', password: demoAccounts.password });
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token });
    const { page, goTo, complaints, leave } = person;
    const [own] = ((await asked(site, 'GET /user/property', { token })) as { readonly data: readonly PropertyRow[] }).data;
    await goTo(`${pathTo.property({ property_id: own?.property_id ?? '' })}#arrival`);
    const part = page.getByRole('region', { name: say.heading, exact: true });
    const field = part.getByRole('textbox', { name: new RegExp(`^${ArrivalPart.code.label}`) });
    await field.fill(code);
    await takenOver(page);
    expect(await barriersOn(page)).toEqual([]);
    await part.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText(say.saved, { exact: true }).waitFor();
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe(code);

    const { bookingList } = ((await asked(site, 'GET /booking?page=1&per_page=100', { token })) as { readonly data: BookingList }).data;
    const paid = bookingList.filter(({ status, paid_at }) => status === 'confirmed' && paid_at !== null);
    const next = paid.toSorted((one, other) => other.checkin.localeCompare(one.checkin)).at(0);
    await goTo(pathTo.stays({ booking_id: next?.booking_id ?? '' }));
    await part.getByRole('heading', { name: ArrivalPart.code.label, exact: true }).waitFor();
    await takenOver(page);
    expect(await barriersOn(page)).toEqual([]);

    await page.emulateMedia({ media: 'print' });
    const onPaper = page.getByRole('main');
    for (const words of [bookingTexts.reference({ reference: next?.reference ?? '' }), bookingTexts.address, ArrivalPart.code.label])
      expect(await onPaper.getByText(words, { exact: true }).first().isVisible(), words).toBe(true);
    expect(await onPaper.getByRole('region', { name: stayTexts.host }).isVisible()).toBe(true);
    expect(await onPaper.getByRole('region', { name: receiptTexts.heading }).isVisible()).toBe(true);
    for (const role of ['button', 'navigation', 'textbox'] as const) expect(await page.getByRole(role).count(), role).toBe(0);
    // all of it, not what a window holds
    expect(await onPaper.evaluate((it) => it.scrollHeight - it.clientHeight)).toBe(0);
    // a booking of their own on the host's paper: who comes, when, and for how much
    const hosted = ((await asked(site, 'GET /booking/properties', { token })) as { readonly data: BookingList }).data.bookingList;
    await goTo(pathTo.bookings({ booking_id: hosted.find(({ paid_at }) => paid_at !== null)?.booking_id ?? '' }));
    await onPaper.getByRole('region', { name: hostBookingTexts.moneyHeading }).waitFor();
    for (const role of ['button', 'navigation', 'textbox'] as const) expect(await page.getByRole(role).count(), role).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    await goTo(pathTo.stays({ booking_id: next?.booking_id ?? '' }));
    expect(complaints).toEqual([]);

    // without a connection the page opens again, and another one leads to it
    await page.getByText(stayTexts.kept, { exact: true }).waitFor();
    await page.context().setOffline(true);
    await page.reload();
    // the moment is the reader's, and no later than now
    await page
      .getByText(/^No connection right now\. This is your stay as you last saw it online, on \w{3} \d+, \d+:\d\d [AP]M\.$/)
      .waitFor();
    await part.getByRole('heading', { name: ArrivalPart.code.label, exact: true }).waitFor();
    expect(
      await page
        .getByText(next?.property.title ?? '')
        .first()
        .isVisible(),
    ).toBe(true);
    expect(await barriersOn(page)).toEqual([]);
    await goTo(pathTo.home());
    await page.getByText(stayTexts.keptHere, { exact: true }).waitFor();
    await page.getByRole('link', { name: next?.property.title ?? '', exact: true }).click();
    await part.getByRole('heading', { name: ArrivalPart.code.label, exact: true }).waitFor();

    // back online it is the page of now, and a log-out leaves nothing here
    await page.context().setOffline(false);
    await page.getByText(/^No connection right now/).waitFor({ state: 'detached' });
    // the consent notice stands over the menu of a phone
    await page.getByRole('region', { name: consentTexts.heading }).getByRole('button', { name: consentTexts.refuse }).click();
    if (habits === phone) await page.getByRole('button', { name: new RegExp(`^${shellTexts.openMenu}`) }).click();
    await page.getByRole('button', { name: 'Log Out', exact: true }).click();
    await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(0);
    await leave();
  });
});
