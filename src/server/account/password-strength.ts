// Which passwords are refused although they are long enough: those guessed first.
import { refuse } from '../refusal';

// the head of public lists of leaked passwords that reach our shortest length, with the patterns that most of the rest follow
const common = new Set(
  `1234567890 12345678910 123456789a 1234567891 0123456789 0987654321 1q2w3e4r5t 1qaz2wsx3e 1qaz2wsx3edc qwertyuiop qwerty12345 qwerty1234 qwerty123456
  password12 password123 password1234 password12345 password!1 passw0rd123 passw0rd12 mypassword iloveyou12 iloveyou123 iloveyou1234 letmein123 letmein1234
  welcome123 welcome1234 welcome2026 changeme123 administrator admin12345 admin123456 football12 football123 baseball12 baseball123 superman12 superman123
  princess12 princess123 sunshine12 sunshine123 monkey12345 dragon12345 michael123 charlie123 jennifer12 starwars12 starwars123 whatever12 whatever123
  trustno1234 abcdefghij abcd123456 abc1234567 abcdefg123 a123456789 aa12345678 asdfghjkl1 asdfghjkl; zxcvbnm123 1111111111 0000000000 9876543210
  google12345 facebook12 facebook123 canada12345 hockey12345 winnipeg123 vancouver1 toronto123 montreal123 canadiens1 mapleleafs blackberry snowboard1 `
    .split(/\s+/)
    .filter(Boolean),
);
const leet: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', $: 's', '@': 'a', '!': 'i' };
const unleet = (text: string): string => text.replace(/[01345$@!]/g, (character) => leet[character] ?? character);
const commonPlain = new Set([...common].map(unleet));

const isCommon = (password: string): boolean => {
  const low = password.toLowerCase();
  return common.has(low) || commonPlain.has(unleet(low)) || /^(.{1,4})\1+$/.test(low);
};

/**
 * Refuses a password that is common or leaked, one short pattern repeated, or one that holds the name of its email address.
 *
 * @throws Refusal `account.password_common` or `account.password_holds_email`.
 */
export const refuseWeak = (password: string, email: string): void => {
  const name = email.split('@')[0] ?? '';
  if (isCommon(password)) refuse('account.password_common');
  if (name.length >= 4 && password.toLowerCase().includes(name)) refuse('account.password_holds_email');
};
