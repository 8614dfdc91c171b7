// The pins of the search page's map, as they are found by keys.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const pinsOn = (page: Page): Locator => page.locator('[data-stays]');

const asksBetweenPresses = 40;
/** Presses a pin until that changes something: one that is drawn anew as it is pressed hears nothing. */
export const pressUntil = async (pin: Locator, isOver: () => Promise<boolean>): Promise<void> => {
  let asks = 0;
  const asked = async (): Promise<boolean> => {
    if (await isOver()) return true;
    if (asks % asksBetweenPresses === 0) await pin.press('Enter');
    asks += 1;
    return false;
  };
  await expect.poll(asked).toBe(true);
};

/** Presses pins until something is there: those that overlap bring the map nearer. */
export const pressPinsUntil = async (page: Page, isThere: () => Promise<boolean>): Promise<void> => {
  for (let nearer = 0; nearer < 12; nearer += 1) {
    await pinsOn(page).first().waitFor();
    if (await isThere()) return;
    const before = page.url();
    await pressUntil(pinsOn(page).first(), async () => page.url() !== before || isThere());
  }
  throw new Error('no pin stands alone');
};
