// A host's calendar in a real browser: nights changed by pointer, by keys and on a phone, and kept in step with calendars elsewhere.
import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { calendarForm } from '../../generated/forms/calendarForm';
import { feedForm } from '../../generated/forms/feedForm';
import { setupRulesForm } from '../../generated/forms/setupRulesForm';
import { feedNameForm } from '../../generated/forms/feedNameForm';
import type { CalendarNight, HostCalendar, HostProperty, ListingNumbers, PropertyRow } from '../../generated/model/entities';
import { type PlainDate, utcDateOf } from '../../generated/model/wire';
import { pathTo } from '../../generated/routes/paths';
import { dayOf, addDays, firstOfMonth, addMonths } from '../../generated/model/dates';
import { calendarTexts as say } from '../../generated/texts/sentences/calendarTexts';
import { numbersTexts } from '../../generated/texts/sentences/numbersTexts';
import { propertyTexts } from '../../generated/texts/sentences/propertyTexts';
import { NumbersPeriod } from '../../generated/model/values';
import { feedTexts } from '../../generated/texts/sentences/feedTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { calendarOf } from '../../src/demo/elsewhere/calendar';
import { feedPathOf } from '../../src/demo/elsewhere/addresses';
import { elsewhereListings } from '../../src/demo/elsewhere/listings';
import { takenIn } from '../../src/server/outside/taken-nights';
import { longDate, monthName } from '../../src/ui/calendar/dates';
import { asked, aToken } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, type Habits, phone, takenOver } from '../support/person';

const today = utcDateOf(Date.now());
/** A month whose nights are all to come, in any zone. */
const coming = addMonths(firstOfMonth(today), 2);
const nightOf = (page: Page, date: PlainDate): Locator => page.locator(`[data-date="${date}"]`);

const headings: Readonly<Record<string, string>> = { calendar: say.heading, overview: propertyTexts.overview };

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let token: string;
  let chrome: Browser;
  onASite(async (...begun) => {
    [site, chrome] = begun;
    token = await aToken(site, { email: 'host@tuckamore.example', password: demoAccounts.password });
  });

  const aDraft = async (): Promise<HostProperty> => {
    const { data } = (await asked(site, 'POST /user/property', { token })) as { readonly data: HostProperty };
    await asked(site, `PATCH /user/property/${data.property_id}`, { token, base_cents: 20_000 });
    return data;
  };
  const nights = async (id: string, from: PlainDate, to: PlainDate): Promise<readonly CalendarNight[]> =>
    ((await asked(site, `GET /user/property/${id}/calendar?from=${from}&to=${to}`, { token })) as { readonly data: HostCalendar }).data
      .nights;
  const aHost = async (id: string, part: string, habits: Habits = desk) => {
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token });
    await person.goTo(`${pathTo.property({ property_id: id })}#${part}`);
    await person.page.getByRole('heading', { level: 2, name: headings[part] ?? feedTexts.heading }).waitFor();
    await takenOver(person.page);
    return person;
  };
  const turnTo = async (page: Page, month: PlainDate) => {
    await page.getByLabel(say.month, { exact: true }).selectOption(monthName(month));
    await nightOf(page, month).waitFor();
  };

  test('a block made here stands in the calendar that others read, and a stay there blocks here', async () => {
    const { property_id: id } = await aDraft();
    const { page, complaints, leave } = await aHost(id, 'calendars');
    const [there] = elsewhereListings;
    if (!there) throw new Error('no listing');
    await page.getByLabel(String(feedForm.uiSchema['url']?.['ui:title'])).fill(site.origin + feedPathOf(there));
    await page.getByRole('button', { name: feedForm.submit }).click();
    await page.getByRole('button', { name: feedTexts.syncOf({ elsewhere: 'Airbnb' }) }).waitFor();
    expect(await barriersOn(page)).toEqual([]);

    await page.getByRole('link', { name: say.heading, exact: true }).click();
    const [stay] = takenIn(calendarOf(there, new Date()), 'UTC').taken.filter(({ start }) => start > addDays(today, 1));
    if (!stay) throw new Error('nobody comes there');
    const comes = utcDateOf(Date.parse(stay.start));
    await nightOf(page, today)
      .or(nightOf(page, addDays(today, -1)))
      .first()
      .waitFor();
    await turnTo(page, firstOfMonth(comes));
    await page.getByRole('button', { name: `${longDate(comes)}. $200 CAD. Booked on Airbnb` }).waitFor();

    await turnTo(page, coming);
    await nightOf(page, addDays(coming, 9)).click();
    await nightOf(page, addDays(coming, 11)).click();
    const save = page.getByRole('button', { name: calendarForm.submit, exact: true });
    await save.waitFor();
    expect(await save.evaluate((it) => it.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    await page.getByLabel('Blocked').check();
    await page.getByText('Nobody can book these nights. Their price was $600 CAD in total.').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: calendarForm.submit, exact: true }).click();
    await page.getByRole('button', { name: `${longDate(addDays(coming, 9))}. $200 CAD. Blocked by host` }).waitFor();

    await page.getByRole('link', { name: feedTexts.heading }).click();
    const told = async (label: string) => {
      const address = await page.getByLabel(label, { exact: true }).inputValue();
      return takenIn(await (await fetch(address)).text(), 'UTC').taken.map(({ start, end }) => `${start} ${end}`);
    };
    const block = `${addDays(coming, 9)} ${addDays(coming, 12)}`;
    // the platform that told us of a stay is not told of it
    expect(await told(feedTexts.exportFor({ elsewhere: 'Airbnb' }))).toEqual([block]);
    expect(await told(feedTexts.exportForOthers)).toEqual([block]);

    const before = await page.getByLabel(feedTexts.exportForOthers, { exact: true }).inputValue();
    await page.getByRole('button', { name: feedTexts.renew }).click();
    await page.getByRole('dialog').getByRole('button', { name: feedTexts.renew }).click();
    await page.getByText(feedTexts.renewed).waitFor();
    expect((await fetch(before)).status).toBe(404);
    expect(await told(feedTexts.exportForOthers)).toEqual([block]);

    await page.getByRole('button', { name: feedTexts.removeOf({ elsewhere: 'Airbnb' }) }).click();
    await page.getByRole('dialog').getByRole('button', { name: feedTexts.remove, exact: true }).click();
    await page.getByText(feedTexts.none).waitFor();
    expect((await nights(id, comes, addDays(comes, 1)))[0]?.taken).toBeNull();
    expect(complaints).toEqual([]);
    await leave();
  });

  test.each([
    ['at a desk', desk],
    ['on a phone', phone],
  ])('a calendar gets a name of one’s own %s', async (_where, habits) => {
    const { property_id: id } = await aDraft();
    const [there] = elsewhereListings;
    if (!there) throw new Error('no listing');
    await asked(site, `POST /user/property/${id}/feed`, { token, url: site.origin + feedPathOf(there) });
    const { page, complaints, leave } = await aHost(id, 'calendars', habits);
    await page.getByRole('button', { name: feedTexts.renameOf({ elsewhere: 'Airbnb' }) }).click();
    const dialog = page.getByRole('dialog', { name: feedNameForm.title });
    await dialog.getByLabel(String(feedNameForm.uiSchema['name']?.['ui:title'])).fill('Grandma’s calendar');
    expect(await barriersOn(page)).toEqual([]);
    await dialog.getByRole('button', { name: feedNameForm.submit }).click();
    await page.getByRole('button', { name: feedTexts.renameOf({ elsewhere: 'Grandma’s calendar' }) }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('by keys alone: nights are chosen with Shift, priced, and saved', async () => {
    const { property_id: id } = await aDraft();
    const { page, complaints, leave } = await aHost(id, 'calendar');
    await turnTo(page, coming);
    const first = addDays(coming, 4);
    await page.getByLabel(say.month, { exact: true }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-date'))).toBe(coming);
    for (let moved = 0; dayOf(coming) + moved < dayOf(first); moved += 1) await page.keyboard.press('ArrowRight');
    for (const key of ['ArrowRight', 'ArrowDown']) await page.keyboard.press(`Shift+${key}`);
    await page.getByRole('heading', { name: /^9 nights, / }).waitFor();
    const price = page.getByLabel(/^Price per night/);
    for (let pressed = 0; pressed < 20 && !(await price.evaluate((field) => field === document.activeElement)); pressed += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.type('260');
    await page.keyboard.press('Enter');
    await page.getByText(say.saved, { exact: true }).waitFor();
    const [one, ...others] = await nights(id, first, addDays(first, 10));
    expect([one?.price_cents, others.map(({ price_cents }) => price_cents)]).toEqual([
      26_000,
      [...Array.from({ length: 8 }, () => 26_000), 20_000],
    ]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say.heading);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('on a phone the calendar is an agenda, whose nights are changed in a window', async () => {
    const { property_id: id } = await aDraft();
    const changes = [{ start: addDays(today, 10), end: addDays(today, 12), blocked: true }];
    await asked(site, `PUT /user/property/${id}/calendar`, { token, changes });
    const { page, complaints, leave } = await aHost(id, 'calendar', phone);
    // nights that are still on their way would take the choice along
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: /Blocked by host/ }).tap();
    await page.getByRole('button', { name: say.edit, exact: true }).tap();
    const sheet = page.getByRole('dialog');
    expect(await barriersOn(page)).toEqual([]);
    await sheet.getByLabel('Available').tap();
    await sheet.getByText('Guests can book 2 nights more, for $400 CAD in total.').waitFor();
    await sheet.getByRole('button', { name: calendarForm.submit, exact: true }).tap();
    await page.getByText(say.saved, { exact: true }).waitFor();
    await sheet.waitFor({ state: 'detached' });
    expect((await nights(id, addDays(today, 10), addDays(today, 12))).map(({ taken }) => taken)).toEqual([null, null]);
    await page.getByRole('tab', { name: say.asMonths, exact: true }).tap();
    await nightOf(page, addDays(today, 1))
      .or(page.getByLabel(say.month, { exact: true }))
      .first()
      .waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(complaints).toEqual([]);
    await leave();
  });

  test.each([
    ['at a desk', desk],
    ['on a phone', phone],
  ])('the overview of a listing tells how it did in the period that its host chooses, %s', async (_where, habits) => {
    const { data: rows } = (await asked(site, 'GET /user/property', { token })) as { readonly data: readonly PropertyRow[] };
    const { property_id: id } = rows.find(({ status, review_count }) => status === 'listed' && review_count > 0) ?? { property_id: '' };
    // a guest opens its page; the host’s own look below counts for nothing
    const guest = await aPerson(chrome, site, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36' });
    const counted = guest.page.waitForResponse((answer) => answer.url().endsWith(`/property/${id}/view`));
    await guest.goTo(pathTo.listing({ property_id: id }));
    expect((await counted).status()).toBe(200);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
    const { page, complaints, leave } = await aHost(id, 'overview', habits);
    const figures = page.getByRole('definition');
    const sold = figures.first();
    await sold.waitFor();
    await page.getByLabel(numbersTexts.period).selectOption({ label: NumbersPeriod.months12.label });
    const { data } = (await asked(site, `GET /user/property/${id}/numbers?period=months12`, { token })) as {
      readonly data: ListingNumbers;
    };
    expect(data.nights_sold).toBeGreaterThan(0);
    await page.getByText(numbersTexts.soldOf({ count: data.nights_sold + data.nights_open })).waitFor();
    expect(await sold.textContent()).toBe(String(data.nights_sold));
    expect(data.views).toBeGreaterThan(0);
    const views = page.locator('dt', { hasText: numbersTexts.views }).locator('xpath=following-sibling::dd[1]');
    expect(await views.textContent()).toBe(String(data.views));
    await page
      .getByText(numbersTexts.percent({ percent: data.occupancy_percent ?? -1 }), { exact: true })
      .first()
      .waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  test.each([
    ['at a desk', desk],
    ['on a phone', phone],
  ])('a host opens gaps that are shorter than the minimum, and sees them in the calendar, %s', async (_where, habits) => {
    const { property_id: id } = await aDraft();
    const { page, goTo, complaints, leave } = await aHost(id, 'calendar', habits);
    const taken = [2, 6].map((at) => ({ start: addDays(coming, at), end: addDays(coming, at + 2), blocked: true }));
    await asked(site, `PUT /user/property/${id}/calendar`, { token, changes: taken });
    await asked(site, `PATCH /user/property/${id}`, { token, min_nights: 3, house_rules: 'No shoes inside.' });
    await goTo(pathTo.propertySetup({ property_id: id, page: 'rules' }));
    await takenOver(page);
    await page.getByLabel(String(setupRulesForm.uiSchema['gap_stays']?.['ui:title'])).check();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: setupRulesForm.submit }).click();
    await page.waitForURL(`**${pathTo.propertySetup({ property_id: id, page: 'calendar' })}`);
    expect((await nights(id, addDays(coming, 4), addDays(coming, 5)))[0]?.gap_min_nights).toBe(1);
    await goTo(`${pathTo.property({ property_id: id })}#calendar`);
    await takenOver(page);
    if (habits === phone) await page.getByRole('tab', { name: say.asMonths }).click();
    await turnTo(page, coming);
    await page
      .getByRole('button', { name: `${longDate(addDays(coming, 4))}. $200 CAD. Available. ${say.gapStay({ nights: 1 })}` })
      .waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });
});
