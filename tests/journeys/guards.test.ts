// Admission to each page of the real product: every guard's refusal, and the way back to where the person was going.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setupPriceForm } from '../../generated/forms/setupPriceForm';
import { signUpForm } from '../../generated/forms/signUpForm';
import * as kept from '../../generated/model/kept';
import { pathTo } from '../../generated/routes/paths';
import spec from '../../generated/spec.json' with { type: 'json' };
import { accountTexts } from '../../generated/texts/sentences/accountTexts';
import { errorDialogTexts } from '../../generated/texts/sentences/errorDialogTexts';
import { problemTexts } from '../../generated/texts/sentences/problemTexts';
import { propertiesTexts } from '../../generated/texts/sentences/propertiesTexts';
import { shellTexts } from '../../generated/texts/sentences/shellTexts';
import { signInTexts } from '../../generated/texts/sentences/signInTexts';
import { welcomeTexts } from '../../generated/texts/sentences/welcomeTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { type Account, aMember, asked, aStranger, aToken, linkInMail, logIn, giveName, signUp } from '../support/account-errands';
import { aSite, type Site } from '../support/a-site';
import { aStay } from '../support/a-stay';
import { hasChrome, theChrome } from '../support/browser';
import { aPerson, barriersOn, type Habits, phone, takenOver } from '../support/person';
import { limitMs } from '../support/limits';

let site: Site;
let chrome: Browser;
beforeAll(async () => {
  if (!hasChrome) return;
  [site, chrome] = await Promise.all([aSite('PGlite', { DEMO: 'true' }), theChrome()]);
});
afterAll(async () => {
  await chrome?.close();
  await site?.close();
});

const demo = (at: number): Account => ({ email: demoAccounts.accounts[at]?.email ?? '', password: demoAccounts.password });
const { name: tokenName } = kept.accessTokenKept;

/** Stands on a page of the site, path and query. */
const standsOn = (page: Page, path: string) => page.waitForURL(site.origin + path);
const keptToken = (page: Page) => page.evaluate((name) => localStorage.getItem(name), tokenName);

/** A person with a session in their browser. */
const signedIn = async (account: Account, habits: Habits = {}) => {
  const person = await aPerson(chrome, site, habits);
  await person.goTo(pathTo.faqGeneral());
  // from here on this page asks nothing: it does not see what is put into its storage
  await takenOver(person.page);
  await person.page.evaluate(([name, token]) => localStorage.setItem(name, token), [tokenName, await aToken(site, account)] as const);
  return person;
};

/** By guard, what its refusal is proved by below or in the file that is named. A guard that leads somebody away and is not here fails. */
const proved: Readonly<Record<string, string>> = {
  signedIn: 'signed out',
  verified: 'new, not verified, not named',
  named: 'new, not verified, not named',
  guestMode: 'not a guest',
  hostMode: 'not a host',
  cohosting: "another host's property",
  owner: 'the setup of a property that one only co-hosts: see cohosts.test.ts',
};
test('every guard that leads people away is proved here', () => {
  const { redirects } = spec as { readonly redirects: readonly { readonly refused?: string }[] };
  expect(redirects.flatMap(({ refused }) => refused ?? []).toSorted()).toEqual(Object.keys(proved).toSorted());
});

/** As much as is needed of all that is kept about somebody. */
interface Kept {
  readonly properties: readonly { readonly property_id: string; readonly title: string }[];
}

describe.runIf(hasChrome)('a refusal, and the way back', () => {
  test('signed out: to the login page, and on to path and query', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site);
    const going = '/account?part=devices&said=caf%C3%A9';
    await goTo(going);
    await standsOn(page, `/login?${new URLSearchParams({ from: going }).toString()}`);
    await takenOver(page);
    await logIn(page, await aMember(site));
    await standsOn(page, going);
    await page.getByText(accountTexts.thisDevice, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('new, not verified, not named: by way of all three, and on', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site);
    const going = '/referral-center?said=hello';
    const from = new URLSearchParams({ from: going }).toString();
    await goTo(going);
    await standsOn(page, `/login?${from}`);
    await takenOver(page);
    await page.getByRole('link', { name: signInTexts.toSignup }).click();
    await standsOn(page, `/signup?${from}`);
    await page.getByRole('heading', { level: 1, name: signUpForm.title }).waitFor();
    const account = aStranger();
    await signUp(page, account);
    await standsOn(page, `/verify?${from}`);
    // a person who comes there by another way is held up too
    await goTo('/stays');
    await standsOn(page, '/verify?from=%2Fstays');
    const link = await linkInMail(site, account, pathTo.verify());
    expect(new URL(link).searchParams.get('from')).toBe(going);
    await page.goto(link);
    await standsOn(page, `/complete-profile?${from}`);
    await giveName(page, 'Maren', 'Oakes');
    await standsOn(page, going);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('another account is a press away from a page that this one may not open, and leads back to it', async () => {
    const { page, goTo, complaints, leave } = await signedIn(demo(0), phone);
    await goTo('/bookings?part=today');
    const from = new URLSearchParams({ from: '/bookings?part=today' }).toString();
    await standsOn(page, `/denied?${from}`);
    await page.getByText(problemTexts.deniedHost).waitFor();
    await takenOver(page);
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: problemTexts.deniedOther }).click();
    await standsOn(page, `/login?${from}`);
    await logIn(page, demo(1));
    await standsOn(page, '/bookings?part=today');
    // the address still stands in the history: this account may open what it tells of
    await goTo(`/denied?${from}`);
    await page.getByRole('link', { name: problemTexts.deniedOpen }).click();
    await standsOn(page, '/bookings?part=today');
    expect(complaints).toEqual([]);
    await leave();
  });

  test.each([
    { mode: 'guest', account: 1, going: '/stays?part=past', why: problemTexts.deniedGuest, button: welcomeTexts.guestButton },
    { mode: 'host', account: 0, going: '/bookings?part=today', why: problemTexts.deniedHost, button: welcomeTexts.hostButton },
  ])(
    'not a $mode: denied, with the way to become one, and on',
    async ({ account, going, why, button }) => {
      const { page, goTo, complaints, leave } = await signedIn(demo(account));
      const from = new URLSearchParams({ from: going }).toString();
      await goTo(going);
      await standsOn(page, `/denied?${from}`);
      await page.getByText(why).waitFor();
      await page.getByText(problemTexts.deniedAs({ email: demo(account).email })).waitFor();
      await page.getByRole('link', { name: problemTexts.deniedButton }).click();
      await standsOn(page, `/welcome?${from}`);
      await page.getByRole('button', { name: button }).click();
      await standsOn(page, going);
      expect(complaints).toEqual([]);
      await leave();
    },
    limitMs(60),
  );

  test("another host's property, and one that is not there: to one's own", async () => {
    const { property_id } = (await aStay(site)).card;
    const theirs = pathTo.property({ property_id });
    const { page, goTo, complaints, leave } = await signedIn(demo(1), { expects: [/^\/api\/user\/property\//] });
    for (const path of [theirs, `${theirs}/setup/price`, pathTo.property({ property_id: 'nothing-like-it' })]) {
      await goTo(path);
      await standsOn(page, pathTo.properties({ closed: path }));
      await page.getByText(propertiesTexts.closed, { exact: true }).waitFor();
    }
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  test("one's own property opens", async () => {
    const host = demo(1);
    const { data } = (await asked(site, 'GET /user/export', { token: await aToken(site, host) })) as { readonly data: Kept };
    const [{ property_id, title } = { property_id: '', title: '' }] = data.properties;
    const { page, goTo, complaints, leave } = await signedIn(host);
    const own = { [pathTo.property({ property_id })]: title, [pathTo.propertySetup({ property_id, page: 'price' })]: setupPriceForm.title };
    for (const [path, heading] of Object.entries(own)) {
      await goTo(path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await standsOn(page, path);
    }
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe.runIf(hasChrome)('a session', () => {
  test('that ends on a guarded page leads to the login page, and back', async () => {
    const account = await aMember(site);
    const { page, goTo, complaints, leave } = await signedIn(account);
    await goTo('/account?part=devices');
    // the answer to the page's own question would be a refusal
    await page.waitForLoadState('networkidle');
    await takenOver(page);
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'DELETE'),
      page.getByRole('navigation').getByRole('button', { name: 'Log Out' }).click(),
    ]);
    await standsOn(page, '/login?from=%2Faccount%3Fpart%3Ddevices');
    await page.getByText(shellTexts.loggedOut).waitFor();
    expect(await keptToken(page)).toBeNull();
    await logIn(page, account);
    await standsOn(page, '/account?part=devices');
    expect(complaints).toEqual([]);
    await leave();
  });

  test('that the server has ended is deleted here too, without an error', async () => {
    const account = await aMember(site);
    const { page, goTo, complaints, leave } = await signedIn(account, { expects: [/^\/api\/user$/] });
    await asked(site, 'DELETE /session', { token: (await keptToken(page)) ?? '' });
    await goTo(pathTo.stays());
    await standsOn(page, '/login?from=%2Fstays');
    expect(await keptToken(page)).toBeNull();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('of which the server cannot say anything is kept, and the failure is told', async () => {
    const { page, goTo, leave } = await signedIn(await aMember(site));
    const token = await keptToken(page);
    await page.route('**/api/user', (route) => route.fulfill({ status: 502, contentType: 'text/plain', body: 'The roof is on fire' }));
    await goTo(pathTo.account());
    const dialog = page.getByRole('alertdialog', { name: errorDialogTexts.title });
    await dialog.getByText('The roof is on fire', { exact: true }).waitFor();
    expect(await keptToken(page)).toBe(token);
    await page.unroute('**/api/user');
    await page.reload();
    await page.getByText(accountTexts.thisDevice, { exact: true }).waitFor();
    await leave();
  });

  test('of another person in another tab takes this one to the login page, and on to what is theirs', async () => {
    const [traveller, host] = [await aMember(site), demo(1)];
    const { page: here, goTo, complaints, leave } = await signedIn(traveller);
    await goTo(pathTo.account());
    await here.getByText(traveller.email).first().waitFor();
    const there = await here.context().newPage();
    await there.goto(pathTo.account());
    await takenOver(there);
    await there.getByRole('navigation').getByRole('button', { name: 'Log Out' }).click();
    // the first tab is checked anew, and has nobody any more
    await standsOn(here, '/login?from=%2Faccount');
    await standsOn(there, '/login?from=%2Faccount');
    await there.goto(pathTo.login());
    await takenOver(there);
    await logIn(there, host);
    await standsOn(there, pathTo.properties());
    await standsOn(here, pathTo.properties());
    expect(await here.getByText(traveller.email).count()).toBe(0);
    // from one person to the next at once
    await goTo(pathTo.points());
    await takenOver(here);
    await there.evaluate(([name, token]) => localStorage.setItem(name, token), [tokenName, await aToken(site, traveller)] as const);
    await standsOn(here, pathTo.welcome());
    expect(complaints).toEqual([]);
    await leave();
  });
});
