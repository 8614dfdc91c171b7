// What several emitters ask of a model: the same question, answered once.
import { hashOf } from './canonical';
import type { CallModel, Item, Model } from './model';
import { once } from './once';
import { asSentence } from './sentence';
import type { Field } from './shape-model';
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
/** `cancelBooking` -> `CancelBooking`. */
export const upperFirst = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The name of what an event of a lifecycle is asked and done by: `bookingLife`, `record_payment` -> `bookingLifeRecordPayment`. */
export const moveName = (life: Item, event: string): string =>
  `${life.id}${event
    .split(/[^A-Za-z0-9$]+/)
    .map(upperFirst)
    .join('')}`;

/** Where a declaration comes from, as a comment says it. */
export const sourceOf = (source: string): string => (source.startsWith('decision: ') ? `D${source.slice(1)}` : `Source: ${source}`);

/** What a documentation comment says of a declaration, with where it comes from. */
export const docOf = (it: { readonly says: string; readonly source: string }, ...more: readonly string[]): string =>
  [it.says, ...more, sourceOf(it.source)].map(asSentence).join(' ');

/** Where the arguments of a call travel: a request without a body has all of them in its query string. */
export const partsOf = (call: CallModel): { readonly query: readonly Field[]; readonly input: readonly Field[] } =>
  call.method === 'GET' ? { query: [...call.query, ...call.input], input: [] } : call;

/** The wire codes of error ids, sorted. */
export const codesOf = (model: Pick<Model, 'errors'>): ((errors: readonly string[]) => string[]) => {
  const codes = new Map(model.errors.map((error) => [error.id, error.code]));
  return (errors) => [...new Set(errors.map((id) => codes.get(id) ?? id))].toSorted();
};

/** Whether a call answers with JSON: neither with another kind of document, nor by leading elsewhere. */
export const answersJson = ({ content, redirects }: CallModel): boolean => content === undefined && !redirects;

/** The standing errors of the product, by their part. */
export const standingOf = (model: Model): readonly (readonly [part: string, error: string])[] =>
  Object.entries(model.product.standing).toSorted(([a], [b]) => (a < b ? -1 : 1));

const lengths = { minutes: 60, hours: 3600, days: 86_400 } as const;

/** How many seconds a duration lasts, where it is known before the product runs. */
export const secondsOf = (model: Pick<Model, 'constants' | 'settings'>): ((duration: DurationModel) => number | undefined) => {
  const constants = new Map(model.constants.map((it) => [it.id, it.value]));
  const settings = new Map(model.settings.map((it) => [it.id, it.default]));
  const numberOf = (term: TermModel): unknown => {
    if (term.kind === 'literal') return term.value;
    if (term.kind === 'constant') return constants.get(term.id);
    if (term.kind === 'setting') return settings.get(term.id);
    return term.kind === 'notion' ? numberOf(term.of) : undefined;
  };
  return (duration) => {
    const amount = numberOf(duration.amount);
    return typeof amount === 'number' ? amount * lengths[duration.unit] : undefined;
  };
};

/** The calls of each subject, with the name of the file that holds them; names in `taken` are the emitter's own. */
export const bySubject = (
  model: Pick<Model, 'calls'>,
  taken: readonly string[],
): readonly { readonly subject: string; readonly file: string; readonly calls: readonly CallModel[] }[] =>
  [...grouped(model.calls, (call) => [call.subject])]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([subject, calls]) => ({ subject, file: taken.includes(subject) ? `${subject}-calls` : subject, calls: sorted(calls) }));

/** The header in which a client tells the hash of the spec that it was made from. */
export const specHeader = 'x-spec-hash';

type Json = Readonly<Record<string, unknown>>;
const isItems = (part: unknown): part is readonly Json[] => Array.isArray(part);

/** A part of a model, or one property of all items of a list: `errors.text`. */
const partOf = (model: Model, name: string): unknown => {
  const [list = '', property] = name.split('.');
  const part: unknown = model[list as keyof Model];
  if (property === undefined || !isItems(part)) return part ?? null;
  // what an item lacks is told from what is null in it
  return part.map((item) => (item[property] === undefined ? 0 : [item[property]]));
};

/** All that an item says. */
export const itemText = once((item: object): string => JSON.stringify(item));
/** The hash of it. */
export const itemHash = once((item: object): string => hashOf(itemText(item)));

const hashesOf = once((_part: object) => new Map<string, string>());
const absent = {};

/** The hash of each part of a model, and of each property of its lists, made when it is first asked for and kept as long as the part. */
export const partHashes =
  (model: Model): ((name: string) => string) =>
  (name) => {
    const [list = ''] = name.split('.');
    const known = hashesOf(model[list as keyof Model] ?? absent);
    const hash = known.get(name) ?? hashOf(JSON.stringify(partOf(model, name)));
    known.set(name, hash);
    return hash;
  };

/**
 * The hash of a model: its readers name every part in one order, lists whose order means nothing are sorted by id, and names that an
 * author chose are in code-unit order.
 */
export const modelHash = (model: Model): string => hashOf(Object.keys(model).map(partHashes(model)).join(' '));

/** An item that notes which of its properties are read; `*` for all that it has. */
const notingItem = (item: Json, note: (property: string) => void): Json =>
  new Proxy(item, {
    get: (target, property) => {
      note(String(property));
      return Reflect.get(target, property) as unknown;
    },
    has: (target, property) => {
      note(String(property));
      return Reflect.has(target, property);
    },
    ownKeys: (target) => {
      note('*');
      return Reflect.ownKeys(target);
    },
  });

/** A model that notes which of its parts are read; of a list, which items there are and which of their properties. */
export const noting = (model: Model, reads: Set<string>): Model => {
  const lists = new Map<string, unknown>();
  const notingList = (name: string, items: readonly Json[]): readonly Json[] => {
    const noted = new Set<string>();
    const note = (property: string): void => {
      if (noted.has(property)) return;
      noted.add(property);
      reads.add(property === '*' ? name : `${name}.${property}`);
    };
    note('id');
    return items.map((item) => notingItem(item, note));
  };
  return new Proxy(model, {
    get: (target, name) => {
      const part = Reflect.get(target, name) as unknown;
      if (typeof name !== 'string') return part;
      if (!isItems(part)) reads.add(name);
      else if (!lists.has(name)) lists.set(name, notingList(name, part));
      return lists.get(name) ?? part;
    },
  });
};
