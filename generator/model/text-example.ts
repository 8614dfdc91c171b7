// A text that fits its pattern and its length, found without chance: for examples of fields that declare none.

interface Piece {
  /** The text of it, where what may be repeated comes `often` times. */
  readonly text: (often: number) => string;
}
interface Reader {
  readonly pattern: string;
  at: number;
}

const usual = 'Aa1 -/'.split('');
const printable = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));

/** The first usual character that a class such as `[2-9]`, `\d` or `.` takes. */
const characterOf = (source: string): string => {
  const taken = new RegExp(`^${source}$`, 'u');
  return [...usual, ...printable].find((it) => taken.test(it)) ?? '';
};

const classAt = (reader: Reader): string => {
  const { pattern, at } = reader;
  const close = /^\[(?:\\.|[^\]\\])*\]/s.exec(pattern.slice(at))?.[0] ?? pattern.slice(at);
  reader.at += close.length;
  return close;
};
const escapeAt = (reader: Reader): string => {
  const found = /^\\(?:u\{[^}]*\}|u....|x..|[pP]\{[^}]*\}|.)/s.exec(reader.pattern.slice(reader.at))?.[0] ?? '\\\\';
  reader.at += found.length;
  return found;
};

const groupAt = (reader: Reader): Piece => {
  const opening = /^\((?:\?(?::|<?[=!]|<\w+>))?/.exec(reader.pattern.slice(reader.at))?.[0] ?? '(';
  reader.at += opening.length;
  const inside = choicesAt(reader);
  reader.at += 1;
  // a look ahead or behind adds nothing; the text is held against the whole pattern in the end
  return /[=!]$/.test(opening) ? { text: () => '' } : inside;
};

const oneAt = (reader: Reader): Piece => {
  const first = reader.pattern.charAt(reader.at);
  if (first === '(') return groupAt(reader);
  if (first === '[' || first === '\\' || first === '.') {
    const source = first === '[' ? classAt(reader) : first === '\\' ? escapeAt(reader) : '.';
    if (first === '.') reader.at += 1;
    const character = /^\\[bB]$/.test(source) ? '' : characterOf(source);
    return { text: () => character };
  }
  reader.at += 1;
  return { text: () => (/[$^]/.test(first) ? '' : first) };
};

const repeatedAt = (reader: Reader): Piece => {
  const piece = oneAt(reader);
  const [found, , exact, most] = /^(?:([*+?])|\{(\d+)(?:,(\d*))?\})\??/.exec(reader.pattern.slice(reader.at)) ?? [''];
  reader.at += found.length;
  if (found === '') return piece;
  const least = exact === undefined ? Number(found.startsWith('+')) : Number(exact);
  const end = found.startsWith('?') ? 1 : /^[*+]/.test(found) || most === '' ? Infinity : Number(most ?? exact);
  return { text: (often) => piece.text(often).repeat(Math.min(Math.max(least, often), end)) };
};

/** As far as the end, or the bracket that closes it: the first of its alternatives. */
const choicesAt = (reader: Reader): Piece => {
  const choices: Piece[][] = [[]];
  while (reader.at < reader.pattern.length && reader.pattern.charAt(reader.at) !== ')') {
    if (reader.pattern.charAt(reader.at) === '|') {
      reader.at += 1;
      choices.push([]);
    } else choices.at(-1)?.push(repeatedAt(reader));
  }
  return { text: (often) => (choices[0] ?? []).map((piece) => piece.text(often)).join('') };
};

export interface TextLimits {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: string;
}

/** The words, or a sentence around them where they are too short. */
const within = (words: string, { min = 0, max = Infinity }: TextLimits): string => {
  const sentence = `An example of “${words}”, as long as it must be. `;
  const long = words.length < min ? sentence.repeat(Math.ceil((min + 1) / sentence.length)).trim() : words;
  return Array.from(long).slice(0, max).join('').trim().padEnd(min, '.');
};

/** A text within the limits, `words` where they fit; undefined where none was found that the pattern takes. */
export const textExample = (words: string, limits: TextLimits): string | undefined => {
  const { pattern, min = 0, max = Infinity } = limits;
  if (pattern === undefined) return within(words, limits);
  const taken = new RegExp(`^(?:${pattern})$`, 'u');
  const piece = choicesAt({ pattern, at: 0 });
  const drawn = [0, 1, 2, min].map((often) => piece.text(often));
  return [within(words, limits), ...drawn].find((text) => taken.test(text) && text.length >= min && text.length <= max);
};
