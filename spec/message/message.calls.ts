// The calls of the inbox.
import { signedIn } from '../account/account.rules';
import { BookingSide } from '../booking/booking.model';
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { id, integer, like, oneOf, optional } from 'spec-to-app/shapes';
import { hours } from 'spec-to-app/terms';
import { lastPage } from '../product';
import { personLeft } from './message.errors';
import { Inbox, Message, ThreadDetail, threadMessagesPerHour } from './message.model';
import { partyToThread, threadMessageIsGiven } from './message.rules';
import { ThreadMessage } from './request.model';

const source = decision('section 17: the inbox, a thread for each guest and property');

export const listThreads = call('GET /message', {
  source,
  says: 'The threads of a person, as a guest and of their own properties, the newest first',
  guard: signedIn,
  query: {
    side: optional(oneOf(BookingSide, { says: 'Only those in which the person is that side' })),
    booking_id: optional(id({ says: 'Only the thread of the two sides of this booking' })),
    page: integer({ min: 1, max: lastPage.value, default: 1 }),
    per_page: integer({ min: 1, max: 100, default: 25 }),
  },
  answer: like(Inbox),
});

export const getThread = call('GET /message/{thread_id}', {
  source,
  says: 'A thread with its newest messages, which count as read from then on',
  guard: partyToThread,
  query: { before: optional(integer({ min: 1, says: 'Only messages with lower numbers' })) },
  answer: like(ThreadDetail),
});

export const sendMessage = call('POST /message/{thread_id}', {
  source,
  says: 'Writes to the other side of a thread',
  guard: partyToThread,
  input: ThreadMessage.fields,
  answer: like(Message),
  rules: [threadMessageIsGiven],
  errors: [personLeft],
  throttle: { times: threadMessagesPerHour.value, per: hours(1) },
  repeatable: true,
});
