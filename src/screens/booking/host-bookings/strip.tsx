// The coming days of a host's places as a strip: a lane for each place, a bar for each stay.
import { chakra } from '@chakra-ui/react/styled-system';
import type { BookingRow } from '../../../../generated/model/entities';
import type { Instant, PlainDate } from '../../../../generated/model/wire';
import { pathTo } from '../../../../generated/routes/paths';
import { bookingDisplayStatus } from '../../../../generated/rules/statuses';
import { hostBookingTexts as say } from '../../../../generated/texts/sentences/hostBookingTexts';
import { weekday } from '../../../../generated/model/dates';
import { Box } from '../../../ui/layout';
import { Heading } from '../../../ui/type';
import { shownDate, shownDates } from '../../shell/format/format';
import { BareLink } from '../../shell/navigation/links';
import { type Bar, daysFrom, daysShown, type Lane, lanesOf } from './lanes';
import { guestOf, todayIn } from './words';

const Scroll = chakra('div', {
  base: { overflowX: 'auto', borderWidth: '1px', borderRadius: 'lg', scrollbarWidth: 'thin', scrollSnapType: 'x proximity' },
});
const Days = chakra('div', { base: { display: 'grid', minWidth: `${daysShown * 2.25}rem` } });
const columns = { gridTemplateColumns: `repeat(${daysShown * 2}, minmax(0, 1fr))` };
const Day = chakra('div', {
  base: {
    gridColumn: 'span 2',
    display: 'grid',
    justifyItems: 'center',
    paddingY: '1.5',
    textStyle: 'tiny',
    color: 'muted',
    borderBottomWidth: '1px',
    '& strong': { color: 'ink', fontWeight: 'semibold', textStyle: 'small' },
  },
  variants: { look: { today: { '& strong': { color: 'spruce' } }, weekend: { bg: 'surface' }, weekday: {} } },
});
const LaneName = chakra('p', {
  base: {
    position: 'sticky',
    insetStart: '0',
    width: 'fit-content',
    maxWidth: 'min(18rem, 80vw)',
    truncate: true,
    paddingX: '3',
    paddingTop: '2',
    textStyle: 'tiny',
    color: 'muted',
  },
});
const Bars = chakra('ul', { base: { display: 'grid', rowGap: '1', paddingY: '1.5', gridAutoFlow: 'row dense' } });
const Stay = chakra(BareLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '9',
    marginX: '0.5',
    paddingX: '2',
    borderRadius: 'sm',
    textStyle: 'tiny',
    fontWeight: 'semibold',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    _focusVisible: { outlineOffset: '-2px' },
  },
  variants: {
    tone: {
      good: { color: 'spruce.deep', bg: 'spruce.mist' },
      waiting: { color: 'notice', bg: 'notice.mist', borderWidth: '1px', borderStyle: 'dashed', borderColor: 'notice' },
      info: { color: 'info', bg: 'info.mist' },
      quiet: { color: 'muted', bg: 'surface.deep' },
      bad: { color: 'error', bg: 'error.mist' },
    },
  },
});

const isWeekend = (date: PlainDate): boolean => weekday(date) === 0 || weekday(date) === 6;

const BarOf = ({ bar: { row, from, to }, now, property }: { readonly bar: Bar; readonly now: Instant; readonly property: string }) => {
  const { label, tone } = bookingDisplayStatus({ booking: row, now }, 'host');
  const [guest, dates] = [guestOf(row), shownDates(row.checkin, row.checkout)];
  return (
    <chakra.li minWidth="0" style={{ gridColumn: `${from} / ${Math.max(to, from + 1)}` }}>
      <Stay
        to={pathTo.bookings({ booking_id: row.booking_id })}
        tone={tone}
        aria-label={say.stay({ guest, dates, property, status: label })}
        title={`${guest}, ${dates}`}
      >
        {to - from > 1 && guest}
      </Stay>
    </chakra.li>
  );
};

const LaneOf = ({ lane: { title, bars }, now }: { readonly lane: Lane; readonly now: Instant }) => (
  <Box borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
    <LaneName>{title}</LaneName>
    <Bars aria-label={title} style={columns}>
      {bars.map((bar) => (
        <BarOf key={bar.row.booking_id} bar={bar} now={now} property={title} />
      ))}
    </Bars>
  </Box>
);

export const Strip = ({ rows, now }: { readonly rows: readonly BookingRow[]; readonly now: Instant }) => {
  const today = todayIn(now, rows[0]?.timezone ?? 'UTC');
  const lanes = lanesOf(rows, today);
  if (lanes.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="strip">
      <Heading id="strip" textStyle="subheading" marginBottom="3">
        {say.strip({ days: daysShown })}
      </Heading>
      <Scroll>
        <Box minWidth={`${daysShown * 2.25}rem`}>
          <Days style={columns} aria-hidden="true">
            {daysFrom(today).map((date) => (
              <Day key={date} look={date === today ? 'today' : isWeekend(date) ? 'weekend' : 'weekday'}>
                <span>{shownDate(date, 'weekday').slice(0, 3)}</span>
                <strong>{Number(date.slice(8))}</strong>
              </Day>
            ))}
          </Days>
          {lanes.map((lane) => (
            <LaneOf key={lane.property_id} lane={lane} now={now} />
          ))}
        </Box>
      </Scroll>
    </Box>
  );
};
