// Findings of axe on a page that stands still.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface AxeOptions {
  /** A selector: nothing outside of it is looked at. */
  readonly within?: string;
  readonly withoutRules?: readonly string[];
}

/** Its findings, by rule. */
export const violationsOn = async (page: Page, { within = 'html', withoutRules = [] }: AxeOptions = {}) => {
  // an element that is fading in has not its own colours yet
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
  // no frame of another origin is on a page, for which axe would open one more; lists of all that passed are half of its work
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe
    .include(within)
    .disableRules([...withoutRules])
    .analyze();
  return violations;
};
