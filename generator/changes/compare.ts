// All that changed between two versions of a spec, the worst first; nothing that differs is left out.
import type { Item, Model } from '../model/model';
import { lookupOf } from '../model/lookup';
import { termPhrase } from '../model/sentence';
import { valueInWords } from '../model/words';
import { newErrors, ofCall, ofError, ofLifecycle } from './calls';
import {
  aboutOf,
  type Change,
  classes,
  few,
  type Kind,
  kindsOf,
  type Of,
  paired,
  rewritten,
  type Said,
  said,
  same,
  type Versions,
  when,
} from './change';
import { contractChanges } from './contract';
import { ofGuard, ofRule } from './guards';
import { ofConstant, ofSetting, ofTable, ofValues } from './lists';
import { renamesOf, withNames } from './renames';
import { ofForm, ofMail, ofMenu, ofPage, ofRoute, ofStatus, ofTexts } from './screens';
import { ofStored } from './stored';

type Judge<K extends Kind> = (was: Of<K>, now: Of<K>, versions: Versions) => readonly Said[];
interface Judged<K extends Kind> {
  readonly by?: Judge<K>;
  /** The members that are looked at there, or follow from what is. */
  readonly members: readonly (keyof Of<K> & string)[];
  /** Means something where it goes, or comes. */
  readonly gone?: Said;
  readonly came?: Said;
}

const gone = (says: string): Said => said('breaking', says);

const judged: { readonly [K in Kind]: Judged<K> } = {
  entities: { members: ['fields'] },
  shapes: { members: ['fields'] },
  values: { by: ofValues, members: ['items'] },
  tables: { by: ofTable, members: ['rows'] },
  stored: {
    by: ofStored,
    members: ['table', 'columns', 'key', 'unique', 'checks', 'exclusions', 'elsewhere', 'of'],
    gone: gone('it is gone, with all its rows.'),
    came: said('silent', 'it is new.'),
  },
  constants: { by: ofConstant, members: ['value', 'unit'] },
  settings: { by: ofSetting, members: ['variable', 'default', 'holds', 'serverOnly'] },
  kept: {
    members: ['holds', 'name', 'where'],
    by: (was, now) =>
      when(
        !same([was.name, was.where], [now.name, now.where]),
        'breaking',
        `it is kept in ${now.where} as ${now.name}: what browsers keep in ${was.where} as ${was.name} is not found.`,
      ),
    gone: said('silent', 'it is gone: browsers keep it for nothing.'),
  },
  texts: { by: ofTexts, members: ['texts'], came: said('silent', 'they are new.'), gone: said('silent', 'they are gone.') },
  pages: { by: ofPage, members: ['blocks'] },
  errors: { by: ofError, members: ['code', 'status', 'text', 'cure', 'shown', 'data'] },
  rules: { by: ofRule, members: ['requires'] },
  derived: {
    by: (was, now, { before, after }) =>
      when(
        !same(was.is, now.is),
        'visible',
        `it is ${termPhrase(now.is, lookupOf(after))}, and was ${termPhrase(was.is, lookupOf(before))}.`,
      ),
    members: ['is'],
  },
  guards: { by: ofGuard, members: ['after', 'requires'] },
  statuses: { by: ofStatus, members: ['rows'] },
  lifecycles: { by: ofLifecycle, members: ['moves', 'of', 'field', 'states'] },
  calls: {
    by: ofCall,
    members: [
      ...(['method', 'path', 'guard', 'rules', 'throttle', 'performs', 'repeatable', 'params', 'query', 'input', 'answer'] as const),
      ...([
        'multipart',
        'bare',
        'content',
        'redirects',
        'raw',
        'partialUpdate',
        'errors',
        'secure',
        'optionalAuth',
        'deprecated',
        'since',
        'tool',
      ] as const),
    ],
    gone: gone('it is gone: an older client that asks it is answered that there is nothing.'),
  },
  routes: {
    by: ofRoute,
    members: [
      'path',
      'screen',
      'title',
      'description',
      'guard',
      'chrome',
      'signedInChrome',
      'mode',
      'params',
      'query',
      'text',
      'indexed',
      'uses',
    ],
    gone: gone('it is gone: links that people keep lead nowhere.'),
    came: said('visible', 'it is new.'),
  },
  destinations: { members: [] },
  redirects: { members: [], came: said('visible', 'it is new.'), gone: said('visible', 'it is gone.') },
  forms: {
    by: ofForm,
    members: ['title', 'intro', 'submit', 'fields', 'steps'],
    came: said('visible', 'it is new.'),
    gone: said('visible', 'it is gone.'),
  },
  menus: { by: ofMenu, members: ['title', 'items'], came: said('visible', 'it is new.'), gone: said('visible', 'it is gone.') },
  events: { members: ['fields'] },
  mails: {
    by: ofMail,
    members: ['fields', 'readers', 'subjects', 'body', 'buttons', 'shows'],
    came: said('visible', 'it is sent too.'),
    gone: said('visible', 'it is no longer sent.'),
  },
  jobs: { members: ['fields'], gone: gone('it is gone: those that wait are never done.') },
};

// members that change what people meet, without a sentence of their own
const seen = new Set(['cases', 'otherwise', 'to', 'when', 'visiting', 'refused', 'carries', 'missing', 'rules', 'every', 'lasts']);
const changedIn = (was: object, now: object, told: readonly string[]): readonly Said[] => {
  const [old, next] = [was as Record<string, unknown>, now as Record<string, unknown>];
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter((name) => !told.includes(name) && name !== 'id');
  return names.flatMap((name) => {
    const [before, after] = [old[name], next[name]];
    if (same(before, after)) return [];
    const words = typeof before === 'string' && typeof after === 'string' && before.includes(' ') && after.includes(' ');
    const says = words ? `${name}: ${rewritten(before, after)}.` : `${name} is ${valueInWords(after)}, and was ${valueInWords(before)}.`;
    return [said(seen.has(name) ? 'visible' : 'silent', says)];
  });
};

/** The rest that sentences about shapes leave out: notes, examples, widgets, the order of fields. */
const notes = (was: Item, now: Item, members: readonly string[]): readonly Said[] => {
  const shapes = ['fields', 'input', 'answer', 'query', 'params', 'data', 'holds'].filter((name) => members.includes(name));
  const changed = shapes.filter(
    (name) => !same((was as unknown as Record<string, unknown>)[name], (now as unknown as Record<string, unknown>)[name]),
  );
  return changed.length === 0 ? [] : [said('silent', `notes, examples or the order of its ${few(changed)} differ.`)];
};

const ofKind = <K extends Kind>(kind: K, versions: Versions): readonly Change[] => {
  const { by, members, gone: lost = said('silent', 'it is gone.'), came: won = said('silent', 'it is new.') } = judged[kind];
  const { gone: old, came, both } = paired<Of<K>>(versions.before[kind], versions.after[kind], ({ id }) => id);
  const table = (item: Of<K>) => kind === 'stored' && { migration: (item as Of<'stored'>).table.replaceAll('_', '-') };
  return [
    ...old.map((item) => ({ ...lost, ...table(item), about: [aboutOf(kind, item)] })),
    ...came.map((item) => ({ ...won, ...table(item), about: [aboutOf(kind, item)] })),
    ...both.flatMap(([was, now]) => {
      const about = [aboutOf(kind, now)];
      return [...(by?.(was, now, versions) ?? []), ...changedIn(was, now, members)].map((it) => ({ ...it, about }));
    }),
  ];
};

/** Declarations that differ in a way for which there is no sentence. */
const unsaid = (versions: Versions, told: readonly Change[]): readonly Change[] => {
  const about = new Set(told.flatMap((change) => change.about));
  return kindsOf(versions.after).flatMap((kind) =>
    paired<Item>(versions.before[kind], versions.after[kind], ({ id }) => id).both.flatMap(([was, now]) => {
      const name = aboutOf(kind, now as never);
      if (about.has(name) || same(was, now)) return [];
      return notes(was, now, judged[kind].members).map((it) => ({ ...it, about: [name] }));
    }),
  );
};

const ofProduct = ({ before: { product: was }, after: { product: now } }: Versions): readonly Change[] =>
  [
    ...changedIn(was, now, ['version', 'emit']).map((it) => ({ ...it, class: 'visible' as const })),
    ...when(!same(was.emit, now.emit), 'silent', 'other outputs are made of it.'),
  ].map((it) => ({ ...it, about: ['product'] }));

const ofRenames = (renames: ReadonlyMap<string, string>, after: Model): readonly Change[] =>
  kindsOf(after).flatMap((kind) =>
    (after[kind] as readonly Of<Kind>[]).flatMap((item) => {
      const [was] = [...renames].find(([, now]) => now === item.id) ?? [];
      return was === undefined ? [] : [{ ...said('silent', `it was called ${was}.`), about: [aboutOf(kind, item)] }];
    }),
  );

/** All changes, the worst first. */
export const compareModels = (before: Model, after: Model): readonly Change[] => {
  // an older generator knew fewer words
  const older: Model = { ...Object.fromEntries(kindsOf(after).map((kind) => [kind, []])), ...before };
  const renames = renamesOf(older, after);
  const versions: Versions = { before: withNames(older, renames), after };
  const found = [
    ...ofProduct(versions),
    ...kindsOf(after).flatMap((kind) => ofKind(kind, versions)),
    ...contractChanges(versions),
    ...newErrors(versions),
    ...ofRenames(renames, after),
  ];
  const all = [...found, ...unsaid(versions, found)];
  return classes.flatMap((kind) => all.filter((change) => change.class === kind));
};
