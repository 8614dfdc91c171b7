// Access to pages and calls.
import { allGuards } from '../../model/lookup';
import type { GuardModel, RedirectModel, RouteModel, Way } from '../../model/model';
import { memoize } from '../../model/memoize';
import { grouped, sorted } from '../../model/views';
import { conditionCode } from '../../print/expression';
import { asSentence } from '../../model/sentence';
import type { Atlas } from './atlas';
import { code, heading, inPicture, markOf, node, page, picture, prose, table } from './markdown';

const here = 'access.md';
// a table of more columns than this is read by nobody
const widest = 16;

/** Guards with those that come before others first. */
const inOrder = (atlas: Atlas): readonly GuardModel[] =>
  allGuards(atlas.model).toSorted((a, b) => atlas.chain(a.id).length - atlas.chain(b.id).length);

const drawn = (atlas: Atlas): string[] => {
  const guards = inOrder(atlas);
  const nodes = guards.map((it) => `  ${node('g', it.id)}["${inPicture(atlas.plain(it.says))}"]`);
  const arrows = guards.flatMap((it) => it.after.map((id) => `  ${node('g', id)} --> ${node('g', it.id)}`));
  return picture(['flowchart TD', ...nodes, ...arrows]);
};

const guardPart = (guard: GuardModel, atlas: Atlas): string[] => {
  const missing = guard.of && guard.missing ? [[`The ${atlas.thing(here, guard.of)} exists.`, atlas.error(here, guard.missing)]] : [];
  const rows = [
    ...missing,
    ...guard.requires.map((it) => [
      [...(it.says ? [asSentence(atlas.say(it.says))] : []), atlas.sentence(it.that)].join(' '),
      atlas.error(here, it.otherwise),
    ]),
  ];
  const before = atlas.chain(guard.id).slice(0, -1);
  return [
    ...heading(3, `${asSentence(atlas.say(guard.says)).slice(0, -1)} (${code(guard.id)})`, markOf('guard', guard.id)),
    `_Source: ${atlas.source(guard)}_`,
    '',
    ...(before.length > 0 ? [`Asked before it, in order: ${before.map((it) => atlas.guard(here, it.id)).join(', ')}.`, ''] : []),
    ...(rows.length > 0 ? table(['Must hold', 'Else'], rows) : ['Asks nothing of its own.', '']),
    ...redirectsOf(atlas)
      .refusing(guard.id)
      .flatMap((it) => [`Whom it refuses a page is led to ${wayLink(it.to, atlas)}${carried(it)}.`, '']),
  ];
};

/** The guards that themselves ask who somebody is: one that only looks for a thing makes no kind of people. */
const askingWho = memoize(({ lookup, model }: Atlas): ReadonlySet<string> => {
  const asksWho = ({ requires }: GuardModel): boolean =>
    requires.some(({ that }) => conditionCode(that, lookup).needs.facts.has(model.product.visitor));
  return new Set(model.guards.filter(asksWho).map(({ id }) => id));
});

/** A mark in the column of each guard whose people get through the row's guard. */
const marks = (guard: string, columns: readonly GuardModel[], atlas: Atlas): string[] => {
  const asked = atlas.chain(guard).filter(({ id }) => askingWho(atlas).has(id));
  return columns.map((column) => (asked.every((it) => atlas.chain(column.id).includes(it)) ? '●' : ' '));
};

const wayLink = ({ kind, id }: Way, atlas: Atlas): string => {
  if (kind === 'route') return atlas.link(here, [kind, id], code(atlas.lookup.route(id).path));
  return atlas.link(here, [kind, id], atlas.say(atlas.lookup.destination(id).says));
};
/** Where a guard leads those whom it refuses, and a page those who come to it. */
const redirectsOf = memoize(({ model }: Atlas) => {
  const redirects = sorted(model.redirects);
  const byGuard = grouped(redirects, ({ refused }) => (refused === undefined ? [] : [refused]));
  const byRoute = grouped(redirects, ({ visiting = [] }) => visiting);
  return { refusing: (guard: string) => byGuard.get(guard) ?? [], visiting: (route: string) => byRoute.get(route) ?? [] };
});
const carried = (it: RedirectModel): string => (it.carries ? `, which carries in ${code(it.carries)} where they were going` : '');

/** Where each guard of a page leads those whom it refuses, in the order in which they are asked. */
const ledAway = (route: RouteModel, atlas: Atlas): string =>
  [
    ...new Set(
      atlas
        .chain(route.guard)
        .flatMap(({ id }) => redirectsOf(atlas).refusing(id))
        .map((it) => wayLink(it.to, atlas)),
    ),
  ].join(', then ');

/** Visitors who are let in, and led on all the same. */
const ledOn = (route: RouteModel, atlas: Atlas): string =>
  redirectsOf(atlas)
    .visiting(route.id)
    .map((it) => wayLink(it.to, atlas) + (it.when ? `, when ${prose(atlas.clause(it.when))}` : ''))
    .join('<br>');

export const accessPage = (atlas: Atlas): [string, string] => {
  const { model } = atlas;
  const guards = inOrder(atlas);
  const kinds = guards.filter(({ id }) => id === 'anyone' || askingWho(atlas).has(id));
  const columns = kinds.length > widest ? [] : kinds;
  const heads = columns.map((it) => atlas.guard(here, it.id));
  const asked = guards.filter(({ id }) => [...model.routes, ...model.calls].some(({ guard }) => guard === id));
  const routes = model.routes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const calls = model.calls.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)) || (a.method < b.method ? -1 : 1));
  return [
    here,
    page('Who may go where, and call what', [
      'Back to the [contents](README.md). A page or a call has one guard; a guard asks those before it first, in order.',
      '',
      ...heading(2, 'Guards', 'guards'),
      'An arrow leads from a guard to those that are asked after it.',
      '',
      ...drawn(atlas),
      ...guards.flatMap((it) => guardPart(it, atlas)),
      ...heading(2, 'Who gets through', 'through'),
      'Each column is a kind of people: with a dot the guard of the row lets them through, without one they are refused.',
      '',
      ...table(
        ['Guard', ...heads],
        asked.map((it) => [atlas.guard(here, it.id), ...marks(it.id, columns, atlas)]),
      ),
      ...heading(2, 'Pages', 'pages'),
      ...table(
        ['Path', 'Guard', 'Mode', 'Who is refused is led to', 'Who comes to it is led on to'],
        routes.map((it) => [
          atlas.link(here, ['route', it.id], code(it.path)),
          atlas.guard(here, it.guard),
          atlas.mode(it),
          ledAway(it, atlas),
          ledOn(it, atlas),
        ]),
      ),
      ...heading(2, 'Calls', 'calls'),
      ...table(
        ['Call', 'Guard'],
        calls.map((it) => [atlas.link(here, ['call', it.id], code(`${it.method} ${it.path}`)), atlas.guard(here, it.guard)]),
      ),
    ]),
  ];
};
