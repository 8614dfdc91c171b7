// The pages of the app by path, with what surrounds them, and where people are led.
import type { ChromeModel, DestinationModel, RedirectModel, RouteModel, Way } from '../../model/model';
import { memoize } from '../../model/memoize';
import type { Field } from '../../model/shape-model';
import { sorted } from '../../model/views';
import type { Atlas } from './atlas';
import { code, heading, inPicture, markOf, node, page, picture, table } from './markdown';

const here = 'routes.md';

/** The parts of the chrome, each with its heading. */
const partsOf = memoize((atlas: Atlas): readonly Field[] => {
  const { product, shapes } = atlas.model;
  return shapes.find(({ id }) => id === product.chrome)?.fields ?? [];
});
const heads = (atlas: Atlas): string[] =>
  partsOf(atlas).map(({ name }) => name.replace(/^./, (first) => first.toUpperCase()).replaceAll('_', ' '));
const chromeCells = (chrome: ChromeModel, atlas: Atlas): string[] =>
  partsOf(atlas).map(({ name }) => {
    const how = chrome[name];
    return typeof how === 'boolean' ? (how ? '●' : ' ') : String(how);
  });

const rows = (route: RouteModel, atlas: Atlas): string[][] => [
  [
    atlas.link(here, ['route', route.id], code(route.path)),
    code(route.screen),
    atlas.mode(route),
    ...chromeCells(route.chrome, atlas),
    atlas.source(route),
  ],
  ...(route.signedInChrome ? [['– the same, signed in', '', '', ...chromeCells(route.signedInChrome, atlas), '']] : []),
];

const routeNode = (id: string, atlas: Atlas): string => `${node('r', id)}["${inPicture(atlas.lookup.route(id).path)}"]`;
const wayNode = (way: Way, atlas: Atlas): string =>
  way.kind === 'route' ? routeNode(way.id, atlas) : `${node('d', way.id)}{"${inPicture(destinationSays(way.id, atlas))}"}`;
const destinationSays = (id: string, atlas: Atlas): string => atlas.plain(atlas.lookup.destination(id).says);

const redirectLines = (it: RedirectModel, atlas: Atlas): string[] => {
  const words = [it.when ? atlas.clause(it.when) : '', it.carries ? `carrying ${it.carries}` : ''].filter((text) => text !== '').join(', ');
  const arrow = words === '' ? '-->' : `-->|"${inPicture(words)}"|`;
  const starts = it.refused
    ? [`${node('g', it.refused)}(["anyone but ${inPicture(atlas.plain(atlas.lookup.guard(it.refused).says))}"])`]
    : (it.visiting ?? []).map((id) => routeNode(id, atlas));
  return starts.map((start) => `  ${start} ${arrow} ${wayNode(it.to, atlas)}`);
};

const destinationLines = (it: DestinationModel, atlas: Atlas): string[] => {
  const start = wayNode({ kind: 'destination', id: it.id }, atlas);
  return [
    ...it.cases.map((one) => `  ${start} -->|"${inPicture(atlas.clause(one.when))}"| ${routeNode(one.to, atlas)}`),
    `  ${start} -->|otherwise| ${routeNode(it.otherwise, atlas)}`,
  ];
};

const routeLink = (id: string, atlas: Atlas): string => atlas.link(here, ['route', id], code(atlas.lookup.route(id).path));

const redirectRow = (it: RedirectModel, atlas: Atlas): string[] => [
  `<a id="${markOf('redirect', it.id)}"></a>${code(it.id)}`,
  it.refused
    ? `refused by ${atlas.guard(here, it.refused)}`
    : `visiting ${(it.visiting ?? []).map((id) => routeLink(id, atlas)).join(', ')}`,
  it.when ? atlas.sentence(it.when) : '',
  it.to.kind === 'route'
    ? routeLink(it.to.id, atlas)
    : atlas.link(here, ['destination', it.to.id], atlas.say(destinationSays(it.to.id, atlas))),
  it.carries ? code(it.carries) : '',
  atlas.source(it),
];

const destinationPart = (it: DestinationModel, atlas: Atlas): string[] => [
  ...heading(3, `${atlas.say(it.says)} (${code(it.id)})`, markOf('destination', it.id)),
  `_Source: ${atlas.source(it)}_`,
  '',
  ...table(
    ['When', 'Leads to'],
    [...it.cases.map((one) => [atlas.sentence(one.when), routeLink(one.to, atlas)]), ['Otherwise.', routeLink(it.otherwise, atlas)]],
  ),
];

export const waysPage = (atlas: Atlas): [string, string] => {
  const { routes, redirects, destinations } = atlas.model;
  const ways = [
    ...sorted(redirects).flatMap((it) => redirectLines(it, atlas)),
    ...sorted(destinations).flatMap((it) => destinationLines(it, atlas)),
  ];
  return [
    here,
    page('Pages and ways', [
      'Back to the [contents](README.md). A dot means that it is there.',
      '',
      ...heading(2, 'Pages', 'pages'),
      ...table(
        ['Path', 'Screen', 'Mode', ...heads(atlas), 'Source'],
        routes.toSorted((a, b) => (a.path < b.path ? -1 : 1)).flatMap((it) => rows(it, atlas)),
      ),
      ...(ways.length > 0 ? [...heading(2, 'Where people are led', 'redirects'), ...picture(['flowchart LR', ...new Set(ways)])] : []),
      ...table(
        ['Known as', 'Who', 'When', 'Is led to', 'Carrying', 'Source'],
        sorted(redirects).map((it) => redirectRow(it, atlas)),
      ),
      ...sorted(destinations).flatMap((it) => destinationPart(it, atlas)),
    ]),
  ];
};
