// The catalogue of everything that can go wrong.
import type { ErrorModel } from '../../model/model';
import type { Atlas } from './atlas';
import { title } from './titles';
import { bullets, code, heading, markOf, page, table } from './markdown';

const here = 'errors.md';

const part = (error: ErrorModel, atlas: Atlas): string[] => {
  const own = error.slots.map((it) => it.name);
  return [
    `<a id="${markOf('error', error.id)}"></a>${code(error.code)}`,
    error.status === undefined ? '–' : String(error.status),
    atlas.say(error.text, own),
    atlas.say(error.cure, own),
    error.shown,
    error.data.map((it) => `${code(it.name)} (${atlas.type(here, it.shape)})`).join('<br>'),
    atlas.say(error.raisedBy),
    atlas.source(error),
  ];
};

export const errorsPage = (atlas: Atlas): [string, string] => {
  const errors = atlas.model.errors.toSorted((a, b) => (a.code < b.code ? -1 : Number(a.code > b.code)));
  const groups = [...new Set(errors.map((it) => it.code.split('.')[0] ?? ''))];
  const defaults = new Set(Object.values(atlas.model.product.defaultErrors));
  const ofAny = errors.filter(({ id }) => defaults.has(id));
  return [
    here,
    page('What can go wrong', [
      'Back to the [contents](README.md). The code is what the wire carries; it never changes. A dash in place of a status: only the browser knows this error. A guard, a rule or a call names the errors that it refuses with.',
      '',
      ...heading(2, 'Of any call', 'any-call'),
      ...bullets(ofAny.map(({ id }) => atlas.error(here, id))),
      ...groups.flatMap((group) => [
        ...heading(2, title(group)),
        ...table(
          ['Code', 'Status', 'What people read', 'What they can do', 'Shown as', 'Data', 'Comes from', 'Source'],
          errors.filter((it) => (it.code.split('.')[0] ?? '') === group).map((it) => part(it, atlas)),
        ),
      ]),
    ]),
  ];
};
