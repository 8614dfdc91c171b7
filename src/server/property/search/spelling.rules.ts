// The meaning of a mistyped place: pure. Words come folded, without accents or punctuation.
import distance from 'damerau-levenshtein';

/** Letters wrong, missing, too many, or swapped with their neighbour: each counts one. */
export const mistakesBetween = (typed: string, meant: string): number => distance(typed, meant).steps;

/** Those whose names are least mistyped, with so many mistakes at most. */
export const leastMistyped = <T>(typed: string, most: number, known: readonly (readonly [name: string, it: T])[]): readonly T[] => {
  const near = known
    // each mistake makes a name longer or shorter by one at most: the others need no comparing, however long is what was typed
    .filter(([name]) => Math.abs(name.length - typed.length) <= most)
    .map(([name, it]) => ({ it, mistakes: mistakesBetween(typed, name) }))
    .filter(({ mistakes }) => mistakes <= most);
  const fewest = Math.min(...near.map(({ mistakes }) => mistakes));
  return near.filter(({ mistakes }) => mistakes === fewest).map(({ it }) => it);
};

// a short word is soon another word
const allowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const meantBy = (word: string, known: readonly string[]): string => {
  if (known.some((it) => it.startsWith(word))) return word;
  const likest = leastMistyped(
    word,
    allowed(word),
    known.map((it) => [it, it]),
  );
  const begins = (it: string): number => (it[0] === word[0] ? 0 : 1);
  return likest.toSorted((a, b) => begins(a) - begins(b) || (a < b ? -1 : 1))[0] ?? word;
};

/** The words as they were meant, by the names of places that are somewhat like them; what resembles none stays as typed. */
export const wordsMeant = (words: string, names: readonly string[]): string => {
  const known = [...new Set(names.flatMap((name) => name.split(' ')))].filter((word) => word.length > 3);
  return words
    .split(' ')
    .map((word) => meantBy(word, known))
    .join(' ');
};
