// Who may go where and call what.
import { allGuards } from '../../lookup';
import type { GuardModel, Model } from '../../model';
import { asSentence } from '../../sentence';
import type { Atlas } from './atlas';
import { code, heading, inPicture, markOf, node, page, picture, table } from './markdown';

const here = 'access.md';

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
  ];
};

/** A mark in the column of each guard whose people get through the row's guard. */
const marks = (guard: string, columns: readonly GuardModel[], atlas: Atlas): string[] =>
  columns.map((column) => (guard === 'anyone' || atlas.chain(column.id).some((it) => it.id === guard) ? '●' : ' '));

const leads = (guard: string, { model }: Atlas): readonly Model['redirects'][number][] => {
  const refusing = new Set([guard]);
  return model.redirects.filter((it) => it.refused !== undefined && refusing.has(it.refused));
};

const led = (guard: string, atlas: Atlas): string =>
  atlas
    .chain(guard)
    .flatMap((link) => leads(link.id, atlas))
    .map((it) => atlas.link(here, [it.to.kind, it.to.id]))
    .filter((it, at, all) => all.indexOf(it) === at)
    .join(', then ');

export const accessPage = (atlas: Atlas): [string, string] => {
  const { model } = atlas;
  const columns = inOrder(atlas);
  const heads = columns.map((it) => atlas.guard(here, it.id));
  const routes = model.routes.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const calls = model.calls.toSorted((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)) || (a.method < b.method ? -1 : 1));
  return [
    here,
    page('Who may go where, and call what', [
      'Back to the [contents](README.md). A dot means that these people get through; further columns ask more of people.',
      '',
      ...heading(2, 'Guards', 'guards'),
      'An arrow leads from a guard to those that are asked after it.',
      '',
      ...drawn(atlas),
      ...columns.flatMap((it) => guardPart(it, atlas)),
      ...heading(2, 'Pages', 'pages'),
      ...table(
        ['Path', 'Mode', ...heads, 'Who is refused is led to'],
        routes.map((it) => [
          atlas.link(here, ['route', it.id], code(it.path)),
          it.mode === 'none' ? '' : it.mode,
          ...marks(it.guard, columns, atlas),
          led(it.guard, atlas),
        ]),
      ),
      ...heading(2, 'Calls', 'calls'),
      ...table(
        ['Call', ...heads, 'Guard'],
        calls.map((it) => [
          atlas.link(here, ['call', it.id], code(`${it.method} ${it.path}`)),
          ...marks(it.guard, columns, atlas),
          atlas.guard(here, it.guard),
        ]),
      ),
    ]),
  ];
};
