// Jobs that follow a property's moves: mails, and later checks.
import { decision } from 'spec-to-app/declaration';
import { given, job, mail, sometimes } from 'spec-to-app/job';
import { belongsTo, integer } from 'spec-to-app/shapes';
import { hours } from 'spec-to-app/terms';
import { table } from 'spec-to-app/values';
import { Profile } from '../account/account.model';
import { Property } from './property.model';

const source = decision('section 12: registration is checked, and a host hears why a listing is gone');
const fields = { property_id: belongsTo(Property) };
/** A job that asks somebody else's server has its turn by the person who wants it. */
const asked = { ...fields, profile_id: belongsTo(Profile) };

export const propertySuspended = mail({
  source,
  says: 'The host is told why',
  fields,
  reader: 'host',
  subject: 'Your listing {title} is suspended',
  body: {
    intro: 'Guests can’t find {title} any more. Bookings stay as they are.',
    why: sometimes('The reason: {reason}.'),
    details: sometimes('Details: {told}'),
    ours: sometimes('We took it down for this reason: {told}'),
    reason: given('What such a reason means'),
  },
  button: {
    registration: {
      label: 'Open property',
      to: '/property/:property_id/setup/:page?',
      ending: 'Once this is resolved, you can publish it again.',
    },
    ours: { label: 'Open property', to: '/property/:property_id', ending: 'Once this is resolved, you can publish it again.' },
  },
});
export const registrationEnds = mail({
  source,
  says: 'The host is reminded that a registration ends soon',
  fields: { ...fields, days: integer({ says: 'How many days are left at most' }) },
  reader: 'host',
  subject: 'The registration of {title} ends on {day}',
  body: { intro: 'The {called} of {title} is valid until {date}. After that day, guests can’t find the listing.' },
  button: {
    label: 'Enter new expiry date',
    to: '/property/:property_id/setup/:page?',
    ending: 'Renew it with {asked_by}, then enter the new expiry date.',
  },
});
export const checkRegistration = job({
  source,
  says: 'The registration number goes to the register, or to a person, for checking',
  fields,
});
export const rewardListing = job({
  source: decision('section 6: thanks for a listing with a calendar that keeps itself true'),
  says: 'The host of a first listed property with a synced calendar gets points',
  fields,
});
export const endOffers = job({
  source: decision('section 20: an offer that the guest cannot accept any more is not open'),
  says: 'Offers that are open at a listing that guests no longer find end; the requests stay',
  fields,
});
export const readListing = job({
  source: decision('section 13: what stands at a saved address is read after the answer, since the other site may take its time'),
  says: 'The page of a connected listing is read into its draft',
  fields: asked,
  asks: 'stranger',
});
export const watchRegistrations = job({
  source: decision('section 12: a listing without a valid number leaves search at once, and registers are asked every day'),
  says: 'Hosts are reminded before a registration ends, listings whose registration has ended are suspended, and registers are asked again',
  fields: {},
  every: hours(1),
});

export const registrationReminders = table({
  source: decision('a renewal takes weeks, and is forgotten again'),
  says: 'How many days before a registration ends its host is reminded',
  columns: { days: integer({ min: 1 }) },
  rows: [{ days: 30 }, { days: 7 }],
});

export const copyPhotos = job({
  source: decision('section 13: pictures are copied only after the host says that they may be used'),
  says: 'The pictures of a connected listing are copied, a few at a time',
  fields: asked,
  asks: 'stranger',
});
