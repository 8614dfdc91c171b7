// Rooms of the gallery, and what axe finds in a part of it.
import type { Page } from 'playwright-core';
import { violationsOn } from './axe';

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
  // the same menu of several visitors stands on this page, which no page of the app does
  return (await violationsOn(page, { within, withoutRules: ['landmark-unique'] })).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
};
