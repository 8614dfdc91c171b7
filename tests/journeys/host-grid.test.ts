// The calendar of all listings in a real browser: read and moved over at a desk and on a phone.
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { CalendarGrid } from '../../generated/model/entities';
import { calendarsNights } from '../../generated/model/constants';
import { addDays } from '../../generated/model/dates';
import * as kept from '../../generated/model/kept';
import { pathTo } from '../../generated/routes/paths';
import { calendarsTexts as say } from '../../generated/texts/sentences/calendarsTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { shownDates } from '../../src/screens/shell/format/format';
import { asked, aToken } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, type Habits, phone, takenOver } from '../support/person';

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
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits });
    await person.page.addInitScript(([name, value]) => localStorage.setItem(name, value), [kept.accessTokenKept.name, token] as const);
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
});
