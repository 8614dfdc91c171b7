// The jobs of messages: the other side is mailed, and what a host has written once is sent by itself.
import { decision } from 'spec-to-app/declaration';
import { job, mail } from 'spec-to-app/job';
import { belongsTo, integer } from 'spec-to-app/shapes';
import { minutes } from 'spec-to-app/terms';
import { counted, texts } from 'spec-to-app/text';
import { Profile } from '../account/account.model';
import { Thread } from './message.model';

export const messageReceived = mail({
  source: decision(
    'section 19: mails tell of news and lead to the inbox; there is no answer by mail, and neither sees the other’s address',
  ),
  says: 'The other side hears of a message',
  fields: { thread_id: belongsTo(Thread), number: integer({ min: 1 }) },
});

export const messageForCohost = mail({
  source: decision('section 20: a co-host who answers guests hears of messages as the owner does'),
  says: 'A co-host hears of a guest’s message',
  fields: { thread_id: belongsTo(Thread), number: integer({ min: 1 }), profile_id: belongsTo(Profile, { says: 'The co-host' }) },
});

export const messageReceivedTexts = texts({
  source: decision('section 19: mails tell of news and lead to the inbox'),
  says: 'The mail about a message',
  texts: {
    subject: 'New message from {name}',
    intro: '{name} wrote to you about {title}:',
    photos: counted('count', { one: '{name} sent a photo about {title}.', other: '{name} sent {count} photos about {title}.' }),
    withPhotos: counted('count', { one: '{count} photo attached.', other: '{count} photos attached.' }),
    button: 'Read and reply',
    ending: 'To reply to {name}, use your messages on {product}.',
    guest: 'A guest',
    host: 'Your host',
    place: 'a place',
    hidden: '[hidden]',
  },
});

export const sendAutomatic = job({
  source: decision('section 20: a message that a host has written once is sent at its moment, once for each booking'),
  says: 'Messages of hosts whose moment has come are sent',
  fields: {},
  every: minutes(5),
});
