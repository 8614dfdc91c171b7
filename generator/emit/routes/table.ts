// The pages as data. It is in the first thing that a browser loads: each row says only what differs from the defaults.
import { lookupOf, type Lookup } from '../../model/lookup';
import type { ChromeModel, Model, RouteModel } from '../../model/model';
import { sorted } from '../../model/views';
import { GeneratedFile } from '../../print/generated-file';
import { data, literal, union, unionLines } from '../../print/print';
import { constantOf, interfaceOf, property, type Statement, typeOf } from '../../print/structures';

/** How a page is where it does not say; nothing where the product has no such thing. */
interface Usual {
  readonly chrome?: ChromeModel;
  readonly mode?: string;
}
const usualOf = ({ product, shapes, values }: Model): Usual => {
  const chrome = shapes.find(({ id }) => id === product.chrome)?.fields.map((field) => [field.name, field.default ?? false] as const);
  const mode = values.find(({ id }) => id === product.modes)?.items[0]?.value;
  return { ...(chrome && { chrome: Object.fromEntries(chrome) as ChromeModel }), ...(mode !== undefined && { mode }) };
};

const differing = (chrome: ChromeModel | undefined, from: ChromeModel | undefined): ChromeModel | undefined => {
  const entries = Object.entries(chrome ?? {}).filter(([name, how]) => how !== from?.[name]);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** The guards that are asked for a guard, in order: those before it first, each once. */
export const chainOf = (guard: string, lookup: Lookup): readonly string[] => {
  const before = lookup.guard(guard).after.flatMap((it) => chainOf(it, lookup));
  return [...new Set([...before, guard])];
};

const rowOf = (route: RouteModel, usual: Usual): unknown => ({
  path: route.path,
  screen: route.screen,
  guard: route.guard === 'anyone' ? undefined : route.guard,
  chrome: usual.chrome && differing(route.chrome, usual.chrome),
  signedInChrome: usual.chrome && differing(route.signedInChrome, route.chrome),
  mode: usual.mode === undefined || route.mode === usual.mode ? undefined : route.mode,
  indexed: route.indexed === (route.guard === 'anyone') ? undefined : route.indexed,
  query: route.query.length > 0 ? route.query.map((field) => field.name) : undefined,
  text: route.text,
});

const typesOf = (chrome: string | undefined, mode: string | undefined): readonly Statement[] => [
  interfaceOf('RouteData', [
    property('id', 'RouteId'),
    property('path', 'string', { docs: ['As a router takes it: `/loans/:loan_id?`.'] }),
    property('screen', 'ScreenName'),
    property('guard', 'GuardId'),
    property('guards', 'readonly GuardId[]', { docs: ['The guards to ask, in order, `guard` the last.'] }),
    ...(chrome === undefined
      ? []
      : [property('chrome', chrome), property('signedInChrome', chrome, { docs: ['The chrome where an access token is stored.'] })]),
    ...(mode === undefined ? [] : [property('mode', mode)]),
    property('indexed', 'boolean', { docs: ['Whether search engines may list it.'] }),
    property('params', 'readonly { readonly name: string; readonly optional: boolean }[]'),
    property('query', 'readonly string[]'),
    property('text', 'string', { hasQuestionToken: true, docs: ['The long text that it shows: a key of `texts/pages`.'] }),
  ]),
  interfaceOf(
    'Row',
    [
      property('path', 'string'),
      property('screen', 'ScreenName'),
      ...(chrome === undefined
        ? []
        : ['chrome', 'signedInChrome'].map((name) => property(name, `Partial<${chrome}>`, { hasQuestionToken: true }))),
    ],
    { isExported: false, extends: [`Partial<Omit<RouteData, ${union(['id', 'path', 'screen', 'chrome', 'signedInChrome'])}>>`] },
  ),
];

/** Every page by its id, and the beginning of its address. */
const readersOf = ({ chrome, mode }: Usual, file: GeneratedFile): readonly Statement[] => {
  const usual = ['chains', ...(chrome === undefined ? [] : ['chrome: plain']), ...(mode === undefined ? [] : [`mode: ${literal(mode)}`])];
  return [
    constantOf('routes', `${file.value('routes/complete', 'completeRoutes')}<RouteId, RouteData>(rows, { ${usual.join(', ')} })`, {
      docs: ['Every page by its id.'],
    }),
    constantOf('startOf', `${file.value('routes/complete', 'startIn')}<RouteId>(rows)`, {
      docs: ["A page's address without its optional parts: `/loans`."],
    }),
  ];
};

/** `routes/routes.ts`. */
export const routesFile = (model: Model): GeneratedFile => {
  const lookup = lookupOf(model);
  const routes = sorted(model.routes);
  const guards = [...new Set(['anyone', ...model.guards.map((it) => it.id), ...routes.map((it) => it.guard)])].toSorted();
  const file = new GeneratedFile('routes/routes.ts', 'Every page: its path, its screen, who may open it and what surrounds it.');
  const usual = usualOf(model);
  const { chrome, modes } = model.product;
  const around = chrome === undefined ? undefined : file.type('model/entities', chrome);
  const rows = Object.fromEntries(routes.map((route) => [route.id, rowOf(route, usual)]));
  const chains = Object.fromEntries(guards.map((id) => [id, chainOf(id, lookup)]));
  return file.add(
    typeOf('RouteId', unionLines(routes.map((it) => it.id))),
    typeOf('ScreenName', unionLines([...new Set(routes.map((it) => it.screen))].toSorted())),
    typeOf('GuardId', unionLines(guards)),
    ...typesOf(around, modes === undefined ? undefined : file.type('model/values', modes)),
    ...(around === undefined ? [] : [constantOf('plain', data(usual.chrome), { type: around, isExported: false })]),
    constantOf('chains', data(chains), { type: 'Readonly<Record<GuardId, readonly GuardId[]>>', isExported: false }),
    constantOf('rows', data(rows), { type: 'Readonly<Record<RouteId, Row>>', isExported: false }),
    ...readersOf(usual, file),
  );
};
