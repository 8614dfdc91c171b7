// A host's saved replies: kept for one host alone, and filled in for the guest who is written to.
import { randomUUID } from 'node:crypto';
import type { MessageHandlers } from '../../../generated/contract/handlers';
import { savedRepliesMax } from '../../../generated/model/constants';
import { lockPresent } from '../account/account.commands';
import { findBooking } from '../booking/booking.lookup';
import { pairedBookings } from '../booking/paired.lookup';
import type { Database } from '../database/open';
import { lockNamed } from '../database/transact';
import { inTransaction } from '../request/context';
import { refuse } from '../request/refusal';
import { type Addressee, fieldValues } from './field-values.lookup';
import { savedRepliesOf } from './replies.lookup';
import { countReplies, deleteReply, insertReply, updateReply } from './replies.repository';
import { refuseUnknown } from './refuse-unknown';
import { filledWith } from './reply-fields.rules';
import { findThread } from './thread.lookup';

interface Whom {
  readonly thread_id?: string | undefined;
  readonly booking_id?: string | undefined;
}

/** The guest who is written to, where a thread or a booking is named: of this host, or of one for whom they answer guests. */
const addresseeOf = async (db: Database, writerId: string, { thread_id, booking_id }: Whom): Promise<Addressee | undefined> => {
  if (thread_id === undefined && booking_id === undefined) return undefined;
  const asked = booking_id === undefined ? null : await findBooking(db, booking_id);
  const pair = thread_id === undefined ? asked : await findThread(db, thread_id);
  if (!pair || ![pair.host_id, ...pair.cohost_ids].includes(writerId)) return refuse('message.thread_not_found');
  const [newest] = await pairedBookings(db, [pair]);
  const booking = asked ?? (newest ? await findBooking(db, newest.booking_id) : null);
  return { property_id: pair.property_id, guest_id: pair.guest_id, booking, is_paid: newest?.is_paid ?? false };
};

type Handlers = Pick<MessageHandlers, 'listSavedReplies' | 'addSavedReply' | 'changeSavedReply' | 'deleteSavedReply'>;

export const replyHandlers: Handlers = {
  async listSavedReplies({ query }, { db, principal: { profile_id } }) {
    const addressee = await addresseeOf(db, profile_id, query);
    const values = addressee && (await fieldValues(db, addressee));
    return (await savedRepliesOf(db, profile_id)).map(({ reply_id, title, text }) => {
      const { text: filled, missing } = values ? filledWith(text, values) : { text, missing: [] };
      return { reply_id, title, text, filled, missing };
    });
  },

  async addSavedReply({ input: { title, text } }, context) {
    refuseUnknown(text);
    const { profile_id } = context.principal;
    return inTransaction(context, async ({ trx, now }) => {
      if (!(await lockPresent(trx, [profile_id]))) return refuse('account.not_signed_in');
      // one after another: they are counted before one is added
      await lockNamed(trx, `replies ${profile_id}`);
      if ((await countReplies(trx, profile_id)) >= savedRepliesMax) return refuse('message.too_many_replies');
      return insertReply(trx, { reply_id: randomUUID(), profile_id, title, text, created_at: now });
    });
  },

  async changeSavedReply({ params: { reply_id }, input: { title, text } }, { db, principal: { profile_id } }) {
    refuseUnknown(text);
    return (await updateReply(db, { reply_id, profile_id }, { title, text })) ?? refuse('message.reply_not_found');
  },

  async deleteSavedReply({ params: { reply_id } }, { db, principal: { profile_id } }) {
    if (!(await deleteReply(db, { reply_id, profile_id }))) return refuse('message.reply_not_found');
    return {};
  },
};
