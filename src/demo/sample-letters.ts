// The mails that tell of no stay, with made-up people: about accounts, messages, co-hosts, calendars and registrations.
import { confirmLinkTexts } from '../../generated/texts/sentences/confirmLinkTexts';
import { deleteLinkTexts } from '../../generated/texts/sentences/deleteLinkTexts';
import { passwordChangedTexts } from '../../generated/texts/sentences/passwordChangedTexts';
import { resetLinkTexts } from '../../generated/texts/sentences/resetLinkTexts';
import { accountWords } from '../server/account/mail-templates';
import { messageMail } from '../server/message/mail-templates';
import type { MailCard, MailContent } from '../server/outside/mail-look';
import { contactCopy, contactReceived } from '../server/pages/mail-templates';
import * as aboutCohosts from '../server/property/cohosts/mail-templates';
import { calendarMail, conflictWords, staleWords } from '../server/property/feeds/mail-templates';
import { moneyIn } from '../server/pricing/money.rules';
import { newStaysMail } from '../server/wishlist/mail-templates';
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

const titles = [title, 'Harbour loft'];
const cohosting = { to, title, titles, name: 'Ann', href: `${origin}/properties`, roles: ['calendar', 'messages', 'money'] } as const;
const toOwner = { ...cohosting, name: 'Sam', href: `${origin}/properties/sample#cohosts` };

const token = '?token=sample';
const place = `${origin}/properties/sample`;
const twice = { elsewhere: 'Airbnb', title, dates: 'Feb 12–15' };

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
  href: `${origin}/search?query=Tofino&sort=newest`,
  origin,
  end: { href: `${origin}/saved-search/sample`, oneClick: `${origin}/api/saved-search/sample/end` },
};

/** Each by its name; of a message with the card of the stay or the place. */
export const sampleLetters = (card: MailCard): Readonly<Record<string, MailContent>> => {
  const message = {
    to,
    reader: 'account',
    name: 'Ann',
    title: card.title,
    text: 'The canoe is in the shed.\n\nCall 604-555-0188 if you can’t find the key!',
    photos: 2,
    card,
    href: `${origin}/stays/messages/sample`,
  } as const;
  return {
    confirmLink: { to, ...accountWords(confirmLinkTexts, `${origin}/verify${token}`) },
    resetLink: { to, ...accountWords(resetLinkTexts, `${origin}/reset${token}`) },
    deleteLink: { to, ...accountWords(deleteLinkTexts, `${origin}/account${token}`) },
    passwordChanged: { to, ...accountWords(passwordChangedTexts, `${origin}/forgot`) },
    messageReceived: messageMail(message),
    messageForCohost: messageMail({ ...message, reader: 'host', name: 'Jo', text: '', href: `${origin}/bookings/messages/sample` }),
    contactReceived: contactReceived(written),
    contactCopy: contactCopy(written),
    cohostInvited: aboutCohosts.invited({ ...cohosting, href: `${origin}/co-host${token}` }),
    cohostAccepted: aboutCohosts.accepted(toOwner, 'sam@example.ca'),
    cohostLeft: aboutCohosts.left(toOwner),
    cohostGone: aboutCohosts.gone(toOwner),
    cohostRemoved: aboutCohosts.removed(cohosting),
    cohostChanged: aboutCohosts.changed({ ...cohosting, roles: ['calendar'] }),
    cohostingEnded: aboutCohosts.ended(cohosting),
    calendarConflict: calendarMail(conflictWords(twice, false), to, `${place}#calendar`),
    calendarConflictForCohost: calendarMail(conflictWords(twice, true), to, `${place}#calendar`),
    calendarStale: calendarMail(staleWords(twice), to, `${place}#calendar`),
    newStays: newStaysMail(found),
    newStaysMany: newStaysMail({ ...found, count: 7, cards: [dated, ...found.cards] }),
    propertySuspended: suspendedMail({ title, suspended_for: 'operator', said: 'The photos show another place.' }, to, place),
    registrationEnds: endingMail(
      { title, date: '2027-03-31', called: 'provincial registration number', asked_by: 'the Province of British Columbia' },
      to,
      `${place}/registration`,
    ),
  };
};
