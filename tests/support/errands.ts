// A guest's errands on the site, one by one, through roles and labels alone.
import { productName } from '../../generated/model/constants';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { searchForm } from '../../generated/forms/searchForm';
import { bookingPanelTexts } from '../../generated/texts/sentences/bookingPanelTexts';
import { priceTexts } from '../../generated/texts/sentences/priceTexts';
import { searchPillTexts } from '../../generated/texts/sentences/searchPillTexts';
import { filterTexts } from '../../generated/texts/sentences/filterTexts';
import { searchTexts } from '../../generated/texts/sentences/searchTexts';

/** `$745 CAD`, `$1,163.16 CAD` */
const amount = /\$[\d,]+(?:\.\d\d)? CAD/;
/** The first amount in a text, in cents. */
export const centsIn = (text: string): number => Math.round(Number(amount.exec(text)?.[0].replaceAll(/[^\d.]/g, '') ?? 'NaN') * 100);

/** Chooses the first stay of so many nights that the calendar in sight offers, some weeks from now. */
const chooseNights = async (calendar: Locator, nights: number): Promise<void> => {
  const [start, end] = [/as your check-in date\. It’s available/, /as your check-out date\. It’s available/];
  await calendar.getByRole('button', { name: start }).nth(24).click();
  await calendar
    .getByRole('button', { name: end })
    .nth(nights - 1)
    .click();
  await calendar.getByText(new RegExp(`^${nights} nights`)).waitFor();
};

export interface Wish {
  readonly place: string;
  readonly nights: number;
}

/** At a desk: the parts of the pill, one after another. */
export const searchAtDesk = async (page: Page, { place, nights }: Wish): Promise<void> => {
  const pill = page.getByRole('search');
  await pill.getByRole('combobox', { name: searchPillTexts.where }).fill(place);
  await pill.getByRole('button', { name: searchPillTexts.when }).click();
  await chooseNights(pill, nights);
  await pill.getByRole('button', { name: searchPillTexts.who }).click();
  await pill.getByText('Adults').waitFor();
  await pill.getByRole('button', { name: searchPillTexts.search, exact: true }).click();
  await page.waitForURL(/\/search\?/);
};

/** On a phone: one sheet, step by step. */
export const searchOnPhone = async (page: Page, { place, nights }: Wish): Promise<void> => {
  await page.getByRole('button', { name: searchPillTexts.wherePlaceholder }).click();
  const sheet = page.getByRole('dialog', { name: searchForm.title });
  const [dates, guests, done] = searchForm.steps.map(({ submit }) => sheet.getByRole('button', { name: submit, exact: true }));
  await sheet.getByRole('combobox', { name: searchPillTexts.where }).fill(place);
  await dates?.click();
  await chooseNights(sheet, nights);
  await guests?.click();
  await sheet.getByText('Adults').waitFor();
  await done?.click();
  await page.waitForURL(/\/search\?/);
};

/** The line above the results: how many stays there are. */
export const countedStays = async (page: Page): Promise<number> => {
  const heading = page.getByRole('heading', { level: 1, name: /^\d+ stays?\b/ });
  return Number.parseInt((await heading.innerText()).replaceAll(/,/g, ''), 10);
};

/** Wants to pay at most so much a night, and have more than one bedroom, from the window of all filters. */
export const filterResults = async (page: Page, dollars: number): Promise<void> => {
  await page.getByRole('button', { name: filterTexts.allFilters }).click();
  const filters = page.getByRole('dialog');
  await filters.getByRole('textbox', { name: filterTexts.highest }).fill(String(dollars));
  await filters.getByRole('link', { name: /^Show \d+ stays?$/ }).click();
  await filters.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: filterTexts.activeFilters }).getByText(`$${dollars}`).waitFor();
};

/** The stays in sight. */
export const staysOn = (page: Page): Locator => page.getByRole('list', { name: searchTexts.results }).getByRole('article');

export interface OpenedStay {
  readonly title: string;
  readonly cents: number;
}

/** Opens the first stay, and remembers what its card said. */
export const openFirstStay = async (page: Page): Promise<OpenedStay> => {
  const card = staysOn(page).first();
  const title = await card.getByRole('heading').innerText();
  const cents = centsIn(await card.innerText());
  await card.getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/listing\//);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  return { title, cents };
};

/** On a phone the price is one line at the foot, and all of it behind a press. */
export const openPriceOnPhone = async (page: Page): Promise<void> => {
  const bar = page.getByRole('region', { name: bookingPanelTexts.label });
  await bar.getByRole('button', { name: new RegExp(priceTexts.totalBeforeTaxes, 'i') }).click();
};

/** The lines of the price, each with its cents, by what they say. */
export const readPrice = async (page: Page): Promise<ReadonlyMap<string, number>> => {
  const lines = page.getByRole('list', { name: 'Price details' });
  await lines.getByText(priceTexts.totalBeforeTaxes).waitFor();
  const texts = await lines.locator('> li').allInnerTexts();
  return new Map(texts.map((text) => [(text.split('\n')[0] ?? '').trim(), centsIn(text.split('\n').at(-1) ?? '')]));
};

/** Every line before the first sum adds up to it, and with the taxes to the total. */
export const expectPriceToAddUp = (price: ReadonlyMap<string, number>, cents: number): void => {
  const [beforeTaxes, taxes, total] = [priceTexts.totalBeforeTaxes, priceTexts.taxes, priceTexts.total].map(
    (name) => price.get(name) ?? Number.NaN,
  );
  const parts = [...price].filter(
    ([name]) => ![priceTexts.totalBeforeTaxes, priceTexts.taxes, priceTexts.total].some((sum) => sum === name),
  );
  expect(price.get(`${productName} fee`)).toBeGreaterThan(0);
  expect(parts.reduce((sum, [, part]) => sum + part, 0)).toBe(beforeTaxes);
  expect(beforeTaxes).toBe(cents);
  expect((beforeTaxes ?? 0) + (taxes ?? 0)).toBe(total);
};
