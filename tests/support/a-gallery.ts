// Rooms of the gallery, and what axe finds in a part of it.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export const rooms = [
  'Words and buttons',
  'Fields',
  'Fields: wrong, and not to be changed',
  'Forms',
  'Widgets of generated forms',
  'Windows, menus and notes',
  'Statuses, people and prices',
  'Photos',
  'Maps',
  'Calendar',
  'Pages',
  'Headers and footer',
  'Sidebar and mobile menu',
  'Over the page',
];

export const found = async (page: Page, within = 'body'): Promise<string[]> => {
  // an element that is fading in has not its own colours yet
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );
  // the same menu of several visitors stands on this page, which no page of the app does; no frame is in it, which takes axe longer
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().include(within).disableRules(['landmark-unique']).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
};
