// The listing calendar's input: chosen dates, free nights, minimum stay.
import { useUnit } from 'effector-react';
import type { Availability, Listing } from '../../../generated/model/entities';
import { bookingHorizonDays } from '../../../generated/model/constants';
import { listingTexts as say } from '../../../generated/texts/sentences/listingTexts';
import { addDays } from '../../../generated/model/dates';
import { $now } from '../shell/request/request';
import { availability } from './listing.store';
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

export const useNights = (listing: Listing) => {
  const [trip, found, now, onChange] = useUnit([$trip, availability.$data, $now, datesChosen]);
  const known = found ?? unknown(listing, now);
  const shortest = trip.checkin ? shortestFrom(known, trip.checkin) : known.min_nights;
  return {
    ...nightsOf(known, now),
    value: { start: trip.checkin, end: trip.checkout },
    onChange,
    today: todayIn(now, listing.timezone),
    hint: minimumText(shortest),
  };
};
