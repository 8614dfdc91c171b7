// A host without a property, in a browser of their own, at the list of them; and where the demo's stand-ins have listings of other platforms.
import type { Browser } from 'playwright-core';
import { pathTo } from '../../generated/routes/paths';
import { consentTexts } from '../../generated/texts/sentences/consentTexts';
import { propertiesTexts } from '../../generated/texts/sentences/propertiesTexts';
import { feedPathOf, pathOf } from '../../src/demo/elsewhere/addresses';
import { type ElsewhereListing, elsewhereListings } from '../../src/demo/elsewhere/listings';
import { aMember, asked, aToken, logIn } from './account-errands';
import type { Site } from './a-site';
import { aPerson, type Habits, type Person, takenOver } from './person';

const listingElsewhere = (id: string): ElsewhereListing => {
  const listing = elsewhereListings.find((it) => it.id === id);
  if (!listing) throw new Error(`nobody elsewhere has ${id}`);
  return listing;
};
/** Its address at a site in demo mode. */
export const addressElsewhere = ({ origin }: Site, id: string): string => origin + pathOf(listingElsewhere(id));
/** The secret address of its calendar there. */
export const calendarElsewhere = ({ origin }: Site, id: string): string => origin + feedPathOf(listingElsewhere(id));

/** They leave with their cookies. */
export const aHost = async (chrome: Browser, site: Site, habits: Habits = {}): Promise<Person> => {
  const account = await aMember(site);
  await asked(site, 'PATCH /user/profile', { token: await aToken(site, account), is_host: true });
  const person = await aPerson(chrome, site, habits);
  const { page, goTo } = person;
  await goTo(pathTo.properties());
  await takenOver(page);
  await page.getByRole('region', { name: consentTexts.heading }).getByRole('button', { name: consentTexts.refuse }).click();
  await logIn(page, account);
  await page.getByRole('heading', { level: 1, name: propertiesTexts.heading }).waitFor();
  return person;
};
