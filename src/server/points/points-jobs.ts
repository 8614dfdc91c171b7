// Points that come by themselves: for a stay that is over, and for a host's first listing with a calendar that keeps itself true.
import type { Jobs } from '../../../generated/jobs/jobs';
import { nobodyId } from '../../../generated/model/constants';
import { pointsTexts } from '../../../generated/texts/sentences/pointsTexts';
import { lockBooking } from '../booking/booking.commands';
import { chargedLines } from '../ledger/ledger.lookup';
import { pointsKept } from '../pricing/points.rules';
import { findBookedProperty } from '../property/listing/booked.lookup';
import { lockProperty } from '../property/property.commands';
import { type JobContext, inTransaction } from '../request/context';
import { earnPoints, rewardFirstListing } from './points.commands';
import { lockEarned } from './points.repository';

/**
 * Gives the points of a stay that is over, was paid here, and was not cancelled meanwhile: for what its guest has not got back. Those of
 * a stay that was reported, or whose charge is disputed, wait until that is decided; a lost charge brings none.
 */
export const earnStayPoints = ({ booking_id }: Jobs['earnStayPoints'], context: JobContext): Promise<void> =>
  inTransaction(context, async ({ trx, now, followers, mail }) => {
    const booking = await lockBooking(trx, booking_id);
    if (
      !booking ||
      booking.guest_id === nobodyId ||
      booking.status !== 'confirmed' ||
      booking.paid_at === null ||
      booking.payment_method !== 'card' ||
      booking.reported_at !== null
    )
      return;
    const payment = await followers.booking.findPaymentOf(trx, booking_id);
    if (payment?.disputed_at || payment?.dispute === 'lost') return;
    const { property } = await findBookedProperty(trx, booking.property_id, true);
    const points = pointsKept(await chargedLines(trx, booking_id));
    const reason = pointsTexts.stayAt({ title: property.title || property.place });
    if (points === 0 || (await lockEarned(trx, booking_id))) return;
    await earnPoints(trx, { profile_id: booking.guest_id, booking_id, points, reason, now });
    await mail('pointsArrived', { booking_id, points });
  });

/** Asked when a property is listed, and when a calendar is added to it: whichever comes last finds both. */
export const rewardListing = ({ property_id }: Jobs['rewardListing'], context: JobContext): Promise<void> =>
  inTransaction(context, async ({ trx, now }) => {
    const property = await lockProperty(trx, property_id);
    if (property?.status !== 'listed' || property.synced_at === null) return;
    const reason = pointsTexts.firstListing({ title: property.title ?? '' });
    await rewardFirstListing(trx, { profile_id: property.profile_id, reason, now });
  });
