// The meaning of a mistyped place: pure. Words come folded, without accents or punctuation.
import distance from 'damerau-levenshtein';

/** Letters wrong, missing, too many, or swapped with their neighbour: each counts one. */
export const mistakesBetween = (typed: string, meant: string): number => distance(typed, meant).steps;

// a short word is soon another word
const allowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const meantBy = (word: string, known: readonly string[]): string => {
  if (known.some((it) => it.startsWith(word))) return word;
  const most = allowed(word);
  const near = known
    // each mistake makes a word longer or shorter by one at most: the others need no comparing, however long is what was typed
    .filter((it) => Math.abs(it.length - word.length) <= most)
    .map((it) => ({ it, mistakes: mistakesBetween(word, it), begins: it[0] === word[0] ? 0 : 1 }))
    .filter(({ mistakes }) => mistakes <= most)
    .toSorted((a, b) => a.mistakes - b.mistakes || a.begins - b.begins || (a.it < b.it ? -1 : 1));
  return near[0]?.it ?? word;
};

/** The words as they were meant, by the names of places that are somewhat like them; what resembles none stays as typed. */
export const wordsMeant = (words: string, names: readonly string[]): string => {
  const known = [...new Set(names.flatMap((name) => name.split(' ')))].filter((word) => word.length > 3);
  return words
    .split(' ')
    .map((word) => meantBy(word, known))
    .join(' ');
};
