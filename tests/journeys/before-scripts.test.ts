// Before the scripts of a page are there, and without them: nothing that a person typed or pressed is lost, and what needs scripts says so.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInForm } from '../../generated/forms/signInForm';
import { signUpForm } from '../../generated/forms/signUpForm';
import { menus } from '../../generated/routes/navigation';
import { pathTo } from '../../generated/routes/paths';
import { bookingPanelTexts } from '../../generated/texts/sentences/bookingPanelTexts';
import { loginModalTexts } from '../../generated/texts/sentences/loginModalTexts';
import { shellTexts } from '../../generated/texts/sentences/shellTexts';
import { signInTexts } from '../../generated/texts/sentences/signInTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { aStranger, fieldOf, logIn, signUp } from '../support/account-errands';
import { type Site, theDemo } from '../support/a-site';
import { aStay, type Stay } from '../support/a-stay';
import { hasChrome, theChrome } from '../support/browser';
import { staysOn } from '../support/errands';
import { aPerson, takenOver } from '../support/person';

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

/** Scripts that are asked for from now on come when they are let go. */
const heldScripts = async (page: Page): Promise<() => void> => {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gone;
    await route.fallback();
  });
  return letGo;
};
/** The page as the server rendered it; it is not loaded before its scripts are. */
const rendered = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });
const isWaiting = (page: Page) => page.locator('html[data-waiting]').count();
const guest = { email: demoAccounts.accounts[0]?.email ?? '', password: demoAccounts.password };

describe.runIf(hasChrome)('before the scripts are there', () => {
  test('who logs in waits a moment, and is logged in', async () => {
    const { page, complaints, leave } = await aPerson(chrome, site);
    const letGo = await heldScripts(page);
    await rendered(page, pathTo.login());
    await logIn(page, guest);
    expect(await isWaiting(page)).toBe(1);
    letGo();
    await page.waitForURL(`**${pathTo.stays()}`);
    await expect.poll(() => isWaiting(page)).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('who creates an account with the keyboard alone has it a moment later', async () => {
    const { page, complaints, leave } = await aPerson(chrome, site);
    const { email, password } = aStranger();
    const letGo = await heldScripts(page);
    await rendered(page, pathTo.signup());
    await fieldOf(page, signUpForm, 'email').fill(email);
    await page.getByRole('checkbox').press('Space');
    await fieldOf(page, signUpForm, 'password').fill(password);
    await page.keyboard.press('Enter');
    letGo();
    await page.waitForURL(({ pathname }) => pathname === pathTo.verify());
    await page.getByText(email).first().waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });

  test('what is wrong in a form is told once they are, beside what was typed', async () => {
    const { page, leave } = await aPerson(chrome, site);
    const letGo = await heldScripts(page);
    await rendered(page, pathTo.login());
    await fieldOf(page, signInForm, 'email').fill(guest.email);
    await page.getByRole('button', { name: signInForm.submit, exact: true }).click();
    letGo();
    await page.getByText('There is a problem').waitFor();
    expect(await fieldOf(page, signInForm, 'email').inputValue()).toBe(guest.email);
    await leave();
  });

  test('who wants to reserve is asked to log in', async () => {
    const { page, complaints, leave } = await aPerson(chrome, site);
    const letGo = await heldScripts(page);
    await rendered(page, stay.listing);
    await page
      .getByRole('complementary', { name: bookingPanelTexts.label })
      .getByRole('button', { name: /^(Reserve|Request to book)$/ })
      .click();
    letGo();
    await page.getByRole('dialog', { name: loginModalTexts.title }).waitFor();
    await expect.poll(() => isWaiting(page)).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('who logs out by the sidebar is logged out', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site);
    await goTo(pathTo.login());
    await takenOver(page);
    await logIn(page, guest);
    await page.waitForURL(`**${pathTo.stays()}`);
    const letGo = await heldScripts(page);
    await rendered(page, pathTo.stays());
    await page
      .getByRole('navigation', { name: menus.sidebarMenu.title })
      .getByRole('button', { name: /log out/i })
      .click();
    expect(await isWaiting(page)).toBe(1);
    letGo();
    await page.getByRole('status').getByText(shellTexts.loggedOut).waitFor();
    // a call that the page had begun before may reach the server after the session's end
    expect(complaints.filter((it) => !it.includes(' 401: GET '))).toEqual([]);
    await leave();
  });

  test('a stay that was pressed shows at once that it is on its way', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site);
    await goTo(stay.search);
    await takenOver(page);
    const letGo = await heldScripts(page);
    await staysOn(page).first().getByRole('heading').getByRole('link').click();
    expect(await isWaiting(page)).toBe(1);
    letGo();
    await page.getByRole('heading', { level: 1, name: stay.card.title }).waitFor();
    await expect.poll(() => isWaiting(page)).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe.runIf(hasChrome)('who creates an account', () => {
  test('looks elsewhere, comes back, and finds what was typed', async () => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site);
    const { email, password } = aStranger();
    await goTo(pathTo.signup());
    await takenOver(page);
    await fieldOf(page, signUpForm, 'email').fill(email);
    await fieldOf(page, signUpForm, 'password').fill(password);
    await page.getByRole('main').getByRole('link', { name: signInTexts.toLogin }).click();
    await page.getByRole('heading', { level: 1, name: signInTexts.loginHeading }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: signUpForm.title }).waitFor();
    expect(await fieldOf(page, signUpForm, 'email').inputValue()).toBe(email);
    await signUp(page, { email, password });
    await page.waitForURL(({ pathname }) => pathname === pathTo.verify());
    expect(complaints).toEqual([]);
    await leave();
  });
});

describe.runIf(hasChrome)('without scripts', () => {
  const formNeeds = 'Turn on JavaScript to use this form.';
  test.each([
    { path: () => pathTo.login(), says: formNeeds, gone: signInForm.submit },
    { path: () => pathTo.signup(), says: formNeeds, gone: signUpForm.submit },
    { path: () => pathTo.account(), says: shellTexts.needsScripts, gone: undefined },
    { path: () => stay.listing, says: bookingPanelTexts.needsScripts, gone: 'Reserve' },
  ])('$says', async ({ path, says, gone }) => {
    const { page, goTo, complaints, leave } = await aPerson(chrome, site, { javaScriptEnabled: false });
    await goTo(path());
    await page.locator('noscript p:visible', { hasText: says }).first().waitFor();
    expect(await page.locator('[aria-busy]:visible').count()).toBe(0);
    if (gone) expect(await page.getByRole('main').getByRole('button', { name: gone, exact: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave();
  });
});
