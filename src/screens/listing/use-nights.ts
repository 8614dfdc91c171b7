// The listing calendar's input: chosen dates, free nights, minimum stay.
import { useUnit } from 'effector-react';
import type { Availability, Listing } from '../../../generated/model/entities';
import { bookingHorizonDays } from '../../../generated/model/constants';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { addDays } from '../../../generated/model/dates';
import type { PlainDate } from '../../../generated/model/wire';
import type { DayPrices } from '../../ui/calendar/month-grid';
import { shortMoney, shownMoney } from '../shell/format/format';
import { $now } from '../shell/request/request';
import { availability } from './listing.store';
import { $nightPrices, monthSeen } from './night-prices.store';
import { nightsOf, shortestFrom, todayIn } from '../shell/nights/nights';
import { $trip, datesChosen } from './trip.store';

/** Where nothing is known of the nights, all of them can be chosen; the price then says which cannot be had. */
const unknown = (listing: Listing, now: ReturnType<typeof $now.getState>): Availability => ({
  ...listing,
  advance_notice_hours: 0,
  horizon: addDays(todayIn(now, listing.timezone), bookingHorizonDays),
  unavailable: [],
  rules: [],
  gaps: [],
  synced_at: null,
});

export const minimumText = (nights: number): string => say.minNights({ nights });

/** The price of a night from each day on. */
const usePrices = (): DayPrices => {
  const [{ currency, cents }, onSee] = useUnit([$nightPrices, monthSeen]);
  const priceOf = (day: PlainDate) => {
    const night = cents[day];
    return night === undefined ? undefined : { short: shortMoney(night, currency), whole: shownMoney(night, currency, { whole: true }) };
  };
  return { priceOf, onSee, note: say.nightPrices({ currency }) };
};

export const useNights = (listing: Listing) => {
  const prices = usePrices();
  const [trip, found, now, onChange] = useUnit([$trip, availability.$data, $now, datesChosen]);
  const known = found ?? unknown(listing, now);
  const shortest = trip.checkin ? shortestFrom(known, trip.checkin) : known.min_nights;
  return {
    ...nightsOf(known, now),
    value: { start: trip.checkin, end: trip.checkout },
    onChange,
    today: todayIn(now, listing.timezone),
    hint: minimumText(shortest),
    // while it takes no bookings, no night of it has a price
    ...(listing.status === 'listed' && { prices }),
  };
};
