// Changes past their time, by the clock. A job that comes twice finds nothing to do, and one that comes too early comes again.
import type { Jobs } from '../../../generated/jobs/jobs';
import { instantOf } from '../../../generated/model/wire';
import { moveChangeLife } from '../../../generated/rules/lifecycles';
import { lockBooking } from '../booking/booking.commands';
import { askForTheLastTime } from '../checkout/ask-after.commands';
import { setTimers } from '../jobs/timers.commands';
import { inTransaction, type JobContext } from '../request/context';
import { dropChange } from './change.commands';
import { findChange } from './change.repository';
import { changeTimers } from './write-change';

const ends = {
  expire: { state: 'proposed', until: 'answer_by' },
  lapse: { state: 'accepted', until: 'pay_by' },
} as const;

const endOf =
  (event: keyof typeof ends) =>
  ({ change_id }: Jobs['changeLifeExpire'], context: JobContext): Promise<void> =>
    inTransaction(context, async (tx) => {
      const { trx, now } = tx;
      const found = await findChange(trx, change_id);
      const booking = found && (await lockBooking(trx, found.booking_id));
      const change = await findChange(trx, change_id);
      const { state, until } = ends[event];
      if (!booking || change?.state !== state) return;
      if (new Date(change[until] ?? now) > now) return setTimers(trx, changeTimers(change));
      const moved = moveChangeLife([event], { by: 'system', who: null, from: change.state, now: instantOf(now) }, {});
      if (moved.ok) await dropChange(tx, booking, { change, moved });
    });

/** A proposal that was not answered in time ends. */
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
