// A host's automatic messages in a real browser: written with fields for a place and a moment, changed, and deleted.
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { automaticForm } from '../../generated/forms/automaticForm';
import { AutomaticMoment, ReplyField } from '../../generated/model/values';
import { pathTo } from '../../generated/routes/paths';
import { automaticTexts as say } from '../../generated/texts/sentences/automaticTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { aToken } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { limitMs } from '../support/limits';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, phone, takenOver } from '../support/person';

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  let token = '';
  onASite(async (...begun) => {
    [site, chrome] = begun;
    token = await aToken(site, { email: 'host@tuckamore.example', password: demoAccounts.password });
  });

  test.each([
    ['a phone', phone],
    ['a desk', desk],
  ] as const)(
    'on %s',
    async (_, habits) => {
      const { page, goTo, complaints, leave } = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token });
      await goTo(pathTo.bookingMessages());
      await takenOver(page);
      await page.getByRole('main').getByRole('button', { name: say.heading, exact: true }).click();
      const dialog = page.getByRole('dialog');
      const press = (words: string) => dialog.getByRole('button', { name: words, exact: true }).click();
      await dialog.getByText(say.none).waitFor();
      expect(await barriersOn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);

      await press(say.add);
      const days = dialog.getByText(say.daysBefore, { exact: true });
      await dialog.getByText(AutomaticMoment.departure.label, { exact: true }).click();
      await dialog.getByText(say.daysAfter, { exact: true }).waitFor();
      await dialog.getByText(AutomaticMoment.arrival.label, { exact: true }).click();
      await days.waitFor();
      await dialog.getByText(AutomaticMoment.paid.label, { exact: true }).click();
      await expect.poll(() => days.count()).toBe(0);
      await dialog.getByText(AutomaticMoment.arrival.label, { exact: true }).click();
      await days.waitFor();
      await dialog.getByLabel(say.forWhich, { exact: true }).selectOption({ index: 1 });
      const text = dialog.getByLabel('Message', { exact: true });
      await text.fill('See you soon, ');
      await press(ReplyField.guest.label);
      await expect.poll(() => text.inputValue()).toBe('See you soon, {guest}');
      expect(await barriersOn(page)).toEqual([]);
      await press(automaticForm.submit);

      const sent = say.arrival({ count: 3, time: '10:00 AM' });
      await dialog.getByText(sent).waitFor();
      expect(await dialog.getByText(say.all).count()).toBe(0);
      expect(await barriersOn(page)).toEqual([]);
      await press(`${say.edit}: ${sent}`);
      await dialog.getByLabel(say.forWhich, { exact: true }).selectOption({ label: say.all });
      await dialog.getByLabel(/^Send this message automatically/).uncheck();
      await press(automaticForm.submit);
      await dialog.getByText(`${say.all} · ${say.off}`).waitFor();
      await press(`${say.delete}: ${sent}`);
      await dialog.getByText(say.deleteText).waitFor();
      expect(await barriersOn(page)).toEqual([]);
      await press(say.delete);
      await dialog.getByText(say.none).waitFor();
      expect(complaints).toEqual([]);
      await leave();
    },
    limitMs(60),
  );
});
