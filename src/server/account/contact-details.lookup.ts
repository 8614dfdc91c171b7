// Contact details that lead around the product: mail addresses, links, and telephone numbers. Pure.

const endings = 'com|ca|org|net|info|biz|io|co|app|dev|link|shop|site|online|quebec|uk|us|fr|de|eu';

const email = /[^\s@<>()]+(?:@|\s?[([]\s?at\s?[)\]]\s?)[^\s@<>()]+(?:\.|\s?[([]\s?dot\s?[)\]]\s?)\p{L}{2,}/giu;
const link = new RegExp(
  `(?:https?://|www\\.)\\S+|(?<![\\p{L}\\p{N}@.-])[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:(?:${endings})(?![\\p{L}\\p{N}])(?:[/?#]\\S*)?|(?:me|be|ly|gl)/\\S*)`,
  'giu',
);
const number = /(?<![\p{L}\p{N}$])\+?\(?\p{Nd}(?:[\s().–/-]{0,3}\p{Nd}){6,}(?![\p{L}\p{N}])/gu;

const date = /\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}/gu;
const digitsIn = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;
/** Ten digits or more are a number to call, or seven as people write a local one; dates are none. */
const isNumber = (found: string): boolean => {
  const rest = found.replaceAll(date, ' ');
  return digitsIn(rest) >= 10 || (rest === found && /^\p{Nd}{3}[-.]\p{Nd}{4}$/u.test(found));
};

/** The text with something else where it tells how to reach somebody. */
export const withoutContacts = (text: string, instead: string): string =>
  [email, link]
    .reduce((rest, pattern) => rest.replaceAll(pattern, instead), text)
    .replaceAll(number, (found) => (isNumber(found) ? instead : found));

/** The first of what in a text tells how to reach somebody; nothing where nothing does. */
export const contactIn = (text: string): string | undefined => {
  const plain = text.normalize('NFKC');
  const found = (pattern: RegExp): string[] => plain.match(pattern) ?? [];
  return [...found(email), ...found(link), ...found(number).filter(isNumber)][0];
};
