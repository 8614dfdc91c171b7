// Saving stays in a real browser, on a phone and at a desk: before one logs in, into lists, shared by a link, taken out and put back.
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stayNoteForm } from '../../generated/forms/stayNoteForm';
import { wishlistEditForm } from '../../generated/forms/wishlistEditForm';
import { wishlistForm } from '../../generated/forms/wishlistForm';
import { firstWishlistName } from '../../generated/model/constants';
import type { Wishlist } from '../../generated/model/entities';
import * as kept from '../../generated/model/kept';
import { pathTo } from '../../generated/routes/paths';
import { compareTexts as compare } from '../../generated/texts/sentences/compareTexts';
import { heartTexts } from '../../generated/texts/sentences/heartTexts';
import { listingTexts } from '../../generated/texts/sentences/listingTexts';
import { loginModalTexts } from '../../generated/texts/sentences/loginModalTexts';
import { savedSearchTexts as search } from '../../generated/texts/sentences/savedSearchTexts';
import { voicesTexts as voices } from '../../generated/texts/sentences/voicesTexts';
import { wishlistTexts as say } from '../../generated/texts/sentences/wishlistTexts';
import { aMember, asked, aToken, logIn } from '../support/account-errands';
import { fitsWidth } from '../support/a-frame';
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

  const cards = (page: Page) => page.getByRole('main').getByRole('article');
  const titleOf = async (page: Page, at: number) => (await cards(page).nth(at).getByRole('heading').textContent()) ?? '';
  const heart = (page: Page, title: string) => page.getByRole('button', { name: heartTexts.saveOf({ title }), exact: true });
  const isPressed = (page: Page, title: string) => expect.poll(() => heart(page, title).getAttribute('aria-pressed'));
  const calm = async (page: Page) => {
    await takenOver(page);
    expect(await barriersOn(page)).toEqual([]);
  };

  test.each([
    ['a phone', phone],
    ['a desk', desk],
  ] as const)('on %s', async (_where, habits) => {
    const account = await aMember(site);
    const guest = await aPerson(chrome, site, { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'], ...habits });
    const { page, goTo } = guest;
    // no device's own way to share, so that the link is copied
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));

    // before one logs in, on this device
    await goTo(pathTo.wishlistsPage());
    await page.getByText(say.none, { exact: true }).waitFor();
    await calm(page);
    await goTo(pathTo.search());
    await cards(page).first().waitFor();
    const [first, second] = [await titleOf(page, 0), await titleOf(page, 1)];
    await heart(page, first).click();
    await page.getByText(say.savedHere, { exact: true }).waitFor();
    await isPressed(page, first).toBe('true');
    await calm(page);
    await page.reload();
    await isPressed(page, first).toBe('true');
    await isPressed(page, second).toBe('false');
    await goTo(pathTo.wishlistsPage());
    await page.getByText(say.hereHeading, { exact: true }).waitFor();
    expect(await titleOf(page, 0)).toBe(first);
    await calm(page);

    // a search, which waits for the account
    await goTo(pathTo.search({ province: 'BC' }));
    await page.getByRole('button', { name: search.save, exact: true }).click();
    await page.getByRole('dialog', { name: loginModalTexts.title }).waitFor();
    await calm(page);

    // with the account, in a list
    await goTo(pathTo.login());
    await logIn(page, account);
    await page.waitForURL(({ pathname }) => pathname !== pathTo.login());
    await goTo(pathTo.wishlistsPage());
    const tile = page.getByRole('link', { name: firstWishlistName });
    await tile.getByText(say.stays({ count: 1 })).waitFor();
    expect(await page.evaluate((key) => localStorage.getItem(key), kept.savedStaysKept.name)).toBeNull();
    await calm(page);

    // the search is saved by itself, and is deleted and put back
    await goTo(pathTo.search({ province: 'BC' }));
    await page.getByText(search.nowSaved, { exact: true }).waitFor();
    await page.getByRole('link', { name: search.isSaved, exact: true }).waitFor();
    await page.getByRole('button', { name: search.view, exact: true }).click();
    const named = page.getByRole('link', { name: 'British Columbia', exact: true });
    await named.waitFor();
    expect(await page.getByRole('checkbox', { name: search.mails }).isChecked()).toBe(true);
    await calm(page);
    await page.getByRole('button', { name: search.deleteOf({ name: 'British Columbia' }), exact: true }).click();
    await page.getByText(search.none, { exact: true }).waitFor();
    await page.getByRole('button', { name: search.undo, exact: true }).click();
    await named.click();
    await page.getByRole('link', { name: search.isSaved, exact: true }).waitFor();

    // the next one, put into a new list
    await goTo(pathTo.search());
    await isPressed(page, first).toBe('true');
    await heart(page, second).click();
    await page.getByText(say.savedTo({ name: firstWishlistName }), { exact: true }).waitFor();
    await page.getByRole('button', { name: say.change, exact: true }).click();
    const choosing = page.getByRole('dialog', { name: say.chooseHeading });
    expect(await choosing.getByRole('checkbox', { name: firstWishlistName }).isChecked()).toBe(true);
    await calm(page);
    await choosing.getByRole('button', { name: say.newList }).click();
    const making = page.getByRole('dialog', { name: wishlistForm.title });
    await making.getByRole('textbox', { name: 'Name' }).fill('By the lake');
    await making.getByRole('button', { name: wishlistForm.submit }).click();
    await making.waitFor({ state: 'hidden' });
    const { data: lists } = (await asked(site, 'GET /user/wishlist', { token: await aToken(site, account) })) as {
      readonly data: readonly Wishlist[];
    };
    expect(lists.map(({ name, property_ids }) => [name, property_ids.length])).toEqual([
      ['By the lake', 1],
      [firstWishlistName, 2],
    ]);

    // on the listing it says so in words
    await goTo(pathTo.listing({ property_id: lists[0]?.property_ids[0] ?? '' }));
    await page.getByRole('button', { name: heartTexts.saved, exact: true }).waitFor();
    await page.getByRole('button', { name: listingTexts.share, exact: true }).waitFor();

    // side by side, and back to what was chosen
    await goTo(pathTo.wishlistPage({ wishlist_id: lists[1]?.wishlist_id ?? '' }));
    await expect.poll(() => cards(page).count()).toBe(2);
    await page.getByRole('button', { name: compare.compare, exact: true }).click();
    for (const title of [first, second]) await page.getByRole('checkbox', { name: compare.chooseOf({ title }) }).check();
    await calm(page);
    await page.getByRole('link', { name: compare.compare, exact: true }).click();
    await page.getByRole('columnheader', { name: first }).waitFor();
    await page.getByRole('rowheader', { name: compare.shared({ count: 2 }) }).waitFor();
    await calm(page);
    await page.goBack();
    await page.getByText(compare.chosen({ count: 2 }), { exact: true }).waitFor();
    await page.getByRole('button', { name: compare.cancel, exact: true }).click();

    // a vote and a note, whose longest word is wider than its card
    const note = `Close to the lake ${'honk'.repeat(50)}`;
    await page.getByRole('button', { name: voices.voteOf({ title: first }) }).click();
    await page.getByText(voices.votes({ count: 1 }), { exact: true }).waitFor();
    await page.getByRole('button', { name: voices.addNoteOf({ title: first }), exact: true }).click();
    const writing = page.getByRole('dialog', { name: stayNoteForm.title });
    await writing.getByRole('textbox').fill(note);
    await calm(page);
    await writing.getByRole('button', { name: stayNoteForm.submit }).click();
    await page.getByText(note, { exact: true }).waitFor();
    expect(await fitsWidth(page)).toBe(true);

    // taken out, and put back
    await calm(page);
    await heart(page, first).click();
    await expect.poll(() => cards(page).count()).toBe(1);
    await page.getByRole('button', { name: say.undo, exact: true }).click();
    await expect.poll(() => cards(page).count()).toBe(2);

    // shared by a link, until it is not
    await page.getByRole('button', { name: say.share, exact: true }).click();
    await page.getByText(say.linkCopied, { exact: true }).waitFor();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    const friend = await aPerson(chrome, site, { reducedMotion: 'reduce', expects: [/\/wishlist\//], ...habits });
    await friend.goTo(link.pathname);
    await friend.page.getByRole('heading', { name: firstWishlistName, exact: true }).waitFor();
    await expect.poll(() => cards(friend.page).count()).toBe(2);
    await friend.page.getByText(note, { exact: true }).waitFor();
    await friend.page.getByText(voices.votes({ count: 1 }), { exact: true }).click();
    await friend.page.getByRole('dialog', { name: loginModalTexts.title }).getByText(loginModalTexts.forVote, { exact: true }).waitFor();
    await calm(friend.page);
    // with an account they vote as well, and find their own vote again
    const theirs = await aToken(site, await aMember(site));
    await friend.page.evaluate(([name, token]) => localStorage.setItem(name, token), [kept.accessTokenKept.name, theirs] as const);
    await friend.goTo(link.pathname);
    const vote = friend.page.getByRole('button', { name: voices.voteOf({ title: second }) });
    await vote.click();
    for (const again of [false, true]) {
      if (again) await friend.page.reload();
      await expect.poll(() => vote.getAttribute('aria-pressed')).toBe('true');
    }
    await calm(friend.page);
    await page.getByRole('button', { name: say.edit, exact: true }).click();
    const editing = page.getByRole('dialog', { name: wishlistEditForm.title });
    await editing.getByRole('textbox', { name: 'Name' }).fill('February');
    await editing.getByRole('checkbox').uncheck();
    await calm(page);
    await editing.getByRole('button', { name: wishlistEditForm.submit }).click();
    await page.getByRole('heading', { name: 'February', exact: true }).waitFor();
    expect((await friend.goTo(link.pathname))?.status()).toBe(404);
    await friend.page.getByText(say.notFound, { exact: true }).waitFor();
    await calm(friend.page);
    expect(friend.complaints).toEqual([]);

    await page.getByRole('button', { name: say.delete, exact: true }).click();
    await page
      .getByRole('dialog', { name: say.deleteHeading({ name: 'February' }) })
      .getByRole('button', { name: say.delete })
      .click();
    await page.getByRole('link', { name: 'By the lake' }).waitFor();
    expect(await page.getByRole('link', { name: 'February' }).count()).toBe(0);
    expect(guest.complaints).toEqual([]);
    await guest.leave();
    await friend.leave();
  });
});
