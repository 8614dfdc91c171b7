// Who is paid for a host's stays, and what was paid.
import type { PayoutHandlers } from '../../../generated/contract/handlers';
import { instantOf } from '../../../generated/model/wire';
import { ownUser, reauthenticate } from '../account/reauthentication.commands';
import { lockBooking } from '../booking/booking.commands';
import { inTransaction } from '../context';
import type { Serving } from '../serving';
import { squareUp } from './payout.commands';
import { standingOf } from './payout.lookup';
import { saveAccount, waitingBookings } from './payout.repository';

export const payoutHandlers: PayoutHandlers<Serving> = {
  getPayout: (_request, { db, principal }) => standingOf(db, principal.profile_id),

  async savePayout({ input: { password, ...account } }, context) {
    const { profile_id } = context.principal;
    await reauthenticate(await ownUser(context), password, context);
    await inTransaction(context, async ({ trx, now }) => {
      await saveAccount(trx, { ...account, profile_id, saved_at: instantOf(now) });
      // whoever is registered for a tax since hands it on for what waits, too
      for (const bookingId of await waitingBookings(trx, profile_id)) {
        const booking = await lockBooking(trx, bookingId);
        if (booking) await squareUp(trx, { ...booking, place: booking.price }, now);
      }
    });
    return standingOf(context.db, profile_id);
  },
};
