// From a listing to a paid stay on the real product, in a real browser.
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { bookingForm } from '../../generated/forms/bookingForm';
import { sandboxPaymentForm } from '../../generated/forms/sandboxPaymentForm';
import { CardOutcome, QuoteRefusal } from '../../generated/model/values';
import type { PlainDate } from '../../generated/model/wire';
import { pathTo } from '../../generated/routes/paths';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { bookingPointsTexts } from '../../generated/texts/sentences/bookingPointsTexts';
import { bookingPanelTexts } from '../../generated/texts/sentences/bookingPanelTexts';
import { checkoutTexts as say } from '../../generated/texts/sentences/checkoutTexts';
import { loginModalTexts } from '../../generated/texts/sentences/loginModalTexts';
import { aMember, asked, aToken, logIn } from '../support/account-errands';
import { asksFor, aTripToAsk } from '../support/a-request';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, type Habits, type Person, phone, takenOver } from '../support/person';
import { type Booked, type Trip, tripsOf } from '../support/trips';
import { limitMs } from '../support/limits';

/** Has points. */
const guest = { email: 'guest@tuckamore.example', password: 'quiet-spruce-cabin' };

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  let token: string;
  let next: (booked: Booked) => Trip;
  onASite(async (...begun) => {
    [site, chrome] = begun;
    token = await aToken(site, guest);
    next = await tripsOf(site);
  });

  /** A person with points, logged in, with the question about cookies answered. */
  const aGuest = async (habits: Habits = {}, own = token): Promise<Person> => {
    const person = await aPerson(chrome, site, { ...habits, token: own });
    await person.goTo('/faq/general');
    await person.page.getByRole('region', { name: consentTexts.heading }).getByRole('button', { name: consentTexts.refuse }).click();
    return person;
  };
  /** Agrees to the stay of a trip. */
  const agree = async ({ page, goTo }: Person, { checkout }: Trip): Promise<void> => {
    await goTo(checkout);
    await takenOver(page);
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
  };
  const ask = async (person: Person, trip: Trip): Promise<void> => {
    await agree(person, trip);
    await person.page.getByRole('button', { name: bookingForm.submit, exact: true }).click();
    await person.page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
  };
  /** Books what is booked at once, or pays what is booked already: one press leads to the payment page. */
  const pay = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: /^Confirm and pay / }).click();
    await page.getByRole('heading', { level: 1, name: sandboxPaymentForm.title }).waitFor();
  };
  /** The booking of a payment page, without its payment. */
  const bookingAt = (page: Page) => page.url().replace(/\?.*/, '');
  const end = async (page: Page, outcome: CardOutcome): Promise<void> => {
    await page.getByRole('radio', { name: CardOutcome[outcome].label, exact: true }).check();
    await page.getByRole('button', { name: sandboxPaymentForm.submit, exact: true }).click();
  };
  const paid = (page: Page) => page.getByText(say.paid).waitFor();

  test('who is signed out reserves, logs in, lands in the checkout of the same dates, and asks for the stay by keys alone', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site);
    const [trip, account] = [next('by request'), await aMember(site)];
    await goTo(trip.listing);
    await takenOver(page);
    const panel = page.getByRole('complementary', { name: bookingPanelTexts.label });
    await panel.getByRole('button', { name: bookingPanelTexts.request, exact: true }).press('Enter');
    await page
      .getByRole('dialog', { name: loginModalTexts.title })
      .getByRole('link', { name: /Continue with email/ })
      .press('Enter');
    if (page.url().includes('/signup'))
      await page
        .getByRole('main')
        .getByRole('link', { name: /Log in/ })
        .press('Enter');
    await logIn(page, account);
    await page.waitForURL((url) => url.pathname + url.search === trip.checkout);
    await page.getByRole('heading', { level: 1, name: say.headingRequest }).waitFor();
    await page.getByRole('checkbox', { name: /^I agree/ }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByLabel('Message to host').focus();
    await page.keyboard.type('We arrive on the evening ferry.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText(say.waiting).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('an instant booking is made with points and paid on a phone; the way back leads to no second payment', async () => {
    const person = await aGuest(phone);
    const { page, complaints, leave } = person;
    await person.goTo(next('at once').checkout);
    await takenOver(page);
    const slider = page.getByRole('slider', { name: say.pointsSlider });
    await slider.focus();
    await page.keyboard.press('PageUp');
    await page.getByText(/^\d[\d,]* points \(−/).waitFor();
    await page
      .getByRole('list', { name: 'Price details' })
      .getByText(/^[\d,]+ points$/)
      .waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await pay(page);
    expect(await barriersOn(page)).toEqual([]);
    await end(page, 'paid');
    await paid(page);
    await page.goBack();
    await paid(page);
    expect(await page.getByRole('button', { name: /^Confirm and pay / }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a card that is declined is told, another pays; in yen, at the price that was shown', async () => {
    const person = await aGuest({ expects: [/\/payment\//, /\/currencies\/$/] });
    const { page, complaints, leave } = person;
    await agree(person, next('at once'));
    await page.getByRole('button', { name: /^Currency/ }).click();
    await page.getByRole('menuitemradio', { name: 'Japanese yen' }).click();
    const button = page.getByRole('button', { name: /^Confirm and pay ¥[\d,]+ JPY$/ });
    await button.waitFor();
    const shown = /¥[\d,]+ JPY/.exec(await button.innerText())?.[0] ?? '';
    await pay(page);
    await page.getByText(shown, { exact: true }).waitFor();
    await end(page, 'refused');
    await page.getByText('Your card was declined.').waitFor();
    await end(page, 'paid');
    await paid(page);
    await page.getByRole('list', { name: 'Price details' }).getByText(shown).first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a payment page that was left is found again; one of two tabs pays, and the other sees it', async () => {
    const person = await aGuest();
    const { page, complaints, leave } = person;
    await agree(person, next('at once'));
    await pay(page);
    const here = bookingAt(page);
    await end(page, 'cancelled');
    await page.getByText(/^\d+:\d\d left$/).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    const other = await page.context().newPage();
    await other.goto(here);
    await other.getByRole('button', { name: /^Confirm and pay / }).waitFor();
    await pay(page);
    await pay(other);
    await end(other, 'lost');
    await other.getByText(say.sandboxLost).waitFor();
    await page.goto(here);
    await paid(page);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('points are put to a booking that waits for its payment; a slow one is on its way, and then it counts', async () => {
    const person = await aGuest();
    const { page, complaints, leave } = person;
    await agree(person, next('at once'));
    await pay(page);
    await end(page, 'cancelled');
    const button = page.getByRole('button', { name: /^Confirm and pay / });
    const before = await button.innerText();
    await page.getByRole('button', { name: bookingPointsTexts.use }).click();
    const window = page.getByRole('dialog', { name: bookingPointsTexts.heading });
    await window.getByRole('slider', { name: say.pointsSlider }).press('PageUp');
    expect(await barriersOn(page)).toEqual([]);
    const left = await window.getByText(/ left to pay$/).innerText();
    await window.getByRole('button', { name: bookingPointsTexts.save }).click();
    await window.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: say.button({ amount: left.replace(/ left to pay$/, '') }), exact: true }).waitFor();
    expect(await button.innerText()).not.toBe(before);
    await pay(page);
    await end(page, 'slow');
    await page.getByText(say.processingText).waitFor();
    await page.getByText(say.paid).waitFor({ timeout: limitMs(45) });
    expect(complaints).toEqual([]);
    await leave();
  });

  /** The stay behind an address of the checkout. */
  const tripAt = ({ checkout }: Trip) => {
    const { property_id, checkin, checkout: last } = Object.fromEntries(new URL(checkout, site.origin).searchParams);
    return { property_id: property_id ?? '', checkin: checkin as PlainDate, checkout: last as PlainDate };
  };

  test('the same nights are refused, other nights of theirs are worth a word, and a fourth open request has to wait', async () => {
    const own = await aToken(site, await aMember(site));
    const person = await aGuest({ expects: [/\/booking$/] }, own);
    const { page, goTo, complaints, leave } = person;
    const [first, second, third] = [next('by request'), next('by request'), next('by request')];
    await asksFor(site, own, tripAt(first));
    await goTo(first.checkout);
    await page.getByText(say.duplicate).waitFor();
    expect(await page.getByText(QuoteRefusal.dates_taken.label).count()).toBe(0);
    expect(await page.getByRole('checkbox', { name: /^I agree/ }).count()).toBe(0);
    await goTo(second.checkout);
    await page.getByText(say.overlapping).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await ask(person, second);
    await asksFor(site, own, tripAt(third));
    await goTo(next('by request').checkout);
    await takenOver(page);
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await page.getByRole('button', { name: bookingForm.submit, exact: true }).click();
    await page
      .getByRole('alert')
      .getByText(/3 open requests/)
      .waitFor();
    expect(await page.getByRole('link', { name: say.toStays, exact: true }).getAttribute('href')).toBe(pathTo.stays());
    expect(new URL(page.url()).pathname).toBe('/checkout');
    expect(complaints).toEqual([]);
    await leave();
  });

  // the last one: the clock of the whole site goes on
  test('a price that ran out stands beside the new one, and only with a yes it is asked for', async () => {
    const person = await aGuest({ expects: [/\/booking$/] });
    const { page, goTo, complaints, leave } = person;
    const host = await aToken(site, { ...guest, email: 'host@tuckamore.example' });
    const { property_id, ...dates } = await aTripToAsk(site, host, 60);
    await goTo(pathTo.checkout({ property_id, ...dates, adults: 2 }));
    await takenOver(page);
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    const change = { start: dates.checkin, end: dates.checkout, price_cents: 77_700 };
    await asked(site, `PUT /user/property/${property_id}/calendar`, { token: host, changes: [change] });
    await asked(site, 'POST /demo/clock', { advance_hours: 1 });
    await page.getByRole('button', { name: bookingForm.submit, exact: true }).click();
    await page.getByText(/^The price has changed from \$[\d,.]+ CAD to \$[\d,.]+ CAD\.$/).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    const yes = page.getByRole('button', { name: /^Continue with / });
    const price = (await yes.innerText()).replace('Continue with ', '');
    await yes.click();
    await page.getByRole('button', { name: bookingForm.submit, exact: true }).click();
    await page.waitForURL(/\/checkout\/[0-9a-f-]{36}$/);
    await page.getByText(say.waiting).waitFor();
    await page.getByRole('list', { name: 'Price details' }).getByText(price, { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});
