// The inbox: threads and their messages, and what guests and hosts write to each other from elsewhere.
import type { BookingHandlers, MessageHandlers, PropertyHandlers } from '../../../generated/contract/handlers';
import { messagesPerPage } from '../../../generated/model/constants';
import type { Thread, ThreadMessage } from '../../../generated/model/entities';
import type { BookingSide } from '../../../generated/model/values';
import { findPublicProfile } from '../account/account.lookup';
import { findBooking } from '../booking/booking.lookup';
import { pairedBookings } from '../booking/paired.lookup';
import { inTransaction, type SignedInContext } from '../request/context';
import type { Database } from '../database/open';
import { refuse } from '../request/refusal';
import { messageOf, readThreads } from './inbox.lookup';
import { type Asked, countThreads, findMessages, findThreads, markRead } from './message.repository';
import { automaticHandlers } from './automatic.handlers';
import { photoHandlers, refuseHidden } from './photo.handlers';
import { photosOf, takeIntoMessage } from './photo.repository';
import { replyHandlers } from './replies.handlers';
import { unfilledFieldIn } from './reply-fields.rules';
import { type NewMessage, writeInThread, type Written } from './thread.commands';

type Parties = Pick<Thread, 'guest_id' | 'host_id'>;
const sideOf = ({ guest_id }: Parties, profileId: string): BookingSide => (guest_id === profileId ? 'guest' : 'host');
const otherThan = (side: BookingSide, { guest_id, host_id }: Parties): string => (side === 'guest' ? host_id : guest_id);

const isThere = async (db: Database, profileId: string): Promise<boolean> => (await findPublicProfile(db, profileId)) !== null;

/** Writes to the other one, who hears of it; nobody writes to somebody who has left. */
const write = async (
  context: SignedInContext,
  it: Parties & Pick<Thread, 'property_id'>,
  { message: text = '', photo_ids = [] }: ThreadMessage,
): Promise<Written & NewMessage> => {
  const writer_id = context.principal.profile_id;
  const side = sideOf(it, writer_id);
  if (!(await isThere(context.db, otherThan(side, it)))) return refuse('message.person_left');
  const found = side === 'host' ? unfilledFieldIn(text) : undefined;
  if (found !== undefined) refuse('message.field_unfilled', { slots: { found } });
  const writing = { property_id: it.property_id, guest_id: it.guest_id, side, text, now: context.now };
  const written = await inTransaction(context, async ({ trx, mail }) => {
    if (photo_ids.length > 0) await refuseHidden(trx, it);
    const kept = await writeInThread(trx, writing);
    if (photo_ids.length > 0 && !(await takeIntoMessage(trx, kept, { writer_id, photo_ids }))) refuse('message.photo_not_found');
    await mail('messageReceived', kept);
    return kept;
  });
  return { ...writing, ...written };
};

const none = { total: 0, unread: 0 };

type Handlers = MessageHandlers & Pick<PropertyHandlers, 'contactHost'> & Pick<BookingHandlers, 'contactAboutBooking'>;

export const messageHandlers: Handlers = {
  ...replyHandlers,
  ...automaticHandlers,
  ...photoHandlers,

  async listThreads({ query }, { db, principal }) {
    const { page, per_page, side, booking_id } = query;
    const me = principal.profile_id;
    const booking = booking_id === undefined ? null : await findBooking(db, booking_id);
    if (booking_id !== undefined && !booking) return { threads: [], ...none, page, per_page };
    const asked: Asked = { profile_id: me, side, ...(booking ? { pair: booking } : {}) };
    const threads = await readThreads(db, await findThreads(db, asked, { page, per_page }));
    return { threads: threads.map(({ is_open: _open, ...row }) => row), ...(await countThreads(db, asked)), page, per_page };
  },

  async getThread({ thread, query }, { db, principal }) {
    const side = sideOf(thread, principal.profile_id);
    const found = await findMessages(db, thread.thread_id, { before: query.before, most: messagesPerPage + 1 });
    const newest = found[0]?.number ?? 0;
    if (query.before === undefined) await markRead(db, thread.thread_id, { side, number: newest });
    const rows = await findThreads(db, { profile_id: principal.profile_id, thread_id: thread.thread_id }, { page: 1, per_page: 1 });
    const [row] = await readThreads(db, rows);
    if (!row) return refuse('message.thread_not_found');
    const photos = await photosOf(db, found);
    return {
      ...row,
      messages: found
        .slice(0, messagesPerPage)
        .toReversed()
        .map((message) => messageOf(message, row.is_open, photos(message))),
      earlier: found.length > messagesPerPage,
      may_write: await isThere(db, otherThan(side, thread)),
    };
  },

  async sendMessage({ thread, input }, context) {
    const written = await write(context, thread, input);
    const { number, side, text, now } = written;
    const [booking] = await pairedBookings(context.db, [thread]);
    const photos = await photosOf(context.db, [written]);
    return messageOf({ number, side, text, hidden_at: null, is_automatic: false, at: now }, booking?.is_paid ?? false, photos(written));
  },

  async contactHost({ property, input }, context) {
    const me = context.principal.profile_id;
    if (property.profile_id === me) return refuse('property.own_listing');
    const pair = { property_id: property.property_id, guest_id: me, host_id: property.profile_id };
    return { thread_id: (await write(context, pair, input)).thread_id };
  },

  async contactAboutBooking({ booking, input }, context) {
    return { thread_id: (await write(context, booking, input)).thread_id };
  },
};
