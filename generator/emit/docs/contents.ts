// The first page of the atlas: what there is, how much of it, and how the subjects hang together.
import { grouped } from '../../model/views';
import { subjectPage, thingsIn } from './homes';
import type { Atlas } from './atlas';
import { bullets, heading, inPicture, node, page, picture, table } from './markdown';
import { title } from './titles';

const counted = (atlas: Atlas): string[][] => {
  const { model } = atlas;
  const pages: readonly (readonly [string, readonly unknown[], string])[] = [
    ['Pages', model.routes, 'routes.md'],
    ['Calls', model.calls, 'access.md'],
    ['Things kept', model.entities, 'entities.md'],
    ['Things passed on', model.shapes, ''],
    ['Forms', model.forms, ''],
    ['Rules', model.rules, ''],
    ['Guards', model.guards, 'access.md'],
    ['Lifecycles', model.lifecycles, 'lifecycles.md'],
    ['Derived statuses', model.statuses, 'lifecycles.md'],
    ['Derived moments and sums', model.derived, 'lifecycles.md'],
    ['Errors', model.errors, 'errors.md'],
    ['Menus', model.menus, 'menus.md'],
    ['Reference lists', model.values, 'numbers.md'],
    ['Tables', model.tables, 'numbers.md'],
    ['Constants', model.constants, 'numbers.md'],
    ['Settings', model.settings, 'numbers.md'],
    ['Analytics events', model.events, 'events.md'],
    ['Mails', model.mails, 'jobs.md'],
    ['Jobs', model.jobs, 'jobs.md'],
    ['Long texts', model.pages, 'texts.md'],
  ];
  return pages
    .filter(([, items]) => items.length > 0)
    .map(([name, items, to]) => [to === '' ? name : `[${name}](${to})`, String(items.length)]);
};

/** Which subject speaks of the things of which other. */
const map = (atlas: Atlas): string[] => {
  const { model, homes } = atlas;
  const lines = new Set<string>();
  for (const call of model.calls)
    for (const id of thingsIn(call.answer)) {
      const to = homes.of('thing', id);
      if (to !== call.subject) lines.add(`  ${node('s', call.subject)} --> ${node('s', to)}`);
    }
  for (const route of model.routes)
    for (const use of route.uses) {
      const to = homes.of(use.kind, use.id);
      if (to !== route.subject) lines.add(`  ${node('s', route.subject)} --> ${node('s', to)}`);
    }
  for (const { id, fields } of model.entities)
    for (const { shape } of fields) {
      if (shape.type !== 'text' || !shape.refers) continue;
      const [from, to] = [homes.of('thing', id), homes.of('thing', shape.refers)];
      if (from !== to) lines.add(`  ${node('s', from)} --> ${node('s', to)}`);
    }
  const [callsOf, pagesOf] = [grouped(model.calls, ({ subject }) => [subject]), grouped(model.routes, ({ subject }) => [subject])];
  const nodes = homes.subjects.map((it) => {
    const [pages, calls] = [pagesOf.get(it)?.length ?? 0, callsOf.get(it)?.length ?? 0];
    return `  ${node('s', it)}["${inPicture(title(it))}<br/>${pages} pages, ${calls} calls"]`;
  });
  return picture(['flowchart LR', ...nodes, ...[...lines].toSorted()]);
};

export const contentsPage = (atlas: Atlas): [string, string] => {
  const { product } = atlas.model;
  const across: readonly (readonly [string, string])[] = [
    ['routes.md', 'Pages and ways: every path with what surrounds it, and where people are led'],
    ['access.md', 'Who may go where, and call what'],
    ['entities.md', 'What the product keeps'],
    ['lifecycles.md', 'How things change: lifecycles, derived statuses, moments and sums'],
    ['errors.md', 'What can go wrong, and what people can do'],
    ['menus.md', 'Menus'],
    ['numbers.md', 'Numbers and lists: constants, settings, reference lists, tables'],
    ['texts.md', 'Texts'],
    ['events.md', 'What is told to analytics'],
    ['jobs.md', 'What is sent and done after an answer'],
  ];
  return [
    'README.md',
    page(`${atlas.say(product.name)}: the atlas`, [
      atlas.say(product.description),
      '',
      `Everything here is said in the spec, and made from it. _Source: ${atlas.source(product)}_.`,
      '',
      ...heading(2, 'By subject'),
      ...bullets(atlas.homes.subjects.map((it) => `[${title(it)}](${subjectPage(it)})`)),
      ...heading(2, 'Across subjects'),
      ...bullets(across.map(([to, says]) => `[${says}](${to})`)),
      ...heading(2, 'How the subjects hang together'),
      'An arrow leads from a subject to one whose things, calls or forms it uses.',
      '',
      ...map(atlas),
      ...heading(2, 'In numbers'),
      ...table(['What', 'How many'], counted(atlas)),
    ]),
  ];
};
