// The moment of an automatic message for one stay. Pure; days and clocks are those of the place.
import { automaticLateHours } from '../../../generated/model/constants';
import { dayOf, HOUR } from '../../../generated/model/dates';
import type { AutomaticMessage, Booking } from '../../../generated/model/entities';
import { momentAt, momentOf } from '../../../generated/rules/runtime';

type Timed = Pick<AutomaticMessage, 'moment' | 'days' | 'clock'>;
type Stay = Pick<Booking, 'checkin' | 'checkout' | 'timezone' | 'paid_at'>;

/** When it is to be sent, in milliseconds; nothing where the stay is not paid. A guest who pays late has what comes before check-in at once. */
const momentFor = ({ moment, days, clock }: Timed, { checkin, checkout, timezone, paid_at }: Stay): number | null => {
  if (paid_at === null || moment === 'paid') return paid_at && momentOf(paid_at);
  if (moment === 'departure') return momentAt(dayOf(checkout) + days, clock, timezone);
  const [before, paid] = [momentAt(dayOf(checkin) - days, clock, timezone), momentOf(paid_at)];
  return paid < momentAt(dayOf(checkin) + 1, '00:00', timezone) ? Math.max(before, paid) : before;
};

/** From when on a moment counts that is answered only now: what is later than that is no news. */
export const earliestAt = (now: Date): Date => new Date(now.getTime() - automaticLateHours * HOUR);

/** Whether it is to be sent now: its moment has come, and came after it was written and the stay was paid. */
export const isDue = (message: Timed & Pick<AutomaticMessage, 'written_at'>, stay: Stay, now: Date): boolean => {
  const at = momentFor(message, stay);
  if (at === null || stay.paid_at === null || at > now.getTime() || at <= earliestAt(now).getTime()) return false;
  return at > momentOf(message.written_at) && at >= momentOf(stay.paid_at);
};
