// Everything that the server answers about bookings.
import { answerHandlers } from './answer.handlers';
import { arrivalHandlers } from './arrival.handlers';
import { cancelHandlers } from './cancel.handlers';
import { changeHandlers } from './change.handlers';
import { createHandlers } from './create.handlers';
import { numbersHandlers } from './numbers.handlers';
import { readHandlers } from './read.handlers';
import type { BookingHandlers } from '../../../generated/contract/handlers';
import { instantOf } from '../../../generated/model/wire';
import { moveBookingLife } from '../../../generated/rules/lifecycles';
import { inTransaction } from '../request/context';
import { enforceMove } from '../request/enforce-rule';
import { refuse } from '../request/refusal';
import { lockBooking, writeMove } from './booking.commands';

/** Either side says that something is wrong with a stay, for somebody to look at: where its guest does, the payout waits for that. */
const reportHandlers: Pick<BookingHandlers, 'reportBooking'> = {
  reportBooking: ({ booking: { booking_id }, input: { message } }, context) =>
    inTransaction(context, async (tx) => {
      const { trx, principal, now, events } = tx;
      const booking = (await lockBooking(trx, booking_id)) ?? refuse('booking.not_found');
      const moving = { by: principal, who: principal.profile_id, from: booking.status, now: instantOf(now), reason: message };
      const change = principal.profile_id === booking.host_id ? { host_reported_at: now } : { reported_at: now };
      await writeMove(tx, { booking, moved: enforceMove(moveBookingLife(events, moving, { booking })), change });
      return {};
    }),
};

export const bookingHandlers = {
  ...createHandlers,
  ...numbersHandlers,
  ...readHandlers,
  ...answerHandlers,
  ...arrivalHandlers,
  ...changeHandlers,
  ...cancelHandlers,
  ...reportHandlers,
};
