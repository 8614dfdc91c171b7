// A host's claim in a real browser: made with pictures, answered on a phone, decided, paid; by keys, and without barriers.
import type { Browser, Locator, Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { claimAnswerForm } from '../../generated/forms/claimAnswerForm';
import { claimForm } from '../../generated/forms/claimForm';
import { sandboxPaymentForm } from '../../generated/forms/sandboxPaymentForm';
import { CardOutcome, ClaimAnswer, ClaimKind } from '../../generated/model/values';
import type { BookingDetail, BookingList, BookingRow } from '../../generated/model/entities';
import { claimAnswerDays } from '../../generated/model/constants';
import { instantOf } from '../../generated/model/wire';
import { pathTo } from '../../generated/routes/paths';
import { mayClaim } from '../../generated/rules/claim';
import { claimTexts as say } from '../../generated/texts/sentences/claimTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { asked, aToken } from '../support/account-errands';
import { plain } from '../support/a-photo';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, type Habits, phone, takenOver } from '../support/person';

const tabTo = async (page: Page, to: Locator): Promise<void> => {
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('no Tab leads there');
};
const long = 'The dining table has a burn. '.repeat(60).trim();

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let tokens: { readonly guest: string; readonly host: string };
  let chrome: Browser;
  onASite(async (...begun) => {
    [site, chrome] = begun;
    const [guest, host] = await Promise.all(
      ['guest', 'host'].map((who) => aToken(site, { email: `${who}@tuckamore.example`, password: demoAccounts.password })),
    );
    tokens = { guest: guest ?? '', host: host ?? '' };
  });

  const read = async <T>(who: keyof typeof tokens, path: string): Promise<T> =>
    ((await asked(site, `GET ${path}`, { token: tokens[who] })) as { readonly data: T }).data;
  const as = async (who: keyof typeof tokens, path: string, habits: Habits = desk) => {
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token: tokens[who] });
    await person.goTo(path);
    return person;
  };
  const bookingsOf = async (who: keyof typeof tokens, path: string): Promise<readonly BookingRow[]> =>
    (await read<BookingList>(who, `${path}?per_page=100`)).bookingList;
  /** The first of somebody's bookings whose claim waits for its answer. */
  const claimedOf = async (who: keyof typeof tokens, path: string): Promise<BookingDetail> => {
    const row = (await bookingsOf(who, path)).find(({ claim }) => claim?.state === 'filed');
    if (!row) throw new Error(`the ${who} has no claim that waits`);
    return read<BookingDetail>(who, `/booking/${row.booking_id}`);
  };
  const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

  test('a host makes one by keys, with a picture that is removed and two that stay', async () => {
    const now = instantOf(Date.now());
    const over = (await bookingsOf('host', '/booking/properties')).find((booking) => !booking.claim && mayClaim({ booking, now }).ok);
    if (!over) throw new Error('the host has no stay that has just ended');
    const { booking_id } = over;
    const { page, complaints, leave } = await as('host', pathTo.bookings({ booking_id }));
    const way = page.getByRole('button', { name: claimForm.title });
    await way.waitFor();
    await takenOver(page);
    await tabTo(page, way);
    await page.keyboard.press('Enter');
    const window = page.getByRole('dialog', { name: claimForm.title });
    const send = window.getByRole('button', { name: claimForm.submit });
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await window.getByText('Enter the amount you ask for.').first().waitFor();
    expect(await barriersOn(page)).toEqual([]);

    await tabTo(page, window.getByRole('radio', { name: ClaimKind.damage.label }));
    await page.keyboard.press('Space');
    await tabTo(page, window.getByRole('textbox', { name: 'Amount' }));
    await page.keyboard.type('240.50');
    await tabTo(page, window.getByRole('textbox', { name: 'What happened?' }));
    await page.keyboard.insertText(long);
    const files = await Promise.all(
      ['#884422', '#228844', '#224488'].map(async (colour, at) => ({
        name: `view-${at}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await sharp(plain(800, 600, colour))
          .jpeg()
          .toBuffer(),
      })),
    );
    await window.locator('input[type=file]').setInputFiles(files);
    await window.getByText(say.added({ count: 3 })).waitFor();
    await window.getByRole('button', { name: say.remove({ number: 2 }) }).click();
    await window.getByText(say.added({ count: 2 })).waitFor();
    const first = window.getByRole('button', { name: say.photo({ number: 1, count: 2 }) });
    await first.locator('img').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await first.press('Enter');
    await page.getByText('1 / 2').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('2 / 2').waitFor();
    await page.keyboard.press('Escape');
    await tabTo(page, send);
    await page.keyboard.press('Enter');
    await window.waitFor({ state: 'detached' });
    await page.getByText(say.sent).waitFor();
    await page.getByRole('heading', { name: say.own }).waitFor();
    expect(await page.getByRole('button', { name: claimForm.title }).count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    const { claim } = await read<BookingDetail>('host', `/booking/${booking_id}`);
    expect([claim?.amount_cents, claim?.message, claim?.photos.length]).toEqual([24_050, long, 2]);
    expect(complaints).toEqual([]);
    await leave();
    const small = await as('host', pathTo.bookings({ booking_id }), phone);
    await small.page.getByRole('heading', { name: say.own }).waitFor();
    expect(await fits(small.page)).toBe(true);
    await small.leave();
  });

  test('a guest offers a part on a phone, the host takes it, and it is paid by card: left once, slow then, and read by both', async () => {
    const { booking_id, host, guest } = await claimedOf('guest', '/booking');
    const { page, complaints, goTo, leave } = await as('guest', pathTo.stays({ booking_id }), phone);
    await page.getByRole('heading', { name: say.from({ name: host.first_name ?? '' }) }).waitFor();
    await takenOver(page);
    await page.getByText(/^Answer by .* · \d+ days left/).waitFor();
    await page
      .getByRole('button', { name: say.photo({ number: 2, count: 2 }) })
      .locator('img')
      .waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: say.answer }).tap();
    const window = page.getByRole('dialog', { name: claimAnswerForm.title });
    await window.getByText(ClaimAnswer.offer.label, { exact: true }).tap();
    await window.getByRole('textbox', { name: 'Amount you offer' }).fill('999');
    await window.getByRole('textbox', { name: 'Why?' }).fill('The lamp was loose when we came.');
    expect(await barriersOn(page)).toEqual([]);
    const send = window.getByRole('button', { name: claimAnswerForm.submit });
    await send.tap();
    await window.getByText('A part is less than what your host asks for.').first().waitFor();
    await window.getByRole('textbox', { name: 'Amount you offer' }).fill('50');
    await send.tap();
    await window.waitFor({ state: 'detached' });
    await page.getByText(say.offeredByYou({ amount: '$50.00 CAD' })).waitFor();
    expect(await fits(page)).toBe(true);

    const hosting = await as('host', pathTo.bookings({ tab: 'past' }));
    await hosting.page.getByText(say.offerInList({ amount: '$50.00 CAD' })).click();
    await hosting.page.getByText(say.offeredByGuest({ amount: '$50.00 CAD', name: guest.first_name ?? '' })).waitFor();
    await takenOver(hosting.page);
    const take = hosting.page.getByRole('button', { name: say.take({ amount: '$50.00 CAD' }) });
    await tabTo(hosting.page, take);
    await hosting.page.keyboard.press('Enter');
    const question = hosting.page.getByRole('dialog', { name: say.takeHeading({ name: guest.first_name ?? '' }) });
    expect(await barriersOn(hosting.page)).toEqual([]);
    await question.getByRole('button', { name: say.take({ amount: '$50.00 CAD' }) }).click();
    await hosting.page.getByText(say.offerTakenHost({ amount: '$50.00 CAD', name: guest.first_name ?? '' })).waitFor();
    await goTo(pathTo.stays());
    await page.getByText(say.owedInList({ amount: '$50.00 CAD' })).waitFor();
    expect(await fits(page)).toBe(true);
    await goTo(pathTo.stays({ booking_id }));
    await page.getByText(say.offerTaken({ amount: '$50.00 CAD', name: host.first_name ?? '' })).waitFor();
    expect(await barriersOn(page)).toEqual([]);

    await takenOver(hosting.page);
    await hosting.page.getByRole('button', { name: say.markPaid }).click();
    const last = hosting.page.getByRole('dialog', { name: say.markPaidHeading });
    expect(await barriersOn(hosting.page)).toEqual([]);
    await last.getByRole('button', { name: say.markPaidKeep }).click();

    const pay = page.getByRole('button', { name: say.payButton({ amount: '$50.00 CAD' }) });
    // the header's code comes after the payment, whose currency it shows
    const held: Route[] = [];
    await page.route('**/assets/checkout-header-*.js', (file) => void held.push(file), { times: 1 });
    const end = async (outcome: 'cancelled' | 'slow') => {
      await pay.tap();
      await page.getByRole('heading', { level: 1, name: sandboxPaymentForm.title }).waitFor();
      const way = page.getByRole('radio', { name: CardOutcome[outcome].label, exact: true });
      await way.waitFor();
      await held.pop()?.continue();
      await takenOver(page);
      expect(await barriersOn(page)).toEqual([]);
      await way.check();
      await page.getByRole('button', { name: sandboxPaymentForm.submit, exact: true }).click();
    };
    await end('cancelled');
    await pay.waitFor();
    await end('slow');
    await page.getByText(say.confirmingText).waitFor();
    expect([await barriersOn(page), await pay.count(), await fits(page)]).toEqual([[], 0, true]);
    // it takes seconds by the demo's clock
    await asked(site, 'POST /demo/clock', { advance_hours: 1 });
    await page.getByText(say.paid({ amount: '$50.00 CAD' })).waitFor();
    await page.getByText(say.paidByCard).waitFor();
    await page.waitForURL((url) => url.pathname === pathTo.stays({ booking_id }) && url.search === '');
    expect(await barriersOn(page)).toEqual([]);
    await hosting.goTo(pathTo.bookings({ booking_id }));
    await hosting.page.getByText(say.paid({ amount: '$50.00 CAD' })).waitFor();
    await hosting.page.getByText(say.paidByCardHost({ name: guest.first_name ?? '' })).waitFor();
    expect(await barriersOn(hosting.page)).toEqual([]);
    expect((await read<BookingDetail>('guest', `/booking/${booking_id}`)).claim?.state).toBe('paid');
    expect([...complaints.filter((it) => !it.includes('422')), ...hosting.complaints]).toEqual([]);
    await hosting.leave();
    await leave();
  });

  test('a claim that nobody answered is decided by the operator, and let go by its host by keys', async () => {
    const { booking_id, guest } = await claimedOf('host', '/booking/properties');
    const name = guest.first_name ?? '';
    await asked(site, 'POST /demo/clock', { advance_hours: (claimAnswerDays + 1) * 24 });
    expect(await site.operator('claims')).toContain(booking_id);
    await site.operator('decide-claim', booking_id, '90', 'It was three years old.');
    const { page, complaints, leave } = await as('host', pathTo.bookings({ booking_id }));
    await page.getByText(say.owedHost({ amount: '$90.00 CAD', name })).waitFor();
    await page.getByText('It was three years old.').waitFor();
    await takenOver(page);
    await tabTo(page, page.getByRole('button', { name: say.withdraw }));
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: say.withdrawHeading });
    expect(await barriersOn(page)).toEqual([]);
    await tabTo(page, question.getByRole('button', { name: say.withdraw }));
    await page.keyboard.press('Enter');
    await page.getByText(say.withdrawnHost).waitFor();
    expect(await page.getByRole('button', { name: say.withdraw }).count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    expect((await read<BookingDetail>('host', `/booking/${booking_id}`)).claim?.state).toBe('withdrawn');
    expect(complaints).toEqual([]);
    await leave();
  });
});
