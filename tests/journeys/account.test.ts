// A person's own account in a real browser: getting back in, changing things, leaving.
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { deleteAccountForm } from '../../generated/forms/deleteAccountForm';
import { forgotForm } from '../../generated/forms/forgotForm';
import { passwordForm } from '../../generated/forms/passwordForm';
import { resetForm } from '../../generated/forms/resetForm';
import { avatarSide, sessionPasswordAttempts } from '../../generated/model/constants';
import { LinkEnd } from '../../generated/model/values';
import { pathTo } from '../../generated/routes/paths';
import { accountTexts } from '../../generated/texts/sentences/accountTexts';
import { cropTexts } from '../../generated/texts/sentences/cropTexts';
import { signInTexts } from '../../generated/texts/sentences/signInTexts';
import { verifyTexts } from '../../generated/texts/sentences/verifyTexts';
import { type Account, aMember, aStranger, linkInMail, logIn, signUp } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, type Habits, phone, takenOver } from '../support/person';

const anotherPassword = 'four herons and a kettle';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const says = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor();

/** A picture that is red on its left, blue on its right. */
const redAndBlue = async (): Promise<Buffer> => {
  const blue = { create: { width: 450, height: 600, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 450, top: 0 }])
    .png()
    .toBuffer();
};

/** By keys alone: nearer, and as far to the left as the picture goes. */
const cropByKeys = async (page: Page, buffer: Buffer): Promise<void> => {
  await part(page, accountTexts.profileHeading).getByRole('button', { name: accountTexts.addAvatar }).click();
  const window = page.getByRole('dialog', { name: cropTexts.heading });
  await window.getByLabel(cropTexts.pick).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await window.getByRole('application', { name: cropTexts.move }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  for (const key of [...Array.from({ length: 12 }, () => '+'), ...Array.from({ length: 40 }, () => 'ArrowRight')])
    await page.keyboard.press(key);
  await window.getByRole('button', { name: cropTexts.save }).click();
  await window.waitFor({ state: 'detached' });
};

const changePassword = async (page: Page, before: string, after: string): Promise<void> => {
  await page.getByRole('button', { name: accountTexts.changePassword }).click();
  await page.getByLabel('Current password').fill(before);
  await page.getByLabel('New password').fill(after);
  await page.getByRole('button', { name: passwordForm.submit }).click();
  await says(page, accountTexts.passwordChanged);
};

/** Everything that is kept about the person, as it comes down. */
const downloadData = async (page: Page): Promise<{ readonly profile: { readonly first_name: string } }> => {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: accountTexts.download }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^tuckamore-\d{4}-\d\d-\d\d\.json$/);
  return JSON.parse(readFileSync(await download.path(), 'utf8')) as { readonly profile: { readonly first_name: string } };
};

const leaveForGood = async (page: Page, password: string): Promise<void> => {
  await page.getByRole('button', { name: accountTexts.deleteOpen }).click();
  const last = page.getByRole('dialog', { name: deleteAccountForm.title });
  await last.getByLabel('Password', { exact: true }).fill(password);
  expect(await barriersOn(page)).toEqual([]);
  await last.getByRole('button', { name: deleteAccountForm.submit }).click();
  await says(page, accountTexts.deleted);
};

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  onASite((...begun) => ([site, chrome] = begun), {});

  /** A person in a browser of their own, logged in and on the account page. */
  const atAccount = async (account: Account, habits: Habits = {}) => {
    const person = await aPerson(chrome, site, habits);
    await person.goTo(pathTo.account());
    await person.page.getByRole('heading', { level: 1, name: signInTexts.loginHeading }).waitFor();
    await logIn(person.page, account);
    await person.page.waitForURL((url) => url.pathname === pathTo.account());
    await says(person.page, accountTexts.thisDevice);
    return person;
  };

  test('the page that waits for the mail goes on once its link was opened on another device', async () => {
    const account = aStranger();
    const waiting = await aPerson(chrome, site);
    await waiting.goTo(pathTo.signup());
    await takenOver(waiting.page);
    await signUp(waiting.page, account);
    await waiting.page.waitForURL(({ pathname }) => pathname === pathTo.verify());
    const phoned = await aPerson(chrome, site, phone);
    await phoned.page.goto(await linkInMail(site, account, pathTo.verify()));
    await phoned.page.getByText(verifyTexts.doneSignedOut).waitFor();
    // the person looks at it again
    await waiting.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await waiting.page.waitForURL(({ pathname }) => pathname === pathTo.completeProfile());
    expect([...waiting.complaints, ...phoned.complaints]).toEqual([]);
    await phoned.leave();
    await waiting.leave();
  });

  test('a forgotten password: the mail, its link, a new one; every other session ends, and the link works once', async () => {
    const account = await aMember(site);
    const elsewhere = await atAccount(account, { expects: [/^\/api\/user/] });
    const { page, goTo, complaints, leave } = await aPerson(chrome, site, { expects: [/password_reset/] });
    await goTo(pathTo.login());
    await takenOver(page);
    await page.getByRole('link', { name: signInTexts.toForgot }).click();
    await page.getByRole('heading', { level: 1, name: forgotForm.title }).waitFor();
    await page.getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: forgotForm.submit }).click();
    await page.getByRole('status').filter({ hasText: account.email }).waitFor();

    const link = await linkInMail(site, account, pathTo.reset());
    const choose = async () => {
      await page.goto(link);
      await takenOver(page);
      await page.getByLabel('New password').fill(anotherPassword);
      await page.getByRole('button', { name: resetForm.submit }).click();
    };
    await choose();
    await says(page, signInTexts.resetDone);
    await elsewhere.goTo(pathTo.account());
    await elsewhere.page.waitForURL((url) => url.pathname === pathTo.login());
    await choose();
    await page.getByRole('alert').getByText(LinkEnd.used.label).waitFor();

    await page.getByRole('link', { name: signInTexts.backToLogin }).click();
    await page.getByRole('heading', { level: 1, name: signInTexts.loginHeading }).waitFor();
    await logIn(page, { ...account, password: anotherPassword });
    await page.waitForURL((url) => url.pathname !== pathTo.login() && url.pathname !== pathTo.reset());
    expect([...complaints, ...elsewhere.complaints]).toEqual([]);
    await Promise.all([leave(), elsewhere.leave()]);
  });

  test('a wrong password five times: fewer attempts each time, then a wait that counts down, and in', async () => {
    const account = await aMember(site);
    const { page, goTo, complaints, leave } = await aPerson(chrome, site, { expects: [/session$/] });
    await page.clock.install();
    await goTo(pathTo.login());
    await takenOver(page);
    const wrong = { ...account, password: 'not an otter at all' };
    for (let left = sessionPasswordAttempts - 1; left > 0; left--) {
      await logIn(page, wrong);
      const words = signInTexts.attemptsLeft({ attempts: left });
      await page.getByText(words).first().waitFor();
    }
    await logIn(page, wrong);
    await page
      .getByText(signInTexts.attemptsLeft({ attempts: 1 }))
      .first()
      .waitFor({ state: 'detached' });
    await logIn(page, account);
    const timer = page.getByRole('timer');
    await expect.poll(() => timer.innerText()).toMatch(/^You can try again in 1[45]:\d\d\.$/);
    expect(await barriersOn(page)).toEqual([]);

    await site.changedWhileStopped((db) =>
      db
        .updateTable('throttles')
        .set({ until: new Date(0) })
        .execute(),
    );
    await page.clock.fastForward('16:00');
    await page.getByText(signInTexts.againNow).first().waitFor();
    await logIn(page, account);
    await page.waitForURL((url) => url.pathname !== pathTo.login());
    expect(complaints).toEqual([]);
    await leave();
  });

  test('a name, a picture, a password, an end elsewhere, a file of everything, and a farewell', async () => {
    const account = await aMember(site);
    const elsewhere = await atAccount(account, { ...phone, expects: [/^\/api\/user/] });
    const { page, goTo, complaints, leave } = await atAccount(account, { expects: [/session$/] });
    await takenOver(page);

    const profile = part(page, accountTexts.profileHeading);
    await profile.getByLabel('First name').fill('Marit');
    await profile.getByRole('button', { name: 'Save' }).click();
    await says(page, accountTexts.saved);

    await cropByKeys(page, await redAndBlue());
    await says(page, accountTexts.avatarSaved);
    const address = await profile.getByRole('img').getAttribute('src');
    const answer = await fetch(new URL(address ?? '', site.origin));
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    expect((await picture.metadata()).width).toBe(avatarSide);
    const [red, , blue] = (await picture.stats()).channels;
    expect(red?.mean).toBeGreaterThan(200);
    expect(blue?.mean).toBeLessThan(50);

    const devices = part(page, accountTexts.devicesHeading);
    await devices
      .getByRole('button', { name: /^Log out on / })
      .first()
      .click();
    await expect.poll(() => devices.getByRole('listitem').count()).toBeLessThan(3);
    await changePassword(page, account.password, anotherPassword);
    await elsewhere.goTo(pathTo.account());
    await elsewhere.page.waitForURL((url) => url.pathname === pathTo.login());

    expect((await downloadData(page)).profile.first_name).toBe('Marit');
    await leaveForGood(page, anotherPassword);
    expect(new URL(page.url()).pathname).toBe(pathTo.home());
    await goTo(pathTo.login());
    await takenOver(page);
    await logIn(page, { ...account, password: anotherPassword });
    await page.getByText('Incorrect email or password.').first().waitFor();
    expect([...complaints, ...elsewhere.complaints]).toEqual([]);
    await Promise.all([leave(), elsewhere.leave()]);
  });

  test('the account page has no barrier, at a desk and on a phone', async () => {
    const account = await aMember(site);
    for (const habits of [{}, phone]) {
      const { page, complaints, leave } = await atAccount(account, habits);
      await part(page, accountTexts.reviewsHeading).getByText(accountTexts.noReviews).waitFor();
      expect(await barriersOn(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await leave();
    }
  });
});
