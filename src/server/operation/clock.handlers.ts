// The demo's clock; without the demo there is no such call.
import type { OperationHandlers } from '../../../generated/contract/handlers';
import { instantOf } from '../../../generated/model/wire';
import { carrySessions } from '../account/account.commands';
import { findNextStay } from '../booking/booking.lookup';
import { refuse } from '../request/refusal';

const hour = 3_600_000;
/** Whole hours, after which the moment is over. */
const hoursUntil = (moment: Date | null, now: Date): number | null => moment && Math.floor((moment.getTime() - now.getTime()) / hour) + 1;

export const operationHandlers: OperationHandlers = {
  async getDemoClock(_request, { db, principal, now, advance }) {
    if (!advance) return refuse('input.no_such_call');
    const next = principal.signed_in ? await findNextStay(db, principal.profile_id, now) : { checkin: null, checkout: null };
    return { now: instantOf(now), checkin_hours: hoursUntil(next.checkin, now), checkout_hours: hoursUntil(next.checkout, now) };
  },

  async advanceDemoClock({ input }, { db, clock, advance }) {
    if (!advance) return refuse('input.no_such_call');
    await carrySessions(db, input.advance_hours);
    await advance(input.advance_hours);
    return { now: instantOf(clock()) };
  },
};
