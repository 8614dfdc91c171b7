// The calendar of all listings in a real browser: read, moved over and changed at a desk and on a phone.
import type { Browser, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { CalendarGrid } from '../../generated/model/entities';
import { calendarsNights } from '../../generated/model/constants';
import { calendarForm } from '../../generated/forms/calendarForm';
import { seasonForm } from '../../generated/forms/seasonForm';
import { addDays, datesBetween } from '../../generated/model/dates';
import { pathTo } from '../../generated/routes/paths';
import { calendarTexts } from '../../generated/texts/sentences/calendarTexts';
import { calendarsTexts as say } from '../../generated/texts/sentences/calendarsTexts';
import { seasonTexts as seasons } from '../../generated/texts/sentences/seasonTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { chosenText } from '../../src/screens/hosting/calendar/words';
import { shownDate, shownDates } from '../../src/screens/shell/format/format';
import { asked, aToken } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, type Habits, phone, takenOver } from '../support/person';

const label = (field: keyof typeof seasonForm.uiSchema): string => String(seasonForm.uiSchema[field]?.['ui:title']);

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let token: string;
  let chrome: Browser;
  onASite(async (...begun) => {
    [site, chrome] = begun;
    token = await aToken(site, { email: 'host@tuckamore.example', password: demoAccounts.password });
  });

  const grid = async (): Promise<CalendarGrid> =>
    ((await asked(site, 'GET /user/calendar', { token })) as { readonly data: CalendarGrid }).data;
  const aHost = async (habits: Habits, path: string) => {
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token });
    await person.goTo(path);
    await takenOver(person.page);
    return person;
  };
  const datesFrom = (from: CalendarGrid['from']) => shownDates(from, addDays(from, calendarsNights - 1));

  test.each([
    ['at a desk', desk],
    ['on a phone', phone],
  ])('all listings stand in one grid, whose address keeps its first night, %s', async (_where, habits) => {
    const { today, rows } = await grid();
    const { page, complaints, leave } = await aHost(habits, pathTo.properties());
    await page.getByRole('link', { name: say.calendar, exact: true }).click();
    await page.getByRole('heading', { name: datesFrom(today) }).waitFor();
    expect(await page.getByRole('rowheader').count()).toBe(rows.length);
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

    await page.getByRole('link', { name: say.later }).click();
    await page.getByRole('heading', { name: datesFrom(addDays(today, calendarsNights)) }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: datesFrom(addDays(today, calendarsNights)) }).waitFor();
    await page.getByRole('link', { name: say.today }).click();
    await page.getByRole('heading', { name: datesFrom(today) }).waitFor();

    const booked = rows.flatMap(({ title, nights }) => nights.flatMap((it) => (it.taken === 'booking' ? [{ title, ...it }] : [])));
    const [first] = booked;
    if (!first?.booking_id) throw new Error('no stay in four weeks');
    await page
      .locator(`table a[href="${pathTo.bookings({ booking_id: first.booking_id })}"]`)
      .first()
      .click();
    await page.waitForURL(`**${pathTo.bookings({ booking_id: first.booking_id })}`);
    expect(complaints).toEqual([]);
    await leave();
  });

  test.each([
    ['at a desk', desk],
    ['on a phone', phone],
  ])('nights of several listings are changed at once, and a listing that is booked is named, %s', async (_where, habits) => {
    const { rows, from, to } = await grid();
    const takenOn = (date: string) => rows.map(({ nights }) => nights.find((night) => night.date === date)?.taken ?? null);
    const date = datesBetween(addDays(from, 1), addDays(to, -3)).find(
      (one) => takenOn(one).includes('booking') && takenOn(one).includes(null),
    );
    if (!date) throw new Error('no such night');
    const taken = takenOn(date);
    const isBooked = (at: number) => taken[at] === 'booking' || taken[at] === 'request';
    const { page, complaints, leave } = await aHost(habits, pathTo.properties({ view: 'calendar' }));
    const night = (at: number, on: string) => page.locator(`[data-row="${rows[at]?.property_id}"][data-date="${on}"]`);
    await page.getByLabel(say.chooseAll).check();
    await night(taken.indexOf(null), date).click();
    const listings = say.listings({ count: rows.length });
    await page.getByText(say.chosen({ nights: chosenText({ start: date, end: addDays(date, 1) }), listings })).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: calendarTexts.edit, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(calendarTexts.last).fill(addDays(date, 3));
    await dialog.getByText('Other days').click();
    await dialog.getByText(calendarTexts.daysMissing).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await dialog.getByLabel(calendarTexts.last).fill(date);
    await dialog.getByLabel('Blocked').check();
    await dialog.getByText(/can’t be blocked/).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    // the nights are read again after saving: until they come, the old ones stay legible
    const held: Route[] = [];
    const isGrid = /\/api\/user\/calendar(\?|$)/;
    await page.route(isGrid, (call) => (call.request().method() === 'GET' ? void held.push(call) : call.continue()));
    await dialog.getByRole('button', { name: calendarForm.submit, exact: true }).click();
    const told = page.getByRole('alert').filter({ hasText: say.refusedHeading });
    for (const [at, { title }] of rows.entries()) if (isBooked(at)) await told.getByText(title).waitFor();
    await page.getByText(say.saved({ count: taken.filter((_, at) => !isBooked(at)).length })).waitFor();
    const busy = page.locator('[aria-busy=true]:has(table)');
    await busy.waitFor();
    expect(await barriersOn(page)).toEqual([]);
    for (const call of held) await call.continue();
    await page.unroute(isGrid);
    await busy.waitFor({ state: 'detached' });
    expect(await barriersOn(page)).toEqual([]);
    const after = (await grid()).rows.map(({ nights }) => nights.find((one) => one.date === date)?.taken);
    expect(after).toEqual(taken.map((one) => (one === null ? 'block' : one)));

    const open = rows.map(({ property_id }) => ({ property_id, nights: [{ start: date, end: addDays(date, 1) }] }));
    await asked(site, 'PUT /user/calendar', { token, change: { blocked: false }, calendars: open });
    expect(complaints).toEqual([]);
    await leave();
  });

  test('by keys alone nights are chosen over listings', async () => {
    const { rows, from } = await grid();
    const { page, complaints, leave } = await aHost(desk, pathTo.properties({ view: 'calendar' }));
    const first = page.locator('table [data-row][tabindex="0"]');
    await first.focus();
    await page.keyboard.press('Shift+ArrowDown');
    const at = await page.evaluate(() => (document.activeElement as HTMLElement).dataset['row']);
    expect(at).toBe(rows[1]?.property_id);
    const listings = say.listings({ count: 2 });
    await page.getByText(say.chosen({ nights: chosenText({ start: from, end: addDays(from, 1) }), listings })).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText(listings).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await leave();
  });

  test.each([
    ['at a desk', desk],
    ['on a phone', phone],
  ])('a season is priced at all listings at once, refuses another on its nights, and is removed again, %s', async (_where, habits) => {
    const { rows } = await grid();
    const [first] = rows;
    if (!first) throw new Error('no listing');
    const start = addDays(first.today, 200);
    const { page, complaints, leave } = await aHost(habits, pathTo.properties({ view: 'calendar', from: start }));
    const night = page.locator(`[data-date="${start}"]`).first();
    await night.waitFor();
    const usual = await night.textContent();
    const dialog = page.getByRole('dialog');
    const write = async (name: string, price: string) => {
      await dialog.getByRole('button', { name: seasons.add }).click();
      await dialog.getByLabel(label('name')).fill(name);
      await dialog.getByLabel(label('start')).fill(start);
      await dialog.getByLabel(label('last')).fill(addDays(start, 40));
      await dialog.getByLabel(label('price_cents')).fill(price);
      await dialog.getByRole('button', { name: seasonForm.submit }).click();
      await dialog.getByText(seasons.whereMissing).waitFor();
      expect(await barriersOn(page)).toEqual([]);
      await dialog.getByLabel(say.chooseAll).check();
      await dialog.getByRole('button', { name: seasonForm.submit }).click();
    };
    await page.getByRole('button', { name: seasons.heading, exact: true }).click();
    await write('High summer', '777');
    await dialog.getByText('$777 CAD a night').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.locator(`[data-date="${start}"]`, { hasText: '$777' }).first().waitFor();

    await write('Late summer', '555');
    await dialog.getByRole('alert').getByText('“High summer” already has some of these nights').waitFor();
    await dialog.getByRole('button', { name: seasons.back }).click();
    await dialog.getByRole('button', { name: seasons.editOf({ name: 'High summer' }) }).click();
    await dialog.getByLabel(label('price_cents')).fill('888');
    await dialog.getByLabel(label('yearly')).check();
    await dialog.getByRole('button', { name: seasonForm.submit }).click();
    await page.locator(`[data-date="${start}"]`, { hasText: '$888' }).first().waitFor();
    const dates = `${shownDate(start)} – ${shownDate(addDays(start, 40))}`;
    await dialog.getByText(seasons.everyYear({ dates })).waitFor();
    expect(await barriersOn(page)).toEqual([]);

    await dialog.getByRole('button', { name: seasons.editOf({ name: 'High summer' }) }).click();
    await dialog.getByLabel(label('price_cents')).fill('');
    await dialog.getByRole('button', { name: seasonForm.submit }).click();
    await dialog.getByRole('alert').getByText('This season changes nothing yet.').waitFor();
    await dialog.getByRole('spinbutton').fill('3');
    await dialog.getByRole('button', { name: seasonForm.submit }).click();
    await dialog.getByText(seasons.usualPrice).waitFor();
    await dialog.getByText(seasons.shortest({ nights: 3 })).waitFor();
    await page
      .locator(`[data-date="${start}"]`, { hasText: usual ?? '' })
      .first()
      .waitFor();

    await dialog.getByRole('button', { name: seasons.editOf({ name: 'High summer' }) }).click();
    await dialog.getByLabel(label('price_cents')).fill('999');
    await dialog.getByRole('spinbutton').fill('');
    await dialog.getByRole('button', { name: seasonForm.submit }).click();
    await dialog.getByText(seasons.price({ price: '$999 CAD' })).waitFor();
    expect(await dialog.getByText(seasons.shortest({ nights: 3 })).count()).toBe(0);
    await dialog.getByRole('button', { name: seasons.removeOf({ name: 'High summer' }) }).click();
    await dialog.getByRole('button', { name: seasons.remove, exact: true }).click();
    await dialog.getByText(seasons.none).waitFor();
    await page.keyboard.press('Escape');
    await page
      .locator(`[data-date="${start}"]`, { hasText: usual ?? '' })
      .first()
      .waitFor();
    expect(complaints).toEqual([
      expect.stringContaining('409: POST /api/user/season'),
      expect.stringContaining('422: PUT /api/user/season'),
    ]);
    await leave();
  });
});
