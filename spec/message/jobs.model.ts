// The jobs of messages: the other side is mailed, and what a host has written once is sent by itself.
import { decision } from 'spec-to-app/declaration';
import { given, job, mail, sometimes } from 'spec-to-app/job';
import { belongsTo, integer } from 'spec-to-app/shapes';
import { minutes } from 'spec-to-app/terms';
import { counted, texts } from 'spec-to-app/text';
import { Profile } from '../account/account.model';
import { Thread } from './message.model';

const subject = 'New message from {name}';
const received = {
  intro: sometimes('{name} wrote to you about {title}:'),
  onlyPhotos: sometimes(
    counted('count', { one: '{name} sent a photo about {title}.', other: '{name} sent {count} photos about {title}.' }),
  ),
  words: given('The beginning of what was written'),
  photos: sometimes(counted('count', { one: '{count} photo attached.', other: '{count} photos attached.' })),
  place: given('The stay, or the place where there is none'),
};
const ending = 'To reply to {name}, use your messages on {product}.';
const toHost = { label: 'Read and reply', to: '/bookings/messages/:thread_id?', ending } as const;
export const messageReceived = mail({
  source: decision(
    'section 19: mails tell of news and lead to the inbox; there is no answer by mail, and neither sees the other’s address',
  ),
  says: 'The other side hears of a message',
  fields: { thread_id: belongsTo(Thread), number: integer({ min: 1 }) },
  // a guest who writes may have no booking yet
  reader: { guest: 'account', host: 'host' },
  subject,
  body: received,
  button: { guest: { ...toHost, to: '/stays/messages/:thread_id?' }, host: toHost },
});

export const messageForCohost = mail({
  source: decision('section 20: a co-host who answers guests hears of messages as the owner does'),
  says: 'A co-host hears of a guest’s message',
  fields: { thread_id: belongsTo(Thread), number: integer({ min: 1 }), profile_id: belongsTo(Profile, { says: 'The co-host' }) },
  reader: 'cohost',
  subject,
  body: received,
  button: toHost,
});

export const messageReceivedTexts = texts({
  source: decision('section 19: mails tell of news and lead to the inbox'),
  says: 'Names in the mail about a message of those who have none',
  texts: { guest: 'A guest', host: 'Your host', place: 'a place', hidden: '[hidden]' },
});

export const sendAutomatic = job({
  source: decision('section 20: a message that a host has written once is sent at its moment, once for each booking'),
  says: 'Messages of hosts whose moment has come are sent',
  fields: {},
  every: minutes(5),
});
