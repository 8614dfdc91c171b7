// The mails that tell of no stay, with made-up people: about accounts, messages, co-hosts, calendars and registrations.
import type { MailCard } from '../../generated/jobs/mail';
import { calendarConflictMail } from '../../generated/jobs/mails/calendarConflict';
import { calendarStaleMail } from '../../generated/jobs/mails/calendarStale';
import { confirmLinkMail } from '../../generated/jobs/mails/confirmLink';
import { deleteLinkMail } from '../../generated/jobs/mails/deleteLink';
import { messageForCohostMail } from '../../generated/jobs/mails/messageForCohost';
import { messageReceivedMail } from '../../generated/jobs/mails/messageReceived';
import { passwordChangedMail } from '../../generated/jobs/mails/passwordChanged';
import { resetLinkMail } from '../../generated/jobs/mails/resetLink';
import type { Words } from '../server/booking/mail-words.lookup';
import { messageSlots } from '../server/message/mail-templates';
import type { MailContent } from '../server/outside/mail-look';
import { contactCopy, contactReceived } from '../server/pages/mail-templates';
import * as aboutCohosts from '../server/property/cohosts/mail-templates';
import { moneyIn } from '../server/pricing/money.rules';
import { newStaysContent } from '../server/wishlist/mail-templates';
import { endingMail, suspendedMail } from '../server/property/registration/mail-templates';

const origin = 'http://localhost:3000';
const to = 'jo@example.ca';
const title = 'Cedar cabin by the lake';

const written = {
  reference: 'HX7K2M9Q',
  name: 'Jo Tremblay',
  email: to,
  topic: 'booking',
  message: 'Our booking HX7K2M shows no address yet.\n\nWe arrive on Friday. Where do we find it?',
} as const;

const property_id = 'sample';
const listing = { title, property_id };
const cohosting = { listings: [listing, { title: 'Harbour loft', property_id }], name: 'Ann', origin } as const;
const roles = ['calendar', 'messages', 'money'] as const;
const toOwner = { ...cohosting, name: 'Sam' };

const token = 'sample';
const twice = { as: 'owner', elsewhere: 'Airbnb', title, dates: 'Feb 12–15', origin, to: { property_id } } as const;

const night = { subtotal: null, nights: null, per_night_all_in: moneyIn('CAD', 24_500) };
const dated = {
  href: `${origin}/listing/sample`,
  title: 'Harbour loft',
  place: 'Tofino, British Columbia',
  photos: [],
  price: { subtotal: moneyIn('CAD', 98_000), nights: 4, per_night_all_in: moneyIn('CAD', 24_500) },
};
const found = {
  to,
  name: 'Tofino · Feb 10–14 · 4 guests · Hot tub',
  cards: [{ ...dated, title, price: night }],
  count: 1,
  search: { query: 'Tofino', sort: 'newest' as const },
  origin,
  end: { href: `${origin}/saved-search/sample`, oneClick: `${origin}/api/saved-search/sample/end` },
};

/** About messages, with the card of the stay or the place. */
const aboutMessages = (card: MailCard): Readonly<Record<string, Words>> => {
  const message = messageSlots({
    name: 'Ann',
    title: card.title,
    text: 'The canoe is in the shed.\n\nCall 604-555-0188 if you can’t find the key!',
    photos: 2,
    card,
    origin,
    thread_id: 'sample',
  });
  const onlyPhotos = messageSlots({ name: 'Jo', title: card.title, text: '', photos: 2, card, origin, thread_id: 'sample' });
  return {
    messageReceived: messageReceivedMail({ ...message, as: 'guest' }),
    messageForCohost: messageForCohostMail(onlyPhotos),
  };
};

const others: Readonly<Record<string, Words>> = {
  confirmLink: confirmLinkMail({ to: `${origin}/verify?token=${token}` }),
  resetLink: resetLinkMail({ to: `${origin}/reset?token=${token}` }),
  deleteLink: deleteLinkMail({ to: `${origin}/account?token=${token}` }),
  passwordChanged: passwordChangedMail({ origin }),
  cohostInvited: aboutCohosts.invited({ ...cohosting, roles, token }),
  cohostAccepted: aboutCohosts.accepted({ ...toOwner, roles, email: 'sam@example.ca' }),
  cohostLeft: aboutCohosts.left({ ...toOwner, listings: [listing] }),
  cohostGone: aboutCohosts.gone(toOwner),
  cohostRemoved: aboutCohosts.removed({ ...cohosting, listings: [listing] }),
  cohostChanged: aboutCohosts.changed({ ...cohosting, listings: [listing], roles: ['calendar'] }),
  cohostingEnded: aboutCohosts.ended({ title, origin }),
  calendarConflict: calendarConflictMail(twice),
  calendarConflictForCohost: calendarConflictMail({ ...twice, as: 'cohost' }),
  calendarStale: calendarStaleMail(twice),
  propertySuspended: suspendedMail({
    title,
    property_id,
    suspended_for: 'operator',
    said: 'The photos show another place.',
    origin,
  }),
  registrationEnds: endingMail({
    title,
    property_id,
    date: '2027-03-31',
    called: 'provincial registration number',
    asked_by: 'the Province of British Columbia',
    origin,
  }),
};

/** Each by its name; of a message with the card of the stay or the place. */
export const sampleLetters = (card: MailCard): Readonly<Record<string, MailContent>> => ({
  ...Object.fromEntries(Object.entries({ ...others, ...aboutMessages(card) }).map(([name, it]) => [name, { ...it, to }])),
  contactReceived: contactReceived(written),
  contactCopy: contactCopy(written),
  newStays: newStaysContent(found),
  newStaysMany: newStaysContent({ ...found, count: 7, cards: [dated, ...found.cards] }),
});
