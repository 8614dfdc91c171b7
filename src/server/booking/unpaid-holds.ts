// Nights cost nothing until they are paid: how many a person may hold so, and how soon again after they came to nothing.
import { lostHoldDays, lostHoldsWaitHours, lostHoldWaitHours, unpaidHoldsMax } from '../../../generated/model/constants';
import { DAY, HOUR } from '../../../generated/model/dates';
import { instantOf } from '../../../generated/model/wire';
import type { Database } from '../database/open';
import { momentWords } from '../outside/mail-dates';
import type { PropertyRow } from '../property/property.lookup';
import { refuse } from '../request/refusal';
import { lostHolds, unpaidUntil } from './booking.repository';

interface Wish {
  readonly guest_id: string;
  readonly property: Pick<PropertyRow, 'property_id' | 'timezone'>;
  readonly now: Date;
}

const untilThen = (until: Date, { property: { timezone }, now }: Wish) => ({
  slots: { moment: momentWords(instantOf(until), timezone) },
  data: { retry_after: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) },
});

/** Refuses a person who holds too many nights unpaid, or lately let those of this place go unpaid. */
export const refuseUnpaidHolds = async (db: Database, wish: Wish): Promise<void> => {
  const { guest_id, property, now } = wish;
  const unpaid = await unpaidUntil(db, guest_id);
  if (unpaid.length >= unpaidHoldsMax) refuse('booking.too_many_unpaid', untilThen(unpaid[0] ?? now, wish));
  const since = new Date(now.getTime() - lostHoldDays * DAY);
  const [last, before] = await lostHolds(db, { guest_id, property_id: property.property_id, since });
  if (!last) return;
  const free = new Date(last.getTime() + (before ? lostHoldsWaitHours : lostHoldWaitHours) * HOUR);
  if (free > now) refuse('booking.held_unpaid', untilThen(free, wish));
};
