// Sends what hosts have written once for every guest: each at its moment, once for each booking, whichever process comes to it.
import { messageMax } from '../../../generated/model/constants';
import { lockPresent } from '../account/account.commands';
import { lockBooking } from '../booking/booking.commands';
import { isAgreed } from '../booking/booking.lookup';
import { doAll, parts } from '../jobs/do-all';
import { inTransaction, type JobContext } from '../request/context';
import { isDue } from './automatic.rules';
import { type Due, findDue, lockMessage, noteSent } from './automatic.repository';
import { fieldValues } from './field-values.lookup';
import { filledWith } from './reply-fields.rules';
import { writeInThread } from './thread.commands';

type SendContext = Pick<JobContext, 'db' | 'jobs' | 'now'>;

/** Sends it, unless the booking or the message has changed meanwhile. */
const send = (context: SendContext, { message_id, booking_id }: Due): Promise<void> =>
  inTransaction(context, async ({ trx, mail, now }) => {
    const booking = await lockBooking(trx, booking_id);
    const message = await lockMessage(trx, message_id);
    if (!booking || !isAgreed(booking) || !message?.is_on || !isDue(message, booking, now)) return;
    const { property_id, guest_id, host_id } = booking;
    if (message.profile_id !== host_id || (message.property_id ?? property_id) !== property_id) return;
    if (!(await lockPresent(trx, [guest_id, host_id]))) return;
    if (!(await noteSent(trx, { message_id, booking_id, sent_at: now }))) return;
    const { text } = filledWith(message.text, await fieldValues(trx, { property_id, guest_id, booking, is_paid: true }));
    const written = { property_id, guest_id, side: 'host', text: text.slice(0, messageMax), is_automatic: true, now } as const;
    await mail('messageReceived', await writeInThread(trx, written));
  });

/** One that fails stops no other, and is tried again the next time. */
export const sendAutomatic = async (context: SendContext): Promise<void> => {
  await doAll(
    parts<Due>((last) => findDue(context.db, context.now, last)),
    (due) => send(context, due),
  );
};
