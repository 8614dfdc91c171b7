// The way from the whole country down to a page, as search engines read it.
import { pathTo } from '../../../../generated/routes/paths';
import { destinationTexts as texts } from '../../../../generated/texts/sentences/destinationTexts';

interface Crumb {
  readonly name: string;
  readonly path: string;
}

const country: Crumb = { name: texts.crumbs, path: pathTo.allRentals() };

/** Begins with the country; the page itself is the last. */
export const breadcrumb = (origin: string, crumbs: readonly Crumb[]): Readonly<Record<string, unknown>> => ({
  '@type': 'BreadcrumbList',
  itemListElement: [country, ...crumbs].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
});
