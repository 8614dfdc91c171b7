// The cookie notice is open, and something is said in passing: nothing that one reads first or presses lies under either.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profileForm } from '../../generated/forms/profileForm';
import type { BookingList, PropertyRow } from '../../generated/model/entities';
import { pathTo } from '../../generated/routes/paths';
import { accountTexts } from '../../generated/texts/sentences/accountTexts';
import { calendarTexts } from '../../generated/texts/sentences/calendarTexts';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { asked, aToken } from '../support/account-errands';
import { type Site, theDemo } from '../support/a-site';
import { aStay, type Stay } from '../support/a-stay';
import { hasChrome, theChrome } from '../support/browser';
import { limitMs } from '../support/limits';
import { aPerson, desk, type Habits, phone, takenOver } from '../support/person';

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
const tokenOf = (email = '') => aToken(site, { email, password: demoAccounts.password });
const read = async <T>(token: string, path: string): Promise<T> =>
  ((await asked(site, `GET ${path}`, { token })) as { readonly data: T }).data;
const visitor = (habits: Habits, token?: string) => aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token });
const noticeOn = (page: Page) => page.getByRole('region', { name: consentTexts.heading });
/** Buttons and fields of the page that lie under something else, once they are scrolled to. */
const coveredOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLButtonElement>('main :is(button, input, select, textarea, a[href])')].flatMap((it) => {
      if (it.disabled || !it.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      return (['nearest', 'end'] as const).flatMap((block) => {
        it.scrollIntoView({ block, behavior: 'instant' });
        const { left, top, width, height } = it.getClientRects()[0] ?? new DOMRect();
        const [x, y] = [left + width / 2, top + height / 2];
        if (width < 3 || height < 3 || x < 0 || x > innerWidth) return [];
        const above = document.elementFromPoint(x, y);
        const isOwn = it.contains(above) || above?.contains(it) || [...(it.labels ?? [])].some((label) => label.contains(above));
        return isOwn
          ? []
          : [`${it.innerText || it.ariaLabel || it.name} is under ${above?.outerHTML.slice(0, 80) ?? 'the end of the window'}`];
      });
    }),
  );

const ofGuest = async (token: string) => {
  const { bookingList } = await read<BookingList>(token, '/booking?per_page=100');
  const { checkin, checkout, card } = stay;
  const asking = pathTo.checkout({ property_id: card.property_id, checkin, checkout, adults: 2 });
  const paid = bookingList.find(({ status }) => status === 'confirmed');
  return [asking, pathTo.account(), pathTo.stays({ booking_id: paid?.booking_id ?? '' })];
};
const ofHost = async (token: string) => {
  const { bookingList } = await read<BookingList>(token, '/booking/properties?per_page=100');
  const asks = bookingList.find(({ status }) => status === 'confirmed');
  const [{ property_id } = { property_id: '' }] = await read<readonly PropertyRow[]>(token, '/user/property');
  return [
    pathTo.bookings({ booking_id: asks?.booking_id ?? '' }),
    `${pathTo.property({ property_id })}#arrival`,
    ...(['basics', 'rooms', 'price'] as const).map((page) => pathTo.propertySetup({ property_id, page })),
    pathTo.properties({ view: 'calendar' }),
  ];
};

test.runIf(hasChrome).each([
  ['at a desk', desk],
  ['on a phone', phone],
] as const)(
  'the cookie notice covers no button and no field %s',
  async (_where, habits) => {
    const walk = async (paths: readonly string[], token?: string) => {
      const { page, goTo, leave } = await visitor(habits, token);
      for (const path of paths) {
        // a part of the page that is open already would not be opened anew
        await goTo('about:blank');
        await goTo(path);
        await takenOver(page);
        await noticeOn(page).waitFor();
        await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
        // a part of it may still be asked for, such as what a price brings, and moves what stands around it
        await expect.poll(() => coveredOn(page), { message: path }).toEqual([]);
      }
      await leave();
    };
    await walk([pathTo.login(), pathTo.contact(), stay.listing]);
    const [asGuest, asHost] = [await tokenOf(guest?.email), await tokenOf(host?.email)];
    await walk(await ofGuest(asGuest), asGuest);
    await walk(await ofHost(asHost), asHost);
  },
  limitMs(180),
);

test.runIf(hasChrome)('what is chosen in the calendar of all listings is named above the cookie notice', async () => {
  const { page, goTo, complaints, leave } = await visitor(phone, await tokenOf(host?.email));
  await goTo(pathTo.properties({ view: 'calendar' }));
  await takenOver(page);
  await noticeOn(page).waitFor();
  await page.getByRole('rowgroup').last().getByRole('checkbox').first().check();
  const foot = page.getByRole('button', { name: calendarTexts.edit, exact: true });
  await foot.waitFor();
  const covered = await coveredOn(page);
  expect(covered).toEqual([]);
  const [below, notice] = [await foot.boundingBox(), await noticeOn(page).boundingBox()];
  expect((below?.y ?? 0) + (below?.height ?? 0)).toBeLessThanOrEqual(notice?.y ?? 0);
  expect(complaints).toEqual([]);
  await leave();
});

test.runIf(hasChrome).each([
  ['at a desk', desk],
  ['on a phone', phone],
] as const)('what is said in passing covers no heading %s, wherever the page stands', async (_where, habits) => {
  const { page, goTo, complaints, leave } = await visitor(habits, await tokenOf(guest?.email));
  await goTo(pathTo.account());
  await takenOver(page);
  const profile = page.getByRole('region', { name: accountTexts.profileHeading, exact: true });
  await profile.getByRole('button', { name: profileForm.submit }).click();
  const note = page.getByRole('status').getByText(accountTexts.saved);
  await note.hover();
  const covered = await note.evaluate((it) => {
    const said = it.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const found = new Set<string>();
    for (let top = 0; top < document.body.scrollHeight; top += 20) {
      scrollTo({ top, behavior: 'instant' });
      for (const heading of document.querySelectorAll('main :is(h1, h2)')) {
        const { top: from, bottom, left, right } = heading.getBoundingClientRect();
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        if (bottom > bar && Math.max(from, bar) < said.bottom && bottom > said.top && left < said.right && right > said.left)
          found.add(heading.textContent ?? '');
      }
    }
    return [...found];
  });
  expect(covered).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});
