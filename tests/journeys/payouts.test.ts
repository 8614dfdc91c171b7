// A host sets up payouts in a real browser: from the account page to the provider's page and back, and the payout goes out.
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../generated/errors/catalogue';
import { onboardingForm } from '../../generated/forms/onboardingForm';
import { payoutForm } from '../../generated/forms/payoutForm';
import type { PayoutStanding } from '../../generated/model/entities';
import { PaymentProvider } from '../../generated/model/values';
import { pathTo } from '../../generated/routes/paths';
import { earningsTexts } from '../../generated/texts/sentences/earningsTexts';
import { payoutTexts as say } from '../../generated/texts/sentences/payoutTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { asked, aToken } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, type Habits, phone, takenOver } from '../support/person';

const { password } = demoAccounts;
const provider = PaymentProvider.sandbox.label;
const [done, unfinished] = ['I’ve told all of it', 'Not finished yet'];

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  let token = '';
  onASite(async (...begun) => {
    [site, chrome] = begun;
    token = await aToken(site, { email: 'both@tuckamore.example', password });
  });

  const standing = async (): Promise<PayoutStanding> =>
    ((await asked(site, 'GET /user/payout', { token })) as { readonly data: PayoutStanding }).data;
  const theHost = (habits: Habits = desk) =>
    aPerson(chrome, site, { reducedMotion: 'reduce', expects: [/\/user\/payout\/onboarding$/], ...habits, token });
  const part = (page: Page) => page.getByRole('region', { name: say.heading, exact: true });
  const says = (page: Page, text: string) => part(page).getByText(text, { exact: true }).waitFor();
  const confirms = async (page: Page): Promise<void> => {
    await part(page).getByRole('textbox', { name: onboardingForm.uiSchema['password']['ui:title'] }).fill(password);
    await part(page).getByRole('button', { name: onboardingForm.submit }).click();
    await page.getByRole('button', { name: done }).waitFor();
  };
  /** Time goes on until a stay of the host has begun, whose payout is due and waits. */
  const aWaitingPayout = async (): Promise<void> => {
    for (let steps = 0; steps < 20 && (await standing()).waiting.amount_cents === 0; steps += 1)
      await asked(site, 'POST /demo/clock', { advance_hours: 72 });
    expect((await standing()).waiting.amount_cents).toBeGreaterThan(0);
  };

  test('from the account page to the provider and back: unfinished, by an address that is used, and done; then the payout goes out', async () => {
    await aWaitingPayout();
    const { page, goTo, complaints, leave } = await theHost();
    await goTo(`${pathTo.account()}#payouts`);
    await says(page, say.wanted({ provider }));
    await takenOver(page);
    const goOn = part(page).getByRole('button', { name: say.goOn({ provider }) });
    // a part opened by keys is closed by keys, and the focus returns
    await goOn.focus();
    await page.keyboard.press('Enter');
    const field = part(page).getByRole('textbox', { name: onboardingForm.uiSchema['password']['ui:title'] });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await barriersOn(page)).toEqual([]);
    await part(page).getByRole('button', { name: say.cancel }).press('Enter');
    await expect.poll(() => goOn.evaluate((element) => element === document.activeElement)).toBe(true);

    await goOn.click();
    await field.fill('not my password');
    await part(page).getByRole('button', { name: onboardingForm.submit }).click();
    await part(page).getByText(catalogue['account.wrong_password'].text).first().waitFor();
    await confirms(page);
    expect(await barriersOn(page)).toEqual([]);
    const used = page.url();
    await page.getByRole('button', { name: unfinished }).click();
    await says(page, say.wanted({ provider }));
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(say.heading);

    await page.goto(used);
    await says(page, say.again);
    await takenOver(page);
    expect(await barriersOn(page)).toEqual([]);
    await confirms(page);
    await page.getByRole('button', { name: done }).click();
    await says(page, say.ready({ provider }));
    await expect.poll(async () => (await standing()).waiting.amount_cents).toBe(0);
    await page.reload();
    await says(page, say.ready({ provider }));
    await part(page)
      .getByRole('button', { name: say.manage({ provider }) })
      .waitFor();
    expect(
      await part(page)
        .getByText(/^[\d$,.]+ CAD is due and waits$/)
        .count(),
    ).toBe(0);
    for (const format of ['PDF', 'CSV']) {
      const saved = page.waitForEvent('download');
      await part(page)
        .getByRole('button', { name: say.save({ format }) })
        .click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`^payouts-20\\d\\d\\.${format.toLowerCase()}$`));
    }
    const year = (await standing()).statements_since?.slice(0, 4) ?? '';
    await part(page).getByRole('combobox', { name: earningsTexts.year, exact: true }).selectOption(year);
    const table = page.waitForEvent('download');
    await part(page).getByRole('button', { name: earningsTexts.save }).click();
    expect((await table).suggestedFilename()).toBe(`earnings-${year}.csv`);
    expect(await barriersOn(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await leave();
  });

  test('on a phone, what tax law asks stands in a form that does not ask for a bank account', async () => {
    const { page, goTo, complaints, leave } = await theHost(phone);
    await goTo(`${pathTo.account()}#payouts`);
    await part(page).getByRole('button', { name: say.change }).waitFor();
    await takenOver(page);
    expect(await barriersOn(page)).toEqual([]);
    await part(page).getByRole('button', { name: say.change }).click();
    const label = (name: string): string => payoutForm.uiSchema[name]['ui:title'];
    await part(page).getByLabel(label('tax_number')).fill('123456782');
    expect(await part(page).getByLabel(label('account')).count()).toBe(0);
    expect(await barriersOn(page)).toEqual([]);
    await part(page)
      .getByRole('textbox', { name: label('password') })
      .fill(password);
    await part(page).getByRole('button', { name: payoutForm.submit, exact: true }).click();
    await page.getByText(say.saved, { exact: true }).waitFor();
    await part(page).getByRole('button', { name: say.change }).waitFor();
    expect(complaints).toEqual([]);
    await leave();
  });
});
