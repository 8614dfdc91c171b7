// What a person does for an account: signing up, opening the mail, giving a name, going and coming back.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { completeProfileForm } from '../../generated/forms/completeProfileForm';
import { signInForm } from '../../generated/forms/signInForm';
import { signUpForm } from '../../generated/forms/signUpForm';
import { pathTo } from '../../generated/routes/paths';
import { bookingPanelTexts } from '../../generated/texts/sentences/bookingPanelTexts';
import { loginModalTexts } from '../../generated/texts/sentences/loginModalTexts';
import { welcomeTexts } from '../../generated/texts/sentences/welcomeTexts';
import type { Site } from './a-site';

export interface Account {
  readonly email: string;
  readonly password: string;
}
let people = 0;
/** Somebody whom the site does not know yet. */
export const aStranger = (): Account => ({ email: `guest-${process.pid}-${++people}@example.ca`, password: 'an otter under the dock' });

type Form = typeof signUpForm | typeof signInForm | typeof completeProfileForm;
const fieldOf = (page: Page, form: Form, field: string) =>
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

/** The link in the newest mail to an address, once it has come. */
const linkInMail = async (site: Site, { email }: Account): Promise<string> => {
  const link = () => /https?:\/\/\S+\/verify\?\S+/.exec(site.mailTo(email) ?? '')?.[0];
  await expect.poll(link, { timeout: 15_000 }).toBeDefined();
  return link() ?? '';
};

/** Whoever is signed in is led on from the link at once. */
export const openMail = async (page: Page, site: Site, account: Account): Promise<void> => {
  await page.goto(await linkInMail(site, account));
  await page.waitForURL(({ pathname }) => pathname === pathTo.completeProfile());
};

export const giveName = async (page: Page, first: string, last: string): Promise<void> => {
  await fieldOf(page, completeProfileForm, 'first_name').fill(first);
  await fieldOf(page, completeProfileForm, 'last_name').fill(last);
  await page.getByRole('button', { name: completeProfileForm.submit, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: welcomeTexts.heading({ name: first }) }).waitFor();
};

/** Has no header: the person chooses to look for a stay, and has a menu beside the results. */
export const beginAsGuest = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: welcomeTexts.guestButton }).click();
  await page.waitForURL(`**${pathTo.search()}`);
};

export const logIn = async (page: Page, { email, password }: Account): Promise<void> => {
  await fieldOf(page, signInForm, 'email').fill(email);
  await fieldOf(page, signInForm, 'password').fill(password);
  await page.getByRole('button', { name: signInForm.submit, exact: true }).click();
};
