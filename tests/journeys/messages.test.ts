// A guest and a host who write to each other, each in a browser of their own: from the listing, in the inbox, beside a stay.
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { contactForm } from '../../generated/forms/contactForm';
import { contactHostForm } from '../../generated/forms/contactHostForm';
import { messageForm } from '../../generated/forms/messageForm';
import { supportEmail } from '../../generated/model/constants';
import type { HostProperty } from '../../generated/model/entities';
import { menus } from '../../generated/routes/navigation';
import { pathTo } from '../../generated/routes/paths';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { contactTexts } from '../../generated/texts/sentences/contactTexts';
import { inboxTexts } from '../../generated/texts/sentences/inboxTexts';
import { listingTexts } from '../../generated/texts/sentences/listingTexts';
import { loginModalTexts } from '../../generated/texts/sentences/loginModalTexts';
import { messageReceivedTexts } from '../../generated/texts/sentences/messageReceivedTexts';
import { shellTexts } from '../../generated/texts/sentences/shellTexts';
import { threadTexts } from '../../generated/texts/sentences/threadTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { aMember, asked, aToken, logIn } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { byKeys, byPointer, type Hands } from '../support/hands';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, type Habits, phone, takenOver } from '../support/person';
import { limitMs } from '../support/limits';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  let hostToken: string;
  let listing: HostProperty;
  onASite(async (...begun) => {
    [site, chrome] = begun;
    hostToken = await aToken(site, { email: 'host@tuckamore.example', password: demoAccounts.password });
    const own = (await asked(site, 'GET /user/property', { token: hostToken })) as { readonly data: readonly HostProperty[] };
    const listed = own.data.find(({ status }) => status === 'listed');
    if (!listed) throw new Error('the demo’s host has no listing');
    listing = listed;
  });

  const somebody = async (path: string, token?: string, habits: Habits = desk) => {
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token });
    await person.goTo(path);
    await takenOver(person.page);
    const notice = person.page.getByRole('region', { name: consentTexts.heading });
    await notice.getByRole('button', { name: consentTexts.refuse }).click();
    return person;
  };
  // the same name at a desk and on a phone
  const menuOf = (page: Page) => page.getByRole('navigation', { name: menus.sidebarMenu.title });
  /** How many messages the page says are unread: in its sidebar, or on the button of its menu. */
  const waitingFor = async (page: Page): Promise<number> => {
    const link = menuOf(page).getByText(/^\d+ unread$/);
    const told = link.or(page.getByRole('button', { name: /, \d+ unread$/ })).filter({ visible: true });
    if ((await told.count()) === 0) return 0;
    return Number(/(\d+) unread/.exec((await told.getAttribute('aria-label')) ?? (await told.innerText()))?.[1]);
  };
  const write = async (page: Page, hands: Hands, text: string) => {
    await hands.write(page.getByLabel('Message', { exact: true }), text);
    await hands.press(button(page, messageForm.submit));
    await page.getByRole('log').getByText(text).waitFor();
  };

  test('signed out, no request is made, and the way leads to logging in and on to the message', async () => {
    const { page, complaints, leave } = await somebody(pathTo.listing({ property_id: listing.property_id }));
    const requests: string[] = [];
    page.on('request', (request) => request.url().includes('/contact') && requests.push(request.url()));
    await button(page, listingTexts.messageHost).click();
    await page.getByRole('dialog').getByText(loginModalTexts.forMessage).waitFor();
    expect(requests).toEqual([]);
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Continue with email/ })
      .click();
    await page.waitForURL(/\/(signup|login)/);
    if (page.url().includes('/signup'))
      await page
        .getByRole('main')
        .getByRole('link', { name: /Log in/ })
        .click();
    await logIn(page, await aMember(site));
    await page.getByLabel('Your message').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test.each([
    ['at a desk, by keys alone', desk, byKeys],
    ['on a phone', phone, () => byPointer],
  ] as const)(
    'a guest asks and a host answers, %s',
    async (_how, habits, handsOf) => {
      const account = await aMember(site);
      const guest = await somebody(pathTo.listing({ property_id: listing.property_id }), await aToken(site, account), habits);
      const hands = handsOf(guest.page);
      await hands.press(button(guest.page, listingTexts.messageHost));
      await hands.write(guest.page.getByLabel('Your message'), 'Is there a crib? Call 604-555-0188.');
      expect(await barriersOn(guest.page)).toEqual([]);
      await hands.press(button(guest.page, contactHostForm.submit));
      await guest.page.getByText(listingTexts.messageSent).waitFor();

      const host = await somebody(pathTo.bookings(), hostToken, habits);
      const hostHands = handsOf(host.page);
      await expect.poll(() => waitingFor(host.page)).toBeGreaterThan(0);
      const before = await waitingFor(host.page);
      if (habits === phone) await hostHands.press(button(host.page, shellTexts.openMenuUnread({ count: before })));
      await hostHands.press(menuOf(host.page).getByRole('link', { name: `${inboxTexts.link} ${inboxTexts.unread({ count: before })}` }));
      await hostHands.press(host.page.getByRole('navigation', { name: inboxTexts.list }).getByRole('link').first());
      const hidden = `Is there a crib? Call ${messageReceivedTexts.hidden}.`;
      await host.page.getByRole('log').getByText(hidden).waitFor();
      await host.page.getByText(threadTexts.masked).waitFor();
      // a picture could carry a number, too
      await host.page.getByText(threadTexts.why).waitFor();
      expect(await host.page.locator('input[type=file]').count()).toBe(0);
      expect(await barriersOn(host.page)).toEqual([]);
      expect(await host.page.evaluate(() => document.documentElement.scrollWidth)).toBe(host.page.viewportSize()?.width);
      // the menu counts a message that was read no more
      await expect.poll(() => waitingFor(host.page)).toBe(before - 1);
      await write(host.page, hostHands, 'There is one, in the closet.');

      await expect.poll(() => site.mailTo(account.email, 'in the closet')).toBeDefined();
      const link = /https?:\S+(\/stays\/messages\/[\w-]+)/.exec(site.mailTo(account.email, 'in the closet') ?? '')?.[1] ?? '/';
      await guest.goTo(link);
      await guest.page.getByRole('log').getByText('There is one, in the closet.').waitFor();
      await takenOver(guest.page);
      await write(guest.page, hands, 'Thank you!');
      expect([...guest.complaints, ...host.complaints]).toEqual([]);
      await Promise.all([guest.leave(), host.leave()]);
    },
    limitMs(120),
  );

  test('what is written beside a stay stands in the same thread', async () => {
    const token = await aToken(site, { email: 'guest@tuckamore.example', password: demoAccounts.password });
    const { data } = (await asked(site, 'GET /booking', { token })) as {
      readonly data: { readonly bookingList: readonly { readonly booking_id: string }[] };
    };
    const booking_id = data.bookingList[0]?.booking_id ?? '';
    const { page, complaints, leave } = await somebody(pathTo.stays({ booking_id }), token);
    await page.getByLabel('Message', { exact: true }).fill('We arrive at nine.');
    await button(page, 'Send message').click();
    await page.getByRole('log').getByText('We arrive at nine.').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.goto(pathTo.stayMessages());
    await page.getByRole('navigation', { name: inboxTexts.list }).getByText('You: We arrive at nine.').waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('an empty inbox, and a conversation that is somebody else’s, say so', async () => {
    const token = await aToken(site, await aMember(site));
    const { page, goTo, leave } = await somebody(pathTo.stayMessages(), token, { expects: [/\/message\//] });
    await page.getByText(inboxTexts.empty).waitFor();
    await goTo(pathTo.stayMessages({ thread_id: '00000000-0000-4000-8000-000000000000' }));
    await page.getByText(inboxTexts.notFound).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await leave();
  });

  test.each([
    ['at a desk, by keys alone', desk, byKeys],
    ['on a phone', phone, () => byPointer],
  ] as const)(
    'somebody writes to us: too fast for a person at first, %s',
    async (_how, habits, handsOf) => {
      const email = `from-${habits.viewport.width}@example.ca`;
      const { page, goTo, complaints, leave } = await aPerson(chrome, site, {
        reducedMotion: 'reduce',
        expects: [/^\/api\/contact$/],
        ...habits,
      });
      const opened = new Date();
      await page.clock.setFixedTime(opened);
      await goTo(pathTo.contact({ topic: 'privacy' }));
      await takenOver(page);
      await page.getByRole('region', { name: consentTexts.heading }).getByRole('button', { name: consentTexts.refuse }).click();
      expect(await barriersOn(page)).toEqual([]);
      const hands = handsOf(page);
      const send = button(page, contactForm.submit);
      await hands.press(send);
      await page.getByText('Enter an email address we can reply to.').first().waitFor();
      await hands.write(page.getByLabel('Your name'), 'Jo Tremblay');
      await hands.write(page.getByLabel('Email'), email);
      await hands.write(page.getByLabel('Message', { exact: true }), 'What do you keep about me?');
      expect(await page.getByLabel('Topic').inputValue()).toContain('privacy');
      await hands.press(send);
      await page.getByText(/Wait a few seconds and try again/).waitFor();
      await page.clock.setFixedTime(opened.getTime() + 60_000);
      await hands.press(send);
      const thanks = page.getByRole('status').filter({ hasText: contactTexts.sent({ email }) });
      await thanks.waitFor();
      expect(await barriersOn(page)).toEqual([]);
      const reference = /reference is ([A-Z2-9]{8})/.exec(await thanks.innerText())?.[1] ?? 'none was told';
      await expect.poll(() => site.mailTo(supportEmail, reference)).toContain(`Reply-To: ${email}`);
      await expect.poll(() => site.mailTo(email, reference)).toContain('What do you keep about me?');
      await hands.press(button(page, contactTexts.another));
      expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
      expect(complaints).toEqual([]);
      await leave();
    },
    limitMs(60),
  );
});
