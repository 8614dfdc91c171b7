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

const isDate = (it: Element) => it instanceof HTMLInputElement && it.type === 'date';
/** Year, month and day stand in a date's field in the order of the browser's language. */
const orders = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 1, 0],
] as const;
const writeDate = async (it: Locator, date: string): Promise<void> => {
  const { keyboard } = it.page();
  const parts = date.split('-');
  for (const order of orders) {
    for (const [at, part] of order.entries()) {
      for (let left = 0; left < parts.length; left += 1) await keyboard.press('ArrowLeft');
      for (let right = 0; right < at; right += 1) await keyboard.press('ArrowRight');
      await keyboard.type(parts[part] ?? '');
    }
    if ((await it.inputValue()) === date) return;
  }
  throw new Error(`No keys make ${date} of ${it.toString()}`);
};

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
      if (await it.evaluate(isDate)) return writeDate(it, text);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
};
