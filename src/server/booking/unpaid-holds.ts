// Nights cost nothing until they are paid: how many a person may hold so, and how soon again after they came to nothing.
import { lostHoldDays, lostHoldsWaitHours, lostHoldWaitHours, unpaidHoldsMax } from '../../../generated/model/constants';
import { DAY, HOUR } from '../../../generated/model/dates';
import { instantOf } from '../../../generated/model/wire';
import { momentWords } from '../outside/mail-dates';
import type { PropertyRow } from '../property/property.lookup';
import { refuse } from '../request/refusal';

interface Wish {
  /** Until when each of the person's bookings waits for their payment, the next one first. */
  readonly unpaid: readonly { readonly pay_by: string | null }[];
  /** When the last two at this place came to nothing, the last one first. */
  readonly lost: readonly { readonly at: string }[];
  readonly property: Pick<PropertyRow, 'timezone'>;
  readonly now: Date;
}

/** Before it, what came to nothing counts no more. */
export const lostHoldsSince = (now: Date): Date => new Date(now.getTime() - lostHoldDays * DAY);

const untilThen = (until: Date, { property: { timezone }, now }: Wish) => ({
  slots: { moment: momentWords(instantOf(until), timezone) },
  data: { retry_after: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) },
});

/** Refuses a person who holds too many nights unpaid, or lately let those of this place go unpaid. */
export const refuseUnpaidHolds = (wish: Wish): void => {
  const { unpaid, lost, now } = wish;
  if (unpaid.length >= unpaidHoldsMax) refuse('booking.too_many_unpaid', untilThen(new Date(unpaid[0]?.pay_by ?? now), wish));
  const [last, before] = lost;
  if (!last) return;
  const free = new Date(new Date(last.at).getTime() + (before ? lostHoldsWaitHours : lostHoldWaitHours) * HOUR);
  if (free > now) refuse('booking.held_unpaid', untilThen(free, wish));
};
