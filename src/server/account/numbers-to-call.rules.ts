// Numbers to call in a folded text, in digits or in words, among prices, dates, times and other numbers. Pure.

/** A part of a text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
interface Part extends Span {
  readonly digits: string;
  readonly isWord: boolean;
}

const words: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'zero oh o',
    'one un une',
    'two deux',
    'three trois',
    'four quatre',
    'five cinq',
    'six',
    'seven sept',
    'eight huit',
    'nine neuf',
    'ten dix',
    'eleven onze',
    'twelve douze',
    'thirteen treize',
    'fourteen quatorze',
    'fifteen quinze',
    'sixteen seize',
    'seventeen',
    'eighteen',
    'nineteen',
  ].flatMap((names, value) => names.split(' ').map((name) => [name, String(value)])),
);
const tens = 'twenty vingt thirty trente forty quarante fifty cinquante sixty soixante seventy eighty ninety';
const longestFirst = [...Object.keys(words), ...tens.split(' ')].toSorted((a, b) => b.length - a.length);
/** Any word that stands for a digit or two, as a part of an expression. */
export const numberWord = `(?:${longestFirst.join('|')})`;
const single = new RegExp(numberWord, 'gu');
/** Such words without a space between them. */
export const gluedWords = `${numberWord}{3}`;
const glued = new RegExp(`^${numberWord}{3,20}$`, 'u');
const oneValueOf = (word: string): string | undefined => words[word] ?? (tens.split(' ').includes(word) ? '00' : undefined);
const valueOf = (word: string): string | undefined => {
  const one = oneValueOf(word);
  if (one !== undefined || !glued.test(word)) return one;
  const all = [...word.matchAll(single)].map(([part]) => oneValueOf(part) ?? '').join('');
  // "ohohoh" is a laugh
  return /[1-9]/.test(all) ? all : undefined;
};

// "six hundred four" has a zero within
const hundreds = new Set(['hundred', 'cent']);
const betweens = new Set('dash hyphen tiret space espace then puis ensuite hundred cent plus area code and et'.split(' '));
const times: Readonly<Record<string, number>> = { double: 2, triple: 3 };
const piece = /\d+|\p{L}+/gu;
const widestGap = 5;

/** Neighbouring numbers, with nothing but signs and words such as "dash" between. */
const runsOf = (text: string, isGap: (gap: string) => boolean): readonly (readonly Part[])[] => {
  const runs: Part[][] = [];
  let run: Part[] = [];
  let end = 0;
  let [repeat, zeros] = [1, ''];
  const close = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
    [repeat, zeros] = [1, ''];
  };
  for (const { 0: found, index: start } of text.matchAll(piece)) {
    const word = found.toLowerCase();
    const isNumber = found.charCodeAt(0) < 58;
    const gap = text.slice(end, start);
    const value = isNumber ? found : valueOf(word);
    // a letter against a digit makes a reference of it: HX7, H123456789, 20km; but for a word that is a number itself
    const isPart = isNumber ? (run.at(-1)?.isWord ?? false) && run.at(-1)?.end === start : value !== undefined && word.length > 2;
    const isReference = gap === '' && start > 0 && !isPart;
    if (isReference || gap.length > widestGap || !isGap(gap)) close();
    if (isReference) {
      end = start + found.length;
      continue;
    }
    if (value === undefined) {
      if (run.length > 0 && !betweens.has(word) && times[word] === undefined) close();
      else repeat = times[word] ?? repeat;
      zeros = run.length > 0 && hundreds.has(word) ? '0' : '';
    } else if (word !== 'o' || run.length > 0) {
      run.push({ start, end: start + found.length, digits: (value.length === 1 ? zeros : '') + value.repeat(repeat), isWord: !isNumber });
      [repeat, zeros] = [1, ''];
    }
    end = start + found.length;
  }
  close();
  return runs;
};

const digitsOf = (run: readonly Part[]): string => run.map(({ digits }) => digits).join('');
const shapeOf = (run: readonly Part[]): string => run.map(({ digits }) => digits.length).join(' ');
/** One number after the other, as lifts, steps or prices are counted. */
const isCounted = (text: string, run: readonly Part[]): boolean =>
  run.length > 2 &&
  run.every((part, nth) => {
    const last = run[nth - 1];
    if (!last) return true;
    const more = Number(part.digits) - Number(last.digits);
    return /^ ?[,;:]/.test(text.slice(last.end, part.start)) ? more >= 0 : more === 1;
  });
const northAmerican = /^1?[2-9]\d\d[2-9]\d{6}$/;
const shapes = new Set(['3 3 4', '3 7', '10', '6 4', '3 3 2 2', '3 4 3', '1 3 3 4', '1 3 7', '1 10', '11', '1 3 3 2 2']);

/** Sizes, heights and ages: as many digits each, from the smallest up; a number to call that is written in pairs begins with a zero. */
const isRising = (run: readonly Part[]): boolean =>
  run.length > 3 &&
  run.every(({ digits, isWord }, nth) => {
    const before = run[nth - 1]?.digits;
    return !isWord && !digits.startsWith('0') && (before === undefined || (digits.length === before.length && digits > before));
  });
const isApart = (text: string, { end }: Part): boolean => !/[\p{L}\d]/u.test(text.charAt(end));
const extension = /^ ?x ?\d{1,6}(?![\p{L}\d])/iu;
/** Ten digits as they are written for a telephone. */
const telephones = (text: string): readonly Span[] =>
  runsOf(text, () => true).flatMap((run) =>
    run.flatMap((first, from) =>
      [1, 2, 3, 4, 5].flatMap((length) => {
        const parts = run.slice(from, from + length);
        const last = parts.at(-1);
        if (!last || parts.length < length || !shapes.has(shapeOf(parts)) || !northAmerican.test(digitsOf(parts))) return [];
        return isCounted(text, parts) || !(isApart(text, last) || extension.test(text.slice(last.end)))
          ? []
          : [{ start: first.start, end: last.end }];
      }),
    ),
  );

const day = '(?:0?[1-9]|[12]\\d|3[01])';
const year = '(?:19|20)\\d\\d';
const grouped = '\\d{1,3}(?:[ ,.]\\d{3}){0,3}(?:[.,]\\d\\d)?';
/** Dates, times, seasons and prices. */
const others = new RegExp(
  [
    `(?<!\\d)${year}([-/.])${day}\\1${day}(?!\\d)`,
    `(?<!\\d)${day}([-/.])${day}\\2${year}(?!\\d)`,
    `(?<!\\d)${year} ?[-/] ?(?:${year}|\\d\\d)(?!\\d)`,
    `(?<!\\d)(?:[01]?\\d|2[0-4]) ?[:h] ?[0-5]\\d(?!\\d)`,
    `[$€£] ?(?:${grouped}|\\d{1,6})(?!\\d)`,
    `(?<![\\d.,])(?:${grouped}|\\d{1,6}) ?(?:[$€£%°]|cad\\b|usd\\b|dollars?\\b)`,
  ].join('|'),
  'giu',
);
const label =
  /(?:licen[cs]es?|permit|permis|registration|enregistrement|etablissement|citq|reference|confirmation|reservation|booking|invoice|facture|account|order|listing|annonce|[ghq]st|tps|tvq|id|isbn|str|population)\P{Nd}{0,14}$/iu;
const suffix = /^ ?(?:RT|TQ)\d{4}/u;
const call =
  /(?:call|text|phone|tele?|cell|cellulaire|mobile|sms|whats ?app|appele[rz]|rejoign\p{L}*|joindre|composez|dial|ring|reach|number|numero)\P{Nd}{0,24}$/iu;

/** Whether numbers that stand together are one to call. */
const isToCall = (text: string, run: readonly Part[], isListed: boolean): boolean => {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last || isCounted(text, run) || !isApart(text, last)) return false;
  const digits = digitsOf(run);
  if (digits.length < 7) return false;
  const before = text.slice(Math.max(0, first.start - 60), first.start);
  if (isListed && digits.length < 10) return false;
  if (run.some(({ isWord }) => isWord) || run.every((part) => part.digits.length === 1)) return true;
  if (isListed) return false;
  const isCalled = /\+ ?\(?$/.test(before) || (call.test(before) && !label.test(before));
  if (isCalled) return true;
  if (isRising(run) || label.test(before) || suffix.test(text.slice(last.end))) return false;
  const isLocal = ['7', '3 4'].includes(shapeOf(run)) && !(run.length > 1 && text[first.end] === ' ' && /^(?:19|20)/.test(last.digits));
  return digits.length >= 10 || (isLocal && /^[2-9]/.test(digits));
};

/** A number with its plus and brackets. */
const whole = (text: string, { start, end }: Span): Span => {
  const opening = /(?:\+ ?)?\(?$/.exec(text.slice(Math.max(0, start - 3), start))?.[0] ?? '';
  const isClosed = !opening.endsWith('(') || text.slice(start, end).includes(')');
  return { start: start - (isClosed ? opening.length : 0), end };
};

/** All the numbers to call in a folded text. */
export const numbersToCall = (written: string): readonly Span[] => {
  // zeros and ones are written as letters
  const text = written.replace(/(?<![\p{L}])[oOlI]{1,3}(?=\d)|(?<=\d)[oOlI]{1,3}(?=\d|(?![\p{L}]))/gu, (found) =>
    found.replace(/o/gi, '0').replace(/[lI]/g, '1'),
  );
  const rest = text.replaceAll(others, (found) => 'x'.repeat(found.length));
  const isTight = (gap: string): boolean => !/[,;\n]/.test(gap);
  const looked = (isListed: boolean) =>
    runsOf(rest, isListed ? () => true : isTight)
      .filter((run) => isToCall(rest, run, isListed))
      .map((run) => ({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 }));
  return [...telephones(text), ...looked(false), ...looked(true)].map((span) => whole(text, span));
};
