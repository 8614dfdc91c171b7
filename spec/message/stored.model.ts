// The tables of threads and their messages.
import { decision } from 'spec-to-app/declaration';
import { belongsTo, flag, instant, integer, nullable, longText, oneOf, text } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { Profile } from '../account/account.model';
import { nobodyId } from '../account/stored.model';
import { BookingSide } from '../booking/booking.model';
import { MessagePhoto, Thread } from './message.model';

export const storedThreads = stored('threads', {
  source: decision('section 17: a thread for each guest and property'),
  says: 'Threads of a guest and the host of a property',
  of: Thread,
  elsewhere: ['host_id', 'cohost_ids'],
  columns: { property_id: { onDelete: 'cascade' }, guest_id: { nullable: true, otherwise: nobodyId.value } },
  unique: [['property_id', 'guest_id']],
});

export const storedMessages = stored('messages', {
  source: decision('section 17: messages are kept as they were written; what is hidden is hidden where it is read'),
  says: 'What was written in threads',
  columns: {
    thread_id: { shape: belongsTo(Thread), onDelete: 'cascade' },
    number: integer({ min: 1 }),
    side: oneOf(BookingSide),
    writer_id: {
      shape: nullable(belongsTo(Profile, { says: 'The co-host who wrote it; nothing where the guest or the host did' })),
      onDelete: 'set null',
    },
    text: nullable(longText({ says: 'Nothing once its writer has left' })),
    at: instant(),
    is_automatic: flag({ default: false }),
    hidden_at: nullable(instant({ says: 'When the operator removed it from sight' })),
  },
  key: ['thread_id', 'number'],
});

export const storedMessagePhotos = stored('message_photos', {
  source: decision('section 20: pictures are added before a message is sent, and stay as they are from then on'),
  says: 'The pictures of messages, also of those that are not sent yet',
  of: MessagePhoto,
  columns: {
    writer_id: nullable(belongsTo(Profile, { says: 'Nothing once they have left' })),
    thread_id: { shape: nullable(belongsTo(Thread)), onDelete: 'set null' },
    number: nullable(integer({ min: 1, says: 'The message; nothing until it is sent' })),
    place: integer({ min: 0, says: 'Which of the pictures of its message it is, counted from 0' }),
    address: text({ private: true, says: 'Where the files lie, without their endings; nobody is told' }),
    added_at: instant(),
    removed_at: nullable(instant({ says: 'When it was taken away; its files go soon after' })),
  },
  key: ['photo_id'],
});
