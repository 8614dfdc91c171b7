// Calendars: nothing chosen, a start chosen, a stay chosen, all months in a column.
import { useState } from 'react';
import type { PlainDate } from '../../../generated/model/wire';
import { DateRangeCalendar } from '../../ui/calendar/date-range-calendar';
import type { DateRange } from '../../ui/calendar/selection';
import { Box, Card } from '../../ui/layout';
import { Exhibit, Room } from './exhibit';

const taken = new Set(['2027-02-20', '2027-02-21', '2027-02-22', '2027-03-05', '2027-03-06']);
const days = {
  first: '2027-02-04' as PlainDate,
  last: '2028-01-31' as PlainDate,
  isTaken: (night: PlainDate) => taken.has(night),
  minNights: () => 3,
  hint: '3-night minimum',
};
const starts: Readonly<Record<string, DateRange>> = {
  'Nothing chosen': {},
  'A start chosen': { start: '2027-02-15' as PlainDate },
  'A stay chosen': { start: '2027-02-12' as PlainDate, end: '2027-02-15' as PlainDate },
};

const One = ({ name, range }: { readonly name: string; readonly range: DateRange }) => {
  const [value, setValue] = useState(range);
  return (
    <Exhibit name={name}>
      <Card.Root variant="elevated" maxWidth="46rem">
        <DateRangeCalendar {...days} label={name} value={value} onChange={setValue} onDone={() => undefined} />
      </Card.Root>
    </Exhibit>
  );
};

const Column = () => {
  const [value, setValue] = useState<DateRange>({});
  return (
    <Exhibit name="A column to scroll">
      <Box
        as="section"
        tabIndex={0}
        aria-label="Months"
        maxWidth="24rem"
        maxHeight="24rem"
        overflowY="auto"
        borderWidth="1px"
        padding="3"
        borderRadius="lg"
      >
        <DateRangeCalendar {...days} label="A column" layout="scroll" scrolledMonths={4} value={value} onChange={setValue} />
      </Box>
    </Exhibit>
  );
};

export const CalendarRoom = () => (
  <Room title="Calendar">
    {Object.entries(starts).map(([name, range]) => (
      <One key={name} name={name} range={range} />
    ))}
    <Column />
  </Room>
);
