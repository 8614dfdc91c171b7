// The calendar of the pill: any stay from today to the last day that can be booked.
import { useUnit } from 'effector-react';
import { bookingHorizonDays } from '../../../../generated/model/constants';
import type { Instant, PlainDate } from '../../../../generated/model/wire';
import { addDays } from '../../../../generated/model/dates';
import { dateIn, momentOf } from '../../../../generated/rules/runtime';
import { searchBoxTexts as box } from '../../../../generated/texts/sentences/searchBoxTexts';
import { Button } from '../../../ui/button';
import { DateRangeCalendar } from '../../../ui/calendar/date-range-calendar';
import { HStack, Stack } from '../../../ui/layout';
import { $now } from '../request/request';
import { DaysAround, HowExact, OpenDates } from './flexible-dates';
import { $trip, datesChosen } from './pill.store';

// where the day ends last in the country: no day that is still today somewhere is lost
const lastZone = 'America/Vancouver';
const todayAt = (now: Instant): PlainDate => dateIn(momentOf(now), lastZone);

export const TripDates = ({ layout, onDone }: { readonly layout: 'pages' | 'scroll'; readonly onDone?: () => void }) => {
  const { trip, now, choose } = useUnit({ trip: $trip, now: $now, choose: datesChosen });
  const today = todayAt(now);
  const isOpen = trip.flex_stay !== undefined;
  return (
    <Stack gap="4">
      <HStack justifyContent="space-between" flexWrap="wrap">
        <HowExact today={today} />
        {!isOpen && <DaysAround />}
      </HStack>
      {isOpen ? (
        <>
          <OpenDates today={today} />
          {onDone && (
            <Button size="sm" alignSelf="flex-end" onClick={onDone}>
              {box.done}
            </Button>
          )}
        </>
      ) : (
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
      )}
    </Stack>
  );
};
