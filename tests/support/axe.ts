// Findings of axe on a page that stands still.
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

interface AxeOptions {
  /** A selector: nothing outside of it is looked at. */
  readonly within?: string;
  readonly withoutRules?: readonly string[];
}

// it is half a megabyte of code, which a document that is looked at again has already
const hasAxe = (): boolean => 'axe' in globalThis;
const runAxe = ([within, options]: readonly [string, RunOptions]): Promise<AxeResults> =>
  (globalThis as unknown as { readonly axe: typeof axe }).axe.run(within, options);

/** All that axe says of a part of a page, and of the frames in it. */
export const axeOn = async (page: Page, within: string, options: RunOptions): Promise<AxeResults> => {
  for (const frame of page.frames()) if (!(await frame.evaluate(hasAxe))) await frame.evaluate(axe.source);
  return page.evaluate(runAxe, [within, options] as const);
};

/** Its findings, by rule. */
export const violationsOn = async (page: Page, { within = 'html', withoutRules = [] }: AxeOptions = {}) => {
  // an element that is fading in has not its own colours yet
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
  const rules = Object.fromEntries(withoutRules.map((rule) => [rule, { enabled: false }]));
  // lists of all that passed are half of its work
  const { violations } = await axeOn(page, within, { resultTypes: ['violations'], rules });
  return violations;
};
