// Fit: in low windows, with large letters, on paper and in the system's own colours. Nothing jumps, hides or is hard to hit.
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BookingList, PropertyRow } from '../../generated/model/entities';
import type { PlainDate } from '../../generated/model/wire';
import { profileForm } from '../../generated/forms/profileForm';
import { pathTo } from '../../generated/routes/paths';
import { accountTexts } from '../../generated/texts/sentences/accountTexts';
import { bookingPanelTexts } from '../../generated/texts/sentences/bookingPanelTexts';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { faqTexts } from '../../generated/texts/sentences/faqTexts';
import { listingTexts } from '../../generated/texts/sentences/listingTexts';
import { priceTexts } from '../../generated/texts/sentences/priceTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { addDays } from '../../generated/model/dates';
import { asked, aToken } from '../support/account-errands';
import { type Site, theDemo } from '../support/a-site';
import { aStay, type Stay } from '../support/a-stay';
import { hasChrome, theChrome } from '../support/browser';
import { aPerson, type Habits, phone, takenOver } from '../support/person';
import { limitMs } from '../support/limits';

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

const [guest, host] = demoAccounts.accounts;
const member = async (email = '', habits: Habits = {}) => {
  const token = await aToken(site, { email, password: demoAccounts.password });
  return aPerson(chrome, site, { ...habits, token });
};
const open = async ({ page, goTo }: Awaited<ReturnType<typeof aPerson>>, path: string): Promise<Page> => {
  await goTo(path);
  await takenOver(page);
  return page;
};
const refuseCookies = (page: Page) =>
  page.getByRole('region', { name: consentTexts.heading }).getByRole('button', { name: consentTexts.refuse, exact: true }).click();

describe.runIf(hasChrome)('the pages of members', () => {
  test.each([
    [guest, pathTo.stays()],
    [guest, pathTo.referralCenter()],
    [host, pathTo.bookings()],
    [host, pathTo.properties()],
  ])(
    'stay where they are while they come alive',
    async (account, path) => {
      const person = await member(account?.email);
      await person.page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as unknown as { shifts: number[] }).shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const page = await open(person, path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.05);
      expect(person.complaints).toEqual([]);
      await person.leave();
    },
    limitMs(30),
  );

  test('what is said in passing covers nothing at the foot of the window, where one has just pressed', async () => {
    const person = await member(guest?.email, phone);
    const page = await open(person, pathTo.account());
    await refuseCookies(page);
    const save = page
      .getByRole('region', { name: accountTexts.profileHeading, exact: true })
      .getByRole('button', { name: profileForm.submit });
    await save.evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await save.click();
    const note = page.getByRole('status').getByText(accountTexts.saved);
    await note.waitFor();
    const [said, pressed] = [await note.boundingBox(), await save.boundingBox()];
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThan(pressed?.y ?? 0);
    expect(person.complaints).toEqual([]);
    await person.leave();
  });
});

describe.runIf(hasChrome)('in a low window', () => {
  const low = { viewport: { width: 1280, height: 720 } };
  test('the booking panel is whole, its total in sight', async () => {
    const person = await aPerson(chrome, site, low);
    const page = await open(person, stay.listing);
    await refuseCookies(page);
    const panel = page.getByRole('complementary', { name: bookingPanelTexts.label });
    await panel.getByText(priceTexts.total, { exact: true }).waitFor();
    await page.evaluate(() => scrollTo(0, 900));
    const foot = () => panel.evaluate(({ firstElementChild }) => firstElementChild?.getBoundingClientRect().bottom ?? Number.NaN);
    await expect.poll(foot).toBeLessThanOrEqual(low.viewport.height);
    expect(person.complaints).toEqual([]);
    await person.leave();
  });

  test('no page scrolls by less than a line', async () => {
    const person = await aPerson(chrome, site, { viewport: { width: 1280, height: 800 } });
    for (const path of [pathTo.login(), pathTo.forgot(), pathTo.reset(), pathTo.contact(), pathTo.faq()]) {
      const page = await open(person, path);
      const over = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(over === 0 || over > 24, `${path} scrolls by ${over} px`).toBe(true);
    }
    await person.leave();
  });
});

const enlarge = (page: Page) =>
  page.addInitScript(() => addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%')));
const read = async <T>(email: string, path: string): Promise<T> => {
  const token = await aToken(site, { email, password: demoAccounts.password });
  return ((await asked(site, `GET ${path}`, { token })) as { readonly data: T }).data;
};
/** One booking of each status. */
const oneOfEach = ({ bookingList }: BookingList) => [...new Map(bookingList.map((it) => [it.status, it.booking_id])).values()];

describe.runIf(hasChrome)('on a phone', () => {
  const { email: toGuest = '' } = guest ?? {};
  const { email: toHost = '' } = host ?? {};
  const ofGuest = async () => {
    const ids = oneOfEach(await read<BookingList>(toGuest, '/booking?per_page=100'));
    const { checkin, checkout, card } = stay;
    const asking = pathTo.checkout({ property_id: card.property_id, checkin, checkout, adults: 2 });
    const own = [pathTo.stays(), pathTo.stayMessages(), pathTo.account(), pathTo.points(), pathTo.referralCenter()];
    return [...own, asking, ...ids.map((booking_id) => pathTo.stays({ booking_id }))];
  };
  const ofHost = async () => {
    const ids = oneOfEach(await read<BookingList>(toHost, '/booking/properties?per_page=100'));
    const [{ property_id } = { property_id: '' }] = await read<readonly PropertyRow[]>(toHost, '/user/property');
    const parts = ['', '#calendar', '#photos', '#details', '#arrival', '#calendars', '#connection', '#registration', '#settings'];
    const own = [pathTo.bookings(), pathTo.account(), pathTo.properties(), pathTo.properties({ view: 'calendar' })];
    return [
      ...own,
      ...ids.map((booking_id) => pathTo.bookings({ booking_id })),
      ...parts.map((part) => pathTo.property({ property_id }) + part),
      pathTo.propertySetup({ property_id, page: 'rooms' }),
    ];
  };
  test.each([
    ['a guest', toGuest, ofGuest],
    ['a host', toHost, ofHost],
  ])(
    'with letters of twice the size nothing stands out of the pages of %s, and the name of the site is whole or away',
    async (_, email, paths) => {
      const person = await member(email, { viewport: phone.viewport });
      await enlarge(person.page);
      const wide: string[] = [];
      for (const path of await paths()) {
        const page = await open(person, path);
        await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > phone.viewport.width) wide.push(`${path}: ${width}`);
        const isCut = await page
          .getByRole('banner')
          .getByRole('link')
          .first()
          .evaluate((logo) => {
            const [sign, name] = [...logo.children].map((it) => it.getBoundingClientRect());
            const { top, bottom } = logo.getBoundingClientRect();
            const isWhole = sign && sign.top >= top && sign.bottom <= bottom;
            return !isWhole || !name || !(name.top >= bottom || (name.top >= top && name.bottom <= bottom));
          });
        if (isCut) wide.push(`${path}: the name is cut`);
      }
      expect(wide).toEqual([]);
      await person.leave();
    },
    limitMs(120),
  );

  const pages: readonly [string, () => string][] = [
    ['home', () => pathTo.home()],
    ['signing up', () => pathTo.signup()],
    ['logging in', () => pathTo.login()],
    ['search', () => stay.search],
    ['a listing', () => stay.listing],
    ['questions', () => pathTo.faqGeneral()],
  ];
  test.each(pages)(
    'with letters of twice the size nothing stands out of %s',
    async (_, path) => {
      // as wide as a phone; a phone itself would zoom out, and hide what stands out
      const person = await aPerson(chrome, site, { viewport: phone.viewport });
      await enlarge(person.page);
      const page = await open(person, path());
      await refuseCookies(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.viewport.width);
      await person.leave();
    },
    limitMs(30),
  );

  test('on a narrow one neither', async () => {
    const person = await aPerson(chrome, site, { viewport: { width: 320, height: 640 } });
    for (const [name, path] of pages) {
      const page = await open(person, path());
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
    }
    await person.leave();
  });

  test('every topic of the questions is in sight', async () => {
    const person = await aPerson(chrome, site, phone);
    const page = await open(person, pathTo.faqGeneral());
    const topics = page.getByRole('navigation', { name: faqTexts.heading }).getByRole('link');
    const ends = await topics.evaluateAll((them) => them.map((it) => it.getBoundingClientRect().right));
    expect(ends.length).toBeGreaterThan(3);
    expect(Math.max(...ends)).toBeLessThanOrEqual(phone.viewport.width);
    await person.leave();
  });
});

/** Targets on a page that are lower than 24 pixels: not a word within a sentence, not a box with a label around it. */
const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, summary')].flatMap((it) => {
      const { height, width } = it.getBoundingClientRect();
      const isSeen = width > 2 && height > 2 && it.checkVisibility({ visibilityProperty: true });
      const isInSentence = [...(it.parentElement?.childNodes ?? [])].some(
        (near) => near.nodeType === 3 && (near.textContent ?? '').trim().length > 1,
      );
      // its card is pressed with it
      const isSpread = getComputedStyle(it, '::before').position === 'absolute' || getComputedStyle(it, '::after').position === 'absolute';
      return isSeen && !isInSentence && !isSpread && height < 24 ? [`${it.innerText} ${height}`] : [];
    }),
  );

describe.runIf(hasChrome)('whoever points', () => {
  test('has 24 pixels for everything that can be pressed', async () => {
    const person = await aPerson(chrome, site);
    const low: Record<string, string[]> = {};
    for (const path of ['/', stay.search, stay.listing, pathTo.login(), pathTo.signup(), pathTo.faq(), pathTo.points()])
      low[path] = await lowTargets(await open(person, path));
    expect(Object.values(low).flat(), JSON.stringify(low)).toEqual([]);
    await person.leave();
  });

  test('sees the chosen nights in the colours of the system', async () => {
    const person = await aPerson(chrome, site, { forcedColors: 'active' });
    const page = await open(person, stay.listing);
    await page
      .getByRole('complementary', { name: bookingPanelTexts.label })
      .getByRole('button', { name: bookingPanelTexts.checkin })
      .click();
    const calendar = page.getByRole('dialog', { name: bookingPanelTexts.dates });
    const cell = (day: PlainDate) => calendar.locator(`td:has([data-date="${day}"])`);
    await cell(stay.checkin).waitFor();
    // as it is painted: what the styles say is not what the system shows
    const ground = async (day: PlainDate) => (await sharp(await cell(day).screenshot()).stats()).dominant;
    const free = await ground(addDays(stay.checkout, 1));
    expect(await ground(stay.checkin)).not.toEqual(free);
    expect(await ground(addDays(stay.checkin, 1))).not.toEqual(free);
    await person.leave();
  });
});

test.runIf(hasChrome)(
  'on paper nothing lies over a listing',
  async () => {
    const person = await aPerson(chrome, site);
    const page = await open(person, stay.listing);
    await page.getByRole('region', { name: consentTexts.heading }).waitFor();
    await page.evaluate(() => scrollTo(0, 1500));
    await page.getByRole('navigation').filter({ hasText: listingTexts.aboutHeading }).waitFor();
    await page.emulateMedia({ media: 'print' });
    const floats = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')].flatMap((it) => {
        const { position } = getComputedStyle(it);
        const { height, bottom } = it.getBoundingClientRect();
        return (position === 'fixed' || position === 'sticky') && height > 0 && bottom > 0 && it.checkVisibility()
          ? [it.outerHTML.slice(0, 80)]
          : [];
      }),
    );
    expect(floats).toEqual([]);
    await person.leave();
  },
  limitMs(30),
);
