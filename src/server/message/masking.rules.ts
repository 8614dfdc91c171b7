// Masking for two people without a booking: addresses, numbers and links are hidden. Pure.
import { messageReceivedTexts } from '../../../generated/texts/sentences/messageReceivedTexts';
import { withoutContacts } from '../account/contact-details.lookup';

const streets =
  'street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|ln|way|court|ct|crescent|cres|place|pl|trail|highway|hwy|terrace|close';
const rues = 'rue|chemin|avenue|boulevard|boul|route|rang|côte';
const eitherCase = (words: string): string =>
  words
    .split('|')
    .map((word) => `[${word.charAt(0)}${word.charAt(0).toUpperCase()}]${word.slice(1)}`)
    .join('|');

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
export interface Masked {
  readonly text: string;
  readonly is_masked: boolean;
}

/** The text without what leads past the booking. */
export const masked = (text: string): Masked => {
  const plain = text.normalize('NFKC');
  const { hidden } = messageReceivedTexts;
  const seen = [handle, postalCode, street, rue].reduce(
    (rest, pattern) => rest.replaceAll(pattern, hidden),
    withoutContacts(plain, hidden),
  );
  return seen === plain ? { text, is_masked: false } : { text: seen, is_masked: true };
};
