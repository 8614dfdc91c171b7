// Changes past their time, by the clock. A job that comes twice finds nothing to do, and one that comes too early comes again.
import type { Jobs } from '../../../generated/jobs/jobs';
import { instantOf } from '../../../generated/model/wire';
import { moveChangeLife } from '../../../generated/rules/lifecycles';
import { lockBooking } from '../booking/booking.commands';
import { askForTheLastTime } from '../checkout/ask-after.commands';
import { setTimers } from '../jobs/timers.commands';
import { inTransaction, type JobContext } from '../request/context';
import { dropChange } from './change.commands';
import { closeOffer } from './offer.commands';
import { lockProperty } from '../property/property.commands';
import { findChange, findOffersAt, findOpenChange } from './change.repository';
import { changeTimers } from './write-change';

const ends = {
  expire: { states: ['proposed', 'offered'], until: 'answer_by' },
  lapse: { states: ['accepted'], until: 'pay_by' },
} as const;

const endOf =
  (event: keyof typeof ends) =>
  ({ change_id }: Jobs['changeLifeExpire'], context: JobContext): Promise<void> =>
    inTransaction(context, async (tx) => {
      const { trx, now } = tx;
      const found = await findChange(trx, change_id);
      const booking = found && (await lockBooking(trx, found.booking_id));
      const change = await findChange(trx, change_id);
      const { states, until } = ends[event];
      if (!booking || !change || !states.some((state) => state === change.state)) return;
      if (new Date(change[until] ?? now) > now) return setTimers(trx, changeTimers(change));
      const moved = moveChangeLife([event], { by: 'system', who: null, from: change.state, now: instantOf(now) }, {});
      if (moved.ok) await (change.state === 'offered' ? closeOffer : dropChange)(tx, booking, { change, moved });
    });

/** A proposal or an offer that was not answered in time ends. */
export const expireChange = endOf('expire');
/** A change that was not paid in time ends, also where the provider cannot be asked: money that comes later goes back by itself. */
export const lapseChangeUnasked = endOf('lapse');

/** Money of which nobody has told is asked for before the nights go. */
export const lapseChange = async (it: Jobs['changeLifeLapse'], context: JobContext): Promise<void> => {
  const change = await findChange(context.db, it.change_id);
  if (change?.state === 'accepted' && new Date(change.pay_by ?? context.now) <= context.now)
    await askForTheLastTime(context, change.booking_id);
  await lapseChangeUnasked(it, context);
};

/** Guests no longer find a listing: its open offers end, and the requests stay. */
export const endOffers = ({ property_id }: Jobs['endOffers'], context: JobContext): Promise<void> =>
  inTransaction(context, async (tx) => {
    const { trx, now } = tx;
    const property = await lockProperty(trx, property_id);
    if (!property || property.status === 'listed') return;
    for (const { booking_id } of await findOffersAt(trx, property_id)) {
      const booking = await lockBooking(trx, booking_id);
      const change = await findOpenChange(trx, booking_id);
      const moved = change && moveChangeLife(['end'], { by: 'operator', who: null, from: change.state, now: instantOf(now) }, {});
      if (booking && change?.state === 'offered' && moved?.ok) await closeOffer(tx, booking, { change, moved });
    }
  });
