// The calls of the inbox.
import { signedIn } from '../account/account.rules';
import { BookingSide } from '../booking/booking.model';
import { readerOfBooking } from '../booking/booking.rules';
import { call } from 'spec-to-app/call';
import { decision } from 'spec-to-app/declaration';
import { file, flag, id, integer, like, oneOf, optional } from 'spec-to-app/shapes';
import { hours } from 'spec-to-app/terms';
import { lastPage } from '../product';
import { photoUnreadable } from '../property/connection.errors';
import { photoBytes } from '../property/limits.model';
import { photoTypes, PictureFile } from '../property/photo.model';
import { fieldUnfilled, messagePhotoNotFound, personLeft, photosNotYet } from './message.errors';
import { Inbox, Message, MessagePhoto, messagePhotosPerHour, ThreadDetail, threadMessagesPerHour } from './message.model';
import { partyToThread, threadMessageIsGiven } from './message.rules';
import { ThreadMessage } from './request.model';

const source = decision('section 17: the inbox, a thread for each guest and property');

export const listThreads = call('GET /message', {
  source,
  says: 'The threads of a person, as a guest, of their own properties, and of those where they answer guests as a co-host; the newest first',
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
  errors: [fieldUnfilled, personLeft, photosNotYet, messagePhotoNotFound],
  throttle: { times: threadMessagesPerHour.value, per: hours(1) },
  repeatable: true,
});

export const addMessagePhoto = call('POST /booking/{booking_id}/contact/photo', {
  source: decision('section 20: pictures in messages, once nothing between the two sides is hidden'),
  says: 'Adds a picture for a message that is not sent yet; its place, camera and owner are taken out of the file',
  guard: readerOfBooking,
  multipart: true,
  input: { photo: file({ types: photoTypes, maxBytes: photoBytes.value, says: 'The picture' }) },
  answer: like(MessagePhoto),
  errors: [photoUnreadable, photosNotYet, personLeft],
  throttle: { times: messagePhotosPerHour.value, per: hours(1) },
});

export const getMessagePhoto = call('GET /message/{thread_id}/photo/{photo_id}', {
  source: decision('section 20: pictures that two people show each other have no public address'),
  says: 'A picture of a message, for its two sides',
  guard: partyToThread,
  params: { photo_id: id() },
  query: { large: flag({ default: false, says: 'As it is kept; else as small as a conversation shows it' }) },
  answer: like(PictureFile),
  errors: [messagePhotoNotFound],
  tool: 'none',
});
