// The calendar of the pill: any stay from today to the last day that can be booked.
import { useUnit } from 'effector-react';
import { bookingHorizonDays } from '../../../../generated/model/constants';
import type { Instant, PlainDate } from '../../../../generated/model/wire';
import { addDays } from '../../../../generated/model/dates';
import { dateIn, momentOf } from '../../../../generated/rules/runtime';
import { DateRangeCalendar } from '../../../ui/calendar/date-range-calendar';
import { $now } from '../request/request';
import { $trip, datesChosen } from './pill.store';

// where the day ends last in the country: no day that is still today somewhere is lost
const lastZone = 'America/Vancouver';
const todayAt = (now: Instant): PlainDate => dateIn(momentOf(now), lastZone);

export const TripDates = ({ layout, onDone }: { readonly layout: 'pages' | 'scroll'; readonly onDone?: () => void }) => {
  const { trip, now, choose } = useUnit({ trip: $trip, now: $now, choose: datesChosen });
  const today = todayAt(now);
  return (
    <DateRangeCalendar
      first={today}
      today={today}
      last={addDays(today, bookingHorizonDays)}
      value={{ start: trip.checkin, end: trip.checkout }}
      onChange={choose}
      layout={layout}
      scrolledMonths={12}
      {...(onDone && { onDone })}
    />
  );
};
