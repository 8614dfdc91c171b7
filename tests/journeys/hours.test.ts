// Hours as readers in five zones meet them: each stands on the reader's own clock, or with the name of the zone of its place.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayOf } from '../../generated/model/dates';
import type { BookingList, Inbox, PropertyRow } from '../../generated/model/entities';
import { pathTo } from '../../generated/routes/paths';
import { momentAt } from '../../generated/rules/runtime';
import { demoAccounts } from '../../src/demo/accounts';
import { asked, aToken } from '../support/account-errands';
import { type Site, theDemo } from '../support/a-site';
import { aStay, type Stay } from '../support/a-stay';
import { hasChrome, theChrome } from '../support/browser';
import { limitMs } from '../support/limits';
import { aPerson, takenOver } from '../support/person';

/** Nothing of the demo lies there: no hour of a place is theirs by chance. */
const far = ['Asia/Tokyo', 'Europe/Paris'] as const;
const near = ['America/St_Johns', 'America/Toronto', 'America/Vancouver'] as const;
const [guest, host] = demoAccounts.accounts.map(({ email }) => ({ email, password: demoAccounts.password }));

let site: Site;
let stay: Stay;
let chrome: Browser;
beforeAll(async () => {
  if (!hasChrome) return;
  [site, chrome] = await Promise.all([theDemo(), theChrome()]);
  stay = await aStay(site);
});
afterAll(async () => {
  await chrome?.close();
});

const hour = String.raw`\d{1,2}:\d{2} [AP]M(?! [\w’. -]+ Time\b)`;
/** The hours of a text without the name of a zone, each with its day where that stands before it. */
const bareHours = (text: string): readonly string[] =>
  text.match(new RegExp(String.raw`(?:[A-Z][a-z]{2,8} \d{1,2}(?:, \d{4})?(?:,| at) )?${hour}`, 'g')) ?? [];
/** The moments among them, in minutes; of days without a year. */
const moments = (hours: readonly string[], zone: string): readonly number[] =>
  hours.flatMap((it) => {
    const [, day = '', time = ''] = /^([A-Z].*?)(?:,| at) (\d.*)$/.exec(it) ?? [];
    const [clock, date] = [Date.parse(`1970-01-01 ${time} UTC`), Date.parse(`${/\d{4}/.test(day) ? day : `${day}, 2027`} UTC`)];
    if (Number.isNaN(clock) || Number.isNaN(date)) return [];
    const at = new Date(clock).toISOString().slice(11, 16);
    return [momentAt(dayOf(new Date(date).toISOString().slice(0, 10)), at, zone) / 60_000];
  });

type Pages = Readonly<Record<string, readonly string[]>>;

const read = async (token: string, paths: readonly string[], timezoneId: string): Promise<Pages> => {
  const { page, complaints, leave } = await aPerson(chrome, site, { timezoneId, token });
  const found: Record<string, readonly string[]> = {};
  for (const path of paths) {
    await page.goto(path);
    await takenOver(page);
    await page.waitForFunction(() => document.querySelector('main') && !document.querySelector('main [aria-busy="true"]'));
    await page.waitForLoadState('networkidle');
    const text = (await page.locator('main').innerText()).replaceAll(/[\s\u202f\u00a0]+/g, ' ');
    found[path] = bareHours(text);
  }
  expect(complaints).toEqual([]);
  await leave();
  return found;
};

/** A booking that waits for an answer, and one that is paid and still to come. */
const twoOf = ({ bookingList }: BookingList): readonly string[] =>
  [
    bookingList.find(({ status }) => status === 'pending'),
    bookingList.find(({ status, paid_at }) => status === 'confirmed' && paid_at),
  ].map((it) => it?.booking_id ?? '');
const listOf = async <T>(token: string, call: string): Promise<T> => ((await asked(site, call, { token })) as { readonly data: T }).data;
const threadOf = async (token: string): Promise<string> => (await listOf<Inbox>(token, 'GET /message')).threads[0]?.thread_id ?? '';

const pagesOfGuest = async (token: string): Promise<readonly string[]> => {
  const bookings = twoOf(await listOf<BookingList>(token, 'GET /booking?per_page=100'));
  const { checkin, checkout, card } = stay;
  const asking = pathTo.checkout({ property_id: card.property_id, checkin, checkout, adults: 2 });
  const own = bookings.map((booking_id) => pathTo.stays({ booking_id }));
  const thread = pathTo.stayMessages({ thread_id: await threadOf(token) });
  return [...own, pathTo.stays(), thread, pathTo.account(), stay.listing, asking];
};
const pagesOfHost = async (token: string): Promise<readonly string[]> => {
  const bookings = twoOf(await listOf<BookingList>(token, 'GET /booking/properties?per_page=100'));
  const [{ property_id } = { property_id: '' }] = await listOf<readonly PropertyRow[]>(token, 'GET /user/property');
  const own = bookings.map((booking_id) => pathTo.bookings({ booking_id }));
  const property = pathTo.property({ property_id });
  const thread = pathTo.bookingMessages({ thread_id: await threadOf(token) });
  return [...own, thread, pathTo.account(), pathTo.properties(), `${property}#details`, `${property}#connection`];
};

test.runIf(hasChrome).each([
  ['guest', guest, pagesOfGuest],
  ['host', host, pagesOfHost],
] as const)(
  'to a %s every hour without the name of a zone is their own, in each of five zones',
  async (_, account = { email: '', password: '' }, pagesOf) => {
    const token = await aToken(site, account);
    const paths = await pagesOf(token);
    const [tokyo = {}, paris = {}] = await Promise.all(far.map((zone) => read(token, paths, zone)));
    // the same moments; one that shows the same hour to both is of a place that is not named
    for (const path of paths) {
      const [there, here] = [tokyo[path] ?? [], paris[path] ?? []];
      expect([path, here.length, here.filter((it, at) => it === there[at])]).toEqual([path, there.length, []]);
    }
    // readers who live by the clock of a place read its hours without a name, beside those moments
    const some = paths.slice(0, 1);
    for (const zone of near) {
      const found = await read(token, some, zone);
      for (const path of some) {
        const own = moments(found[path] ?? [], zone);
        const wanted = moments(tokyo[path] ?? [], 'Asia/Tokyo');
        expect(wanted.length).toBeGreaterThan(0);
        expect([zone, path, wanted.filter((moment) => !own.includes(moment))]).toEqual([zone, path, []]);
      }
    }
  },
  limitMs(240),
);
