// Errors of the inbox.
import { decision } from 'spec-to-app/declaration';
import { error } from 'spec-to-app/problem';

export const threadNotFound = error('message.thread_not_found', {
  source: decision('section 0: a thread is known to its two parties alone'),
  status: 404,
  shown: 'banner',
  text: 'We couldn’t find this conversation.',
  cure: 'Check the link, or look in your messages.',
});
export const messageEmpty = error('message.empty', {
  source: '§5',
  status: 422,
  shown: 'field',
  text: 'No message provided',
  cure: 'Enter a message.',
});
export const personLeft = error('message.person_left', {
  source: decision('section 16: who deletes their account is gone'),
  status: 409,
  shown: 'banner',
  text: 'This person closed their account.',
  cure: 'Contact us if you need help with a booking.',
});
