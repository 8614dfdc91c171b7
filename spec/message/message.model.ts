// Messages between a guest and the host of a property: one thread for the two of them.
import { Profile } from '../account/account.model';
import { BookingSide, BookingStatus } from '../booking/booking.model';
import { BookedProperty } from '../booking/shown.model';
import { messageMax, messagePhotosMax } from '../booking/limits.model';
import { decision } from 'spec-to-app/declaration';
import { entity, shape } from 'spec-to-app/entity';
import { belongsTo, flag, group, id, instant, integer, like, list, nullable, oneOf, plainDate, text, longText } from 'spec-to-app/shapes';
import { constant } from 'spec-to-app/values';
import { Property } from '../property/property.model';

export const messagesPerPage = constant(50, {
  source: decision('what is read at once; earlier ones are asked for'),
  says: 'Messages of a thread that are answered at once',
});
export const threadMessagesPerHour = constant(60, {
  source: decision('two people who write to each other in earnest, no machine'),
  says: 'Messages of one person in threads in an hour',
});
export const messagePhotosPerHour = constant(60, {
  source: decision('section 20: the pictures of fifteen messages; each is drawn anew, which costs more than a text'),
  says: 'Pictures that one person may add to messages in an hour',
});
export const unsentPhotoHours = constant(24, {
  source: decision('section 20: a message that is not sent in a day is not sent'),
  unit: 'hours',
  says: 'How long a picture is kept whose message is not sent',
});
export const messagePollSeconds = constant(20, {
  source: decision('soon enough to talk, seldom enough for a page that is left open'),
  unit: 'seconds',
  says: 'How often an open thread looks for news',
});

export const inboxLookSeconds = constant(60, {
  source: decision('soon enough to notice, seldom enough for a page that is left open'),
  unit: 'seconds',
  says: 'How often a page that is looked at asks how many messages wait',
});

export const Thread = entity({
  source: decision('section 17: a thread for each guest and property'),
  called: 'thread',
  says: 'All that a guest and the host of a property have written to each other',
  key: 'thread_id',
  fields: {
    thread_id: id(),
    property_id: belongsTo(Property),
    guest_id: belongsTo(Profile, { private: true, says: 'The guest’s profile' }),
    host_id: belongsTo(Profile, { private: true, says: 'The owner’s profile' }),
    length: integer({ min: 0, says: 'How many messages there are; the last one has this number' }),
    guest_read: integer({ min: 0, says: 'The number of the last message that the guest has seen' }),
    host_read: integer({ min: 0, says: 'The number of the last message that the host or a co-host has seen' }),
    last_at: instant(),
    cohost_ids: list(id(), { says: 'The co-hosts who answer guests there' }),
  },
});

export const MessagePhoto = shape({
  source: decision('section 20: a picture can carry a phone number, so there are none while anything is hidden'),
  called: 'picture of a message',
  says: 'One picture of a message, without an address: it is asked for by a call, which only the two sides may make',
  fields: { photo_id: id(), width: integer({ min: 1 }), height: integer({ min: 1 }) },
});

export const Message = shape({
  source: decision('section 17: contact data is hidden until a booking is paid'),
  called: 'message',
  says: 'A message as both sides read it',
  fields: {
    number: integer({ min: 1, says: 'Messages of a thread are numbered from 1 on' }),
    side: oneOf(BookingSide, { says: 'Who wrote it' }),
    writer: nullable(
      group(
        { first_name: nullable(text({ example: 'Sam' })), is_cohost: flag() },
        { says: 'Whose name stands above it: a co-host’s, or for a co-host the host’s; nothing where the side alone tells it' },
      ),
    ),
    text: nullable(
      longText({ max: messageMax.value, says: 'Empty where there are only pictures; nothing once its writer has left, or we removed it' }),
    ),
    photos: list(like(MessagePhoto), { max: messagePhotosMax.value, says: 'None once its writer has left, or we removed it' }),
    is_removed: flag({ says: 'Whether the operator removed it, for both sides' }),
    is_masked: flag({ says: 'Whether something in it is hidden until a booking is paid' }),
    is_automatic: flag({ says: 'Whether it was sent by itself, as its host has set up' }),
    at: instant(),
  },
});

const other = group({ first_name: nullable(text({ says: 'Nothing where they have left' })), avatar: nullable(text()) });

export const ThreadRow = shape({
  source: decision('section 17: the inbox'),
  called: 'thread in the inbox',
  says: 'A thread as the inbox lists it',
  fields: {
    thread_id: id(),
    side: oneOf(BookingSide, { says: 'Which side the reader is' }),
    property: like(BookedProperty),
    other,
    last: like(Message),
    unread: integer({ min: 0, says: 'How many messages the reader has not seen' }),
    booking: nullable(
      group(
        { booking_id: id(), status: oneOf(BookingStatus), checkin: plainDate(), checkout: plainDate() },
        { says: 'The newest booking of this guest there' },
      ),
    ),
  },
});

export const Inbox = shape({
  source: decision('section 17: the inbox'),
  called: 'inbox',
  says: 'A page of threads, the newest first',
  fields: {
    threads: list(like(ThreadRow)),
    unread: integer({ min: 0, says: 'How many messages the reader has not seen, in all threads of that side' }),
    total: integer({ min: 0 }),
    page: integer({ min: 1 }),
    per_page: integer({ min: 1 }),
  },
});

export const ThreadDetail = shape({
  source: decision('section 17: the inbox'),
  called: 'thread in full',
  says: 'A thread as one of its two parties, or a co-host, reads it',
  fields: {
    ...ThreadRow.fields,
    messages: list(like(Message), { says: 'In the order in which they were written' }),
    earlier: flag({ says: 'Whether there are messages before these' }),
    is_open: flag({ says: 'Whether a booking was paid, so that nothing is hidden' }),
    may_write: flag({ says: 'Whether the other one is still there' }),
  },
});

export const SentMessage = shape({
  source: decision('privacy law: everybody may take along what is kept about them'),
  called: 'sent message',
  says: 'A message as its writer takes it along',
  fields: {
    thread_id: id(),
    property: text({ says: 'The title of the property' }),
    side: oneOf(BookingSide),
    text: text(),
    photos: list(like(MessagePhoto)),
    at: instant(),
  },
});
