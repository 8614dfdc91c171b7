// The inbox: threads and their messages, and what guests and hosts write to each other from elsewhere.
import type { BookingHandlers, MessageHandlers, PropertyHandlers } from '../../../generated/contract/handlers';
import { messagesPerPage } from '../../../generated/model/constants';
import type { Thread, ThreadMessage } from '../../../generated/model/entities';
import type { BookingSide } from '../../../generated/model/values';
import { findPublicProfile } from '../account/account.lookup';
import { findBooking } from '../booking/booking.lookup';
import { pairedBookings } from '../booking/paired.lookup';
import { lockWriter } from '../property/cohosts/cohost.commands';
import { answerersOf } from '../property/cohosts/cohost.lookup';
import { inTransaction, type SignedInContext } from '../request/context';
import type { Database } from '../database/open';
import { refuse } from '../request/refusal';
import { readMessages, readThreads } from './inbox.lookup';
import { type Asked, countThreads, findMessages, findThreads, markRead } from './message.repository';
import { automaticHandlers } from './automatic.handlers';
import { photoHandlers, refuseHidden } from './photo.handlers';
import { takeIntoMessage } from './photo.repository';
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
  it: Parties & Pick<Thread, 'property_id' | 'cohost_ids'>,
  { message: text = '', photo_ids = [] }: ThreadMessage,
): Promise<Written & NewMessage & { readonly writer_id: string | null }> => {
  const writer_id = context.principal.profile_id;
  const side = sideOf(it, writer_id);
  const isCohost = side === 'host' && writer_id !== it.host_id;
  if (!(await isThere(context.db, otherThan(side, it)))) return refuse('message.person_left');
  const found = side === 'host' ? unfilledFieldIn(text) : undefined;
  if (found !== undefined) refuse('message.field_unfilled', { slots: { found } });
  const writing = {
    property_id: it.property_id,
    guest_id: it.guest_id,
    side,
    writer_id: isCohost ? writer_id : null,
    text,
    now: context.now,
  };
  const written = await inTransaction(context, async ({ trx, mail }) => {
    // asked again: the host may have ended it in the meantime
    if (!(await lockWriter(trx, it, writer_id))) refuse('message.thread_not_found');
    if (photo_ids.length > 0) await refuseHidden(trx, it);
    const kept = await writeInThread(trx, writing);
    if (photo_ids.length > 0 && !(await takeIntoMessage(trx, kept, { writer_id, photo_ids }))) refuse('message.photo_not_found');
    await mail('messageReceived', kept);
    if (side === 'guest')
      for (const profile_id of it.cohost_ids) if (profile_id !== writer_id) await mail('messageForCohost', { ...kept, profile_id });
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
    const threads = await readThreads(db, await findThreads(db, asked, { page, per_page }), me);
    return { threads: threads.map(({ is_open: _open, ...row }) => row), ...(await countThreads(db, asked)), page, per_page };
  },

  async getThread({ thread, query }, { db, principal }) {
    const { profile_id } = principal;
    const side = sideOf(thread, profile_id);
    const found = await findMessages(db, thread.thread_id, { before: query.before, most: messagesPerPage + 1 });
    const newest = found[0]?.number ?? 0;
    if (query.before === undefined) await markRead(db, thread.thread_id, { side, number: newest });
    const rows = await findThreads(db, { profile_id, side, thread_id: thread.thread_id }, { page: 1, per_page: 1 });
    const [row] = await readThreads(db, rows, profile_id);
    if (!row) return refuse('message.thread_not_found');
    return {
      ...row,
      messages: await readMessages(db, found.slice(0, messagesPerPage).toReversed(), {
        host_id: thread.host_id,
        reader: side,
        profile_id,
        isOpen: row.is_open,
      }),
      earlier: found.length > messagesPerPage,
      may_write: await isThere(db, otherThan(side, thread)),
    };
  },

  async sendMessage({ thread, input }, context) {
    const written = await write(context, thread, input);
    const [booking] = await pairedBookings(context.db, [thread]);
    const message = { ...written, hidden_at: null, is_automatic: false, at: written.now };
    const { profile_id } = context.principal;
    const reader = { host_id: thread.host_id, reader: written.side, profile_id, isOpen: booking?.is_paid ?? false };
    const [sent] = await readMessages(context.db, [message], reader);
    return sent ?? refuse('message.thread_not_found');
  },

  async contactHost({ property, input }, context) {
    const me = context.principal.profile_id;
    if (property.profile_id === me) return refuse('property.own_listing');
    const { property_id, profile_id: host_id } = property;
    const cohost_ids = await answerersOf(context.db, property_id);
    return { thread_id: (await write(context, { property_id, guest_id: me, host_id, cohost_ids }, input)).thread_id };
  },

  async contactAboutBooking({ booking, input }, context) {
    return { thread_id: (await write(context, booking, input)).thread_id };
  },
};
