// A message's job: the other side is mailed.
import { decision } from 'spec-to-app/declaration';
import { mail } from 'spec-to-app/job';
import { belongsTo, integer } from 'spec-to-app/shapes';
import { texts } from 'spec-to-app/text';
import { Thread } from './message.model';

export const messageReceived = mail({
  source: decision(
    'section 19: mails tell of news and lead to the inbox; there is no answer by mail, and neither sees the other’s address',
  ),
  says: 'The other side hears of a message',
  fields: { thread_id: belongsTo(Thread), number: integer({ min: 1 }) },
});

export const messageReceivedTexts = texts({
  source: decision('section 19: mails tell of news and lead to the inbox'),
  says: 'The mail about a message',
  texts: {
    subject: 'New message from {name}',
    intro: '{name} wrote to you about {title}:',
    quoted: '“{text}”',
    button: 'Read and reply',
    ending: 'Replies to this email don’t reach {name}. Reply in your messages instead.',
    guest: 'A guest',
    host: 'Your host',
    place: 'a place',
    hidden: '[hidden]',
  },
});
