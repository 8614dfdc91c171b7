// The tables of threads and their messages.
import { decision } from 'spec-to-app/declaration';
import { belongsTo, flag, instant, integer, nullable, longText, oneOf } from 'spec-to-app/shapes';
import { stored } from 'spec-to-app/stored';
import { nobodyId } from '../account/stored.model';
import { BookingSide } from '../booking/booking.model';
import { Thread } from './message.model';

export const storedThreads = stored('threads', {
  source: decision('section 17: a thread for each guest and property'),
  says: 'Threads of a guest and the host of a property',
  of: Thread,
  elsewhere: ['host_id'],
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
    text: nullable(longText({ says: 'Nothing once its writer has left' })),
    at: instant(),
    is_automatic: flag({ default: false }),
    hidden_at: nullable(instant({ says: 'When the operator removed it from sight' })),
  },
  key: ['thread_id', 'number'],
});
