// What stands in the head of each page. Apart from the pages' own data: only the server needs it at once.
import { fill } from '../../model/fill';
import type { Model } from '../../model/model';
import { sorted } from '../../model/views';
import { data, key, Module } from '../../print/print';

const types = `export interface HeadData {
  /** Without the product's name; slots that only the page can fill stand in braces. */
  readonly title: string;
  readonly description: string;
}`;

const reader = `/** What stands in a page's head: its title with the product's name before it, and its description. */
export const headOf = (id: RouteId, slots: Readonly<Record<string, string>> = {}): HeadData => {
  const filled = (text: string): string => text.replaceAll(/\\{(\\w+)\\}/g, (_, slot: string) => slots[slot] ?? "");
  const { title, description } = heads[id];
  return { title: filled(product.titlePrefix + title), description: filled(description) };
};`;

/** `routes/heads.ts`. */
export const headsModule = (model: Model): Module => {
  const filled = fill(model);
  const { titlePrefix, title, description } = model.product;
  const product = { titlePrefix: filled(titlePrefix), title: filled(title), description: filled(description) };
  const rows = sorted(model.routes).map((route) => {
    const says = route.description ? data(filled(route.description)) : 'product.description';
    return `  ${key(route.id)}: { title: ${data(filled(route.title))}, description: ${says} },\n`;
  });
  const module = new Module('routes/heads.ts', 'The words in the head of each page.');
  module.type('routes/routes', 'RouteId');
  module.line(types).blank();
  module
    .doc('What stands in the head of a page that says nothing itself.')
    .line(`export const product = ${data(product)};`)
    .blank();
  module
    .doc('The words of every page by its id.')
    .line(`export const heads: Readonly<Record<RouteId, HeadData>> = {\n${rows.join('')}};`)
    .blank();
  return module.line(reader);
};
