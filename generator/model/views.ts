// Questions that several emitters ask of a model, answered once.
import { hashOf } from './canonical';
import type { CallModel, Item, Model } from './model';
import { asSentence } from './sentence';
import type { Field, Shape } from './shape-model';
import type { DurationModel, TermModel } from './term-model';

/** By id, in code-unit order: the order of everything that is written. */
export const sorted = <T extends Item>(items: readonly T[]): readonly T[] =>
  items.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));

/** Things by what they are found by, in their order; one may be found by several keys, or by none. */
export const grouped = <T>(items: readonly T[], keysOf: (item: T) => readonly string[]): ReadonlyMap<string, readonly T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items)
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [item]);
      else group.push(item);
    }
  return groups;
};

/** `SearchFilters` -> `searchFilters`. */
export const lowerFirst = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);
/** `cancelLoan` -> `CancelLoan`. */
export const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The name of what an event of a lifecycle is asked and done by: `loanLife`, `record_payment` -> `loanLifeRecordPayment`. */
export const moveName = (life: Item, event: string): string =>
  `${life.id}${event
    .split(/[^A-Za-z0-9$]+/)
    .map(upperFirst)
    .join('')}`;

/** The section of the specification that a declaration comes from, as a comment says it; a decision stands in the spec and the atlas. */
export const sourceOf = (source: string): string => (source.startsWith('decision: ') ? '' : `Source: ${source}`);

/** The documentation comment of a declaration, with its source. */
export const docOf = (it: { readonly says: string; readonly source: string }, ...more: readonly string[]): string =>
  [it.says, ...more, sourceOf(it.source)]
    .filter((part) => part !== '')
    .map(asSentence)
    .join(' ');

/** A file, or several: they come beside the body, as the multipart form carries them. */
export const isFile = (shape: Shape): boolean => shape.type === 'file' || (shape.type === 'list' && isFile(shape.of));

/** Where the arguments of a call travel: a request without a body has all of them in its query string. */
export const partsOf = (call: CallModel): { readonly query: readonly Field[]; readonly input: readonly Field[] } =>
  call.method === 'GET' ? { query: [...call.query, ...call.input], input: [] } : call;

/** All arguments of a call, in the order of their places. */
export const argumentsOf = (call: CallModel): readonly Field[] => {
  const { query, input } = partsOf(call);
  return [...call.params, ...query, ...input];
};

/** The wire codes of error ids, sorted. */
export const codesOf = (model: Pick<Model, 'errors'>): ((errors: readonly string[]) => string[]) => {
  const codes = new Map(model.errors.map((error) => [error.id, error.code]));
  return (errors) => [...new Set(errors.map((id) => codes.get(id) ?? id))].toSorted();
};

/** Whether a call answers with JSON: neither with another kind of document, nor by leading elsewhere. */
export const answersJson = ({ content, redirects }: CallModel): boolean => content === undefined && !redirects;

const lengths = { minutes: 60, hours: 3600, days: 86_400 } as const;

/** How many seconds a duration lasts, where it is known before the product runs. */
export const secondsOf = (model: Pick<Model, 'constants' | 'settings'>): ((duration: DurationModel) => number | undefined) => {
  const constants = new Map(model.constants.map((it) => [it.id, it.value]));
  const settings = new Map(model.settings.map((it) => [it.id, it.default]));
  const numberOf = (term: TermModel): unknown => {
    if (term.kind === 'literal') return term.value;
    if (term.kind === 'constant') return constants.get(term.id);
    if (term.kind === 'setting') return settings.get(term.id);
    return term.kind === 'namedTerm' ? numberOf(term.of) : undefined;
  };
  return (duration) => {
    const amount = numberOf(duration.amount);
    return typeof amount === 'number' ? amount * lengths[duration.unit] : undefined;
  };
};

export type Subjects = readonly { readonly subject: string; readonly file: string; readonly calls: readonly CallModel[] }[];
/** The calls of each subject, with the name of the file that holds them; names in `taken` are the emitter's own. */
export const bySubject = (model: Pick<Model, 'calls'>, taken: readonly string[]): Subjects =>
  [...grouped(model.calls, (call) => [call.subject])]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([subject, calls]) => ({ subject, file: taken.includes(subject) ? `${subject}-calls` : subject, calls: sorted(calls) }));

const ownOfClient = ['ask', 'transport', 'hash', 'fetch-transport', 'effect-of'];
/** The calls that a client has, by subject: one for another system is not for a page. */
export const clientSubjects = ({ calls }: Pick<Model, 'calls'>): Subjects =>
  bySubject({ calls: calls.filter(({ raw }) => !raw) }, ownOfClient);

/** The names of the types of a call in its client. */
export const clientNames = ({ id }: CallModel): { readonly args: string; readonly answer: string; readonly code: string } => ({
  args: `${upperFirst(id)}Args`,
  answer: `${upperFirst(id)}Answer`,
  code: `${upperFirst(id)}Code`,
});

export type Hashes = Readonly<Record<keyof Model, string>>;
/**
 * The hash of each part of a model: its readers name every part in one order, lists whose order means nothing are sorted by id, and
 * names that an author chose are in code-unit order.
 */
export const hashesOf = (model: Model): Hashes =>
  Object.fromEntries(Object.entries(model).map(([name, part]) => [name, hashOf(JSON.stringify(part))])) as Hashes;
