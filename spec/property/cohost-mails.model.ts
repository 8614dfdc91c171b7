// Mails about co-hosting: the invitation with its link, and what became of it.
import { the } from 'spec-to-app/entity';
import { given, mail } from 'spec-to-app/job';
import { belongsTo, id, list, text } from 'spec-to-app/shapes';
import { Profile } from '../account/account.model';
import { Cohost, cohosts as source } from './cohost.model';
import { Property } from './property.model';

const fields = { cohost_ids: list(id(), { min: 1, says: 'One at each listing of the invitation' }) };
const titles = given('The names of the listings, a line each, where there are several');
const roles = given('What the co-host looks after');
const yourProperties = { label: 'Your properties', to: '/properties' } as const;
const openProperty = { label: 'Open property', to: '/property/:property_id' } as const;

export const cohostInvited = mail({
  source,
  says: 'A person is invited to co-host, and gets the link',
  fields,
  reader: 'invited',
  subject: { one: '{host} invited you to co-host {title}', many: '{host} invited you to co-host {listings}' },
  body: {
    intro: {
      one: '{host} asks you to help with {title} on {product}.',
      many: '{host} asks you to help with {listings} on {product}:',
    },
    titles,
    roles,
    named: given('That guests see who answers them, for who is to answer messages'),
    doesNot: given('What a co-host cannot do'),
  },
  button: {
    label: 'See invitation',
    to: '/co-host',
    ending:
      'The link expires in {cohostDays} days and works once. You accept with your own {product} account, which can have any email. If you don’t know {host}, you can ignore this email.',
  },
});
export const cohostAccepted = mail({
  source,
  says: 'The owner hears that an invitation was accepted',
  fields,
  reader: 'host',
  subject: { one: '{name} now co-hosts {title}', many: '{name} now co-hosts {listings}' },
  body: {
    intro: {
      one: '{name} accepted the invitation you sent to {email}, and can now help with {title}.',
      many: '{name} accepted the invitation you sent to {email}, and can now help with {listings}:',
    },
    titles,
    roles,
  },
  button: {
    one: { label: 'See co-hosts', to: '/property/:property_id#cohosts', ending: 'You can end it there at any time.' },
    many: { ...yourProperties, ending: 'You can end it at any time on each listing’s page.' },
  },
  slots: { email: the(Cohost).email },
});
const ended = { property_id: belongsTo(Property), profile_id: belongsTo(Profile, { says: 'The co-host' }) };
const noMore = '{name} no longer co-hosts {title}';
const cure = 'They may remember the door code, or have kept the private calendar links. Change them if you want to be sure.';
const ownProperty = { label: 'Open property', to: '/property/:property_id#cohosts' } as const;
export const cohostLeft = mail({
  source,
  says: 'The owner hears that a co-host has ended it',
  fields: ended,
  reader: 'host',
  subject: noMore,
  body: { intro: '{name} has stopped co-hosting {title}, and can no longer open it.', cure },
  button: ownProperty,
});
export const cohostGone = mail({
  source,
  says: 'The owner hears that a co-host has closed their account',
  // nothing of the person may be left to read when the mail is written
  fields: {
    profile_id: belongsTo(Profile, { says: 'The owner' }),
    name: text({ private: true, says: 'The first name of the co-host' }),
    property_ids: list(id(), { min: 1, says: 'The listings of the owner that they co-hosted' }),
  },
  reader: 'host',
  subject: { one: noMore, many: '{name} no longer co-hosts {listings}' },
  body: {
    intro: {
      one: '{name} closed their account, and no longer co-hosts {title}.',
      many: '{name} closed their account, and no longer co-hosts {listings}:',
    },
    titles,
    cure,
  },
  button: { one: ownProperty, many: yourProperties },
  slots: { name: the(Profile).first_name },
});
export const cohostRemoved = mail({
  source,
  says: 'A co-host hears that the owner has ended it',
  fields: ended,
  reader: 'cohost',
  subject: 'You no longer co-host {title}',
  body: { intro: '{host} has ended your co-hosting of {title}. You can no longer open its calendar, bookings or messages.' },
  button: yourProperties,
});
export const cohostChanged = mail({
  source,
  says: 'A co-host hears what they may do from now on',
  fields: ended,
  reader: 'cohost',
  subject: '{host} changed what you look after at {title}',
  body: {
    intro: '{host} changed what you can do as a co-host of {title}.',
    roles,
    rest: 'Everything else stays with {host}.',
  },
  button: openProperty,
});
export const cohostingEnded = mail({
  source,
  says: 'A co-host hears that the listing is gone, by its owner or with them',
  // nothing of the listing may be left to read when the mail is written
  fields: { profile_id: belongsTo(Profile, { says: 'The co-host' }), title: text({ private: true, says: 'The name of the listing' }) },
  reader: 'formerCohost',
  subject: '{title} is no longer on {product}',
  body: {
    intro: '{title} is no longer on {product}, so your co-hosting has ended. You can no longer open its calendar, bookings or messages.',
  },
  button: { ...yourProperties, ending: 'You don’t need to do anything.' },
  slots: { title: the(Property).title },
});
