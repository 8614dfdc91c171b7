// Readers of plain values, and of the options of a word: each takes what stands in the spec and says what is wrong with it.
import { nearest } from '../diagnostics/suggest';
import { type At, report, reportName, into } from './at';
import { declaringWords, describe, isPlain } from './describe';

/** Reads a value; what cannot be read has been reported, and is nothing. */
export type Read<T> = ((value: unknown, at: At) => T | undefined) & { readonly wanted?: string };

interface Must<T> {
  readonly read: Read<T>;
  readonly otherwise: T;
  readonly required: true;
  /** The diagnostic to report, in place of the usual words. */
  readonly whenMissing?: (at: At) => void;
}
interface May<T> {
  readonly read: Read<T>;
  readonly required: false;
}
/** An option that has to be there; `otherwise` stands in for it after a diagnostic, so that reading can go on. */
export const must = <T>(read: Read<T>, otherwise: T): Must<T> => ({ read, otherwise, required: true });
/** An option that may be left out. */
export const may = <T>(read: Read<T>): May<T> => ({ read, required: false });

type Options = Readonly<Record<string, Must<unknown> | May<unknown>>>;
type Got<O extends Options> = {
  readonly [K in keyof O as O[K] extends Must<unknown> ? K : never]: O[K] extends Must<infer T> ? T : never;
} & { readonly [K in keyof O as O[K] extends Must<unknown> ? never : K]?: O[K] extends May<infer T> ? T : never };

/** The name of the option that is being read, as people would say it. */
export const optionOf = (at: At): string => {
  const parts: string[] = [];
  for (let here: At | undefined = at; here?.key !== undefined; here = here.up) {
    parts.push(typeof here.key === 'number' ? `[${here.key}]` : here.key);
    if (typeof here.key === 'string') break;
  }
  return parts.toReversed().join('') || at.word;
};

export const wrong = (wanted: string, value: unknown, at: At): undefined => {
  if (value === undefined) report(at, 'reference/undefined', { option: optionOf(at) });
  else report(at, 'option/wrong-kind', { option: optionOf(at), wanted, given: describe(value) });
  return undefined;
};

const readerOf = <T>(wanted: string, fits: (value: unknown) => value is T): Read<T> =>
  Object.assign((value: unknown, at: At) => (fits(value) ? value : wrong(wanted, value, at)), { wanted });

const hiddenIn = /[^\P{C}\t\n\r\p{Cf}\p{Co}]|[\u202A-\u202E\u2066-\u2069]/u;
/** The first character of a text that nobody sees, by its number. */
export const hiddenCharacterIn = (text: string): string | undefined => {
  const [hidden] = hiddenIn.exec(text) ?? [];
  return hidden === undefined ? undefined : `the character U+${(hidden.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
};
/** Reports what nobody sees in a text: controls, halves of characters, changes of direction. */
const checkSeen = (text: string, at: At): void => {
  const what = hiddenCharacterIn(text);
  if (what !== undefined) report(at, 'text/hidden-character', { option: optionOf(at), what });
};
/** A text that people or programs read: it says something, and nothing hidden. */
export const aText: Read<string> = Object.assign(
  (value: unknown, at: At): string | undefined => {
    if (typeof value !== 'string') return wrong('a text in quotes', value, at);
    if (value.trim() === '') report(at, 'text/empty', { option: optionOf(at) });
    else checkSeen(value, at);
    return value;
  },
  { wanted: 'a text in quotes' },
);
/** A text on one line: a title, a label, a button. */
export const aLine: Read<string> = Object.assign(
  (value: unknown, at: At): string | undefined => {
    const text = aText(value, at);
    if (text !== undefined && /[\n\r\u2028\u2029]/.test(text))
      report(at, 'text/not-one-line', { option: optionOf(at), what: 'a line break' });
    if (text !== undefined && text.trim() !== '' && /^\s|\s$| {2}/.test(text))
      report(at, 'text/not-one-line', { option: optionOf(at), what: 'a space too many' });
    return text;
  },
  { wanted: 'a text in quotes' },
);
export const aNumber = readerOf('a number', (value): value is number => typeof value === 'number' && Number.isFinite(value));
export const aFlag = readerOf('true or false', (value) => typeof value === 'boolean');
export const exactlyTrue = readerOf('true, or left out', (value): value is true => value === true);
const anyScalar = readerOf(
  'a text, a number, or true or false',
  (value): value is string | number | boolean => typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value),
);
export const aScalar: Read<string | number | boolean> = Object.assign(
  (value: unknown, at: At) => {
    const read = anyScalar(value, at);
    if (typeof read === 'string') checkSeen(read, at);
    return read;
  },
  { wanted: 'a text, a number, or true or false' },
);
export const aSource = readerOf(
  "a section of the specification, or decision('why')",
  (value): value is string => typeof value === 'string' && /^(?:§.|decision: .)/u.test(value),
);
export const aLanguage = readerOf("a language as BCP 47 calls it, such as 'en' or 'fr-CA'", (value): value is string => {
  try {
    return typeof value === 'string' && Intl.PluralRules.supportedLocalesOf(value).length === 1;
  } catch {
    return false;
  }
});
export const oneWordOf = <const W extends string>(...words: readonly W[]): Read<W> => {
  const wanted = `one of ${words.map((word) => `'${word}'`).join(', ')}`;
  const read = (value: unknown, at: At): W | undefined => {
    const found = words.find((word) => word === value);
    if (found !== undefined || typeof value !== 'string') return found ?? wrong(wanted, value, at);
    report(at, 'option/wrong-kind', { option: optionOf(at), wanted, given: describe(value), didYouMean: nearest(value, words) });
    return undefined;
  };
  return Object.assign(read, { wanted });
};

/** Reports entries that stand in a list a second time. */
export const checkTwice = (all: readonly { readonly one: unknown; readonly at: At }[], option: string): void => {
  const seen = new Set<string>();
  for (const { one, at } of all) {
    const key = JSON.stringify(one);
    if (seen.has(key)) report(at, 'list/twice', { what: typeof one === 'string' ? one : 'The same', option });
    seen.add(key);
  }
};

/** A list; entries that cannot be read are left out, and those that stand there already are reported. */
export const listOf = <T>(read: Read<T>): Read<readonly T[]> =>
  Object.assign(
    (value: unknown, at: At) => {
      if (!Array.isArray(value)) return wrong('a list in square brackets', value, at);
      const all = Array.from(value, (entry: unknown, index) => ({ one: read(entry, into(at, index)), at: into(at, index) }));
      const there = all.filter((entry): entry is { one: T & {}; at: At } => entry.one !== undefined);
      if (there.length > 1) checkTwice(there, optionOf(at));
      return there.map(({ one }) => one);
    },
    { wanted: 'a list in square brackets' },
  );

/** Named values, in the order in which they are written. */
export const namedOf = <T>(read: Read<T>): Read<readonly (readonly [string, T])[]> =>
  Object.assign(
    (value: unknown, at: At) => {
      if (!isPlain(value)) return wrong('names and values in braces', value, at);
      const all: [string, T][] = [];
      for (const name of Object.keys(value)) {
        const one = read(value[name], into(at, name));
        if (one !== undefined) all.push([name, one]);
      }
      return all;
    },
    { wanted: 'names and values in braces' },
  );

/** Whether a word of the language put this kind there, not an author. */
const isOfWord = (kind: unknown): boolean => words.has(kind);
const words: ReadonlySet<unknown> = new Set([...declaringWords, 'app', 'performed', 'counted', 'sometimes', 'given']);

/** Reports unknown options; the names that they were probably meant to be. */
const checkNames = (value: Readonly<Record<string, unknown>>, options: Options, at: At): readonly string[] =>
  Object.keys(value).flatMap((name) => {
    if (name in options || (name === 'kind' && isOfWord(value['kind']))) return [];
    const known = Object.keys(options);
    const meant = nearest(
      name,
      known.filter((option) => !(option in value)),
    );
    const didYouMean = meant ?? nearest(name, known);
    const word = at.key === undefined ? at.word : optionOf(at);
    reportName(into(at, name), 'option/unknown', { word, option: name, options: known.join(', ') || 'none', didYouMean });
    return meant ?? [];
  });

const missing = (option: string, { read, whenMissing }: Must<unknown>, at: At): void => {
  const word = at.key === undefined ? at.word : optionOf(at);
  if (whenMissing === undefined) report(at, 'option/missing', { word, option, wanted: read.wanted ?? 'what its docstring says' });
  else whenMissing(at);
};

/** The options of a word, or of a part of one: unknown ones are reported, and so are those that are missing. */
export const optionsOf = <const O extends Options>(options: O): Read<Got<O>> => {
  const names = Object.keys(options);
  return Object.assign(
    (value: unknown, at: At) => {
      if (!isPlain(value)) return wrong('options in braces', value, at);
      const misspelt = checkNames(value, options, at);
      const got: Record<string, unknown> = {};
      for (const name of names) {
        const option = options[name] as Must<unknown> | May<unknown>;
        if (name in value) {
          const read = option.read(value[name], into(at, name));
          if (read !== undefined) got[name] = read;
          else if (option.required) got[name] = option.otherwise;
        } else if (option.required) {
          if (!misspelt.includes(name)) missing(name, option, at);
          got[name] = option.otherwise;
        }
      }
      return got as Got<O>;
    },
    { wanted: 'options in braces' },
  );
};
