// Which passwords are refused although they are long enough: those guessed first.
import { commonPasswords, passwordAddedMax, productName } from '../../../generated/model/constants';
import { refuse } from '../request/refusal';
import { normalised } from './passwords';

const leet: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', $: 's', '@': 'a', '!': 'i' };
const unleet = (text: string): string => text.replace(/[01345$@!]/g, (character) => leet[character] ?? character);
const plain = (text: string): string => unleet(normalised(text).toLowerCase());
// the list lacks these: runs along the keys, and words of this country, in French too
const along = '0987654321 9876543210 abcdefg administrator iphone winnipeg vancouver canadiens mapleleafs blackberry';
const french =
  'motdepasse azertyuiop qsdfghjklm jetaime doudou coucou loulou chouchou chocolat nounours tabarnak nordiques poutine princesse';
const added = `${along} ${french}`.split(' ');
const readCommon = async (): Promise<readonly string[]> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const words = [...dictionary['passwords-common'].slice(0, commonPasswords), ...added];
  return [...new Set(words.map(plain))].filter(({ length }) => length >= 4);
};
// read when the first password is set: a start does not wait for it
let common: ReturnType<typeof readCommon> | undefined;

/** A short word stands in many a good password by chance, and tells nothing unless it is doubled. */
const isHeld = (low: string, word: string): boolean => low.includes(word.length < 6 ? word + word : word);

const isCommon = async (password: string): Promise<boolean> => {
  const low = plain(password);
  if (/^(.{1,4})\1+.{0,3}$/.test(low)) return true;
  const words = await (common ??= readCommon());
  return words.some((word) => isHeld(low, word) && low.replaceAll(word, '').length <= passwordAddedMax);
};

/**
 * Refuses a password that is common or leaked, also doubled or with a little added, one short pattern repeated, or one that holds the name of
 * its email address or ours.
 *
 * @throws Refusal `account.password_common`, `account.password_holds_product` or `account.password_holds_email`.
 */
export const refuseWeak = async (password: string, email: string): Promise<void> => {
  const name = email.split('@')[0] ?? '';
  if (await isCommon(password)) refuse('account.password_common');
  if (plain(password).includes(plain(productName))) refuse('account.password_holds_product');
  if (name.length >= 4 && normalised(password).toLowerCase().includes(name)) refuse('account.password_holds_email');
};
