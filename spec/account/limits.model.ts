// The limits of accounts: passwords, attempts, links, sessions and pictures.
import { decision } from 'spec-to-app/declaration';
import { constant } from 'spec-to-app/values';

export const sessionPasswordAttempts = constant(5, {
  source: '§9',
  says: 'Refused passwords for one account from one address before logging in has to wait',
});
export const visitorPasswordAttempts = constant(30, {
  source: decision('a household or an office may mistype so often; who tries one list of passwords on many accounts is stopped'),
  says: 'Refused passwords for all accounts together from one address before logging in from there has to wait, known devices apart',
});
export const strangerPasswordAttempts = constant(20, {
  source: decision('guesses from many addresses are slowed down; the owner’s own devices are counted by themselves'),
  says: 'Refused passwords for one account from all addresses together before strange devices have to wait',
});
export const passwordAttemptsMinutes = constant(15, {
  source: decision('short enough not to punish a person, long enough to make guessing pointless'),
  unit: 'minutes',
  says: 'The time within which refused passwords are counted, and how long logging in then waits',
});
export const languagesMax = constant(40, {
  source: decision('all that can be chosen, and room for more'),
  says: 'The most languages that a person speaks, or that a search asks for',
});
export const passwordMin = constant(10, {
  source: decision('length is what makes a password hard to guess; no rules about its characters'),
  unit: 'characters',
  says: 'The shortest password',
});
export const commonPasswords = constant(10_000, {
  source: decision('a guesser tries the passwords that leaked most often first'),
  says: 'How many of the most common passwords are refused',
});
export const passwordAddedMax = constant(6, {
  source: decision('section 10: a leaked password with a year and a sign behind it is guessed as early as itself'),
  unit: 'characters',
  says: 'A password that is a common one and no more than so many characters is refused',
});
export const passwordMax = constant(128, {
  source: decision('long enough for any password manager'),
  unit: 'characters',
  says: 'The longest password',
});
export const namePattern = constant('^[^\\u061C\\u200B\\u200E\\u200F\\u2060-\\u206F\\uFEFF\\u{E0000}-\\u{E007F}]*$', {
  source: decision(
    'a name stands among other words: it neither turns their direction nor hides anything; joiners, which some scripts need, are welcome',
  ),
  says: 'What a person’s name looks like, as a text of one line: without marks of direction and invisible characters',
});
const between = '[ ().\\u00A0\\u2010-\\u2015-]*';
const ours = `(?:\\+?1${between}|\\()?[2-9](?:${between}\\d){2}${between}[2-9](?:${between}\\d){6}`;
export const typedPhonePattern = constant(`^(?:${ours}|\\+[2-9](?:${between}\\d){6,14})$`, {
  source: decision('a number is typed as people write it: ours with or without +1, one of another country with + and its code'),
  says: 'What a phone number looks like as it is typed, with spaces, brackets, dots and dashes',
});
export const phonePattern = constant('^\\+[1-9]\\d{6,14}$', {
  source: decision('E.164: a number can be called from every country'),
  says: 'What a phone number looks like as it is kept',
});
export const phoneMax = constant(40, {
  source: decision('the longest number with everything that people write between its digits'),
  unit: 'characters',
  says: 'The longest phone number as it is typed',
});
export const nameMax = constant(50, {
  source: decision('fits the names that people have, and the cards they are shown on'),
  unit: 'characters',
  says: 'The longest first or last name',
});
export const confirmLinkHours = constant(24, {
  source: decision('a day to open one’s mail; the link works once'),
  unit: 'hours',
  says: 'How long the link that verifies an address works',
});
export const confirmMailMinutes = constant(1, {
  source: decision('a mailed link takes a moment to arrive'),
  unit: 'minutes',
  says: 'The wait between two verification mails',
});
export const confirmMailsPerDay = constant(5, {
  source: decision('nobody’s mailbox is flooded from here'),
  says: 'Verification mails to one account in a day',
});
export const resetLinkMinutes = constant(60, {
  source: decision('a reset link opens an account, so it lives an hour and works once'),
  unit: 'minutes',
  says: 'How long the link that resets a password works',
});
export const deleteLinkMinutes = constant(60, {
  source: decision('a link that deletes an account lives an hour and works once'),
  unit: 'minutes',
  says: 'How long the link that confirms that an account goes works',
});
export const deleteMailsPerHour = constant(5, {
  source: decision('nobody’s mailbox is flooded from here'),
  says: 'Links to delete an account that are mailed in an hour',
});
export const signOnMinutes = constant(10, {
  source: decision('as long as a person may take on the parent platform’s page'),
  unit: 'minutes',
  says: 'How long a begun single sign-on may take',
});
export const signOnCodeSeconds = constant(60, {
  source: decision('the browser redeems it at once; it works once and only in the browser that began'),
  unit: 'seconds',
  says: 'How long the one-time code of a finished single sign-on works',
});
export const sessionIdleDays = constant(14, {
  source: decision('two weeks away, and one logs in again'),
  unit: 'days',
  says: 'A session ends after so long without a call',
});
export const sessionDays = constant(60, {
  source: decision('nobody stays signed in for ever on a forgotten device'),
  unit: 'days',
  says: 'A session ends after so long in any case',
});
export const avatarBytes = constant(5_000_000, {
  source: decision('a phone’s photo fits'),
  unit: 'bytes',
  says: 'The largest picture of a person',
});
export const avatarSide = constant(512, {
  source: decision('sharp where a picture is shown largest, on screens with two dots a pixel'),
  unit: 'pixels',
  says: 'The side of a person’s picture as it is kept, a square',
});
export const avatarMostPixels = constant(50_000_000, {
  source: decision('more than any phone takes; a small file that unpacks into a giant is refused'),
  unit: 'pixels',
  says: 'The most pixels of a picture that is sent in',
});
export const signupsPerHour = constant(10, {
  source: decision('a known address answers "already taken", so asking in bulk is slowed down'),
  says: 'Signups from one address in an hour',
});
export const resetMailsPerHour = constant(5, {
  source: decision('nobody’s mailbox is flooded from here'),
  says: 'Password resets asked for from one address in an hour',
});
export const profileChangesPerHour = constant(60, {
  source: decision('as often as a person may think better of a name or a picture'),
  says: 'Changes to one’s profile in an hour, pictures among them',
});
export const exportsPerHour = constant(5, {
  source: decision('a file of everything is not made in bulk'),
  says: 'Downloads of one’s own data from one account in an hour',
});
export const profileReviewsPerPage = constant(20, {
  source: decision('a page that is read, not waited for'),
  says: 'Reviews on a page of those that one person has written',
});
export const accountOpenHours = constant(24, {
  source: decision('section 2: the payout goes out a day after check-in, so a day after check-out all of it has'),
  unit: 'hours',
  says: 'How long after check-out a paid stay counts as open for those who want to delete their account',
});
export const accountReportDays = constant(14, {
  source: decision('section 2: until then either side may report, and a reported payout waits'),
  unit: 'days',
  says: 'How long after check-out a reported stay counts as open',
});
