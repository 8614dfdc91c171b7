// A difference between two versions of a spec: what it does, to whom, in a sentence.
import { isDeepStrictEqual } from 'node:util';
import type { Item, Model } from '../model/model';
import { shorten } from '../model/words';

/** From the worst to the least. */
export const classes = ['security', 'breaking', 'visible', 'silent'] as const;
/**
 * `security`: somebody may do or see more, or less is kept safe. `breaking`: a client made from the older spec, or data that is kept, no
 * longer fits. `visible`: people see something else. `silent`: nobody notices.
 */
export type Class = (typeof classes)[number];

export interface Said {
  readonly class: Class;
  readonly says: string;
  /** The name of a migration that the kept data needs. */
  readonly migration?: string;
}
export interface Change extends Said {
  /** The declarations that changed: `call cancelLoan`. */
  readonly about: readonly string[];
}

/** Two versions of a model, the names of the older one as the newer one has them. */
export interface Versions {
  readonly before: Model;
  readonly after: Model;
}

export type Kind = Exclude<keyof Model, 'product'>;
export type Of<K extends Kind> = Model[K][number];

const words: { readonly [K in Kind]: string } = {
  entities: 'entity',
  shapes: 'shape',
  values: 'list',
  tables: 'table',
  stored: 'database table',
  constants: 'constant',
  settings: 'setting',
  kept: 'kept value',
  texts: 'texts',
  pages: 'long text',
  errors: 'error',
  rules: 'rule',
  derived: 'derived value',
  guards: 'guard',
  statuses: 'status',
  lifecycles: 'lifecycle',
  calls: 'call',
  routes: 'page',
  destinations: 'destination',
  redirects: 'redirect',
  forms: 'form',
  menus: 'menu',
  events: 'event',
  mails: 'mail',
  jobs: 'job',
};

/** A page as people know it: `/loans “Your loans”`. */
export const screenOf = ({ path, title }: Of<'routes'>): string => `${path} “${title}”`;

/** A declaration as a sentence names it. */
export const aboutOf = <K extends Kind>(kind: K, item: Of<K>): string => {
  const it: Item & Partial<Pick<Of<'calls'>, 'method'> & Pick<Of<'errors'>, 'code'> & Pick<Of<'stored'>, 'table'>> = item;
  if (kind === 'routes') return `page ${screenOf(item as Of<'routes'>)}`;
  return `${words[kind]} ${it.code ?? it.table ?? it.id}`;
};

export const said = (kind: Class, says: string): Said => ({ class: kind, says });
/** The sentence, where it is so. */
export const when = (holds: boolean, kind: Class, says: string): readonly Said[] => (holds ? [said(kind, says)] : []);

const most = 4;
/** `a, b, c, d and 8 more`. */
export const few = (names: readonly string[]): string => {
  const once = [...new Set(names)];
  if (once.length > most + 1) return `${once.slice(0, most).join(', ')} and ${once.length - most} more`;
  return once.length < 2 ? (once[0] ?? '') : `${once.slice(0, -1).join(', ')} and ${once.at(-1)}`;
};

/** Whether two parts of a model say the same, in whatever order their members stand. */
export const same = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other);
export const byId = <T extends Item>(items: readonly T[]): ReadonlyMap<string, T> => new Map(items.map((item) => [item.id, item]));

/** The entries of both versions, and those of one alone. */
export const paired = <T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string) => {
  const [old, now] = [new Map(before.map((one) => [keyOf(one), one])), new Map(after.map((one) => [keyOf(one), one]))];
  return {
    gone: [...old].flatMap(([key, one]) => (now.has(key) ? [] : [one])),
    came: [...now].flatMap(([key, one]) => (old.has(key) ? [] : [one])),
    both: [...now].flatMap(([key, one]) => {
      const was = old.get(key);
      return was === undefined ? [] : [[was, one] as const];
    }),
  };
};

// words that are shown on each side of a change
const around = 3;
/** Two texts by the part in which they differ: `“… up to 24 hours before …” reads “… up to 48 hours before …”`. */
export const rewritten = (was: string, now: string): string => {
  const [old, next] = [was.split(' '), now.split(' ')];
  const shorter = Math.min(old.length, next.length);
  let begin = 0;
  while (begin < shorter && old[begin] === next[begin]) begin += 1;
  let end = 0;
  while (end < shorter - begin && old.at(-1 - end) === next.at(-1 - end)) end += 1;
  const part = (all: readonly string[]): string => {
    const [from, to] = [Math.max(0, begin - around), Math.min(all.length, all.length - end + around)];
    return `“${from > 0 ? '… ' : ''}${shorten(all.slice(from, to).join(' '))}${to < all.length ? ' …' : ''}”`;
  };
  return `${part(old)} now reads ${part(next)}`;
};

/** The lists of declarations of a model. */
export const kindsOf = (model: Model): readonly Kind[] =>
  (Object.keys(model) as (keyof Model)[]).filter((key): key is Kind => Array.isArray(model[key]));
