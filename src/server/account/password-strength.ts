// Which passwords are refused although they are long enough: those guessed first.
import { passwordAddedMax, productName } from '../../../generated/model/constants';
import { refuse } from '../request/refusal';
import { normalised } from './passwords';

// the head of public lists of leaked passwords and what they are made of; most of the rest is one of these with something added
const common = `123456 12345678 1234567890 0987654321 9876543210 1q2w3e4r5t 1qaz2wsx3edc qwerty qwertyuiop asdfghjkl zxcvbn zxcvbnm
  password passw0rd mypassword iloveyou letmein welcome changeme administrator admin123 football baseball superman princess sunshine
  monkey dragon michael charlie jennifer starwars whatever trustno1 abcdefg abcd1234 abc123 abc12345 a1234567 google facebook secret
  shadow master computer internet batman pokemon canada hockey winnipeg vancouver toronto montreal canadiens mapleleafs blackberry
  snowboard summer winter`
  .split(/\s+/)
  .filter(Boolean);
const leet: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', $: 's', '@': 'a', '!': 'i' };
const unleet = (text: string): string => text.replace(/[01345$@!]/g, (character) => leet[character] ?? character);
const plain = (text: string): string => unleet(normalised(text).toLowerCase());
const commonPlain = common.map(plain);

const isCommon = (password: string): boolean => {
  const low = plain(password);
  const isListed = commonPlain.some((word) => low.includes(word) && low.replaceAll(word, '').length <= passwordAddedMax);
  return isListed || /^(.{1,4})\1+$/.test(low);
};

/**
 * Refuses a password that is common or leaked, also said several times or with a little added, one short pattern repeated, or one that holds the name of
 * its email address or ours.
 *
 * @throws Refusal `account.password_common`, `account.password_holds_product` or `account.password_holds_email`.
 */
export const refuseWeak = (password: string, email: string): void => {
  const name = email.split('@')[0] ?? '';
  if (isCommon(password)) refuse('account.password_common');
  if (plain(password).includes(plain(productName))) refuse('account.password_holds_product');
  if (name.length >= 4 && normalised(password).toLowerCase().includes(name)) refuse('account.password_holds_email');
};
