// How somebody works a page: by a mouse or a finger, or by keys alone.
import type { Locator, Page } from 'playwright-core';

export interface Hands {
  /** A button, a link, a box to tick. */
  readonly press: (it: Locator) => Promise<void>;
  readonly write: (it: Locator, text: string) => Promise<void>;
}

export const byPointer: Hands = {
  press: (it) => it.click(),
  write: (it, text) => it.fill(text),
};

const longestWay = 200;
const isTicked = (it: Element) => it instanceof HTMLInputElement && (it.type === 'checkbox' || it.type === 'radio');

/** Goes from stop to stop by Tab, as far as it takes; what cannot be reached so is an error. */
export const byKeys = (page: Page): Hands => {
  const reach = async (it: Locator): Promise<void> => {
    await it.waitFor();
    for (let stops = 0; stops < longestWay; stops += 1) {
      if (await it.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`No key leads to ${it.toString()}`);
  };
  return {
    press: async (it) => {
      await reach(it);
      await page.keyboard.press((await it.evaluate(isTicked)) ? 'Space' : 'Enter');
    },
    write: async (it, text) => {
      await reach(it);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
};
