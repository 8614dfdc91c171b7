// A person's errands around an account: signing up, opening the mail, giving a name, going and coming back.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { completeProfileForm } from '../../generated/forms/completeProfileForm';
import { signInForm } from '../../generated/forms/signInForm';
import { signUpForm } from '../../generated/forms/signUpForm';
import { pathTo } from '../../generated/routes/paths';
import { bookingPanelTexts } from '../../generated/texts/sentences/bookingPanelTexts';
import { loginModalTexts } from '../../generated/texts/sentences/loginModalTexts';
import { welcomeTexts } from '../../generated/texts/sentences/welcomeTexts';
import { limitMs } from './limits';
import type { Site } from './a-site';

export interface Account {
  readonly email: string;
  readonly password: string;
}
let people = 0;
/** A person new to the site. */
export const aStranger = (): Account => ({ email: `guest-${process.pid}-${++people}@example.ca`, password: 'an otter under the dock' });

interface Form {
  readonly uiSchema: Readonly<Record<string, unknown>>;
}
export const fieldOf = (page: Page, form: Form, field: string) =>
  page.getByLabel(String((form.uiSchema[field] as { 'ui:title'?: string } | undefined)?.['ui:title']), { exact: true });

export const signUp = async (page: Page, { email, password }: Account): Promise<void> => {
  await fieldOf(page, signUpForm, 'email').fill(email);
  await fieldOf(page, signUpForm, 'password').fill(password);
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check();
  await page.getByRole('button', { name: signUpForm.submit, exact: true }).click();
};

/** From a stay, wanting it: the login modal, and on by email. */
export const wishToReserve = async (page: Page): Promise<void> => {
  const panel = page.getByRole('complementary').or(page.getByRole('dialog'));
  await panel
    .and(page.getByLabel(bookingPanelTexts.label))
    .getByRole('button', { name: /^(Reserve|Request to book)$/ })
    .click();
  const modal = page.getByRole('dialog', { name: loginModalTexts.title });
  await modal.getByRole('link', { name: 'Continue with email instead' }).click();
};

/** The link to a page in the newest mail to an address, once it has come. */
export const linkInMail = async (site: Site, { email }: Pick<Account, 'email'>, path: string): Promise<string> => {
  const link = () => (site.mailTo(email, `${path}?`) ?? '').match(/https?:\/\/\S+/g)?.find((address) => address.includes(`${path}?`));
  await expect.poll(link, { timeout: limitMs(15) }).toBeDefined();
  return link() ?? '';
};

/** A signed-in person is led on from the link at once. */
export const openMail = async (page: Page, site: Site, account: Account): Promise<void> => {
  await page.goto(await linkInMail(site, account, pathTo.verify()));
  await page.waitForURL(({ pathname }) => pathname === pathTo.completeProfile());
  await page.getByRole('heading', { level: 1, name: completeProfileForm.title }).waitFor();
};

/** Wherever it leads. */
export const giveName = async (page: Page, first: string, last: string): Promise<void> => {
  await fieldOf(page, completeProfileForm, 'first_name').fill(first);
  await fieldOf(page, completeProfileForm, 'last_name').fill(last);
  await page.getByRole('button', { name: completeProfileForm.submit, exact: true }).click();
};

/** Has no header: the person chooses to look for a stay, and has a menu beside the results. */
export const beginAsGuest = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: welcomeTexts.guestButton }).click();
  await page.waitForURL(`**${pathTo.search()}`);
};

export const logIn = async (page: Page, { email, password }: Account): Promise<void> => {
  // the page before stays until this one is there
  await page.getByRole('button', { name: signInForm.submit, exact: true }).waitFor();
  await fieldOf(page, signInForm, 'email').fill(email);
  await fieldOf(page, signInForm, 'password').fill(password);
  await page.getByRole('button', { name: signInForm.submit, exact: true }).click();
};

/** Asks a call of the site, past its pages. */
export const asked = async (
  site: Site,
  call: string,
  { token, ...body }: { readonly token?: string; readonly [name: string]: unknown } = {},
): Promise<unknown> => {
  const [method = '', path = ''] = call.split(' ');
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
  const answer = await fetch(`${site.origin}/api${path}`, { method, headers, ...(method === 'GET' ? {} : { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${call} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

/** Of a fresh session. */
export const aToken = async (site: Site, account: Account): Promise<string> => {
  const { access_token } = (await asked(site, 'POST /session', { ...account })) as { readonly access_token: string };
  return access_token;
};

/** A person with an account already, verified and named, who travels. */
export const aMember = async (site: Site): Promise<Account> => {
  const account = aStranger();
  await asked(site, 'POST /user', { ...account });
  const token = await aToken(site, account);
  await asked(site, 'POST /user/send_confirm_email', { token, redirect_url: site.origin + pathTo.verify() });
  const link = new URL(await linkInMail(site, account, pathTo.verify()));
  await asked(site, `POST /user/verify_email?token=${link.searchParams.get('token') ?? ''}`);
  await asked(site, 'PATCH /user/profile', { token, first_name: 'Maren', last_name: 'Oakes', is_guest: true });
  return account;
};
