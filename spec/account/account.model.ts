// Visitors and accounts: users, profiles, sessions, and the visitor that every guard looks at.
import { decision } from 'spec-to-app/declaration';
import { entity, pick, shape } from 'spec-to-app/entity';
import {
  type About,
  belongsTo,
  email,
  flag,
  group,
  id,
  instant,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  password,
  text,
} from 'spec-to-app/shapes';
import { values } from 'spec-to-app/values';
import { Language } from './languages.model';
import { languagesMax, nameMax, namePattern, phoneMax, phonePattern, sessionPasswordAttempts, typedPhonePattern } from './limits.model';

const count = (says: string) => integer({ min: 0, says, example: 2 });
/** One name as a person enters it. */
export const enteredName = (patternSays: string, about: About<string>) =>
  text({ min: 1, max: nameMax.value, pattern: namePattern.value, patternSays, ...about });
/** A phone number as a person types it. */
export const typedPhone = (about?: About<string>) =>
  text({
    max: phoneMax.value,
    pattern: typedPhonePattern.value,
    patternSays: 'Enter a number such as 604-555-0188, or start with + and the country code.',
    private: true,
    example: '604-555-0188',
    ...about,
  });
/** A phone number as it is kept: + and digits alone. */
export const keptPhone = (says: string) =>
  nullable(text({ max: 16, pattern: phonePattern.value, private: true, says, example: '+16045550188' }));
const personName = (says: string, example: string) => nullable(text({ min: 1, max: nameMax.value, says, example }));

/** The two ways of using the product; a person may have both. */
export const UserMode = values({
  source: '§1',
  says: 'How a person uses the product: a host has properties, a guest has stays, and many are both',
  items: {
    host: { label: 'Host', says: 'Turns on when the person picks Host on /welcome or creates a property' },
    guest: { label: 'Guest', says: 'Turns on when the person picks Guest on /welcome or creates a booking' },
  },
});

/** Why a mailed link no longer works. */
export const LinkEnd = values({
  source: decision('section 10: mailed links work once and not for long, and a person with an old one is told why it ended'),
  says: 'Why a mailed link does not work',
  items: {
    used: { label: 'This link was already used.', says: 'It has done its work' },
    expired: { label: 'This link has expired.', says: 'It was opened too late' },
    overtaken: { label: 'A newer link has replaced this one.', says: 'Another one was mailed before it was used' },
    unknown: { label: 'This link is incomplete or too old.', says: 'Nothing is known of it' },
  },
});

export const User = entity({
  source: '§3 User',
  called: 'user',
  says: 'An account: an email address and what proves whose it is',
  key: 'user_id',
  fields: {
    user_id: id(),
    email: email({ private: true, says: 'Trimmed, lower case and unique', example: 'jo@example.ca' }),
    verified_at: nullable(instant({ says: 'When the address was proven, by a mailed link or by the parent platform' })),
    password: nullable(
      password({ private: true, says: 'Kept as an Argon2id hash and never answered; none where only single sign-on is used' }),
    ),
    referral_code: nullable(text({ private: true, says: 'The code that the person came with, given at signup' })),
    created_at: instant(),
  },
});

export const Profile = entity({
  source: '§3 Profile',
  called: 'profile',
  says: 'The person behind an account, as the product knows them',
  key: 'profile_id',
  fields: {
    profile_id: id(),
    user_id: belongsTo(User, { private: true }),
    first_name: personName('As other people on the product see it', 'Jo'),
    last_name: nullable(
      text({ min: 1, max: nameMax.value, private: true, says: 'Shown to the other side of a confirmed booking only', example: 'Tremblay' }),
    ),
    phone: keptPhone('The phone number, where the person gave one: for the other side of a paid booking only'),
    avatar: nullable(text({ max: 2048, says: 'The address of the picture', example: '/media/avatar/5f0c.webp' })),
    languages: list(oneOf(Language), { max: languagesMax.value, says: 'Spoken, as the person says', example: ['en', 'fr'] }),
    is_host: flag({ default: false, says: 'Host mode is on' }),
    is_guest: flag({ default: false, says: 'Guest mode is on' }),
    referral_code: text({ private: true, says: 'The person’s own code, to share', example: 'MAPLE7QX' }),
    show_referral_recipient_banner: optional(flag({ private: true, says: 'The recipient’s banner shows unless this is false' })),
    show_referral_sender_banner: optional(flag({ private: true, says: 'The sender’s banner shows unless this is false' })),
    show_referral_sender_modal: optional(flag({ private: true, says: 'The sender’s survey opens by itself on the referral centre' })),
    referral_recipient_banner_interacted_at: nullable(instant({ private: true, says: 'When the person chose a face' })),
    referral_sender_banner_interacted_at: nullable(instant({ private: true, says: 'When the person took the survey or declined it' })),
    marketing_consent: flag({
      default: false,
      private: true,
      says: 'Offers by email are welcome; off until the person ticks it, as anti-spam law asks',
    }),
    created_at: instant({ says: 'Shown as the month and year in which the person joined' }),
  },
});

export const PersonName = shape({
  source: '§4 Authentication',
  called: 'name',
  says: 'The names that a complete profile has',
  fields: {
    first_name: enteredName('Enter your first name, without hidden characters', { example: 'Jo' }),
    last_name: enteredName('Enter your last name, without hidden characters', { example: 'Tremblay' }),
  },
});

export const PersonDetails = shape({
  source: decision('section 20.10: a phone number on the profile is optional'),
  called: 'details',
  says: 'What a person tells of themselves on the account page',
  fields: { ...PersonName.fields, phone: optional(typedPhone()), languages: optional(list(oneOf(Language), { max: languagesMax.value })) },
});

export const PublicProfile = shape({
  source: '§7 User and session',
  called: 'public profile',
  says: 'What anyone may see of a person',
  fields: { ...pick(Profile, 'profile_id', 'first_name', 'avatar', 'is_host', 'languages', 'created_at') },
});

export const Session = entity({
  source: '§3 Session',
  called: 'session',
  says: 'One signed-in browser',
  key: 'session_id',
  fields: {
    session_id: id(),
    user_id: belongsTo(User, { private: true }),
    access_token: text({ private: true, says: 'An opaque random token; the server keeps only its hash' }),
    device: text({ max: 200, says: 'Browser and system, as the browser names them', example: 'Firefox on Windows' }),
    created_at: instant(),
    seen_at: instant({ says: 'The last call made with it' }),
  },
});

export const DeviceSession = shape({
  source: decision('a person sees where the account is open, and can close it there'),
  called: 'session on a device',
  says: 'A signed-in browser, as its owner sees it',
  fields: { ...pick(Session, 'session_id', 'device', 'created_at', 'seen_at'), current: flag({ says: 'The browser that asks' }) },
});

export const Visitor = shape({
  source: decision('guards, menus and redirects speak of one thing, in the browser and on the server: the visitor'),
  called: 'visitor',
  says: 'The visitor, signed in or not; every fact of someone signed out is empty or zero',
  fields: {
    signed_in: flag({ says: 'A valid session stands behind the request' }),
    profile_id: nullable(id()),
    email: nullable(email()),
    verified_at: nullable(instant()),
    first_name: personName('Empty until the profile is complete', 'Jo'),
    last_name: personName('Empty until the profile is complete', 'Tremblay'),
    is_host: flag({ says: 'Host mode is on' }),
    is_guest: flag({ says: 'Guest mode is on' }),
    numOfBookings: count('Bookings of the person’s own properties'),
    numOfProperties: count('Properties with a connection_status'),
    propertiesTotal: count('Properties in all, connected or not'),
    numOfCohosted: count('Properties of others that the person co-hosts'),
    numOfAnswered: count('Those of them where the person answers guests'),
    numOfStays: count('Bookings that the person made as a guest'),
    numOfThreads: count('Conversations with hosts and with guests'),
    numOfWishlists: count('Wish lists of the person'),
    numOfSavedSearches: count('Saved searches of the person'),
    unreadAsGuest: count('Messages from hosts that the person has not seen'),
    unreadAsHost: count('Messages from guests that the person has not seen'),
  },
});

export const CurrentUser = shape({
  source: decision('one call tells the shell all that its guards and menus need'),
  called: 'signed-in user',
  says: 'The person who is signed in, with their modes and counts',
  fields: {
    ...pick(User, 'user_id', 'email', 'verified_at'),
    ...pick(Profile, 'profile_id', 'first_name', 'last_name', 'avatar'),
    has_password: flag({ says: 'No for someone who only ever used single sign-on' }),
    modes: list(oneOf(UserMode)),
    counts: group({
      bookings: count('Becomes numOfBookings'),
      properties_connected: count('Becomes numOfProperties'),
      properties_total: count('Becomes propertiesTotal'),
      cohosted: count('Becomes numOfCohosted'),
      answered: count('Becomes numOfAnswered'),
      stays: count('Becomes numOfStays'),
      threads: count('Becomes numOfThreads'),
      wishlists: count('Becomes numOfWishlists'),
      saved_searches: count('Becomes numOfSavedSearches'),
      unread_as_guest: count('Becomes unreadAsGuest'),
      unread_as_host: count('Becomes unreadAsHost'),
    }),
  },
});

export const SessionState = shape({
  source: '§3 Client session counters',
  called: 'session state',
  says: 'What a running browser counts of its own session',
  fields: {
    ...pick(Visitor, 'numOfBookings', 'numOfProperties', 'numOfStays'),
    passwordAttempts: integer({
      min: 0,
      max: sessionPasswordAttempts.value,
      default: sessionPasswordAttempts.value,
      says: 'Attempts left before logging in has to wait; every refused password answers the new number',
    }),
    isLoaded: flag({ default: false, says: 'The counts have come' }),
  },
});
