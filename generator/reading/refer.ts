// Reads references: a declaration that stands in another one is replaced by its name.
import { type At, report } from './at';
import { type DeclaringWord, describe, isPlain, kindOf } from './describe';
import { must, optionOf, type Read, wrong } from './options';

const nouns: Readonly<Partial<Record<DeclaringWord, string>>> = {
  values: 'a reference list',
  error: 'an error',
  entity: 'an entity',
  event: 'an event',
};
export const nounOf = (word: DeclaringWord): string => nouns[word] ?? `a ${word}`;

/** The guard of the language for everybody: it needs no export, and is known under its own name. */
const isAnyone = (value: Readonly<Record<string, unknown>>): boolean =>
  value['kind'] === 'guard' && value['says'] === 'anyone' && Array.isArray(value['requires']) && value['requires'].length === 0;

export const idOf = (value: object, at: At): string | undefined =>
  at.reading.ids.get(value) ?? (isAnyone(value as Readonly<Record<string, unknown>>) ? 'anyone' : undefined);

/** A reference to a declaration of one of these kinds. */
export const aReferenceTo = (...words: readonly DeclaringWord[]): Read<string> => {
  const wanted = words.map(nounOf).join(' or ');
  const read = (value: unknown, at: At): string | undefined => {
    if (!(words as readonly (string | undefined)[]).includes(kindOf(value))) return wrong(wanted, value, at);
    const id = idOf(value as object, at);
    if (id === undefined) report(at, 'reference/not-exported', { option: optionOf(at), thing: describe(value) });
    return id;
  };
  return Object.assign(read, { wanted });
};

const aConstantOrSetting = aReferenceTo('constant', 'setting');
/** A reference to a constant, or to a setting that every page is told. */
export const aKnownValue: Read<{ readonly kind: 'constant' | 'setting'; readonly id: string }> = Object.assign(
  (value: unknown, at: At) => {
    const id = aConstantOrSetting(value, at);
    if (id === undefined) return undefined;
    if ((value as { readonly serverOnly?: unknown }).serverOnly === true) report(at, 'setting/server-only', { setting: id });
    return { kind: kindOf(value) === 'setting' ? ('setting' as const) : ('constant' as const), id };
  },
  { wanted: 'a constant or a setting' },
);

/** A reference to a table that has these columns, whatever else it has. */
export const aTableWith = (...columns: readonly string[]): Read<string> => {
  const [wanted, aTable] = [`a table with the columns ${columns.join(', ')}`, aReferenceTo('table')];
  const read = (value: unknown, at: At): string | undefined => {
    const its = isPlain(value) && value['kind'] === 'table' && isPlain(value['columns']) ? value['columns'] : undefined;
    return its === undefined || columns.every((name) => name in its) ? aTable(value, at) : wrong(wanted, value, at);
  };
  return Object.assign(read, { wanted });
};

/** A way inside the app: a route or a destination. */
export const aWay = Object.assign(
  (value: unknown, at: At): { readonly kind: 'route' | 'destination'; readonly id: string } | undefined => {
    const kind = kindOf(value);
    const id = kind === 'route' || kind === 'destination' ? idOf(value as object, at) : undefined;
    if (id !== undefined && (kind === 'route' || kind === 'destination')) return { kind, id };
    if (at.word === 'menu' && value !== undefined) report(at, 'menu/no-route', { given: describe(value) });
    else if (kind === 'route' || kind === 'destination')
      report(at, 'reference/not-exported', { option: optionOf(at), thing: describe(value) });
    else wrong('a route or a destination', value, at);
    return undefined;
  },
  { wanted: 'a route or a destination' },
);

/** The guard of a call or route; that one is missing is a diagnostic of its own. */
export const mustBeGuarded = {
  ...must(aReferenceTo('guard'), 'anyone'),
  whenMissing: (at: At): void => report(at, 'guard/missing', { word: at.word, id: at.id }),
};
