// The catalogue of everything that can go wrong, and where each comes from.
import type { ErrorModel } from '../../model/model';
import { sorted } from '../../model/views';
import type { Atlas } from './atlas';
import { title } from './titles';
import { code, heading, markOf, page, table } from './markdown';

const here = 'errors.md';
const many = 12;

/** The calls, guards, rules and lifecycles that can answer with each error. */
const raisers = (atlas: Atlas): ReadonlyMap<string, readonly string[]> => {
  const { model } = atlas;
  const found = new Map<string, string[]>();
  const add = (error: string | undefined, link: string): void => {
    if (error === undefined) return;
    const known = found.get(error) ?? [];
    if (!known.includes(link)) known.push(link);
    found.set(error, known);
  };
  for (const it of sorted(model.guards))
    for (const error of [it.missing, ...it.requires.map((one) => one.otherwise)]) add(error, atlas.link(here, ['guard', it.id]));
  for (const it of sorted(model.rules)) for (const { otherwise } of it.requires) add(otherwise, atlas.link(here, ['rule', it.id]));
  for (const it of sorted(model.lifecycles)) add(it.otherwise, atlas.link(here, ['lifecycle', it.id]));
  const byError = new Map<string, string[]>();
  for (const it of sorted(model.calls)) for (const error of it.errors) byError.set(error, [...(byError.get(error) ?? []), it.id]);
  for (const [error, ids] of byError) {
    // errors of guards or of the product as such are not written out call by call
    if (ids.length > many) add(error, `${ids.length} calls`);
    else for (const id of ids) add(error, atlas.link(here, ['call', id]));
  }
  return found;
};

const part = (error: ErrorModel, raised: readonly string[], atlas: Atlas): string[] => {
  const own = error.slots.map((it) => it.name);
  return [
    `<a id="${markOf('error', error.id)}"></a>${code(error.code)}`,
    error.status === undefined ? '–' : String(error.status),
    atlas.say(error.text, own),
    atlas.say(error.cure, own),
    error.shown,
    error.data.map((it) => `${code(it.name)} (${atlas.type(here, it.shape)})`).join('<br>'),
    [...(error.raisedBy ? [atlas.say(error.raisedBy)] : []), ...raised].join('<br>'),
    atlas.source(error),
  ];
};

export const errorsPage = (atlas: Atlas): [string, string] => {
  const raised = raisers(atlas);
  const errors = atlas.model.errors.toSorted((a, b) => (a.code < b.code ? -1 : Number(a.code > b.code)));
  const groups = [...new Set(errors.map((it) => it.code.split('.')[0] ?? ''))];
  return [
    here,
    page('What can go wrong', [
      'Back to the [contents](README.md). The code is what the wire carries; it never changes. A dash in place of a status: only the browser knows this error.',
      '',
      ...groups.flatMap((group) => [
        ...heading(2, title(group)),
        ...table(
          ['Code', 'Status', 'What people read', 'What they can do', 'Shown as', 'Data', 'Comes from', 'Source'],
          errors.filter((it) => (it.code.split('.')[0] ?? '') === group).map((it) => part(it, raised.get(it.id) ?? [], atlas)),
        ),
      ]),
    ]),
  ];
};
