// Co-hosting in a real browser, on a phone and at a desk: the owner invites, a guest accepts by the link and answers guests, and each can end it.
import type { Browser } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cancelForm } from '../../generated/forms/cancelForm';
import { contactBookingForm } from '../../generated/forms/contactBookingForm';
import { cohostForm } from '../../generated/forms/cohostForm';
import { cohostRolesForm } from '../../generated/forms/cohostRolesForm';
import type { PropertyRow } from '../../generated/model/entities';
import { CohostRole, CohostState } from '../../generated/model/values';
import { pathTo } from '../../generated/routes/paths';
import { calendarTexts } from '../../generated/texts/sentences/calendarTexts';
import { cohostTexts as say } from '../../generated/texts/sentences/cohostTexts';
import { hostBookingTexts } from '../../generated/texts/sentences/hostBookingTexts';
import { invitationTexts } from '../../generated/texts/sentences/invitationTexts';
import { listingMoneyTexts } from '../../generated/texts/sentences/listingMoneyTexts';
import { propertyTexts } from '../../generated/texts/sentences/propertyTexts';
import { demoAccounts } from '../../src/demo/accounts';
import { asked, aToken } from '../support/account-errands';
import type { Site } from '../support/a-site';
import { hasChrome } from '../support/browser';
import { onASite } from '../support/on-a-site';
import { aPerson, barriersOn, desk, phone, takenOver } from '../support/person';

describe.runIf(hasChrome)('in a browser', () => {
  let site: Site;
  let chrome: Browser;
  onASite(async (...begun) => {
    [site, chrome] = begun;
  });

  const signedIn = async (name: string, habits: object) => {
    const token = await aToken(site, { email: `${name}@tuckamore.example`, password: demoAccounts.password });
    const person = await aPerson(chrome, site, { reducedMotion: 'reduce', ...habits, token });
    return { ...person, token };
  };

  test.each([
    ['a phone', phone],
    ['a desk', desk],
  ] as const)('on %s', async (where, habits) => {
    const host = await signedIn('host', habits);
    const rows = ((await asked(site, 'GET /user/property', { token: host.token })) as { readonly data: readonly PropertyRow[] }).data;
    const { property_id = '', title = '' } = rows.find(({ status }) => status === 'listed') ?? {};
    await host.goTo(`${pathTo.property({ property_id })}#cohosts`);
    const part = host.page.getByRole('region', { name: say.heading, exact: true });
    await part.getByText(say.none, { exact: true }).waitFor();
    const email = `helper-${where.replace(' ', '-')}@example.ca`;
    await part.getByRole('textbox', { name: 'Email' }).fill(email);
    await part.getByRole('checkbox', { name: CohostRole.messages.label }).check();
    await part.getByRole('button', { name: cohostForm.submit }).click();
    await host.page.getByText(say.invited({ email }), { exact: true }).waitFor();
    await part.getByText(CohostState.invited.label, { exact: true }).waitFor();
    await takenOver(host.page);
    expect(await barriersOn(host.page)).toEqual([]);

    await expect.poll(() => site.mailTo(email)).toBeDefined();
    const link =
      /https?:\S+(\/co-host\?token=[\w-]+)/.exec(
        site
          .mailTo(email)
          ?.replace(/=\r?\n/g, '')
          .replace(/=3D/g, '=') ?? '',
      )?.[1] ?? '/';
    const helper = await signedIn('guest', habits);
    await helper.goTo(link);
    await helper.page.getByText(title, { exact: true }).waitFor();
    await helper.page.getByText(/^Accept by .+ · \d+ days left$/).waitFor();
    await takenOver(helper.page);
    expect(await barriersOn(helper.page)).toEqual([]);
    await helper.page.getByRole('button', { name: invitationTexts.accept, exact: true }).click();
    const mark = helper.page.getByText(/^Co-host for /).first();
    await mark.waitFor();
    await helper.page.getByRole('heading', { name: calendarTexts.heading }).first().waitFor();
    const tabs = helper.page.getByRole('navigation', { name: propertyTexts.parts });
    expect(await tabs.getByRole('link').allTextContents()).toEqual(['Calendar', 'Arrival', 'Other calendars', say.heading]);
    expect(await helper.page.getByText(propertyTexts.edit, { exact: true }).count()).toBe(0);
    await takenOver(helper.page);
    expect(await barriersOn(helper.page)).toEqual([]);

    // its bookings are read and written about, and nothing else is done with them
    await helper.goTo(pathTo.bookings());
    await helper.page.locator('[data-booking]').first().click();
    await helper.page.getByText(/^You co-host this place for /).waitFor();
    const message = helper.page.getByRole('textbox', { name: 'Message', exact: true });
    const send = helper.page.getByRole('button', { name: contactBookingForm.submit, exact: true });
    await message.fill(`A word from ${where}.`);
    await send.click();
    await helper.page.getByRole('log').getByText(`A word from ${where}.`, { exact: true }).waitFor();
    for (const name of [hostBookingTexts.accept, hostBookingTexts.reject, cancelForm.submit])
      expect(await helper.page.getByRole('button', { name, exact: true }).count()).toBe(0);
    expect(await helper.page.getByRole('heading', { name: hostBookingTexts.yourPayout }).count()).toBe(0);
    await takenOver(helper.page);
    expect(await barriersOn(helper.page)).toEqual([]);
    await host.goTo(new URL(helper.page.url()).pathname);
    await host.page
      .getByText(/^\S+, co-host · /)
      .first()
      .waitFor();

    // the list and the grid show it with its mark, and what is the owner's leads back to the list
    await helper.goTo(pathTo.properties({ view: 'calendar' }));
    await mark.waitFor();
    await helper.goTo(pathTo.propertySetup({ property_id }));
    await helper.page.waitForURL((url) => url.pathname === pathTo.properties());
    await mark.waitFor();
    expect(await barriersOn(helper.page)).toEqual([]);

    if (where === 'a phone') {
      await helper.goTo(`${pathTo.property({ property_id })}#cohosts`);
      await helper.page.getByRole('button', { name: say.leave, exact: true }).click();
      const window = helper.page.getByRole('dialog');
      expect(await barriersOn(helper.page)).toEqual([]);
      await window.getByRole('button', { name: say.leave, exact: true }).click();
      await helper.page.getByText(say.left, { exact: true }).waitFor();
    } else {
      await host.goTo(`${pathTo.property({ property_id })}#cohosts`);
      await part.getByText(CohostState.active.label, { exact: true }).waitFor();
      await part.getByRole('button', { name: /^Change what / }).click();
      const window = host.page.getByRole('dialog');
      await window.getByRole('checkbox', { name: CohostRole.calendar.label }).uncheck();
      await window.getByRole('checkbox', { name: CohostRole.money.label }).check();
      expect(await barriersOn(host.page)).toEqual([]);
      await window.getByRole('button', { name: cohostRolesForm.submit, exact: true }).click();
      await part.getByText(say.may({ roles: `${CohostRole.messages.label}, ${CohostRole.money.label}` }), { exact: true }).waitFor();
      await helper.goTo(`${pathTo.property({ property_id })}#earnings`);
      await tabs.waitFor();
      expect(await tabs.getByRole('link').allTextContents()).toEqual(['Arrival', listingMoneyTexts.heading, say.heading]);
      await helper.page.getByRole('heading', { name: listingMoneyTexts.payouts, exact: true }).waitFor();
      await takenOver(helper.page);
      expect(await barriersOn(helper.page)).toEqual([]);
      await helper.goTo(pathTo.bookings());
      await helper.page.locator('[data-booking]').first().click();
      await message.fill('Under way.');
      await part.getByRole('button', { name: /^Remove / }).click();
      await host.page.getByRole('dialog').getByRole('button', { name: say.remove, exact: true }).click();
      await part.getByText(say.none, { exact: true }).waitFor();
    }
    expect([...host.complaints, ...helper.complaints]).toEqual([]);
    if (where === 'a desk') {
      // a message under way when it ended is refused in sight, in a low window too, and kept
      await helper.page.setViewportSize({ width: 390, height: 480 });
      await send.click();
      const refused = helper.page.getByRole('alert').getByText('We couldn’t find this booking in your account.', { exact: true });
      await expect.poll(async () => (await refused.boundingBox())?.y ?? -1).toBeGreaterThan(0);
      expect((await refused.boundingBox())?.y).toBeLessThan(480);
      expect(await message.inputValue()).toBe('Under way.');
    }
    // the server refuses what was just ended, and the page leads away
    await helper.goTo(pathTo.property({ property_id }));
    await helper.page.waitForURL((url) => url.pathname === pathTo.properties());
    expect(await mark.count()).toBe(0);
    for (const { leave } of [host, helper]) await leave();
  });
});
