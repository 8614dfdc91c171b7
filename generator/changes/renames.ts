// Declarations that bear another name now: found by what they are, so that they are told of as one change and not as two.
import type { Item, Model } from '../model/model';
import { kindsOf, paired, same } from './change';

type Json = Readonly<Record<string, unknown>>;

// an author or the wire knows a declaration by these; the first that both versions have decides
const marks = ['code', 'table', 'variable', 'path', 'name', 'text', 'says', 'title'] as const;
const bare = ({ id: _id, source: _source, ...rest }: Item): Json => rest;
const isSame = (was: Item, now: Item): boolean => {
  const [old, next] = [bare(was), bare(now)];
  if (same(old, next)) return true;
  const mark = marks.find((name) => typeof old[name] === 'string' && old[name] !== '');
  return mark !== undefined && same([old[mark], old['method']], [next[mark], next['method']]);
};

/** The names of the older model that the newer one has otherwise. */
export const renamesOf = (before: Model, after: Model): ReadonlyMap<string, string> => {
  const renames = new Map<string, string>();
  for (const kind of kindsOf(after)) {
    const { gone, came } = paired<Item>(before[kind], after[kind], ({ id }) => id);
    for (const was of gone) {
      const found = came.filter((now) => isSame(was, now));
      const [only] = found;
      if (only !== undefined && found.length === 1 && gone.filter((one) => isSame(one, only)).length === 1) renames.set(was.id, only.id);
    }
  }
  return renames;
};

// the members of the model that hold names of declarations; everywhere else a word that looks like one is a word
const references = new Set(
  'id of thing guard after rules errors lifecycle when by raisedBy missing otherwise states values refers shows to refused visiting sends collects refusals rule visitor chrome modes settledZones text invalidInput malformed tooLarge rateLimited notFound repeatedDifferently'.split(
    ' ',
  ),
);

/** The older model with the names that its declarations have now. */
export const withNames = (model: Model, renames: ReadonlyMap<string, string>): Model => {
  // a text tells a constant by its name
  const withSlots = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, id: string) => (renames.has(id) ? `{${renames.get(id)}}` : whole));
  const visit = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return (references.has(name) ? renames.get(value) : undefined) ?? withSlots(value);
    if (Array.isArray(value)) return value.map((one) => visit(one, name));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, visit(one, key)]));
  };
  return renames.size === 0 ? model : (visit(model, '') as Model);
};
