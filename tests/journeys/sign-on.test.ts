// Signing on with the parent platform in a real browser: as a new person, as a known one, and when one refuses or is refused.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue, type ErrorCode } from '../../generated/errors/catalogue';
import { pathTo } from '../../generated/routes/paths';
import { cookieSettingsForm } from '../../generated/forms/cookieSettingsForm';
import { deleteAccountForm } from '../../generated/forms/deleteAccountForm';
import { accountTexts } from '../../generated/texts/sentences/accountTexts';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { signInTexts } from '../../generated/texts/sentences/signInTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { aListener, type Listener } from '../support/a-listener';
import { linkInMail, logIn } from '../support/account-errands';
import { aSite, type Site } from '../support/a-site';
import { hasChrome, theChrome } from '../support/browser';
import { aPerson, barriersOn, desk, phone, takenOver } from '../support/person';

let site: Site;
let chrome: Browser;
let tracker: Listener;
beforeAll(async () => {
  if (!hasChrome) return;
  tracker = await aListener();
  const told = { AD_TRACKER_URL: `${tracker.origin}/in`, CONVERSION_TARGET_SIGNUP: 'AW-1/signup' };
  [site, chrome] = await Promise.all([aSite('PGlite', { DEMO: 'true', LOG_LEVEL: 'info', ...told }), theChrome()]);
});
afterAll(async () => {
  await chrome?.close();
  await site?.close();
  await tracker?.close();
});

const withParent = (page: Page) => page.getByRole('button', { name: signInTexts.loginWithParent });
const toParent = async (page: Page): Promise<void> => {
  await takenOver(page);
  await withParent(page).click();
  await page.getByRole('heading', { level: 1, name: 'Choose an account' }).waitFor();
};
const chooseAndContinue = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
};
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('session_access_token'));
const isTold = async (page: Page, code: ErrorCode): Promise<void> => {
  await page.getByRole('alert').getByText(catalogue[code].text).waitFor();
  await page.getByText(catalogue[code].cure).waitFor();
};

/** Every address that the browser asked for or stood on, and what each request said it came from. */
const traced = (page: Page) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
};
const historyOf = async (page: Page): Promise<readonly string[]> => {
  const session = await page.context().newCDPSession(page);
  const { entries } = await session.send('Page.getNavigationHistory');
  return entries.map(({ url }) => url);
};

describe.runIf(hasChrome)('the stand-in’s pages', () => {
  test.each([
    ['at a desk', desk],
    ['on a phone', phone],
  ])('have no barrier %s', async (_, device) => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site, { ...device, expects: [/^\/parent\/choose\//] });
    await goTo(pathTo.login());
    await toParent(page);
    expect(await page.title()).toBe('Choose an account · Halyard');
    await page.getByText('Demo stand-in.').waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(device.viewport.width);
    await goTo('/parent/choose/long-ago');
    await page.getByRole('heading', { level: 1, name: 'This sign-on is over' }).waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to Tuckamore' }).click();
    await page.waitForURL(`**${pathTo.login()}`);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe.runIf(hasChrome)('signing on', () => {
  test('a new person is let in where they were going, and neither token nor code stays behind', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site);
    const addresses = traced(page);
    await goTo(pathTo.account());
    await page.waitForURL('**/login?from=%2Faccount');
    await toParent(page);
    await chooseAndContinue(page, /Maya Lindqvist/);
    await page.waitForURL(`**${pathTo.account()}`);
    const token = (await tokenOf(page)) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    const code = /\/login\?.*code=([\w-]+)/.exec(addresses.join('\n'))?.[1] ?? '';
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
    expect((await historyOf(page)).filter((address) => /code|state/.test(address))).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).not.toContain('tuckamore_sign_on');
    expect(site.printed()).toContain('/api/user/sso');
    expect(site.printed()).not.toMatch(/oidc-provider|warning/i);
    for (const secret of [token, code, 'maya.lindqvist', 'state=']) expect(site.printed()).not.toContain(secret);
    expect(complaints).toEqual([]);

    // a code that somebody kept opens nothing
    await page.evaluate(() => localStorage.clear());
    const late = await aPerson(chrome, site, { expects: [/^\/api\/session\/exchange$/] });
    await late.goTo(pathTo.login({ code, from: pathTo.stays({}) }));
    await isTold(late.page, 'account.sign_on_code_spent');
    expect(new URL(late.page.url()).search).toBe('?from=%2Fstays');
    expect(late.complaints).toEqual([]);
    await late.leave();
    await leave();
  });

  test('whoever has no password leaves by a mailed link; who comes back is new, and is counted as such while that is allowed', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site, phone);
    const told = () => tracker.heard.map(({ body }) => JSON.parse(body) as { readonly event: string; readonly path?: string });
    const signUps = () => told().filter(({ event }) => event === 'signup');
    const signOn = async () => {
      await toParent(page);
      await chooseAndContinue(page, /Maya Lindqvist/);
      await page.waitForURL(`**${pathTo.account()}`);
      await page.getByRole('heading', { level: 2, name: accountTexts.deleteHeading }).waitFor();
    };
    await goTo(pathTo.login({ from: pathTo.account() }));
    await takenOver(page);
    await page.getByRole('region', { name: consentTexts.heading }).getByRole('button', { name: consentTexts.allow }).click();
    await signOn();
    await expect.poll(() => told().map(({ path }) => path)).toContain('/account');
    expect(signUps()).toEqual([]);

    const account = { email: 'maya.lindqvist@halyard.example' };
    await page.getByRole('button', { name: accountTexts.deleteSendLink }).click();
    await page.getByText(accountTexts.deleteLinkSent(account)).waitFor();
    const link = await linkInMail(site, account, pathTo.account());
    await page.goto(link);
    await takenOver(page);
    const window = page.getByRole('dialog', { name: deleteAccountForm.title });
    await window.waitFor();
    expect(await barriersOn(page)).toEqual([]);
    // thinking better of it leaves the link as it was
    await page.keyboard.press('Escape');
    await page.waitForURL(({ search }) => search === '');
    await window.waitFor({ state: 'detached' });
    await page.goto(link);
    await takenOver(page);
    // a call that is under way would be refused once the account is gone
    await page.waitForLoadState('networkidle');
    await window.getByRole('button', { name: deleteAccountForm.submit }).click();
    await page.getByText(accountTexts.deleted).waitFor();
    expect(await tokenOf(page)).toBeNull();
    expect(told().filter((it) => JSON.stringify(it).includes('token'))).toEqual([]);

    await goTo(pathTo.login({ from: pathTo.account() }));
    await signOn();
    await expect.poll(signUps).toEqual([{ event: 'signup', target: 'AW-1/signup', value: 1, currency: 'CAD' }]);

    await page.getByRole('button', { name: accountTexts.cookieOpen }).click();
    const settings = page.getByRole('dialog', { name: cookieSettingsForm.title });
    await settings.getByRole('checkbox', { name: 'Analytics' }).uncheck();
    await settings.getByRole('button', { name: cookieSettingsForm.submit, exact: true }).click();
    await settings.waitFor({ state: 'detached' });
    await goTo(pathTo.points());
    await takenOver(page);
    await goTo(pathTo.account());
    await page.getByRole('heading', { level: 2, name: accountTexts.deleteHeading }).waitFor();
    expect(told().map(({ path }) => path)).not.toContain('/points');
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a known host comes to their properties with the keyboard alone, and is known on this device', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site);
    await goTo(pathTo.login());
    await takenOver(page);
    await withParent(page).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: /Amélie Tremblay/ }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('value')).toBe('nora-macleod');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${pathTo.properties()}`);
    const cookie = async (wanted: string) => (await page.context().cookies()).find(({ name }) => name === wanted)?.value;
    await expect.poll(() => cookie('device_login_history')).toMatch(/[0-9a-f]{64}/);
    expect(await cookie('tuckamore_sign_on')).toBeUndefined();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('whoever refuses is back at the login page, and can log in with email to where they were going', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site, phone);
    await goTo(pathTo.login({ from: pathTo.account() }));
    await toParent(page);
    await page.getByRole('button', { name: 'Do not allow' }).click();
    await isTold(page, 'account.sign_on_declined');
    expect(await tokenOf(page)).toBeNull();
    await takenOver(page);
    const notice = page.getByRole('region', { name: consentTexts.heading });
    await notice.waitFor();
    expect(await barriersOn(page)).toEqual([]);
    await notice.getByRole('button', { name: consentTexts.refuse }).click();
    await logIn(page, { email: demoAccounts.accounts[0]?.email ?? '', password: demoAccounts.password });
    await page.waitForURL(`**${pathTo.account()}`);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('whoever has not verified their address with the parent platform is told what to do', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site);
    await goTo(pathTo.login());
    await toParent(page);
    await chooseAndContinue(page, /Theo Arsenault/);
    await isTold(page, 'account.sign_on_unverified');
    expect(await tokenOf(page)).toBeNull();
    expect(complaints).toEqual([]);
    await leave();
  });
});
