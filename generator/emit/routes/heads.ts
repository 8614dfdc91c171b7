// The head of each page. Apart from the pages' own data: only the server needs it at once.
import { fill } from '../../model/fill';
import type { Model } from '../../model/model';
import { sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { data, literal, objectOf, recordOf } from '../../print/print';
import { constantOf, exportOf } from '../../print/structures';

/** `routes/heads.ts`. */
export const headsFile = (model: Model): GeneratedFile => {
  const filled = fill(model);
  const { name, language = 'en', titlePrefix, title, description } = model.product;
  const product = { name, language, titlePrefix: filled(titlePrefix), title: filled(title), description: filled(description) };
  const rows = sorted(model.routes).map((route) => {
    const says = route.description ? literal(filled(route.description)) : 'product.description';
    const entry = recordOf([
      ['title', literal(filled(route.title))],
      ['description', says],
    ]);
    return [route.id, entry] as const;
  });
  const file = new GeneratedFile('routes/heads.ts', 'The words in the head of each page.');
  file.type('routes/routes', 'RouteId');
  return file.add(
    exportOf(['type HeadData'], './head'),
    constantOf('product', data(product), {
      docs: ['The name and language of the product, and what stands in the head of a page that says nothing itself.'],
    }),
    constantOf('heads', objectOf(rows), {
      type: `Readonly<Record<RouteId, ${file.type('routes/head', 'HeadData')}>>`,
      docs: ['The words of every page by its id.'],
    }),
    constantOf('headOf', `${file.value('routes/head', 'headIn')}(heads, product)`, {
      docs: ["What stands in a page's head: its title with the product's name before it, and its description."],
    }),
  );
};
