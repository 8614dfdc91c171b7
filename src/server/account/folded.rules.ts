// A text as a reader takes it in: Latin letters without accents, digits of any script as 0 to 9, nothing that is not seen. Pure.

/** The folded text, and for each of its characters where it stands in the written one, the end included. */
export interface Folded {
  readonly text: string;
  readonly places: readonly number[];
}

const pairs = (from: string, to: string): [string, string][] => Array.from(from, (letter, at) => [letter, to.charAt(at)]);
const alike = new Map([
  ...pairs('аеорсухіјѕкмтнвԁһԛѡ', 'aeopcyxijskmthbdhqw'),
  ...pairs('АЕОРСУХІЈЅКМТНВ', 'AEOPCYXIJSKMTHB'),
  ...pairs('οαινρτυχκμ', 'oaivptuxkm'),
  ...pairs('ΟΑΕΙΝΡΤΥΧΚΜΒΗΖ', 'OAEINPTYXKMBHZ'),
  ...pairs('〇零一二三四五六七八九', '00123456789'),
  ...pairs('⓿❶❷❸❹❺❻❼❽❾➊➋➌➍➎➏➐➑➒➀➁➂➃➄➅➆➇➈', '0123456789123456789123456789'),
  ...pairs('。｡', '..'),
  ...pairs('‐‑‒–—―−⁃', '--------'),
]);
const unseen = /[\p{Mn}\p{Me}\p{Cf}]/u;
const digit = /\p{Nd}/u;

/** The digits of a script stand in a row that begins with its zero. */
const valueOf = (code: number): string => {
  let first = code;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
};
const foldedLetter = (letter: string): string => {
  if (unseen.test(letter)) return '';
  return alike.get(letter) ?? (digit.test(letter) ? valueOf(letter.codePointAt(0) ?? 0) : letter);
};
const foldedLetters = new Map<string, string>();
const folds = (letter: string): string => {
  if (letter < '\u0080') return letter;
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const made = Array.from(alike.get(letter) ?? letter.normalize('NFKD'), foldedLetter).join('');
  // every language's letters, and no more
  if (foldedLetters.size < 5000) foldedLetters.set(letter, made);
  return made;
};

export const folded = (written: string): Folded => {
  const places: number[] = [];
  let text = '';
  let at = 0;
  for (const letter of written) {
    const made = folds(letter);
    for (let nth = 0; nth < made.length; nth += 1) places.push(at);
    text += made;
    at += letter.length;
  }
  return { text, places: [...places, written.length] };
};
