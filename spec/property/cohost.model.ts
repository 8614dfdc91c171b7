// Co-hosts: people whom a host has asked to help with a listing, by what they may do, and the mails about it.
import { Profile } from '../account/account.model';
import { decision } from 'spec-to-app/declaration';
import { entity, pick, shape } from 'spec-to-app/entity';
import { belongsTo, email, group, id, instant, integer, like, list, nullable, oneOf, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { texts } from 'spec-to-app/text';
import { constant, values } from 'spec-to-app/values';
import { Photo } from './photo.model';
import { Property } from './property.model';

export const cohosts = decision(
  'section 20: a host shares a listing with people who look after its calendar, answer its guests, or see what it earns; its words, pictures, status, the answers to requests, refunds, claims, where payouts go, and co-hosts stay with the owner',
);

export const cohostsMax = constant(10, { source: cohosts, says: 'The most co-hosts of a listing, with those who are invited' });
export const cohostListingsMax = constant(100, {
  source: decision('as many as a season has: a host with many listings invites a helper once'),
  says: 'The most listings of one invitation, beside the one that it is sent from',
});
export const cohostDays = constant(7, { source: cohosts, unit: 'days', says: 'How long an invitation to co-host can be accepted' });
export const cohostInvitesPerHour = constant(10, {
  source: decision('a host with several listings and a family, and no machine that mails strangers'),
  says: 'Invitations to co-host by one person in an hour',
});
export const cohostMailsPerDay = constant(4, {
  source: decision('strangers cannot fill a mailbox with invitations'),
  says: 'Invitations to co-host to one address in a day, by all hosts together',
});

export const CohostRole = values({
  source: decision(
    'section 20: who answers guests sees their bookings, their messages, their phone number once paid, and the door code; who sees the money reads prices, payouts and earnings of that listing and changes nothing about them; the owner’s account stays with the owner, who alone accepts, declines, cancels, changes and claims',
  ),
  says: 'What a co-host may do at a listing',
  items: {
    calendar: { label: 'Calendar', says: 'Prices and availability, seasons, calendars from other platforms, and arrival instructions' },
    messages: { label: 'Messages', says: 'Bookings and requests, conversations with guests, and arrival instructions' },
    money: { label: 'Money', says: 'Payouts and earnings, to view only; with Messages, also what each booking earns' },
  },
});

export const CohostState = values({
  source: cohosts,
  says: 'How far an invitation to co-host is',
  items: {
    active: { label: 'Co-host', tone: 'good', says: 'Accepted' },
    invited: { label: 'Invited', tone: 'waiting', says: 'The link has been emailed' },
    expired: { label: 'Invitation expired', tone: 'quiet', says: 'Not accepted in time' },
  },
});

export const Cohost = entity({
  source: cohosts,
  called: 'co-host',
  says: 'A co-host of a listing, or an invitation to become one, as its owner sees it',
  key: 'cohost_id',
  fields: {
    cohost_id: id(),
    property_id: belongsTo(Property),
    email: email({ private: true, says: 'Where the invitation was sent', example: 'sam@example.ca' }),
    created_at: instant({ says: 'When the invitation was sent last' }),
    expires_at: instant({ says: 'Until when it can be accepted' }),
    accepted_at: nullable(instant()),
    roles: list(oneOf(CohostRole), { min: 1, max: 3, says: 'What they may do' }),
    state: oneOf(CohostState),
    profile_id: nullable(belongsTo(Profile, { says: 'The person who accepted' })),
    first_name: nullable(text({ says: 'The person who accepted', example: 'Sam' })),
  },
});

export const SentInvitation = shape({
  source: cohosts,
  called: 'invitation as it was sent',
  says: 'The co-host or the invitation at the listing that it was sent from, and how far it reaches',
  fields: {
    ...Cohost.fields,
    invited: integer({ min: 1, says: 'At how many listings the person is invited by it' }),
    full: list(text(), { says: 'The titles of those that have as many co-hosts as they may, and were left out' }),
  },
});

export const CohostInvitation = shape({
  source: cohosts,
  called: 'invitation to co-host',
  says: 'What a person who opens the link of an invitation is asked',
  fields: {
    listings: list(
      group({
        ...pick(Property, 'property_id', 'title'),
        place: text({ example: 'Whistler, British Columbia' }),
        photo: nullable(like(Photo)),
        ...pick(Cohost, 'roles'),
      }),
      { min: 1, says: 'Those that it is for, by their titles' },
    ),
    host: text({ says: 'The first name of the owner', example: 'Ann' }),
    roles: list(oneOf(CohostRole), { min: 1, max: 3, says: 'What they may do at one of them at least' }),
    expires_at: instant(),
  },
});

export const storedCohosts = stored('cohosts', {
  source: cohosts,
  says: 'Co-hosts of listings, and invitations: those sent together share a link, of which only a hash is kept, and are accepted once, by a person who has it',
  of: Cohost,
  elsewhere: ['state', 'first_name'],
  columns: {
    property_id: { onDelete: 'cascade' },
    profile_id: { onDelete: 'cascade' },
    token_hash: text({ says: 'SHA-256' }),
  },
  unique: [
    ['property_id', 'email'],
    ['property_id', 'profile_id'],
  ],
});

export const cohostMailTexts = texts({
  source: cohosts,
  says: 'The heading over what a co-host looks after, in mails',
  texts: {
    invited: 'What you’d look after',
    accepted: 'What {name} looks after',
    changed: 'What you look after now',
  },
});
