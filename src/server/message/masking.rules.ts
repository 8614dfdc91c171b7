// What two people who have no booking yet do not tell each other: addresses, numbers and links are hidden. Pure.
import { messageReceivedTexts } from '../../../generated/texts/sentences/messageReceivedTexts';

const endings = 'com|ca|org|net|info|biz|io|co|app|dev|link|shop|site|online|quebec|uk|us|fr|de|eu';
const streets =
  'street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|ln|way|court|ct|crescent|cres|place|pl|trail|highway|hwy|terrace|close';
const rues = 'rue|chemin|avenue|boulevard|boul|route|rang|côte';
const eitherCase = (words: string): string =>
  words
    .split('|')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');

const email = /[^\s@<>()]+(?:@|\s?[([]\s?at\s?[)\]]\s?)[^\s@<>()]+(?:\.|\s?[([]\s?dot\s?[)\]]\s?)\p{L}{2,}/giu;
const link = new RegExp(
  `(?:https?://|www\\.)\\S+|(?<![\\p{L}\\p{N}@.-])[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:(?:${endings})(?![\\p{L}\\p{N}])(?:[/?#]\\S*)?|(?:me|be|ly|gl)/\\S*)`,
  'giu',
);
const handle = /(?<![\p{L}\p{N}@])@[\p{L}\p{N}_.]{3,}/gu;
const postalCode = /(?<![\p{L}\p{N}])[ABCEGHJ-NPRSTVXY]\p{Nd}[A-Z][ -]?\p{Nd}[A-Z]\p{Nd}(?![\p{L}\p{N}])/giu;
// a name in capital letters: "10 minutes down the road" is none
const street = new RegExp(
  `(?<![\\p{L}\\p{N}$.,])\\p{Nd}{1,5}[A-Za-z]?(?:[ ,]+\\p{Lu}[\\p{L}'’.-]*){1,4}[ ]+(?:${eitherCase(streets)})(?![\\p{L}\\p{N}])\\.?`,
  'gu',
);
const rue = new RegExp(
  `(?<![\\p{L}\\p{N}$.,])\\p{Nd}{1,5},?[ ]+(?:${eitherCase(rues)})[ ]+[\\p{L}'’.-]+(?:[ ]+\\p{Lu}[\\p{L}'’.-]*)*`,
  'gu',
);
const number = /(?<![\p{L}\p{N}$])\+?\(?\p{Nd}(?:[\s().–/-]{0,3}\p{Nd}){6,}(?![\p{L}\p{N}])/gu;

const date = /\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}/gu;
const digitsIn = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;
/** Ten digits or more are a number to call, or seven as people write a local one; dates are none. */
const isNumber = (found: string): boolean => {
  const rest = found.replaceAll(date, ' ');
  return digitsIn(rest) >= 10 || (rest === found && /^\p{Nd}{3}[-.]\p{Nd}{4}$/u.test(found));
};

export interface Masked {
  readonly text: string;
  readonly is_masked: boolean;
}

/** The text without what leads past the booking. */
export const masked = (text: string): Masked => {
  const plain = text.normalize('NFKC');
  const { hidden } = messageReceivedTexts;
  const seen = [email, link, handle, postalCode, street, rue]
    .reduce((rest, pattern) => rest.replaceAll(pattern, hidden), plain)
    .replaceAll(number, (found) => (isNumber(found) ? hidden : found));
  return seen === plain ? { text, is_masked: false } : { text: seen, is_masked: true };
};
